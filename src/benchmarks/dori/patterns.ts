import type { DoriCode, DoriType } from '../../families/orientation/prompts/index.js';

/** The kinds of systematic error of DORI's App. L. */
export type ErrorPattern =
  | 'perpendicular confusion'
  | 'directional reversal'
  | 'angle compression'
  | 'frontal bias'
  | 'rotational symmetry confusion'
  | 'uncertainty cascade';

/** The pattern of answering `predicted` where `truth` is right, `null` for a confusion that the paper does not name. */
export function errorPattern(
  { code, undetermined }: DoriType,
  truth: string,
  predicted: string | null,
): ErrorPattern | null {
  if (predicted === null || predicted === undetermined) return 'uncertainty cascade';
  return PATTERNS[code]?.(truth, predicted) ?? null;
}

/** The patterns by question type: the pairs of Table 10 first, then those that its definitions cover besides. */
const PATTERNS: Partial<Record<DoriCode, (truth: string, predicted: string) => ErrorPattern | null>> = {
  '1C': (truth, predicted) =>
    swapped(truth, predicted, 'Directly', 'Facing away') ?? frontal(predicted, 'Directly'),
  '1G'(truth, predicted) {
    const [from, to] = [angle(truth), angle(predicted)];
    if ((from === 0 && to === 65) || (from === 65 && to === 0)) return 'perpendicular confusion';
    return from === 135 && to === 65 ? 'angle compression' : frontal(predicted, '0 ');
  },
  '2C': (truth, predicted) =>
    swapped(truth, predicted, 'Toward', 'Away') ??
    swapped(truth, predicted, 'Leftward', 'Rightward') ??
    frontal(predicted, 'Toward'),
  '2G': (truth, predicted) =>
    swapped(truth, predicted, '30 degrees left', '30 degrees right') ??
    swapped(truth, predicted, '0 ', '180') ??
    frontal(predicted, '0 '),
  '3C': (truth, predicted) => swapped(truth, predicted, 'Clockwise', 'Counter-clockwise'),
  '3G'(truth, predicted) {
    const [from, to] = [angle(truth), angle(predicted)];
    if (from === 0 && to === 90) return 'rotational symmetry confusion';
    return to > 0 && to < from ? 'angle compression' : null;
  },
  '5C': (truth, predicted) =>
    swapped(truth, predicted, 'They are facing the same', 'They are facing opposite') ??
    swapped(truth, predicted, 'Partially facing the same', 'Partially facing the opposite'),
  '5G'(truth, predicted) {
    const [turn, other] = [direction(truth), direction(predicted)];
    if (turn === null || other === null) return null;
    if (turn !== other) return angle(truth) === angle(predicted) ? 'directional reversal' : null;
    return angle(predicted) < angle(truth) ? 'angle compression' : null;
  },
  '6G': (truth, predicted) =>
    angle(truth) > 0 && angle(predicted) > 0 ? 'rotational symmetry confusion' : null,
  '7C': (_, predicted) => frontal(predicted, 'Yes'),
  '7G': (_, predicted) => frontal(predicted, 'No change'),
};

/** The number that an option starts with, not a number when there is none. */
const angle = (option: string): number => Number.parseInt(option, 10);

const direction = (option: string): string | null => /\b(?:counter)?clockwise$/.exec(option)?.[0] ?? null;

const frontal = (predicted: string, start: string): ErrorPattern | null =>
  predicted.startsWith(start) ? 'frontal bias' : null;

function swapped(truth: string, predicted: string, one: string, other: string): ErrorPattern | null {
  const both = (a: string, b: string) => truth.startsWith(a) && predicted.startsWith(b);
  return both(one, other) || both(other, one) ? 'directional reversal' : null;
}

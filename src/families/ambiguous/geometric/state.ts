import { badParameter } from '../../../core/errors.js';
import type { Figure, Illusion, Verdict } from '../../../content/illusions/geometric/illusion.js';
import { illusions } from '../../../content/illusions/geometric/index.js';

/** An illusion as it is shown, and the order of the options in its questions. */
export type GeometricState = {
  readonly illusion: string;
  readonly figure: Figure;
  readonly order: readonly Verdict[];
  /** The index of the Yes-No question: 0 and 2 are about what is so, 1 and 3 about what is not. */
  readonly form: number;
};

/** What there is, and what most people see. */
export type GeometricLabel = {
  readonly illusion: string;
  readonly physical: Verdict;
  readonly perceived: Verdict;
};

/** The control: inducers are left out; what is impossible is mended. */
export type GeometricTransform = { readonly remove: 'inducers' | 'contradiction' };

const byName = new Map(illusions.map((illusion) => [illusion.name, illusion]));

/** @throws TopsyturvyError 'bad-parameter' if there is none of the name */
export function illusionOf(name: string): Illusion {
  const illusion = byName.get(name);
  if (illusion) return illusion;
  throw badParameter('illusion', name, `one of ${[...byName.keys()].join(', ')}`);
}

/** Less than half of the smallest difference that is made is none. */
export function verdictOf(difference: number, { difference: { step } }: Illusion): Verdict {
  return difference > step / 2 ? 'first' : difference < -step / 2 ? 'second' : 'same';
}

/** Physical truth from the coordinates; perceived truth from the known size and direction of the effect. */
export function labelOf({
  illusion: name,
  figure,
}: Pick<GeometricState, 'illusion' | 'figure'>): GeometricLabel {
  const illusion = illusionOf(name);
  const difference = illusion.truth(figure);
  const seen = difference + (figure.inducers ? figure.toward * pretended(illusion, figure.strength) : 0);
  return { illusion: name, physical: verdictOf(difference, illusion), perceived: verdictOf(seen, illusion) };
}

/** The difference that inducers of a strength make most people see. */
const pretended = ({ strength: { effect, atZero = 0 } }: Illusion, strength: number): number =>
  atZero + strength * (effect - atZero);

/**
 * The smallest difference in the illusion's direction, from `level` on and at most 3 steps, that most people see as at least `least`
 * steps. Where inducers nearly cancel a difference, what people see of it varies too much.
 */
export function certainLevel(illusion: Illusion, level: number, strength: number, least: number): number {
  const { step } = illusion.difference;
  let certain = level;
  while (Math.abs(certain + pretended(illusion, strength) / step) < least && certain < 3) certain++;
  return certain;
}

export const removeInducers = (x: GeometricState): GeometricState => ({
  ...x,
  figure: { ...x.figure, inducers: false },
});

/** Without inducers everything is seen as it is; what is mended is as it should be. */
export function removeFromLabel(
  { remove }: GeometricTransform,
  { illusion, physical }: GeometricLabel,
): GeometricLabel {
  const left = remove === 'contradiction' ? 'same' : physical;
  return { illusion, physical: left, perceived: left };
}

import { group } from '../../../core/group.js';
import { nothing, type Reading } from '../reading.js';

type Options = Readonly<Record<string, string>>;

/** An angle, or a range of them, and the way or the axis of the turn. */
interface Turn {
  readonly from: number;
  readonly to: number;
  /** 'clockwise', 'left', 'horizontal' …; '' where nothing is said. */
  readonly way: string;
}

const WAY = 'counterclockwise|clockwise|left|right|horizontal|vertical';
const TURN = new RegExp(
  String.raw`(?:\b(?<before>${WAY})\b[^\d.,;\n]{0,20})?(?<!\d)(?<sign>[-−]?)(?<from>\d{1,3})(?: to (?<to>\d{1,3}))?(?:\s+degrees?\b|(?=\s(?:in total|altogether)\b)|(?=[,.\s)]*$|\s?[,;]\s?(?:horizontal|vertical)))(?:[^\d.,;\n]{0,30}?\b(?<after>${WAY})\b)?`,
  'gi',
);

/** The turns that a text names, spelled as options are. */
export const turnsIn = (text: string): Turn[] =>
  Array.from(text.slice(0, 2000).matchAll(TURN), ({ groups }) => {
    const { before, sign, from, to, after } = groups!;
    const way = (after ?? before ?? '').toLowerCase();
    const value = sign && way === '' ? (360 - Number(from)) % 360 : Number(from);
    return { from: value, to: Number(to ?? value), way: sign ? way.replace(/^counter/, '') : way };
  });

const WAYS = new RegExp(String.raw`\b(?:${WAY})\b`, 'g');
const optionTurns = new WeakMap<Options, Map<string, Turn[]>>();

/** What follows says the angle before it again, or sums it up: "90 counterclockwise, i.e. 270 clockwise", "so 135". */
const AGAIN =
  /\b(?:i\.\s?e\.?|that is|which (?:is|equals|means)|equivalently|equal to|so|thus|therefore|in total|total|difference)\b|=/i;

/** Whether a text repeats an angle or sums it up, without a calculation. */
export const restates = (text: string): boolean =>
  AGAIN.test(text) && !/\d\s?[×x*]\s?\d|\b(?:more|less) than\b/.test(text);

const NO_TURN = /\bno (?:rotation|turn)\b(?: is)?(?: needed| required| necessary)?/gi;

/** Among options that are angles, the option with the angle that a reply gives, in whatever words. */
export function angle(text: string, options: Options, spelled: (text: string) => string): Reading {
  let known = optionTurns.get(options);
  if (!known) {
    const all = Object.entries(options).map(
      ([letter, option]) =>
        [letter, /\d(?: to \d+)?\s+degrees/.test(spelled(option)) ? turnsIn(spelled(option)) : []] as const,
    );
    known = new Map(all.filter(([, turns]) => turns.length > 0));
    optionTurns.set(options, known);
  }
  const pairs = [...known.values()].every(({ length }) => length === 2);
  if (known.size === 0) return nothing;
  const plain = spelled(text.replace(NO_TURN, '0 degrees')).replace(/\bnot \w+/gi, ' ');
  const said = turnsIn(plain);
  const letter = pairs ? ofPair(said, known, text) : ofOne(said, known, plain);
  return letter === null ? nothing : { value: letter, how: 'text' };
}

function ofOne(
  said: readonly Turn[],
  known: ReadonlyMap<string, readonly Turn[]>,
  text: string,
): string | null {
  const values = group(said, ({ from, to, way }) => `${from} ${to} ${way}`);
  const turn = values.size === 1 || restates(text) ? said.at(-1) : undefined;
  if (!turn) return null;
  const ways = new Set([...known.values()].map(([option]) => option.way));
  // "it turns clockwise, by 60 degrees": the only way that the text names and does not deny
  const named = new Set(text.toLowerCase().match(WAYS));
  const own = [...named].filter((way) => ways.has(way));
  const way = ways.has(turn.way) && turn.way !== '' ? turn.way : own.length === 1 ? own[0] : '';
  const back = ways.size === 1 && ways.has('') && turn.way === 'counterclockwise' && turn.from > 0;
  const [from, to] = back ? [360 - turn.to, 360 - turn.from] : [turn.from, turn.to];
  const found = [...known].filter(([, [option]]) => {
    const same = option.way === '' || way === '' || option.way === way;
    return same && option.from <= from && to <= option.to;
  });
  return found.length === 1 ? found[0][0] : null;
}

/** The option of turns about both axes: first about the horizontal one, where a reply does not say which is which. */
function ofPair(
  said: readonly Turn[],
  known: ReadonlyMap<string, readonly Turn[]>,
  text: string,
): string | null {
  const by = (axis: string, place: number) =>
    said.find(({ way }) => way === axis) ?? (said.every(({ way }) => way === '') ? said[place] : undefined);
  const [horizontal, vertical] = [by('horizontal', 0), by('vertical', 1)];
  const lone = said.length === 1 && /\bonly\b/i.test(text);
  if (said.length !== 2 && !lone) return null;
  if (said[0] === vertical && !lone && /\bthen\b|→|followed/i.test(text)) return null;
  const found = [...known].filter(
    ([, [one, other]]) => one.from === (horizontal?.from ?? 0) && other.from === (vertical?.from ?? 0),
  );
  return found.length === 1 ? found[0][0] : null;
}

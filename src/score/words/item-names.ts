import type { NamedThing } from '../question.js';
import { readings } from './readings.js';
import { closeness, type WordRule } from './names.js';

const ALTERNATIVES = /\s*(?:\/|\||\bor\b|\band\b|&|[,;()[\]])\s*/i;

/** "(made of trees)", "(near)", "(side view)" */
const ASIDE = /\((?!\s*or\b)(?:[^()]*\s[^()]*|near|far|hidden|visible|camouflaged)\)?/gi;
/** "a black and white cow" */
const TWO_COLORS =
  /\b(black|white|brown|red|green|blue|yellow|gray|grey|orange) and (?:black|white|brown|red|green|blue|yellow|gray|grey|orange)(?= \w)/gi;

/** "pawn (chess)" is a chess pawn, but "duck (rabbit)" two things. */
const ADDED = /^((?:\p{L}+ )?\p{L}+) \((\p{L}+)\)?$/u;

/** How closely an entry of a list names a thing: of "kitten or cat", "cat (animal)" all that it says has to. */
function itemCloseness(entry: string, thing: NamedThing, rule: WordRule): number {
  const item = entry.replace(ASIDE, '').replace(TWO_COLORS, '$1');
  const [, head, added] = ADDED.exec(item) ?? [];
  const joined =
    head && !readings().includes(added.toLowerCase()) ? closeness(`${added} ${head}`, thing, rule) : 0;
  if (!ALTERNATIVES.test(item)) return closeness(item, thing, rule);
  const said = item
    .slice(0, 200)
    .split(ALTERNATIVES)
    .filter((part) => part.trim() !== '');
  return said.length === 0
    ? 0
    : Math.max(joined, Math.min(...said.map((part) => closeness(part, thing, rule))));
}

/**
 * Which of several things an entry of a list names. One that names two, as "woman" does a young and an old one, does not tell
 * them apart: it names that which it names most closely, or neither. `paper`: it names all of them (AmbiBench A.5).
 */
export function thingsNamed(
  item: string,
  things: readonly NamedThing[],
  rule: WordRule = 'basic',
): boolean[] {
  const close = things.map((thing) => itemCloseness(item, thing, rule));
  if (rule === 'paper') return close.map((one) => one > 0);
  const most = Math.max(...close);
  const named = close.map((one) => one === most && one > 0);
  const words = new Set(things.filter((_, i) => named[i]).map(({ word }) => word));
  return words.size > 1 ? things.map(() => false) : named;
}

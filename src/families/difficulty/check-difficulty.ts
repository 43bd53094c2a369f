import { unexpected } from '../../core/errors.js';
import { canonicalJson, type Json } from '../../core/json.js';
import { levels, type Difficulty, type Ladder, type Move } from './difficulty.js';

/**
 * Checks that axes have a value for each level, go where they say, and share no param.
 *
 * @throws TopsyturvyError 'bad-parameter' naming the axis and what is wrong
 */
export function checkDifficulty(family: string, difficulty: Difficulty<object>): void {
  const taken = new Set<string>();
  for (const [name, { ladders }] of Object.entries(difficulty)) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw unexpected('bad-parameter', `an axis of ${family}`, name, 'lower-case words with dashes');
    if (typeof ladders !== 'object' || ladders === null)
      throw unexpected(
        'bad-parameter',
        `ladders of the axis ${name} of ${family}`,
        ladders,
        'ladders by param',
      );
    for (const [param, ladder] of Object.entries(ladders) as [string, Ladder][]) {
      const where = `${param} of the axis ${name} of ${family}`;
      if (taken.has(param))
        throw unexpected('bad-parameter', where, param, 'a param that no other axis sets');
      taken.add(param);
      checkLadder(where, ladder);
    }
  }
}

function checkLadder(where: string, { move, values }: Ladder): void {
  if (values.length !== levels.hardest)
    throw unexpected('bad-parameter', where, values.length, `${levels.hardest} values`);
  const wrong = values.findIndex((value, at) => at > 0 && !goes[move](values[at - 1]!, value));
  const strays = move === 'onward' ? firstReturn(values) : wrong;
  if (strays >= 0)
    throw unexpected(
      'bad-parameter',
      `${where} at level ${strays + 1}`,
      values[strays],
      `one that goes ${move}`,
    );
}

const goes: Readonly<Record<Move, (from: Json, to: Json) => boolean>> = {
  up: (from, to) => least(from) <= least(to) && greatest(from) <= greatest(to),
  down: (from, to) => least(from) >= least(to) && greatest(from) >= greatest(to),
  narrower: (from, to) => spread(from) >= spread(to),
  wider: (from, to) => spread(from) <= spread(to),
  onward: () => true,
};

const least = (value: Json): number => Math.min(...numbersIn(value));
const greatest = (value: Json): number => Math.max(...numbersIn(value));
const spread = (value: Json): number => greatest(value) - least(value);
/** What is not a number goes nowhere, which no comparison holds for. */
const numbersIn = (value: Json): number[] =>
  [value].flat().map((one) => (typeof one === 'number' ? one : NaN));

/** Where a value comes back that was left; -1 if none does. */
function firstReturn(values: readonly Json[]): number {
  const texts = values.map(canonicalJson);
  return texts.findIndex((text, at) => at > 0 && text !== texts[at - 1] && texts.indexOf(text) < at);
}

import { markExtension } from '../core/extension.js';
import { badParameter, canonicalJson, type Json, wrongParameter } from '../core/index.js';
import type { Family, View } from './family.js';
import { levels, type Difficulty, type Ladder, type Move } from './difficulty/difficulty.js';

/**
 * Checks that axes have a value for each level, go where they say, and share no param.
 * @throws TopsyturvyError 'bad-parameter' naming the axis and what is wrong
 */
function checkDifficulty(family: string, difficulty: Difficulty<object>): void {
  const taken = new Set<string>();
  for (const [name, { ladders }] of Object.entries(difficulty)) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw badParameter(`an axis of ${family}`, name, 'lower-case words with dashes');
    if (typeof ladders !== 'object' || ladders === null)
      throw badParameter(`ladders of the axis ${name} of ${family}`, ladders, 'ladders by param');
    for (const [param, ladder] of Object.entries(ladders) as [string, Ladder][]) {
      const where = `${param} of the axis ${name} of ${family}`;
      if (taken.has(param)) throw badParameter(where, param, 'a param that no other axis sets');
      taken.add(param);
      checkLadder(where, ladder);
    }
  }
}

function checkLadder(where: string, { move, values }: Ladder): void {
  if (values.length !== levels.hardest) throw badParameter(where, values.length, `${levels.hardest} values`);
  const wrong = values.findIndex((value, at) => at > 0 && !goes[move](values[at - 1], value));
  const strays = move === 'onward' ? firstReturn(values) : wrong;
  if (strays >= 0)
    throw badParameter(`${where} at level ${strays + 1}`, values[strays], `one that goes ${move}`);
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
/** The numbers in a value; NaN for anything else, for which no comparison holds. */
const numbersIn = (value: Json): number[] =>
  [value].flat().map((one) => (typeof one === 'number' ? one : NaN));

/** The index at which a value comes back after another one; -1 if none does. */
function firstReturn(values: readonly Json[]): number {
  const texts = values.map(canonicalJson);
  return texts.findIndex((text, at) => at > 0 && text !== texts[at - 1] && texts.indexOf(text) < at);
}

/** The kind by which modules and registries tell families from other extensions. */
export const familyKind = 'family';

const required = ['params', 'propose', 'label', 'act', 'rho', 'draw', 'judge', 'ask'] as const;
const optional = [
  'open',
  'hashes',
  'size',
  'capacity',
  'notes',
  'engine',
  'kind',
  'inverse',
  'stage',
  'warp',
  'viewLabel',
  'recognize',
] as const;
const values = [
  'name',
  'version',
  'summary',
  'words',
  'presets',
  'difficulty',
  'portable',
  'views',
  'inherent',
  'likeness',
  'animations',
] as const;
const known: readonly string[] = [...required, ...optional, ...values];

/**
 * Checks the form of a family and returns it. The user's families are peers of those shipped: the same object, the same
 * laws.
 * @throws TopsyturvyError 'bad-parameter' if the name, version, views or methods are not of a family's form, or if it has a
 *   member that no family has
 */
export function defineFamily<P, X, T, Y, S = undefined, G = undefined, E = Record<never, never>>(
  family: Family<P, X, T, Y, S, G, E>,
): Family<P, X, T, Y, S, G, E> {
  if (typeof family.name !== 'string' || !/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/.test(family.name))
    throw badParameter('family name', family.name, "a name such as 'text/rotated'");
  if (!(Number.isSafeInteger(family.version) && family.version >= 1))
    throw badParameter(`version of ${family.name}`, family.version, 'a whole number from 1');
  if (typeof family.summary !== 'string')
    throw badParameter(`summary of ${family.name}`, family.summary, 'a sentence');
  const stranger = Object.keys(family).find((member) => !known.includes(member));
  if (stranger !== undefined)
    throw badParameter(`a member of the family ${family.name}`, stranger, `one of ${known.join(', ')}`);
  for (const method of required) checkMethod(family, method, family[method]);
  for (const method of optional)
    if (family[method] !== undefined) checkMethod(family, method, family[method]);
  if (Array.isArray(family.views)) checkViews(family.name, family.views as readonly View[]);
  if (family.difficulty !== undefined) checkDifficulty(family.name, family.difficulty);
  return markExtension(familyKind, family);
}

function checkMethod({ name }: { readonly name: string }, method: string, value: unknown): void {
  if (typeof value === 'function') return;
  throw badParameter(`${name}.${method}`, value, 'a function');
}

/** @throws TopsyturvyError 'bad-parameter' if names cannot be distinguished or be part of a file's name */
function checkViews(family: string, views: readonly View[]): void {
  const names = views.map((view) => view.name);
  if (
    names.length === 0 ||
    new Set(names).size < names.length ||
    !names.every((name) => /^[a-z0-9-]+$/.test(name))
  ) {
    throw wrongParameter(
      `Expected different view names of lower-case letters, digits and dashes for ${family}`,
      names,
    );
  }
}

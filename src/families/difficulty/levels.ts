import { badParameter, isObject, type Json, parseJson } from '../../core/index.js';
import { levels, type Levels } from './difficulty.js';

/** Levels, and how large a share of the items each has; the shares' sum is not fixed. */
export type Share = { readonly levels: Levels; readonly share: number };

const form =
  'a level from 1 to 10, a range such as 3-8 or [3,8], levels of axes such as {"length":3}, or {"mix":[1,7]} or {"mix":{"1":3,"7":1}}';

/**
 * The levels that a difficulty stands for: one level, a range of levels that share the items evenly, a mixture, or
 * levels of some axes. On a command line it is text.
 * @throws TopsyturvyError 'bad-parameter' for any other
 */
export function readDifficulty(value: unknown): readonly Share[] {
  const given = typeof value === 'string' ? parsed(value) : value;
  if (isLevel(given)) return [{ levels: given, share: 1 }];
  if (Array.isArray(given) && given.length === 2 && given.every(isLevel) && given[0] <= given[1])
    return between(given[0], given[1]);
  if (isObject(given)) {
    if (Object.keys(given).length === 1 && 'mix' in given) return mixed(given.mix);
    if (isLevelsOfAxes(given)) return [{ levels: given, share: 1 }];
  }
  throw wrong(value);
}

/** A difficulty that is the same for all items. @throws TopsyturvyError 'bad-parameter' for a range or a mixture */
export function readLevels(value: unknown): Levels {
  const [only, ...others] = readDifficulty(value);
  if (others.length === 0) return only.levels;
  throw badParameter('difficulty', value as Json, 'one level, or one of each axis');
}

const wrong = (value: unknown) => badParameter('difficulty', value as Json, form);

function parsed(text: string): unknown {
  const range = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  if (range) return [Number(range[1]), Number(range[2])];
  try {
    return parseJson(text);
  } catch {
    throw wrong(text);
  }
}

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= levels.easiest && (value as number) <= levels.hardest;

const isLevelsOfAxes = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, number>> =>
  Object.keys(value).length > 0 && Object.values(value).every(isLevel);

const between = (from: number, to: number): Share[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ levels: from + at, share: 1 }));

/** Levels in a list are equally frequent; by name they have weights. */
function mixed(mix: unknown): Share[] {
  const shares: Share[] = Array.isArray(mix)
    ? mix.map((level: unknown) => ({ levels: level as number, share: 1 }))
    : isObject(mix)
      ? Object.entries(mix).map(([level, share]) => ({ levels: Number(level), share: share as number }))
      : [];
  const all = shares.map((one) => one.levels);
  const isRight =
    all.length > 0 &&
    all.every(isLevel) &&
    new Set(all).size === all.length &&
    shares.every(({ share }) => typeof share === 'number' && share > 0 && share <= 1e6);
  if (isRight) return shares;
  throw badParameter('mix of difficulty', mix as Json, 'different levels, or weights by level');
}

import { type Stream, TopsyturvyError, madeOnce } from '../../core/index.js';
import { type Raster, changedPixels, changedShare } from '../../draw/raster.js';
import { apart, lookOf, type Look } from './apart.js';
import type { Picture, Source } from './source.js';

/** Levels of 255 by which a pixel must differ to be noticed. */
const striking = 40;

/** Two candidates must differ strikingly in at least this share of their pixels, or a person could not choose between them. */
export const leastDifference = 0.02;

/**
 * Two options look alike if they are less apart than this, or than this share of what the half turn of the query is from the
 * query: a flipped triangle that is slightly tilted is the turned triangle, but a mirrored "68" is no turned one.
 */
const [leastApart, leastShare] = [0.07, 0.27];

/** Whether two options look alike to a person, in a question about a query. */
export class Alikeness {
  private readonly looks = new Map<Raster, Look>();
  private readonly limit: number;

  constructor(query: Raster, answer: Raster) {
    this.limit = Math.min(leastApart, leastShare * this.apart(query, answer, leastApart / leastShare));
  }

  areAlike(a: Raster, b: Raster): boolean {
    return !isDifferent(a, b) || this.apart(a, b, this.limit) < this.limit;
  }

  private readonly apart = (a: Raster, b: Raster, most: number): number =>
    apart(this.lookOf(a), this.lookOf(b), most);

  private lookOf(raster: Raster): Look {
    const look = madeOnce(this.looks, raster, () => lookOf(raster));
    return look;
  }
}

/** How many other items are searched by default for the one whose half turn is most like the answer. */
export const usuallyCompared = 3;

/** How many other items are examined to find some of the same kind. */
const othersTried = 64;

/** The share of pixels that differ strikingly; pictures of different sizes differ everywhere. */
export const difference = (a: Raster, b: Raster): number =>
  sameSides(a, b) && a.channels === b.channels ? changedShare(a, b, striking) : 1;

/** Whether that share is at least {@link leastDifference}. */
function isDifferent(a: Raster, b: Raster): boolean {
  if (!sameSides(a, b) || a.channels !== b.channels) return true;
  const all = a.width * a.height;
  return changedPixels(a, b, striking, leastDifference * all + 1) / all >= leastDifference;
}

const sameSides = (a: Raster, b: Raster): boolean => a.width === b.width && a.height === b.height;

/**
 * Three distractors for the half turn of an item: its mirror image, its flip, a quarter turn and the half turn of another
 * item of its kind, in seeded order, without any that looks like the answer or like one already chosen. (The flip of a
 * picture that is its own mirror image, say, is its half turn.) Where these are too few, the other quarter turn, the
 * picture itself and further items step in, those of other kinds last. A candidate whose sides differ from the answer's, as
 * after a quarter turn of a picture that is not square, is taken only if there are too few others: its form would exclude it.
 * Looks are compared as the library's own rasterizers draw them, so that the choice does not depend on a driver.
 * @param compared how many other items are drawn to find the one most like the answer
 * @throws TopsyturvyError 'broken-law' if too few candidates look different, as they only can in a set of one kind
 */
export function chooseDistractors(
  source: Source,
  item: number,
  stream: Stream,
  compared = usuallyCompared,
): Picture[] {
  const answer = source.picture({ item, turn: 'half' }, true);
  const own = stream.shuffle(['mirror', 'flip', 'quarter-cw'] as const);
  const pool: Picture[] = own.map((turn) => ({ item, turn }));
  const [nearest, ...others] = nearestOthers(source, item, answer, stream, compared);
  // At a random place among the first three, so that it is neither always there nor never.
  if (nearest) pool.splice(stream.below(4), 0, nearest);
  pool.push({ item, turn: 'quarter-ccw' }, { item, turn: 'none' }, ...others);

  const chosen: Picture[] = [];
  const looks: Raster[] = [answer];
  const alikeness = new Alikeness(source.picture({ item, turn: 'none' }, true), answer);
  for (const sides of ['same', 'other'] as const)
    for (const candidate of pool) {
      const look = source.picture(candidate, true);
      if (sameSides(look, answer) !== (sides === 'same')) continue;
      if (looks.some((before) => alikeness.areAlike(before, look))) continue;
      looks.push(look);
      chosen.push(candidate);
      if (chosen.length === 3) return chosen;
    }
  throw new TopsyturvyError(
    'broken-law',
    `Item ${item} of the source looks too much like its own turns for a matching question`,
    item,
  );
}

/** Half turns of other items: of the same kind, the one most like the answer first, then of other kinds. */
function nearestOthers(
  source: Source,
  item: number,
  answer: Raster,
  stream: Stream,
  compared: number,
): Picture[] {
  const tried = new Set<number>();
  for (let tries = 0; tries < othersTried && tried.size < source.count - 1; tries++) {
    const other = stream.below(source.count - 1);
    tried.add(other < item ? other : other + 1);
  }
  const kind = source.kind(item);
  const half = (other: number): Picture => ({ item: other, turn: 'half' });
  const kin = [...tried].filter((other) => source.kind(other) === kind).slice(0, compared);
  const strangers = [...tried].filter((other) => source.kind(other) !== kind).slice(0, usuallyCompared);
  const nearest = kin
    .map((other) => ({ other, apart: difference(answer, source.picture(half(other), true)) }))
    .sort((a, b) => a.apart - b.apart);
  return [...nearest.map(({ other }) => half(other)), ...strangers.map(half)];
}

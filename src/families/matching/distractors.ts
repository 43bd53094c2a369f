import { TopsyturvyError } from '../../core/errors.js';
import type { Stream } from '../../core/stream.js';
import { changedShare } from '../../draw/compare.js';
import type { Raster } from '../../draw/raster.js';
import type { Picture, Source } from './source.js';

/** Two candidates must differ in at least this share of their pixels, or a person could not choose between them. */
export const leastDifference = 0.01;

/** How many other items are looked at to find the one whose rotation is most like the answer. */
const othersTried = 3;

/** The share of pixels that differ; pictures of different sizes differ everywhere. */
export function difference(a: Raster, b: Raster): number {
  return a.width === b.width && a.height === b.height && a.channels === b.channels ? changedShare(a, b) : 1;
}

/**
 * Three distractors for the half turn of an item: its mirror image, its flip, its quarter turns and another item's half
 * turn, in seeded order, without any that looks like the answer or like one already chosen. The flip of a picture that is
 * its own mirror image, say, is its half turn.
 *
 * @throws TopsyturvyError 'broken-law' if too few candidates look different
 */
export function chooseDistractors(source: Source, item: number, stream: Stream): Picture[] {
  const answer = source.picture({ item, turn: 'half' });
  const own = stream.shuffle(['mirror', 'flip', 'quarter-cw'] as const).map((turn) => ({ item, turn }));
  const other = nearestOther(source, item, answer, stream);
  // The other item's rotation stands at a random place among the first three, so that it is not always there.
  const pool: Picture[] = [...own];
  if (other) pool.splice(stream.below(4), 0, other);
  pool.push({ item, turn: 'quarter-ccw' }, { item, turn: 'none' });
  const chosen: Picture[] = [];
  const looks: Raster[] = [answer];
  for (const candidate of pool) {
    if (chosen.length === 3) break;
    const look = source.picture(candidate);
    if (looks.some((before) => difference(before, look) < leastDifference)) continue;
    looks.push(look);
    chosen.push(candidate);
  }
  if (chosen.length === 3) return chosen;
  throw new TopsyturvyError(
    'broken-law',
    `Item ${item} of the source looks too much like its own turns to make a matching question`,
    item,
  );
}

/** Of a few other items, the one whose half turn is most like the answer and yet different. */
function nearestOther(source: Source, item: number, answer: Raster, stream: Stream): Picture | undefined {
  let best: Picture | undefined;
  let least = Infinity;
  for (let tries = 0; tries < Math.min(othersTried, source.count - 1); tries++) {
    const other = stream.below(source.count - 1);
    const candidate: Picture = { item: other < item ? other : other + 1, turn: 'half' };
    const apart = difference(answer, source.picture(candidate));
    if (apart >= leastDifference && apart < least) [best, least] = [candidate, apart];
  }
  return best;
}

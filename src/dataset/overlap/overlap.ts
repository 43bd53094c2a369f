import { median } from '../../core/math/median.js';
import type { SplitPair } from '../audit/splits.js';
import type { MeasureOf, Member } from './groups.js';
import { isNear } from './kept-likeness.js';
import { grouped, type OverlapSet } from './overlap-set.js';

/** An item of one set and the item of the other that is likest. */
export interface OverlapPair extends SplitPair {
  /** Whether they look the same, or are nearer than their family promises for items of different splits. */
  readonly near: boolean;
  /** Their pictures, relative to the folder of each; none of a split or log, of which only the looks are known. */
  readonly pictures: readonly string[];
  readonly neighborPictures: readonly string[];
}

/** How near the items of a family come to those of the other set. */
export interface FamilyOverlap {
  readonly family: string;
  /** What the distance counts, and the least that is promised. */
  readonly measure: string;
  readonly guard: number;
  readonly items: number;
  readonly others: number;
  /** How many items have another of their group in the other set; the rest are like none of it. */
  readonly compared: number;
  /** The least, 1st percentile and median of the distances to the nearest; `null` where none is compared. */
  readonly minimum: number | null;
  readonly median: number | null;
  readonly near: number;
}

/** What two sets have in common. Plain JSON. */
export interface Overlap {
  readonly families: readonly FamilyOverlap[];
  /** The nearest pairs, nearest first. */
  readonly closest: readonly OverlapPair[];
  /** How many items are near one of the other set. */
  readonly near: number;
}

/**
 * The items of one set that are likest to items of another, by the distances of their families. Items whose pictures are the same
 * files are at 0, whatever their states are.
 * @param measureOf as far as looks are kept, where a set is known by those
 * @param most how many of the nearest pairs are named
 * @throws TopsyturvyError 'bad-file' if an item's state is not one of its family
 */
export async function overlapOf(
  one: OverlapSet,
  other: OverlapSet,
  measureOf: MeasureOf,
  most: number,
): Promise<Overlap> {
  const [here, there] = [await grouped(one, measureOf), await grouped(other, measureOf)];
  const pairs = [...here.groups].flatMap(([key, members]) =>
    nearest(key.slice(0, key.indexOf(' ')), members, there.groups.get(key) ?? [], measureOf),
  );
  pairs.sort((a, b) => a.distance - b.distance || (a.item < b.item ? -1 : 1));
  const families = [...here.counts].map(([family, items]): FamilyOverlap => {
    const own = pairs.filter((pair) => pair.family === family);
    const distances = own.map(({ distance }) => distance);
    const { measure, guard } = measureOf(family);
    return {
      family,
      measure,
      guard,
      items,
      others: there.counts.get(family) ?? 0,
      compared: own.length,
      minimum: distances[0] ?? null,
      median: distances.length > 0 ? median(distances) : null,
      near: own.filter(({ near }) => near).length,
    };
  });
  return { families, closest: pairs.slice(0, most), near: families.reduce((sum, { near }) => sum + near, 0) };
}

/** For each item the likest of the other set, of those of its group. */
function nearest(
  family: string,
  members: readonly Member[],
  others: readonly Member[],
  measureOf: MeasureOf,
): OverlapPair[] {
  if (others.length === 0) return [];
  const likeness = measureOf(family);
  return members.map((member) => {
    let [best, distance] = [others[0], Infinity];
    for (const other of others) {
      const apart = isSameFiles(member, other) ? 0 : member.looks.distanceTo(other.looks);
      if (apart < distance) [best, distance] = [other, apart];
    }
    return {
      item: member.id,
      neighbor: best.id,
      family,
      distance,
      near: isNear(distance, likeness),
      pictures: member.pictures,
      neighborPictures: best.pictures,
    };
  });
}

/** Whether two items have the same pictures, to the byte. */
const isSameFiles = (one: Member, other: Member): boolean => one.hashes !== '' && one.hashes === other.hashes;

import { addTo, TopsyturvyError, badFile, madeOnce } from '../../core/index.js';
import type { Likeness, Looks } from '../../families/likeness.js';
import { itemsFile } from '../folder/layout.js';
import { type ItemRecord } from '../item/record.js';
import { readEntries } from '../item/read-items.js';

/** Two items of different splits. */
export interface SplitPair {
  /** The ids of the two items. */
  readonly item: string;
  readonly neighbor: string;
  readonly family: string;
  readonly distance: number;
  /** Whether they are nearer than their family promises. */
  readonly near: boolean;
}

/** How near the items of a part come to items of other splits. */
export interface SplitPart {
  readonly part: string;
  readonly split: string;
  /** How many items have another of their group in another split; the others are like none of them. */
  readonly compared: number;
  readonly items: number;
  /** The least, 1st percentile and median of the distances to the nearest one; `null` where none is compared. */
  readonly minimum: number | null;
  readonly percentile: number | null;
  readonly median: number | null;
  /** Families of the part that state no distance. */
  readonly unmeasured: readonly string[];
}

/** What an audit of splits finds. Plain JSON. */
export interface SplitAudit {
  /** The names of the splits; with fewer than two there is nothing to compare. */
  readonly splits: readonly string[];
  /** Family → what its distance counts, and the least that it promises. */
  readonly measures: Readonly<Record<string, Pick<Likeness<unknown>, 'measure' | 'guard'>>>;
  readonly parts: readonly SplitPart[];
  /** The nearest pairs, nearest first, at most ten; each item is named once as `item`. */
  readonly closest: readonly SplitPair[];
  /** All pairs that are nearer than promised, nearest first. */
  readonly near: readonly SplitPair[];
}

/** How a family measures likeness; undefined where it does not. */
export type LikenessOf = (family: string) => Likeness<never> | undefined;

interface Member {
  readonly item: string;
  readonly family: string;
  readonly part: string;
  readonly split: string;
  readonly looks: Looks;
}

/** How many of the nearest pairs are named. */
const named = 10;

/**
 * Measures how near items of different splits come to each other, by the distances that their families state. An item's split
 * is its questions' group `split`; items without one are left out.
 * @throws TopsyturvyError 'bad-file' if an item's state is not one of its family; 'broken-family' if a distance is not a number of
 *   at least 0
 */
export async function auditSplits(folder: string, likenessOf: LikenessOf): Promise<SplitAudit> {
  const groups = new Map<string, Member[]>();
  const parts = new Map<string, { split: string; items: number; unmeasured: Set<string> }>();
  const measures: Record<string, Pick<Likeness<unknown>, 'measure' | 'guard'>> = {};
  for await (const { item, questions } of readEntries(folder)) {
    const split = questions.find(({ groups: labels }) => labels?.['split'] !== undefined)?.groups?.['split'];
    if (split === undefined) continue;
    const { part } = item;
    const known = madeOnce(parts, part, () => ({ split, items: 0, unmeasured: new Set<string>() }));
    known.items++;
    const likeness = likenessOf(item.family);
    if (!likeness) {
      known.unmeasured.add(item.family);
      continue;
    }
    measures[item.family] ??= { measure: likeness.measure, guard: likeness.guard };
    const looks = looksOf(likeness, item);
    addTo(groups, `${item.family} ${looks.group}`, {
      item: item.id,
      family: item.family,
      part,
      split,
      looks,
    });
  }
  const nearest = [...groups.values()].flatMap((members) => nearestOf(members, measures));
  nearest.sort((a, b) => a.distance - b.distance || (a.item < b.item ? -1 : 1));
  const partOfItem = new Map([...groups.values()].flat().map(({ item, part }) => [item, part]));
  return {
    splits: [...new Set([...parts.values()].map(({ split }) => split))],
    measures,
    parts: [...parts].map(([part, { split, items, unmeasured }]) => {
      const own = nearest.filter(({ item }) => partOfItem.get(item) === part).map(({ distance }) => distance);
      const at = (share: number): number | null => own[Math.floor(share * (own.length - 1))] ?? null;
      return {
        part,
        split,
        items,
        compared: own.length,
        unmeasured: [...unmeasured],
        minimum: at(0),
        percentile: at(0.01),
        median: at(0.5),
      };
    }),
    closest: onceEach(nearest).slice(0, named),
    near: onceEach(nearest.filter(({ near }) => near)),
  };
}

/** @throws TopsyturvyError 'bad-file' if the item's state is not one that its family can measure */
function looksOf(likeness: Likeness<never>, { family, id, state, views }: ItemRecord): Looks {
  try {
    return likeness.looks(state as never, views[0].label);
  } catch {
    throw badFile(`${itemsFile}: the state of ${id} is not one of the family ${family}`, id);
  }
}

/** The nearest item of another split to each one, where there is any. */
function nearestOf(members: readonly Member[], measures: SplitAudit['measures']): SplitPair[] {
  return members.flatMap((one) => {
    let [best, least] = [undefined as Member | undefined, Infinity];
    for (const other of members) {
      if (other.split === one.split) continue;
      const distance = one.looks.distanceTo(other.looks);
      if (!(distance >= 0))
        throw new TopsyturvyError(
          'broken-family',
          `The family ${one.family} measures ${distance} between ${one.item} and ${other.item}, which is not a number of at least 0`,
          distance,
        );
      if (distance < least) [best, least] = [other, distance];
    }
    if (!best) return [];
    const { family, item } = one;
    const near = least < measures[family].guard;
    return [{ item, neighbor: best.item, family, distance: least, near }];
  });
}

/** Pairs without repetition: of two items that are each other's nearest, one pair. */
function onceEach(pairs: readonly SplitPair[]): SplitPair[] {
  const seen = new Set<string>();
  return pairs.filter(({ item, neighbor }) => {
    if (seen.has(`${neighbor} ${item}`)) return false;
    seen.add(`${item} ${neighbor}`);
    return true;
  });
}

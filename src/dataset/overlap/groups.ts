import { addTo, countIn, type Json, badFile } from '../../core/index.js';
import type { Likeness, Looks } from '../../families/likeness.js';
import { readEntries } from '../item/read-items.js';
import type { KeptItem } from './fingerprint.js';

/** How a family measures likeness. */
export type MeasureOf = (family: string) => Likeness<never>;

/** An item as others are compared with it. */
export interface Member {
  readonly id: string;
  readonly looks: Looks;
  /** The hashes of its pictures; '' where they are not known. */
  readonly hashes: string;
  readonly pictures: readonly string[];
}

/** Family and group → the items of a set. */
export type Groups = Map<string, Member[]>;

/** A set by what can look alike, and how many items it has of each family. */
export type GroupedSet = { readonly groups: Groups; readonly counts: ReadonlyMap<string, number> };

/** The key of a group: only items with equal keys can look alike. */
export const groupKey = (family: string, { group }: Looks): string => `${family} ${group}`;

/**
 * A dataset's items by what can look alike.
 * @throws TopsyturvyError 'bad-file' if an item's state is not one of its family
 */
export async function groupsOf(folder: string, measureOf: MeasureOf): Promise<GroupedSet> {
  const groups: Groups = new Map();
  const counts = new Map<string, number>();
  for await (const { item } of readEntries(folder)) {
    const { id, family, state, views } = item;
    countIn(counts, family);
    const looks = looksOf(family, id, 'state', () => measureOf(family).looks(state as never, views[0].label));
    addTo(groups, groupKey(family, looks), {
      id,
      looks,
      hashes: views.map(({ sha256 }) => sha256).join(),
      pictures: views.map(({ file }) => file),
    });
  }
  return { groups, counts };
}

/** The same for items of which only the looks are known. @param measureOf as {@link keptLikeness} has it */
export function groupsOfKept(items: Iterable<KeptItem>, measureOf: MeasureOf): GroupedSet {
  const groups: Groups = new Map();
  const counts = new Map<string, number>();
  for (const { id, family, kept } of items) {
    countIn(counts, family);
    const looks = looksOf(family, id, 'fingerprint', () => readKept(measureOf(family), kept));
    addTo(groups, groupKey(family, looks), { id, looks, hashes: '', pictures: [] });
  }
  return { groups, counts };
}

const readKept = ({ short }: Likeness<never>, kept: Json): Looks => short!.read(kept);

function looksOf(family: string, id: string, what: string, read: () => Looks): Looks {
  try {
    return read();
  } catch {
    throw badFile(`The ${what} of ${id} is not one of the family ${family}`, id);
  }
}

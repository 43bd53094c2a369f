import { TopsyturvyError } from '../../core/errors.js';
import { addTo, countIn } from '../../core/group.js';
import type { Likeness, Looks } from '../../families/likeness.js';
import { readEntries } from '../gallery/read.js';
import type { ItemRecord } from '../item/record.js';

/** How a family measures likeness. */
export type MeasureOf = (family: string) => Likeness<never>;

/** An item as others are compared with it. */
export interface Member {
  readonly id: string;
  readonly looks: Looks;
  readonly hashes: string;
  readonly pictures: readonly string[];
}

/** Family and group → the items of a set. */
export type Groups = Map<string, Member[]>;

/** The key of a group: only items with equal keys can look alike. */
export const groupKey = (family: string, { group }: Looks): string => `${family} ${group}`;

/**
 * A dataset's items by what can look alike.
 *
 * @throws TopsyturvyError 'bad-file' if an item's state is not one of its family
 */
export async function groupsOf(
  folder: string,
  measureOf: MeasureOf,
): Promise<{ groups: Groups; counts: Map<string, number> }> {
  const groups: Groups = new Map();
  const counts = new Map<string, number>();
  for await (const { item } of readEntries(folder)) {
    const { id, family, views } = item;
    countIn(counts, family);
    const looks = looksOf(measureOf(family), item);
    addTo(groups, groupKey(family, looks), {
      id,
      looks,
      hashes: views.map(({ sha256 }) => sha256).join(),
      pictures: views.map(({ file }) => file),
    });
  }
  return { groups, counts };
}

function looksOf(likeness: Likeness<never>, { family, id, state }: ItemRecord): Looks {
  try {
    return likeness.looks(state as never);
  } catch {
    throw new TopsyturvyError('bad-file', `The state of ${id} is not one of the family ${family}`, id);
  }
}

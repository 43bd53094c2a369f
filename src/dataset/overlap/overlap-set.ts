import type { AnyFamily } from '../../families/family.js';
import type { Likeness } from '../../families/likeness.js';
import { groupsOf, groupsOfKept, type GroupedSet, type MeasureOf } from './groups.js';
import type { KeptItem } from './fingerprint.js';
import { stateLikeness } from './state-likeness.js';

/** A set that another is compared with: a finished dataset, or items of which only their looks are known. */
export type OverlapSet = { readonly folder: string } | { readonly items: readonly KeptItem[] };

/** A family's likeness, or that of its states if it states none. */
export const likenessOf = (family: AnyFamily): Likeness<never> =>
  family.likeness ?? (stateLikeness as Likeness<never>);

export const isKept = (set: OverlapSet): set is { readonly items: readonly KeptItem[] } => 'items' in set;

/** @param measureOf as far as looks are kept, where the set is known by those */
export const grouped = async (set: OverlapSet, measureOf: MeasureOf): Promise<GroupedSet> =>
  isKept(set) ? groupsOfKept(set.items, measureOf) : groupsOf(set.folder, measureOf);

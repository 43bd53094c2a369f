import type { AnyFamily, Likeness, Looks } from '../../families/making.js';
import { groupsOf, groupsOfKept, type GroupedSet, type MeasureOf } from './groups.js';
import type { KeptItem } from './fingerprint.js';
import { canonicalJson, type Json } from '../../core/json.js';

/** How an item's state is compared with others': by its values. */
class StateLooks implements Looks {
  constructor(
    readonly group: string,
    private readonly values: ReadonlyMap<string, string>,
  ) {}

  distanceTo({ values }: StateLooks): number {
    let [differ, all] = [0, this.values.size];
    for (const [path, value] of this.values) if (values.get(path) !== value) differ++;
    for (const path of values.keys())
      if (!this.values.has(path)) {
        differ++;
        all++;
      }
    return all === 0 ? 0 : differ / all;
  }
}

/**
 * Likeness for families that state none of their own: which share of the state's values differ, 0 where all are equal. Items whose
 * labels differ are not alike.
 */
const stateLikeness: Likeness<Json, StateLooks> = {
  measure: "the share of the state's values that differ",
  guard: 0,
  looks: (x, label) => new StateLooks(canonicalJson(label), new Map(valuesIn(x, ''))),
};

/** Every number, word and truth value in a state, by its path. */
function* valuesIn(value: Json, path: string): Generator<[path: string, value: string]> {
  if (typeof value !== 'object' || value === null) yield [path, JSON.stringify(value)];
  else
    for (const [name, member] of Object.entries(value as object))
      yield* valuesIn(member as Json, `${path}/${name}`);
}

/** A set that another is compared with: a finished dataset, or items of which only their looks are known. */
export type OverlapSet = { readonly folder: string } | { readonly items: readonly KeptItem[] };

/** A family's likeness, or that of its states if it states none. */
export const likenessOf = (family: AnyFamily): Likeness<never> =>
  family.likeness ?? (stateLikeness as Likeness<never>);

export const isKept = (set: OverlapSet): set is { readonly items: readonly KeptItem[] } => 'items' in set;

/**
 * The items of a set by group, with their looks.
 * @param measureOf a family's likeness; for a set that is known by its looks alone, as far as those are kept
 */
export const grouped = async (set: OverlapSet, measureOf: MeasureOf): Promise<GroupedSet> =>
  isKept(set) ? groupsOfKept(set.items, measureOf) : groupsOf(set.folder, measureOf);

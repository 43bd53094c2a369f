import { badParameter } from '../../core/errors.js';
import { fingerprintOf, meansSplit } from '../../benchmarks/splits/fingerprints.js';
import { keptItems } from '../../dataset/overlap/fingerprint.js';
import { groupKey, groupsOf, groupsOfKept, type Groups } from '../../dataset/overlap/groups.js';
import { isNear, keptLikeness } from '../../dataset/overlap/kept-likeness.js';
import { likenessOf } from '../../dataset/overlap/overlap-set.js';
import { readManifest } from '../../dataset/folder/layout.js';
import type { Item } from '../../dataset/item/item.js';
import type { AnyFamily, Likeness } from '../../families/making.js';
import type { FamilyRegistry } from '../../families/registry.js';

/** How items are compared with a set that is reserved for tests. */
interface Held {
  readonly groups: Groups;
  readonly likenessOf: (family: AnyFamily) => Likeness<never>;
}

/** Sets reserved for tests: none of their items, and none nearer than its family promises, may be dealt. */
export class HeldOut {
  private constructor(private readonly sets: readonly Held[]) {}

  /**
   * @param what finished datasets, and names of published splits, of which the package has fingerprints. Items of families that are
   *   not registered are left out: none is dealt.
   * @throws TopsyturvyError 'bad-folder', 'bad-spec' or 'bad-file' for one that is neither, or damaged
   */
  static async open(what: readonly string[], registry: FamilyRegistry): Promise<HeldOut> {
    const families = await Promise.all(registry.entries.map(({ load }) => load()));
    const known = new Map(families.map((family) => [family.name, family]));
    return new HeldOut(await Promise.all(what.map((one) => heldOf(one, known))));
  }

  /** Whether an item is one of the sets', or too near to one. */
  has(item: Item): boolean {
    const { family } = item.planned.part;
    return this.sets.some((set) => {
      const likeness = set.likenessOf(family);
      const looks = likeness.looks(item.state as never, item.views[0].label);
      const members = set.groups.get(groupKey(family.name, looks)) ?? [];
      return members.some((member) => isNear(looks.distanceTo(member.looks), likeness));
    });
  }
}

async function heldOf(what: string, known: ReadonlyMap<string, AnyFamily>): Promise<Held> {
  if (!meansSplit(what)) {
    const { groups } = await groupsOf(what, (name) =>
      known.has(name) ? likenessOf(known.get(name)!) : noOne,
    );
    return { groups, likenessOf };
  }
  const items = [...keptItems(fingerprintOf(what))].filter(({ family }) => known.has(family));
  const { groups } = groupsOfKept(items, (name) => keptLikeness(known.get(name)!) as Likeness<never>);
  return { groups, likenessOf: keptLikeness as Held['likenessOf'] };
}

/** Refuses what is neither a finished dataset nor a published split whose fingerprint can be read. */
export function checkHeldOut(what: readonly string[]): void {
  if (what.some((one) => one.trim() === ''))
    throw badParameter('what to exclude', what, 'published splits and folders of datasets');
  for (const one of what) {
    if (meansSplit(one)) fingerprintOf(one);
    else readManifest(one);
  }
}

/** Stands for the likeness of a family that is not registered here. */
const noOne: Likeness<never> = {
  measure: 'none',
  guard: 0,
  looks: () => ({ group: '', distanceTo: () => Infinity }),
};

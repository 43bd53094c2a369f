import { memoize } from '../../core/memoize.js';
import { groupKey, groupsOf, type Groups } from '../../dataset/overlap/groups.js';
import { stateLikeness } from '../../dataset/overlap/state-likeness.js';
import type { Item } from '../../dataset/item/item.js';
import type { AnyFamily } from '../../families/family.js';
import type { FamilyRegistry } from '../../families/registry.js';
import type { Likeness } from '../../families/likeness.js';

/** Sets that are for tests: none of their items, and none that is nearer than its family promises, may be dealt. */
export class HeldOut {
  private constructor(private readonly groups: readonly Groups[]) {}

  /** @param folders finished datasets. Items of families that are not registered are left out: none is dealt. */
  static async open(folders: readonly string[], registry: FamilyRegistry): Promise<HeldOut> {
    const families = await Promise.all(registry.entries.map(({ load }) => load()));
    const known = new Map(families.map((family) => [family.name, likenessOf(family)]));
    return new HeldOut(
      await Promise.all(
        folders.map(async (folder) => (await groupsOf(folder, (name) => known.get(name) ?? noOne)).groups),
      ),
    );
  }

  /** Whether an item is one of the sets', or too near to one. */
  has(item: Item): boolean {
    const { family } = item.planned.part;
    const likeness = likenessOf(family);
    const looks = likeness.looks(item.state as never);
    return this.groups.some((groups) =>
      groups.get(groupKey(family.name, looks))?.some((member) => {
        const distance = looks.distanceTo(member.looks);
        return distance === 0 || distance < likeness.guard;
      }),
    );
  }
}

const likenessOf = memoize(
  (family: AnyFamily): Likeness<never> =>
    family.likeness ?? (stateLikeness((x) => family.label(x as never)) as Likeness<never>),
);

/** Of a family that is not here. */
const noOne: Likeness<never> = {
  measure: 'none',
  guard: 0,
  looks: () => ({ group: '', distanceTo: () => Infinity }),
};

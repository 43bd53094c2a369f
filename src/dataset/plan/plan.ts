import { badParameter, constantJson, type Json } from '../../core/index.js';
import { seedText, type Seed, type StreamPath } from '../../core/stream.js';
import type { AnyFamily, Levels } from '../../families/making.js';
import type { ItemTypes } from '../../families/family-types.js';
import { readParams } from '../../families/params.js';
import type { FamilyRegistry } from '../../families/registry.js';
import { ItemNames, partTag } from './item-names.js';
import type { Spec } from './spec.js';

/** A part of a plan: its family found, its params complete. */
export interface PlannedPart {
  /** The part's name in the spec. */
  readonly name: string;
  readonly family: AnyFamily;
  /** How many items it has. */
  readonly count: number;
  readonly params: Readonly<Record<string, Json>>;
  /** How hard its items are, where that was asked for. */
  readonly difficulty?: Levels;
  /** The plan's index of the part's first item. */
  readonly start: number;
  /** `[seed, part, family, version]`, the head of every stream of the part. */
  readonly path: StreamPath;
}

/** Where item i stands; what it is follows from this alone. */
export interface PlannedItem {
  /** `SPEC-HHHHHHHHHHHHHHHH` with 16 hexadecimal digits that tell nothing of the item; unique in the dataset. */
  readonly id: string;
  /** The folder of pictures that holds this item's: `000`, `001`, … */
  readonly folder: string;
  readonly part: PlannedPart;
  /** The index of the item in its part, from 0. */
  readonly index: number;
}

/** Says of a plan what its items are made of; there is no such member when a program runs. */
declare const itemTypes: unique symbol;

/** A spec and a seed: every item is addressable without making the others. `I`: what its items are made of, where that is known. */
export interface Plan<I extends ItemTypes = ItemTypes> {
  readonly [itemTypes]?: I;
  /** The spec with every param filled in. */
  readonly spec: Spec;
  /** The seed as a string: 42 and '42' are one seed. */
  readonly seed: string;
  /** How many items it has. */
  readonly length: number;
  /** Whether a part that asks for more items than exist makes all there are. `prepare` finds out; else it refuses. */
  readonly orFewer: boolean;
  /** The parts in the order of their items. */
  readonly parts: readonly PlannedPart[];
  /** The families that the plan may use. */
  readonly registry: FamilyRegistry;
  /** Item i, 0 ≤ i < length, in constant time. */
  item(i: number): PlannedItem;
  /** i of the item that has this id, in constant time; undefined if none has. */
  indexOf(id: string): number | undefined;
}

/** A plan, or the promise of one: functions that take a plan wait for it. */
export type PlanLike<I extends ItemTypes = ItemTypes> = Plan<I> | PromiseLike<Plan<I>>;

/**
 * A plan from a spec. Nothing is drawn or read from disk.
 * @throws TopsyturvyError 'bad-spec' for an unknown family, 'bad-parameter' for a param that its schema refuses.
 */
export async function createPlan(
  spec: Spec,
  seed: Seed,
  registry: FamilyRegistry,
  { orFewer = false }: { readonly orFewer?: boolean } = {},
): Promise<Plan> {
  const seedName = seedText(seed);
  const familyOf = await registry.loadAll(spec.parts.map(({ family }) => family));
  const parts = spec.parts.map(({ name, family: familyName, count, params, difficulty }) => {
    const family = familyOf(familyName);
    const preset = family.presets?.[spec.preset] ?? {};
    const path: StreamPath = [seedName, name, family.name, family.version];
    const full = constantJson(readParams<Record<string, Json>>(family, { ...preset, ...params }));
    return { name, family, count, params: full, ...(difficulty !== undefined && { difficulty }), path };
  });
  return layOut({ spec, seed: seedName, orFewer, registry }, parts);
}

/** A plan with other counts, one for each part; nothing else of it changes. */
export function withCounts(plan: Plan, counts: readonly number[]): Plan {
  return layOut(
    plan,
    plan.parts.map((part, at) => ({ ...part, count: counts[at] })),
  );
}

/** Gives each part its place: one follows the other. */
function layOut(
  { spec, seed, orFewer, registry }: Pick<Plan, 'spec' | 'seed' | 'orFewer' | 'registry'>,
  unplaced: readonly Omit<PlannedPart, 'start'>[],
): Plan {
  let length = 0;
  const parts = unplaced.map((part): PlannedPart => {
    const start = length;
    length += part.count;
    return { ...part, start };
  });
  const names = new ItemNames(seed);
  const tags = parts.map(({ path }) => partTag(path));
  const full = parts.map(({ name, family, count, params, difficulty }) => ({
    name,
    family: family.name,
    count,
    params,
    ...(difficulty !== undefined && { difficulty }),
  }));
  return {
    spec: { ...spec, parts: full },
    seed,
    length,
    orFewer,
    parts,
    registry,
    item(i) {
      if (!(Number.isInteger(i) && i >= 0 && i < length))
        throw badParameter('item index', i, `a whole number from 0 to ${length - 1}`);
      let at = parts.length - 1;
      while (parts[at].start > i) at--;
      const part = parts[at];
      const index = i - part.start;
      const name = names.name(tags[at], index);
      return { id: `${spec.name}-${name}`, folder: folderOf(name, length), part, index };
    },
    indexOf(id) {
      const prefix = `${spec.name}-`;
      const name = id.slice(prefix.length);
      if (!id.startsWith(prefix) || !/^[0-9a-f]{16}$/.test(name)) return undefined;
      const { tag, index } = names.read(name);
      const part = parts[tags.indexOf(tag)];
      return part && index < part.count ? part.start + index : undefined;
    },
  };
}

/** About a thousand items to a folder keep every folder small enough for any file system; names lead to them at random. */
export const folderOf = (name: string, items: number): string =>
  String(parseInt(name.slice(0, 8), 16) % Math.ceil(items / 1000)).padStart(3, '0');

/** How errors name an item, so that it can be found and made again. */
export const nameInErrors = ({ id, index, part }: PlannedItem): string =>
  `${id} (item ${index} of part '${part.name}')`;

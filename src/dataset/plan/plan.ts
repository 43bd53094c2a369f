import {
  badParameter,
  constantJson,
  type Json,
  type ErrorCode,
  TopsyturvyError,
  sha256,
} from '../../core/index.js';
import { seedText, type Seed, type StreamPath } from '../../core/stream.js';
import type { AnyFamily, Levels } from '../../families/making.js';
import type { ItemTypes } from '../../families/family-types.js';
import { readParams } from '../../families/params.js';
import type { FamilyRegistry } from '../../families/registry.js';
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

/** What is wrong in the call where a set is asked for, and in the dataset where it says what it was made of. */
const ofSets = new Set<ErrorCode>(['bad-parameter', 'bad-spec', 'too-many']);

/**
 * Does what makes a set again from what its folder says.
 * @throws TopsyturvyError naming the folder; 'bad-file' where what it says is wrong
 */
export async function madeAgain<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TopsyturvyError)) throw error;
    throw new TopsyturvyError(
      ofSets.has(error.code) ? 'bad-file' : error.code,
      `'${folder}' cannot be generated again: ${error.message}`,
      error.value,
      error.expected,
      { cause: error },
    );
  }
}

const rounds = 4;

/**
 * Names items in public by 16 hexadecimal digits that tell neither the part nor the place in it: a number in the order of
 * the parts would tell the answer wherever parts are made by answer. The digits are a permutation of 64 bits, 32 for the
 * part and 32 for the index, keyed by the seed (a Feistel network), so that each name leads back to its item and no two
 * items of a part share one. Other counts and other parts of a spec change no name.
 */
export class ItemNames {
  private readonly keys: readonly number[];

  /** @param seed of the plan */
  constructor(seed: string) {
    this.keys = wordsOf(['item names', seed]).slice(0, rounds);
  }

  /** @param tag of the item's part, see {@link partTag}; @param index which item of its part, below 2^32 */
  name(tag: number, index: number): string {
    let [left, right] = [tag, index];
    for (const key of this.keys) [left, right] = [right, left ^ scrambled(right ^ key)];
    return digits(left) + digits(right);
  }

  /** The tag and the index that a name stands for. @param name 16 lower-case hexadecimal digits */
  read(name: string): { readonly tag: number; readonly index: number } {
    let left = parseInt(name.slice(0, 8), 16) | 0;
    let right = parseInt(name.slice(8), 16) | 0;
    for (const key of this.keys.toReversed()) [left, right] = [right ^ scrambled(left ^ key), left];
    return { tag: left | 0, index: right >>> 0 };
  }
}

/** What stands for a part in its items' names. Two of a thousand parts have the same with a chance of 1 in 10,000. */
export const partTag = (path: StreamPath): number => wordsOf(path)[0];

/** A hash of 32 bits in which every bit depends on every bit (the finalizer of MurmurHash3). */
function scrambled(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const digits = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** The SHA-256 of a path as eight signed words. */
function wordsOf(path: StreamPath): number[] {
  const digest = sha256(JSON.stringify(path.map(String)));
  return Array.from({ length: 8 }, (_, at) => parseInt(digest.slice(8 * at, 8 * at + 8), 16) | 0);
}

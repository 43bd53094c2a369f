import { TopsyturvyError } from '../core/errors.js';
import type { Preparation } from '../families/family.js';
import { Item } from './item.js';
import type { Plan, PlannedPart } from './plan.js';
import { within } from './within.js';

/** Makes the items of a plan, one at a time, in any order. */
export interface Maker {
  readonly plan: Plan;
  /** File that a picture depends on → sha256. */
  readonly assets: Readonly<Record<string, string>>;
  /** Item i, with nothing drawn yet. Throws 'broken-law' if its labels contradict each other. */
  make(i: number): Item;
}

export interface MakerOptions {
  /** The folder that paths in params are relative to and may not leave. Default: the working directory. */
  readonly base?: string;
}

/** Loads what a plan's families need (fonts, pictures) and returns its maker. */
export async function prepare(plan: Plan, { base = '.' }: MakerOptions = {}): Promise<Maker> {
  const prepared = new Map<PlannedPart, unknown>();
  const hashes: Record<string, string> = {};
  for (const part of plan.parts) {
    const preparation: Preparation<unknown> = {
      params: part.params,
      path: part.path,
      family: plan.lookup,
      resolve: (path) => within(base, path),
    };
    const assets: unknown = await part.family.prepare?.(preparation);
    prepared.set(part, assets);
    Object.assign(hashes, part.family.hashes?.(assets));
    const size = part.family.size?.(part.params, assets) ?? Infinity;
    if (part.count > size) {
      throw new TopsyturvyError(
        'too-many',
        `Part '${part.name}' asks for ${part.count} items of ${part.family.name}, but only ${size} different ones exist with these params`,
        part.count,
        `at most ${size}`,
      );
    }
  }
  return {
    plan,
    assets: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
    make(i) {
      const planned = plan.item(i);
      return new Item(planned, prepared.get(planned.part));
    },
  };
}

import { TopsyturvyError } from '../core/errors.js';
import { viewsOf, type Engine, type Preparation } from '../families/family.js';
import { Item } from './item.js';
import { withCounts, type Plan, type PlannedPart } from './plan.js';
import { within } from './within.js';

/** Makes the items of a plan, one at a time, in any order. */
export interface Maker {
  /** The plan with the counts that its parts really have; see `Plan.orFewer`. */
  readonly plan: Plan;
  /** File that a picture depends on → sha256. */
  readonly assets: Readonly<Record<string, string>>;
  /** Part → what draws its pictures, for those that our own rasterisers do not draw. */
  readonly engines: Readonly<Record<string, Engine>>;
  /** Item i, with nothing drawn yet. Throws 'broken-law' if its labels contradict each other. */
  make(i: number): Item;
}

export interface MakerOptions {
  /** The folder that paths in params are relative to and may not leave. Default: the working directory. */
  readonly base?: string;
}

/**
 * Loads what a plan's families need (fonts, pictures) and returns its maker.
 *
 * @throws TopsyturvyError 'too-many' if a part asks for more items than exist
 */
export async function prepare(plan: Plan, { base = '.' }: MakerOptions = {}): Promise<Maker> {
  const prepared: unknown[] = [];
  const counts: number[] = [];
  const hashes: Record<string, string> = {};
  const engines: Record<string, Engine> = {};
  for (const part of plan.parts) {
    const preparation: Preparation<unknown> = {
      params: part.params,
      path: part.path,
      family: plan.lookup,
      rotations: plan.lookup.rotations,
      resolve: (path) => within(base, path),
    };
    const assets: unknown = await part.family.prepare?.(preparation);
    prepared.push(assets);
    Object.assign(hashes, part.family.hashes?.(assets));
    const engine = engineOf(part, assets);
    if (engine) engines[part.name] = engine;
    const size = part.family.size?.(part.params, assets) ?? Infinity;
    counts.push(plan.orFewer && size > 0 ? Math.min(part.count, size) : checkedCount(part, size));
  }
  const settled = withCounts(plan, counts);
  const assetsOf = new Map(settled.parts.map((part, at) => [part, prepared[at]]));
  return {
    plan: settled,
    assets: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
    engines,
    make(i) {
      const planned = settled.item(i);
      return new Item(planned, assetsOf.get(planned.part));
    },
  };
}

/** The engine of the first view that has one. */
function engineOf({ family, params }: PlannedPart, assets: unknown): Engine | undefined {
  if (!family.engine) return undefined;
  for (const { part } of viewsOf(family, params)) {
    const engine = family.engine(assets, part);
    if (engine) return engine;
  }
  return undefined;
}

function checkedCount({ name, family, count }: PlannedPart, size: number): number {
  if (count <= size) return count;
  throw new TopsyturvyError(
    'too-many',
    `Part '${name}' asks for ${count} items of ${family.name}, but only ${size} different ones exist with these params`,
    count,
    `at most ${size}`,
  );
}

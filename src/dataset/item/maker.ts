import { inPhase } from '../../core/phase-clock.js';
import { TopsyturvyError } from '../../core/errors.js';
import type { Engine } from '../../families/family.js';
import { FamilySet } from '../../families/family-set.js';
import { Item } from './item.js';
import { withCounts, type Plan, type PlanLike, type PlannedPart } from '../plan/plan.js';
import { within } from '../folder/folder.js';

/** Makes the items of a plan, one at a time, in any order. */
export interface Maker {
  /** The plan with the counts that its parts really have; see `Plan.orFewer`. */
  readonly plan: Plan;
  /** File that a picture depends on → sha256. */
  readonly assets: Readonly<Record<string, string>>;
  /** Part → what draws its pictures, for those that the library's rasterizers do not draw. */
  readonly engines: Readonly<Record<string, Engine>>;
  /** Part → how many items differ for a person who looks, for those of which that is counted. */
  readonly capacity: Readonly<Record<string, number>>;
  /** What a user should know of the parts, one sentence each: what of theirs was left out, and why. */
  readonly notes: readonly string[];
  /** Item i, with its state accepted. Throws 'broken-law' if its labels contradict each other. */
  make(i: number): Item;
}

export interface MakerOptions {
  /** The folder that paths in params are relative to and may not leave. Default: the working directory. */
  readonly base?: string;
  /** Makes a path in params absolute, or refuses it. Default: those below `base` are allowed. */
  readonly resolve?: (path: string) => string;
}

/**
 * Loads what a plan's families need (fonts, pictures) and returns its maker.
 * @throws TopsyturvyError 'too-many' if a part asks for more items than exist
 */
export async function prepare(
  wanted: PlanLike,
  { base = '.', resolve = (path) => within(base, path) }: MakerOptions = {},
): Promise<Maker> {
  const plan = await wanted;
  const sets: FamilySet[] = [];
  const counts: number[] = [];
  const hashes: Record<string, string> = {};
  const engines: Record<string, Engine> = {};
  const capacity: Record<string, number> = {};
  const notes: string[] = [];
  for (const part of plan.parts) {
    const set = await FamilySet.open(part.family, {
      params: part.params,
      path: part.path,
      family: (name) => plan.registry.load(name),
      extensions: plan.registry.extensions,
      resolve,
    });
    sets.push(set);
    Object.assign(hashes, set.hashes);
    const { engine, size } = set;
    if (engine) engines[part.name] = engine;
    if (Number.isFinite(set.capacity)) capacity[part.name] = set.capacity;
    notes.push(...set.notes);
    counts.push(plan.orFewer && size > 0 ? Math.min(part.count, size) : checkedCount(part, size, set.notes));
  }
  const settled = withCounts(plan, counts);
  const setOf = new Map(settled.parts.map((part, at) => [part, sets[at]]));
  return {
    plan: settled,
    assets: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
    engines,
    capacity,
    notes,
    make(i) {
      return inPhase('plan', () => {
        const planned = settled.item(i);
        return new Item(planned, setOf.get(planned.part)!);
      });
    },
  };
}

function checkedCount({ name, family, count }: PlannedPart, size: number, notes: readonly string[]): number {
  if (count <= size) return count;
  throw new TopsyturvyError(
    'too-many',
    [
      `Part '${name}' asks for ${count} items of ${family.name}, but only ${size} different ones exist with these params`,
      ...notes.slice(0, 3),
    ].join('; '),
    count,
    `at most ${size}`,
  );
}

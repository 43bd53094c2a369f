import { TopsyturvyError, wrongParameter } from '../../core/errors.js';
import { createPlan, type Plan } from '../../dataset/plan/plan.js';
import type { FamilyRegistry } from '../../families/registry.js';
import { specOf } from '../request.js';
import { splitNamed, type PublishedSplit } from './split.js';

/**
 * The plan of a published split.
 * @param given what was asked for besides, by name: nothing that changes a byte may be
 * @throws TopsyturvyError 'bad-spec' for a split that is not there, or that was made with other versions of families;
 *   'bad-parameter' if anything was asked for besides
 */
export async function planSplit(
  name: string,
  registry: FamilyRegistry,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Plan> {
  const split = splitNamed(name);
  refuseChanges(split, given);
  const moved = movedFamily(split, registry);
  if (moved !== undefined) throw new TopsyturvyError('bad-spec', moved, name);
  const { benchmark, preset, params } = split;
  return createPlan(await specOf(benchmark, registry, { preset, params }), name, registry);
}

/** Why a split cannot be made here: a family has another version than then. */
export function movedFamily(
  { name, families }: PublishedSplit,
  registry: FamilyRegistry,
): string | undefined {
  const here = new Map(registry.entries.map((entry) => [entry.name, entry.version]));
  const moved = Object.entries(families).find(([family, version]) => here.get(family) !== version);
  if (!moved) return undefined;
  const [family, version] = moved;
  return `${name} was made with version ${version} of ${family}, which has version ${here.get(family) ?? 0} here: CHANGELOG.md says which release of topsyturvy makes it`;
}

function refuseChanges({ name, benchmark }: PublishedSplit, given: Readonly<Record<string, unknown>>): void {
  const changes = Object.keys(given).filter((key) => given[key] !== undefined && given[key] !== false);
  if (changes.length === 0) return;
  throw wrongParameter(
    `${name} is published as it is: it takes no ${changes.join(', ')}; generate ${benchmark} for a set of your own`,
    changes,
  );
}

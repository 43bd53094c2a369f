import { canonicalJson } from '../../core/json.js';
import type { Manifest } from '../../dataset/item/record.js';
import { families } from '../../families/index.js';
import { FamilyRegistry } from '../../families/registry.js';
import { movedFamily, planSplit } from './plan-split.js';
import { publishedSplits } from './split.js';

/** The published split that a dataset is, or should be. */
export interface PublishedAs {
  readonly name: string;
  /** The digest of the split. */
  readonly digest: string;
  /** Whether the dataset has it; else only the spec and seed are the split's. */
  readonly same: boolean;
}

/** The published split that a dataset is, by its digest, or should be, by its spec and seed; undefined if none. */
export async function publishedAs({
  digest,
  seed,
  spec,
}: Pick<Manifest, 'digest' | 'seed' | 'spec'>): Promise<PublishedAs | undefined> {
  const splits = publishedSplits();
  const same = splits.find((split) => split.digest === digest);
  if (same) return { name: same.name, digest, same: true };
  const claimed = splits.find((split) => split.name === seed && split.benchmark === spec.name);
  const registry = new FamilyRegistry(families);
  // What the spec of a split is under other versions of families is not known here.
  if (!claimed || movedFamily(claimed, registry) !== undefined) return undefined;
  const plan = await planSplit(claimed.name, registry);
  if (canonicalJson(plan.spec) !== canonicalJson(spec)) return undefined;
  return { name: claimed.name, digest: claimed.digest, same: false };
}

import { sha256, TopsyturvyError } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { runIdentity } from '../folder/manifest.js';
import { prepare, type Maker } from '../item/maker.js';
import { loadRegistry } from '../plan/modules.js';
import { createPlan } from '../plan/plan.js';
import type { Spec } from '../plan/spec.js';

/** A set that follows from its spec and seed alone: no program and no file of a user has a part in it. */
export interface ClosedSet {
  readonly maker: Maker;
  /** SHA-256 of what its bytes follow from: spec, seed, versions of families, fonts, renderers. */
  readonly identity: string;
  /** Version of this library. */
  readonly version: string;
}

/**
 * Opens a set as a queue's workers do, who may not be led by a job to a program or a file of their machine.
 * @throws TopsyturvyError 'bad-spec' for a spec that names a module or a file
 */
export async function openClosedSet(
  spec: Spec,
  seed: string,
  { orFewer = false }: { readonly orFewer?: boolean } = {},
): Promise<ClosedSet> {
  refuseModules(spec);
  const plan = await createPlan(spec, seed, await loadRegistry(), { orFewer });
  const maker = await prepare(plan, {
    resolve: (path) => {
      throw refusal(`names the file '${path}'`, path);
    },
  });
  return { maker, identity: sha256(runIdentity(maker)), version: packageVersion() };
}

/** Refuses a spec that names a module. @throws TopsyturvyError 'bad-spec' */
export function refuseModules({ modules: [module] = [] }: Spec): void {
  if (module !== undefined) throw refusal(`names the module '${module}'`, module);
}

const refusal = (why: string, value: string): TopsyturvyError =>
  new TopsyturvyError(
    'bad-spec',
    `The spec ${why}, and workers of a queue open nothing that a job names; make this set with generate --shard`,
    value,
    'a spec of families and content that ship',
  );

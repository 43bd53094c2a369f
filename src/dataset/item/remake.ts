import type { AnyFamily } from '../../families/family.js';
import { checkTrusted, loadRegistry } from '../plan/modules.js';
import { createPlan, madeAgain } from '../plan/plan.js';
import { type Maker, prepare } from './maker.js';
import type { Manifest } from './record.js';

/** What making a dataset again may read and run. */
export interface Remaking {
  /** The folder that paths in its spec are relative to. Default: the working directory. */
  readonly base?: string;
  /**
   * The modules that the dataset may run, by their paths: those that its spec names, and no others, are imported. Default:
   * none, and a dataset that names one is refused.
   */
  readonly modules?: readonly string[];
  /** Families of your own, besides those shipped and those of the modules. */
  readonly families?: readonly AnyFamily[];
  /** What else you bring, e.g. rotation families: anything made with a `define…` function. */
  readonly extensions?: readonly object[];
}

/** The maker of what a manifest describes. */
export async function remake(
  { spec, seed }: Manifest,
  folder: string,
  { base = '.', modules = [], families, extensions }: Remaking,
): Promise<Maker> {
  checkTrusted(spec.modules ?? [], base, modules);
  return madeAgain(folder, async () => {
    const registry = await loadRegistry(spec.modules, base, { families, extensions });
    return prepare(await createPlan(spec, seed, registry), { base });
  });
}

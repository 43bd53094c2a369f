import type { Seed } from '../core/stream.js';
import { createPlan, type Plan } from '../dataset/plan.js';
import { readSpec, type Spec } from '../dataset/spec.js';
import type { AnyFamily } from '../families/family.js';
import { families as shipped } from '../families/index.js';
import { familyLookup } from '../families/registry.js';
import type { AnyRotationFamily } from '../world/rotation/family.js';
import { adjustSpec, isCountOpen, specOf, type RequestOptions } from './request.js';

export interface PlanOptions extends RequestOptions {
  /** Any string or whole number; 42 and '42' are the same seed. */
  readonly seed: Seed;
  /** Families of your own, besides those shipped. */
  readonly families?: readonly AnyFamily[];
  /** Rotation families of your own, besides those shipped; params name them. */
  readonly rotations?: readonly AnyRotationFamily[];
}

/**
 * What to make: the items of a benchmark, of a family or of a spec, each addressable on its own. Nothing is drawn yet.
 *
 * @param what a benchmark's name, a family's name or a spec
 * @throws TopsyturvyError 'bad-spec' or 'bad-parameter' saying what would be right
 * @example plan('rotoutbench', { seed: 42 }).length // 478
 */
export function plan(
  what: string | Spec,
  { seed, families = [], rotations = [], ...request }: PlanOptions,
): Plan {
  const lookup = familyLookup([...shipped, ...families], rotations);
  if (typeof what !== 'string') return createPlan(adjustSpec(readSpec(what), lookup, request), seed, lookup);
  return createPlan(specOf(what, lookup, request), seed, lookup, { orFewer: isCountOpen(what, request) });
}

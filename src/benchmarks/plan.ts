import { badParameter, checkForm, isObject, type Seed, type Zod, zod } from '../core/index.js';
import { createPlan, type Plan } from '../dataset/plan/plan.js';
import { presets, readSpec, type Spec } from '../dataset/plan/spec.js';
import { Extensions } from '../core/extension.js';
import type { AnyFamily, Family } from '../families/family.js';
import type { TypesOf } from '../families/family-types.js';
import { families as shipped, type FamilyTypes } from '../families/index.js';
import { entryOf, FamilyRegistry } from '../families/registry.js';
import type { BenchmarkName } from './index.js';
import { adjustSpec, isCountOpen, specOf, type RequestOptions } from './request.js';
import { planSplit } from './splits/plan-split.js';
import { isSplitName, type SplitName } from './splits/split.js';

/** The seed where none is given, in code as on the command line: the same call always makes the same set. */
export const defaultSeed = 0;

/** What `plan` takes besides the benchmark, family or spec. */
export interface PlanOptions extends RequestOptions {
  /** Any string of 1 to 200 characters or whole number; 42 and '42' are the same seed. Default {@link defaultSeed}. */
  readonly seed?: Seed;
  /** Families of your own, besides those shipped. */
  readonly families?: readonly AnyFamily[];
  /** What else you add, e.g. rotation families that params name: anything made with a `define…` function. */
  readonly extensions?: readonly object[];
}

/** Options of a plan of one family, whose params are `P`. */
export interface FamilyPlanOptions<P> extends Omit<PlanOptions, 'params' | 'parts'> {
  /** Params that differ from the defaults. */
  readonly params?: Readonly<Partial<P>> & { readonly difficulty?: DifficultyRequest };
}

/** A level from 1 to 10, a range, a mixture (equal shares, or weights by level), or levels of axes; see docs/difficulty.md. */
export type DifficultyRequest =
  | number
  | string
  | readonly [from: number, to: number]
  | { readonly mix: readonly number[] | Readonly<Record<string, number>> }
  | Readonly<Record<string, number>>;

/**
 * What to make: the items of a benchmark, of a published split, of a family or of a spec, each addressable on its own. Nothing is drawn yet.
 * @param what a benchmark's name, a split's ('rotoutbench@1', which takes no options but families), a family's name, a family of your own, or a spec
 * @throws TopsyturvyError 'bad-spec' or 'bad-parameter' saying what would be right
 * @example (await plan('rotoutbench', { seed: 42 })).length // 478
 */
export function plan<Name extends keyof FamilyTypes>(
  what: Name,
  options?: FamilyPlanOptions<TypesOf<FamilyTypes[Name]>['params']>,
): Promise<Plan<TypesOf<FamilyTypes[Name]>>>;
export function plan<P, X, T, Y, S, G, E>(
  what: Family<P, X, T, Y, S, G, E>,
  options?: FamilyPlanOptions<P>,
): Promise<Plan<TypesOf<Family<P, X, T, Y, S, G, E>>>>;
/** The name of a family of your own, among `families`. */
export function plan(
  what: string,
  options: PlanOptions & Required<Pick<PlanOptions, 'families'>>,
): Promise<Plan>;
/** A name that is known only when the program runs. */
export function plan<Name extends string>(
  what: string extends Name ? Name : never,
  options?: PlanOptions,
): Promise<Plan>;
export function plan(what: BenchmarkName | SplitName | Spec, options?: PlanOptions): Promise<Plan>;
export async function plan(what: string | Spec | AnyFamily, options: PlanOptions = {}): Promise<Plan> {
  checkForm(optionsForm(zod()), options, 'The options of plan', 'bad-parameter');
  if (typeof what !== 'string' && !(isObject as (value: unknown) => boolean)(what))
    throw badParameter(
      'what to plan',
      what,
      'the name of a benchmark, a split or a family, a family, or a spec',
    );
  const { seed: givenSeed, families = [], extensions = [], ...request } = options;
  const seed = givenSeed ?? defaultSeed;
  if (typeof what !== 'string' && 'propose' in what)
    return plan(what.name, { seed, families: [...families, what], extensions, ...request });
  const registry = new FamilyRegistry([...shipped, ...families.map(entryOf)], new Extensions(extensions));
  if (typeof what !== 'string')
    return createPlan(await adjustSpec(readSpec(what), registry, request), seed, registry);
  if (isSplitName(what)) return planSplit(what, registry, { seed: givenSeed, ...request });
  return createPlan(await specOf(what, registry, request), seed, registry, {
    orFewer: isCountOpen(what, request),
  });
}

/** The form of {@link PlanOptions}: JavaScript has no types that would tell a name that is spelled wrong. */
const optionsForm = (z: Zod) =>
  z.strictObject({
    seed: z.unknown().optional(), // which the plan checks
    families: z.array(z.looseObject({})).optional(),
    extensions: z.array(z.looseObject({})).optional(),
    preset: z.enum(presets).optional(),
    count: z.int().optional(),
    subset: z.union([z.string(), z.number()]).optional(),
    parts: z.array(z.string()).optional(),
    params: z.record(z.string(), z.unknown()).optional(),
  });

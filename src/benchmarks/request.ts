import { badParameter, type Json, messageOf, parseJson, TopsyturvyError } from '../core/index.js';
import { checkSize, squareAsNumber } from '../dataset/plan/requested-size.js';
import type { Preset, Spec, SpecPart } from '../dataset/plan/spec.js';
import { paramProperties, type ParamProperty } from '../families/params.js';
import type { AnyFamily } from '../families/family.js';
import type { FamilyRegistry } from '../families/registry.js';
import type { Benchmark } from './benchmark.js';
import { difficultyParam, withDifficulty } from './difficulty-parts.js';
import { benchmarks } from './index.js';
import { shareOut, type Bounds } from './share.js';
import { subsetOf } from './subsets.js';

export interface RequestOptions {
  /** The preset. Default: strict. */
  readonly preset?: Preset;
  /**
   * Items in all; a benchmark's parts shrink or grow in proportion, as far as each can. Default: the benchmark's own; of
   * a family 100, or all there are if they are fewer, which is known once the plan is prepared.
   */
  readonly count?: number;
  /**
   * A subset that the paper uses: the items that come first in each part, which are the same as in the whole set. Its name (DORI's
   * '100-per-type' and '50-per-type', AmbiBench's 'people'), or a number of items of MirrorQA's test split.
   */
  readonly subset?: string | number;
  /** The only parts to make, by name. Default: all. */
  readonly parts?: readonly string[];
  /**
   * Params for every part that has them (`size`) or for one part (`text-3.size`). A param that is not a string may be
   * given as one: as JSON, or a list as 'a,b'. `difficulty` sets others, where those are not given: a level from 1 to 10, a range
   * ('3-8'), a mixture or levels of axes; see docs/difficulty.md.
   */
  readonly params?: Readonly<Record<string, Json>>;
}

/** How many items a family makes by default. */
const familyCount = 100;

/**
 * The spec of a benchmark or of a single family.
 * @throws TopsyturvyError 'bad-spec' if there is neither of that name, 'bad-parameter' for a param that no part has,
 *   'too-many' if a benchmark has fewer items than `count`
 */
export async function specOf(
  name: string,
  registry: FamilyRegistry,
  options: RequestOptions = {},
): Promise<Spec> {
  const preset = options.preset ?? 'strict';
  const benchmark = benchmarks.find((candidate) => candidate.name === name);
  if (options.subset !== undefined) {
    if (!benchmark) throw badParameter('subset', options.subset, `no value with ${name}`);
    return subsetSpec(benchmark, registry, String(options.subset), options);
  }
  if (benchmark) return adjustSpec(benchmark.spec(preset), registry, options, benchmark.bounds?.(preset));
  let family;
  try {
    family = await registry.load(name);
  } catch (error) {
    const names = benchmarks.map((candidate) => candidate.name).join(', ');
    const message = messageOf(error);
    throw new TopsyturvyError('bad-spec', `${message}; the benchmarks are ${names}`, name);
  }
  const slug = family.name.replaceAll('/', '-');
  const part: SpecPart = { name: slug, family: family.name, count: options.count ?? familyCount, params: {} };
  const { params = {}, parts } = options;
  return adjustSpec({ name: slug, preset, parts: [part] }, registry, { params, ...(parts && { parts }) });
}

/** The spec of a subset, which has the subset's name in its own. */
async function subsetSpec(
  benchmark: Benchmark,
  registry: FamilyRegistry,
  subset: string,
  { count, parts, params = {}, preset = 'strict' }: RequestOptions,
): Promise<Spec> {
  if (count !== undefined) throw badParameter('count', count, 'no value with a subset');
  if (parts) throw badParameter('parts', parts, 'no value with a subset');
  const whole = benchmark.spec(preset);
  const counts = subsetOf(whole, subset);
  const own = whole.parts.flatMap((part) => {
    const some = counts[part.name];
    return some === undefined ? [] : [{ ...part, count: some }];
  });
  const spec = await adjustSpec({ ...whole, parts: own }, registry, { params });
  return { ...spec, name: `${benchmark.name}-subset-${subset}` };
}

/** Whether no count is given: then a family makes its default number, or all items if fewer exist. */
export const isCountOpen = (what: string, { count }: RequestOptions): boolean =>
  count === undefined && !benchmarks.some(({ name }) => name === what);

/** A spec with the caller's preset, count and params put in. @param bounds how far parts can grow */
export async function adjustSpec(
  spec: Spec,
  registry: FamilyRegistry,
  { preset, count, parts: names, params = {} }: RequestOptions,
  bounds?: Bounds,
): Promise<Spec> {
  const chosen = names ? { ...spec, parts: partsNamed(spec, names) } : spec;
  let { parts } = count === undefined ? chosen : shareOut(chosen, count, bounds);
  const familyOf = await registry.loadAll(parts.map(({ family }) => family));
  for (const [key, value] of Object.entries(params)) parts = setParam(parts, familyOf, key, value);
  return { ...spec, preset: preset ?? spec.preset, parts: withDifficulty(parts, familyOf) };
}

/** Some parts of a spec, in its order. */
function partsNamed({ parts }: Spec, names: readonly string[]): SpecPart[] {
  const all = parts.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined || names.length === 0)
    throw badParameter('part', unknown ?? names, `one or more of ${all.join(', ')}`);
  return parts.filter(({ name }) => names.includes(name));
}

function setParam(
  parts: readonly SpecPart[],
  familyOf: (name: string) => AnyFamily,
  key: string,
  value: Json,
): SpecPart[] {
  const dot = key.indexOf('.');
  const [only, name] = dot < 0 ? [undefined, key] : [key.slice(0, dot), key.slice(dot + 1)];
  const given = name === 'size' ? squareAsNumber(value) : value;
  const sized = new Map<string, ParamProperty>();
  let set = false;
  const changed = parts.map((part) => {
    const family = familyOf(part.family);
    const properties = paramsOf(family);
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if ((only !== undefined && part.name !== only) || !property) return part;
    set = true;
    sized.set(part.family, property);
    return { ...part, params: { ...part.params, [name]: fromText(given, property) } };
  });
  if (name === 'size') checkSize(sized, key, given);
  if (set && name === difficultyParam) return changed; // what it comes to is followed, not itself
  if (set) return changed.map((part) => followSource(part, changed, name));
  const all = new Set(parts.flatMap((part) => Object.keys(paramsOf(familyOf(part.family)))));
  throw badParameter('param name', key, `one of ${[...all].join(', ')} (or part.name)`);
}

/** The params of a family that may be set, with its difficulty. */
const paramsOf = (family: AnyFamily): Readonly<Record<string, ParamProperty>> => ({
  ...(family.difficulty && { [difficultyParam]: {} }),
  ...paramProperties(family),
});

/** A part about the items of another (`sourcePart`) takes over its params, or it would ask about other items. */
function followSource(part: SpecPart, parts: readonly SpecPart[], name: string): SpecPart {
  const { sourcePart, sourceParams } = part.params;
  const value = parts.find((candidate) => candidate.name === sourcePart)?.params[name];
  if (value === undefined) return part;
  const followed = { ...(sourceParams as Readonly<Record<string, Json>> | undefined), [name]: value };
  return { ...part, params: { ...part.params, sourceParams: followed } };
}

/** The value that a string stands for, where the param is not a string: JSON, or a list with commas. */
function fromText(value: Json, { type }: ParamProperty): Json {
  if (typeof value !== 'string' || type === 'string') return value;
  try {
    return parseJson(value) as Json;
  } catch {
    return type === 'array' ? value.split(',') : value;
  }
}

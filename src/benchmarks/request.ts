import { TopsyturvyError, unexpected } from '../core/errors.js';
import type { Json } from '../core/json.js';
import type { Preset, Spec, SpecPart } from '../dataset/spec.js';
import { knobs, paramProperties, type ParamProperty } from '../families/params.js';
import type { FamilyLookup } from '../families/registry.js';
import { benchmarks } from './index.js';

export interface RequestOptions {
  /** Default: strict. */
  readonly preset?: Preset;
  /**
   * Items in all; a benchmark's parts shrink or grow in proportion. Default: the benchmark's own; of a family 100, or
   * all there are if they are fewer, which is known once the plan is prepared.
   */
  readonly count?: number;
  /**
   * Params for every part that has them (`size`) or for one part (`text-3.size`). A param that is not a string may be
   * given as one: as JSON, or a list as 'a,b'.
   */
  readonly params?: Readonly<Record<string, Json>>;
}

/** How many items a family makes when nobody says. */
const familyCount = 100;

/**
 * The spec of a benchmark or of a single family.
 *
 * @throws TopsyturvyError 'bad-spec' if there is neither of that name, 'bad-parameter' for a param that no part has
 */
export function specOf(name: string, lookup: FamilyLookup, options: RequestOptions = {}): Spec {
  const preset = options.preset ?? 'strict';
  const benchmark = benchmarks.find((candidate) => candidate.name === name);
  if (benchmark) return adjustSpec(benchmark.spec(preset), lookup, options);
  let family;
  try {
    family = lookup(name);
  } catch (error) {
    const names = benchmarks.map((candidate) => candidate.name).join(', ');
    const message = error instanceof Error ? error.message : String(error);
    throw new TopsyturvyError('bad-spec', `${message}; the benchmarks are ${names}`, name);
  }
  const slug = family.name.replaceAll('/', '-');
  const part: SpecPart = { name: slug, family: family.name, count: options.count ?? familyCount, params: {} };
  const { params = {} } = options;
  return adjustSpec({ name: slug, preset, parts: [part] }, lookup, { params });
}

/** Whether nobody says how many items: then it is a family's usual number, or all if fewer exist. */
export const isCountOpen = (what: string, { count }: RequestOptions): boolean =>
  count === undefined && !benchmarks.some(({ name }) => name === what);

/** A spec with the caller's preset, count and params put in. */
export function adjustSpec(
  spec: Spec,
  lookup: FamilyLookup,
  { preset, count, params = {} }: RequestOptions,
): Spec {
  let parts = spec.parts;
  for (const [key, value] of Object.entries(params)) parts = setParam(parts, lookup, key, value);
  if (count !== undefined) parts = share(parts, count);
  return { ...spec, preset: preset ?? spec.preset, parts };
}

function setParam(parts: readonly SpecPart[], lookup: FamilyLookup, key: string, value: Json): SpecPart[] {
  const dot = key.indexOf('.');
  const [only, name] = dot < 0 ? [undefined, key] : [key.slice(0, dot), key.slice(dot + 1)];
  let set = false;
  const changed = parts.map((part) => {
    const properties = paramProperties(lookup(part.family));
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if ((only !== undefined && part.name !== only) || !property) return part;
    set = true;
    return { ...part, params: { ...part.params, [name]: fromText(value, property) } };
  });
  if (set) return changed.map((part) => followSource(part, changed, name));
  const all = new Set(parts.flatMap((part) => knobs(lookup(part.family))));
  throw unexpected('bad-parameter', 'param name', key, `one of ${[...all].join(', ')} (or part.name)`);
}

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
    return JSON.parse(value) as Json;
  } catch {
    return type === 'array' ? value.split(',') : value;
  }
}

/** Shares out `count` items in proportion (largest remainder), at least one a part. */
function share(parts: readonly SpecPart[], count: number): SpecPart[] {
  if (!(Number.isSafeInteger(count) && count >= parts.length && count <= 1_000_000_000)) {
    throw unexpected('bad-parameter', 'count', count, `a whole number from ${parts.length} to 1000000000`);
  }
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  const exact = parts.map((part) => (part.count * count) / total);
  const counts = exact.map((value) => Math.max(1, Math.floor(value)));
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  let left = count - counts.reduce((sum, value) => sum + value, 0);
  for (let turn = 0; left > 0; turn++, left--) counts[byRemainder[turn % parts.length]!.at]!++;
  for (; left < 0; left++) counts[counts.indexOf(Math.max(...counts))]!--;
  return parts.map((part, at) => ({ ...part, count: counts[at]! }));
}

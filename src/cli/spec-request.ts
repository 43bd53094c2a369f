import { existsSync, statSync } from 'node:fs';
import { adjustSpec, isCountOpen, specOf, type RequestOptions } from '../benchmarks/request.js';
import { planSplit } from '../benchmarks/splits/plan-split.js';
import { isSplitName } from '../benchmarks/splits/split.js';
import { defaultSeed } from '../benchmarks/plan.js';
import { badParameter, type Json } from '../core/index.js';
import { readJsonFile } from '../core/files/json-file.js';
import { presets, readSpec, type Preset, type Spec } from '../dataset/plan/spec.js';
import type { FamilyRegistry } from '../families/registry.js';
import { paramsOf } from './terminal/params.js';
import { wholeNumber } from './terminal/print.js';

/** The options that say what is made. */
export interface SpecOptions {
  seed?: string;
  preset?: string;
  count?: string;
  subset?: string;
  param?: string[];
  size?: string;
  masks?: boolean;
  renderer?: string;
  parts?: string;
}

/** The spec of a file, if that is what a command was given. */
export const givenSpec = (what: string): Spec | undefined =>
  isSpecFile(what) ? readSpecFile(what) : undefined;

/**
 * The spec that a command line asks for.
 * @param what a benchmark, a published split, a family or the file that `given` is of
 * @param modules of the user's families, which the spec names
 * @returns with it, its seed, and whether a family makes fewer items where there are fewer
 */
export async function requestedSpec(
  what: string,
  given: Spec | undefined,
  registry: FamilyRegistry,
  options: SpecOptions,
  modules: readonly string[] = [],
): Promise<{ spec: Spec; seed: string; orFewer: boolean }> {
  if (!given && isSplitName(what)) {
    const { spec, seed } = await planSplit(what, registry, changesOf(options, modules));
    return { spec, seed, orFewer: false };
  }
  const request = readRequest(options);
  if (given && request.subset !== undefined)
    throw badParameter('--subset', request.subset, 'no value with a spec file');
  const spec = await (given ? adjustSpec(given, registry, request) : specOf(what, registry, request));
  return {
    spec: modules.length > 0 ? { ...spec, modules } : spec,
    seed: options.seed ?? String(defaultSeed),
    orFewer: !given && isCountOpen(what, request),
  };
}

/** The options that would make another set than the published one. */
function changesOf(
  { seed, preset, count, subset, param, size, masks, renderer, parts }: SpecOptions,
  modules: readonly string[],
): Record<string, unknown> {
  const changes = { seed, preset, count, subset, param, size, masks, renderer, parts };
  const named = Object.entries(changes).map(([name, value]) => [`--${name}`, value]);
  return { ...Object.fromEntries(named), ...(modules.length > 0 && { '--module': modules }) };
}

function isSpecFile(what: string): boolean {
  return what.endsWith('.json') || (existsSync(what) && statSync(what).isFile());
}

export function readSpecFile(file: string): Spec {
  const what = `The spec file '${file}'`;
  return readSpec(readJsonFile(file, what, 'bad-spec'), what);
}

function readRequest(options: SpecOptions): RequestOptions {
  const { preset } = options;
  if (preset !== undefined && !presets.includes(preset as Preset))
    throw badParameter('--preset', preset, presets.join(' or '));
  const params: Record<string, Json> = {
    ...(options.size !== undefined && { size: readSize(options.size) }),
    ...(options.masks && { masks: true }),
    ...(options.renderer !== undefined && { renderer: options.renderer }),
    ...paramsOf(options.param ?? []),
  };
  return {
    ...(options.subset !== undefined && { subset: options.subset }),
    params,
    ...(preset !== undefined && { preset: preset as Preset }),
    ...(options.parts !== undefined && { parts: options.parts.split(',') }),
    ...(options.count !== undefined && { count: wholeNumber('--count', options.count, 1, 1_000_000_000) }),
  };
}

function readSize(text: string): Json {
  if (/^\d{1,5}x\d{1,5}$/.test(text)) return text;
  if (/^\d+$/.test(text)) return Number(text);
  throw badParameter('--size', text, 'a whole number of pixels, or WIDTHxHEIGHT such as 640x480');
}

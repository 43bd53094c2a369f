import { existsSync, statSync } from 'node:fs';
import { adjustSpec, isCountOpen, specOf, type RequestOptions } from '../benchmarks/request.js';
import { unexpected } from '../core/errors.js';
import { readJsonFile } from '../core/files/json-file.js';
import type { Json } from '../core/json.js';
import { presets, readSpec, type Preset, type Spec } from '../dataset/plan/spec.js';
import type { FamilyRegistry } from '../families/registry.js';
import { paramsOf } from './terminal/params.js';
import { wholeNumber } from './terminal/numbers.js';

/** The options that say what is made. */
export interface SpecOptions {
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
 *
 * @param what a benchmark, a family or the file that `given` is of
 * @returns with it, whether a family makes fewer items where there are fewer
 */
export async function requestedSpec(
  what: string,
  given: Spec | undefined,
  registry: FamilyRegistry,
  options: SpecOptions,
): Promise<{ spec: Spec; orFewer: boolean }> {
  const request = readRequest(options);
  if (given && request.subset !== undefined)
    throw unexpected('bad-parameter', '--subset', request.subset, 'no value with a spec file');
  const spec = await (given ? adjustSpec(given, registry, request) : specOf(what, registry, request));
  return { spec, orFewer: !given && isCountOpen(what, request) };
}

function isSpecFile(what: string): boolean {
  return what.endsWith('.json') || (existsSync(what) && statSync(what).isFile());
}

function readSpecFile(file: string): Spec {
  return readSpec(readJsonFile(file, `The spec file '${file}'`, 'bad-spec'));
}

function readRequest(options: SpecOptions): RequestOptions {
  const { preset } = options;
  if (preset !== undefined && !presets.includes(preset as Preset)) {
    throw unexpected('bad-parameter', '--preset', preset, presets.join(' or '));
  }
  const params: Record<string, Json> = {
    ...(options.size !== undefined && { size: readSize(options.size) }),
    ...(options.masks && { masks: true }),
    ...(options.renderer !== undefined && { renderer: options.renderer }),
    ...paramsOf(options.param ?? []),
  };
  return {
    ...(options.subset !== undefined && {
      subset: wholeNumber('--subset', options.subset, 1, 1_000_000_000),
    }),
    params,
    ...(preset !== undefined && { preset: preset as Preset }),
    ...(options.parts !== undefined && { parts: options.parts.split(',') }),
    ...(options.count !== undefined && { count: wholeNumber('--count', options.count, 1, 1_000_000_000) }),
  };
}

function readSize(text: string): Json {
  if (/^\d{1,5}x\d{1,5}$/.test(text)) return text;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw unexpected(
    'bad-parameter',
    '--size',
    text,
    'a whole number of pixels, or WIDTHxHEIGHT such as 640x480',
  );
}

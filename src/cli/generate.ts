import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { adjustSpec, specOf, type RequestOptions } from '../benchmarks/request.js';
import { TopsyturvyError, unexpected } from '../core/errors.js';
import type { Json } from '../core/json.js';
import { loadFamilies } from '../dataset/modules.js';
import { createPlan } from '../dataset/plan.js';
import { presets, readSpec, type Preset, type Spec } from '../dataset/spec.js';
import { writeDataset, type WriteOptions } from '../dataset/write.js';
import { abortOnInterrupt } from './interrupt.js';
import { wholeNumber, workerCount } from './numbers.js';
import { Progress } from './progress.js';

interface Options {
  out: string;
  seed: string;
  preset?: string;
  count?: string;
  param: string[];
  size?: string;
  workers?: string;
  shard?: string;
  module: string[];
  base?: string;
}

/** `topsyturvy generate`. */
export async function generate(what: string, options: Options): Promise<void> {
  const workers = workerCount(options.workers);
  const shard = readShard(options.shard);
  const file = isSpecFile(what) ? what : undefined;
  const base = options.base ?? (file === undefined ? '.' : dirname(file));
  const given = file === undefined ? undefined : readSpecFile(file);
  const modules = [...(given?.modules ?? []), ...options.module];
  const lookup = await loadFamilies(modules, base);
  const request = readRequest(options);
  const plain = given ? adjustSpec(given, lookup, request) : specOf(what, lookup, request);
  const spec: Spec = modules.length > 0 ? { ...plain, modules } : plain;
  const plan = createPlan(spec, options.seed, lookup);
  const progress = new Progress('items');
  const signal = abortOnInterrupt();
  const settings: WriteOptions = {
    workers,
    base,
    signal,
    onProgress: (done, total, now) => progress.update(done, total, now),
    ...(shard && { shard }),
  };
  const manifest = await writeDataset(plan, options.out, settings).finally(() => progress.stop());
  if (manifest) {
    const { items, images, questions } = manifest.counts;
    process.stdout.write(
      `${options.out}: ${items} items, ${images} images, ${questions} questions\ndigest ${manifest.digest}\n`,
    );
  } else if (signal.aborted) {
    process.stderr.write(`stopped; the same command goes on where it stopped\n`);
    process.exitCode = 130;
  } else {
    process.stdout.write(
      `shard ${options.shard} is made; when all are in ${options.out}, the last one (or the same command without --shard) joins them\n`,
    );
  }
}

function isSpecFile(what: string): boolean {
  return what.endsWith('.json') || (existsSync(what) && statSync(what).isFile());
}

function readSpecFile(file: string): Spec {
  if (!existsSync(file)) throw new TopsyturvyError('bad-spec', `There is no spec file '${file}'`, file);
  if (statSync(file).size > 16 << 20)
    throw new TopsyturvyError('bad-spec', `The spec file '${file}' is larger than 16 MiB`, file);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TopsyturvyError(
      'bad-spec',
      `The spec file '${basename(resolve(file))}' is not JSON: ${reason}`,
      file,
    );
  }
  return readSpec(value);
}

function readRequest(options: Options): RequestOptions {
  const { preset } = options;
  if (preset !== undefined && !presets.includes(preset as Preset)) {
    throw unexpected('bad-parameter', '--preset', preset, presets.join(' or '));
  }
  const params: Record<string, Json> = {};
  if (options.size !== undefined) params['size'] = wholeNumber('--size', options.size, 1, 16_384);
  for (const text of options.param) {
    const equals = text.indexOf('=');
    if (equals < 1) throw unexpected('bad-parameter', '--param', text, 'key=value');
    params[text.slice(0, equals)] = readValue(text.slice(equals + 1));
  }
  return {
    params,
    ...(preset !== undefined && { preset: preset as Preset }),
    ...(options.count !== undefined && { count: wholeNumber('--count', options.count, 1, 1_000_000_000) }),
  };
}

/** A value as JSON where it is JSON, else as the string it is. */
function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function readShard(text: string | undefined): { i: number; n: number } | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [i, n] = match ? [Number(match[1]), Number(match[2])] : [0, 0];
  if (i >= 1 && i <= n) return { i, n };
  throw unexpected('bad-parameter', '--shard', text, 'i/n with 1 ≤ i ≤ n, e.g. 2/4');
}

import { existsSync, statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { defaultSeed } from '../benchmarks/plan.js';
import { adjustSpec, isCountOpen, specOf, type RequestOptions } from '../benchmarks/request.js';
import { unexpected } from '../core/errors.js';
import type { Json } from '../core/json.js';
import { readJsonFile } from '../core/files/json-file.js';
import { loadRegistry } from '../dataset/plan/modules.js';
import { createPlan } from '../dataset/plan/plan.js';
import { presets, readSpec, type Preset, type Spec } from '../dataset/plan/spec.js';
import type { Manifest } from '../dataset/item/record.js';
import type { WriteStats } from '../dataset/write/stats.js';
import { checkFormat } from '../dataset/tar/form.js';
import { writeDataset, type WriteOptions } from '../dataset/write/write.js';
import { interruptible } from './terminal/interrupt.js';
import { wholeNumber, workerCount } from './terminal/numbers.js';
import { Progress } from './terminal/progress.js';
import { message, print } from './terminal/print.js';
import { statsTable } from './terminal/stats-table.js';

interface Options {
  out: string;
  seed?: string;
  preset?: string;
  count?: string;
  subset?: string;
  param?: string[];
  size?: string;
  masks?: boolean;
  renderer?: string;
  parts?: string;
  workers?: string;
  shard?: string;
  format?: string;
  module?: string[];
  base?: string;
  stats?: boolean;
  json?: boolean;
  quiet?: boolean;
}

/** `topsyturvy generate`. */
export async function generate(what: string, options: Options): Promise<void> {
  const workers = workerCount(options.workers);
  const shard = readShard(options.shard);
  const file = isSpecFile(what) ? what : undefined;
  const base = options.base ?? (file === undefined ? '.' : dirname(file));
  const given = file === undefined ? undefined : readSpecFile(file);
  // Named from here, but recorded as the spec has it: relative to its folder, on every machine.
  const added = (options.module ?? []).map((path) => relative(base, resolve(path)).split(sep).join('/'));
  const modules = [...(given?.modules ?? []), ...added];
  const registry = await loadRegistry(modules, base);
  const request = readRequest(options);
  if (given && request.subset !== undefined)
    throw unexpected('bad-parameter', '--subset', request.subset, 'no value with a spec file');
  const plain = await (given ? adjustSpec(given, registry, request) : specOf(what, registry, request));
  const spec: Spec = modules.length > 0 ? { ...plain, modules } : plain;
  const plan = await createPlan(spec, options.seed ?? defaultSeed, registry, {
    orFewer: !given && isCountOpen(what, request),
  });
  const progress = new Progress('items', options.quiet);
  let stats: WriteStats | undefined;
  const settings: WriteOptions = {
    workers,
    base,
    onNote: (note) => process.stderr.write(`note: ${message(note)}\n`),
    onProgress: (done, total, now) => progress.update(done, total, now),
    ...(shard && { shard }),
    ...(options.format !== undefined && { format: checkFormat(options.format) }),
    ...(options.stats && { onStats: (found) => void (stats = found) }),
  };
  const { manifest, stopped } = await interruptible(async (signal) => {
    const manifest = await writeDataset(plan, options.out, { ...settings, signal });
    return { manifest, stopped: signal.aborted };
  }).finally(() => progress.stop());
  if (stopped && !manifest) {
    process.stderr.write(`stopped; the same command resumes the run\n`);
    process.exitCode = 130;
  }
  const result = { folder: options.out, spec: plan.spec.name, seed: plan.seed, ...made(manifest) };
  if (options.json) print(`${JSON.stringify({ ...result, ...(stats && { stats }) }, null, 2)}\n`);
  else if (!options.quiet && !(stopped && !manifest)) print(`${sentences(result, options.shard)}\n`);
  if (stats && !options.json && !options.quiet) print(`${statsTable(stats)}\n`);
}

/** What `--json` says of a dataset that is finished, or that is not. */
const made = (manifest: Manifest | undefined) =>
  manifest
    ? ({ finished: true, ...manifest.counts, digest: manifest.digest } as const)
    : ({ finished: false } as const);

function sentences(result: { readonly folder: string } & ReturnType<typeof made>, shard = ''): string {
  const { folder } = result;
  if (!result.finished)
    return `shard ${shard} is made; the last of the shards in ${folder}, or the same command without --shard, joins them`;
  const { items, images, questions, digest } = result;
  return `${folder}: ${items} items, ${images} images, ${questions} questions\ndigest ${digest}`;
}

function isSpecFile(what: string): boolean {
  return what.endsWith('.json') || (existsSync(what) && statSync(what).isFile());
}

function readSpecFile(file: string): Spec {
  return readSpec(readJsonFile(file, `The spec file '${file}'`, 'bad-spec'));
}

function readRequest(options: Options): RequestOptions {
  const { preset } = options;
  if (preset !== undefined && !presets.includes(preset as Preset)) {
    throw unexpected('bad-parameter', '--preset', preset, presets.join(' or '));
  }
  const params: [string, Json][] = [];
  if (options.size !== undefined) params.push(['size', readSize(options.size)]);
  if (options.masks) params.push(['masks', true]);
  if (options.renderer !== undefined) params.push(['renderer', options.renderer]);
  for (const text of options.param ?? []) {
    const equals = text.indexOf('=');
    if (equals < 1) throw unexpected('bad-parameter', '--param', text, 'key=value');
    params.push([text.slice(0, equals), text.slice(equals + 1)]);
  }
  return {
    ...(options.subset !== undefined && {
      subset: wholeNumber('--subset', options.subset, 1, 1_000_000_000),
    }),
    params: Object.fromEntries(params),
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

function readShard(text: string | undefined): { i: number; n: number } | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [i, n] = match ? [Number(match[1]), Number(match[2])] : [0, 0];
  if (i >= 1 && i <= n) return { i, n };
  throw unexpected('bad-parameter', '--shard', text, 'i/n with 1 ≤ i ≤ n, e.g. 2/4');
}

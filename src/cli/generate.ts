import { dirname, relative, resolve, sep, isAbsolute, join } from 'node:path';
import { badParameter, type Json } from '../core/index.js';
import { loadRegistry } from '../dataset/plan/modules.js';
import { createPlan } from '../dataset/plan/plan.js';
import type { Manifest } from '../dataset/item/record.js';
import type { WriteStats } from '../dataset/work/stats.js';
import { checkFormat } from '../dataset/tar/tar-file.js';
import { writeDataset, type WriteOptions } from '../dataset/write/write.js';
import { givenSpec, requestedSpec, type SpecOptions } from './spec-request.js';
import { interruptible } from './terminal/interrupt.js';
import { Progress } from './terminal/progress.js';
import { asJson, askedWorkers, message, print } from './terminal/print.js';
import { publishedLines } from './terminal/published.js';
import { phases } from '../core/phase-clock.js';
import { existsSync, realpathSync } from 'node:fs';
import type { Spec } from '../dataset/plan/spec.js';

interface Settled {
  readonly spec: Spec;
  readonly base: string;
  /** What others who make the set need to know, one sentence for each path that is recorded otherwise. */
  readonly notes: readonly string[];
}

/**
 * A spec holds no absolute paths, so that it means the same on every machine. Those in its params are recorded relative to the base
 * folder, or, where none was given, to the nearest folder that holds all files of the spec.
 * @param base what the spec's paths are relative to
 * @param given whether the user named it
 */
export function withPortablePaths(spec: Spec, base: string, given: boolean): Settled {
  const params = spec.parts.map((part) => part.params);
  const absolute = [...new Set(params.flatMap((own) => strings(own)))].filter(
    (text) => isAbsolute(text) && existsSync(text),
  );
  if (absolute.length === 0) return { spec, base, notes: [] };
  /** The path of a file with links resolved; undefined for a text that names none. */
  const fileAt = (text: string): string | undefined => {
    const path = resolve(base, text);
    const names = absolute.includes(text) || /[./\\]/.test(text);
    return names && existsSync(path) ? realpathSync.native(path) : undefined;
  };
  const modules = spec.modules ?? [];
  const files = [...params.flatMap((own) => strings(own)), ...modules].flatMap((text) => fileAt(text) ?? []);
  const folder = given ? realpathSync.native(base) : holding(files);
  const outside = (file: string): boolean => relative(folder, file).startsWith('..');
  const portable = (text: string): string => {
    const file = fileAt(text);
    return file === undefined || outside(file) ? text : relative(folder, file).split(sep).join('/');
  };
  return {
    spec: {
      ...spec,
      parts: spec.parts.map((part) => ({
        ...part,
        params: renamed(part.params, portable) as typeof part.params,
      })),
      ...(spec.modules && { modules: modules.map(portable) }),
    },
    base: given ? base : folder,
    notes: [...new Set(params.flatMap((own) => strings(own)))]
      .filter((path) => portable(path) !== path)
      .map(
        (path) =>
          `'${path}' is recorded as '${portable(path)}', with its sha256; who makes or verifies the set elsewhere needs that file, and names the folder that holds it with --base (here ${given ? base : folder})`,
      ),
  };
}

/** The nearest folder that holds all of some files. */
function holding(files: readonly string[]): string {
  let folder = dirname(files[0]);
  while (files.some((file) => !file.startsWith(join(folder, sep)))) folder = dirname(folder);
  return folder;
}

function strings(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function renamed(value: Json, rename: (text: string) => string): Json {
  if (typeof value === 'string') return rename(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one as Json, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one as Json, rename)]));
}

interface Options extends SpecOptions {
  out: string;
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
  const workers = askedWorkers(options.workers) ?? 'auto';
  const shard = readShard(options.shard);
  const given = givenSpec(what);
  const from = options.base ?? (given ? dirname(what) : '.');
  // Named from here, but recorded as the spec has it: relative to its folder, on every machine.
  const added = (options.module ?? []).map((path) => relative(from, resolve(path)).split(sep).join('/'));
  const modules = [...(given?.modules ?? []), ...added];
  const registry = await loadRegistry(modules, from);
  const { spec: asked, seed, orFewer } = await requestedSpec(what, given, registry, options, modules);
  const { spec, base, notes } = withPortablePaths(asked, from, options.base !== undefined);
  const tell = (note: string): unknown => process.stderr.write(`note: ${message(note)}\n`);
  notes.forEach(tell);
  const plan = await createPlan(spec, seed, registry, { orFewer });
  const progress = new Progress('items', options.quiet);
  let stats: WriteStats | undefined;
  const settings: WriteOptions = {
    workers,
    base,
    onNote: tell,
    onProgress: (done, total, now) => progress.update(done, total, now),
    ...(shard && { shard }),
    ...(options.format !== undefined && { format: checkFormat(options.format) }),
    ...(options.stats && { onStats: (found) => void (stats = found) }),
  };
  const { result: manifest, stopped } = await interruptible((signal) =>
    writeDataset(plan, options.out, { ...settings, signal }),
  ).finally(() => progress.stop());
  if (stopped && !manifest) {
    process.stderr.write(`stopped; the same command resumes the run\n`);
    process.exitCode = 130;
  }
  const result = { folder: options.out, spec: plan.spec.name, seed: plan.seed, ...made(manifest) };
  const { data, lines } = await (manifest ? publishedLines(manifest) : { data: {}, lines: [] });
  if (options.json) print(asJson({ ...result, ...data, ...(stats && { stats }) }));
  else if (!options.quiet && !(stopped && !manifest))
    print(`${[sentences(result, options.shard), ...lines].join('\n')}\n`);
  if (stats && !options.json && !options.quiet) print(`${statsTable(stats)}\n`);
}

/** The fields that `--json` gives for a dataset, finished or not. */
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

function readShard(text: string | undefined): { i: number; n: number } | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [i, n] = match ? [Number(match[1]), Number(match[2])] : [0, 0];
  if (i >= 1 && i <= n) return { i, n };
  throw badParameter('--shard', text, 'i/n with 1 ≤ i ≤ n ≤ 100000, e.g. 2/4');
}

/** The CPU time of a mean item, part by part, as a table. */
function statsTable(stats: WriteStats): string {
  const parts = Object.entries(stats);
  if (parts.length === 0) return 'CPU time: no item was made now';
  const number = (ms: number): string => ms.toFixed(3);
  const rows = [
    ['CPU ms per item', 'items', ...phases, 'all', 'slowest'],
    ...parts.map(([part, { items, ms, stages: times, slowest }]) => [
      part,
      String(items),
      ...phases.map((phase) => number((times[phase] ?? 0) / items)),
      number(ms / items),
      `${number(slowest.ms)} (${slowest.id})`,
    ]),
  ];
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const last = widths.length - 1;
  const cell = (text: string, at: number): string =>
    at === 0 ? text.padEnd(widths[0]) : at === last ? text : text.padStart(widths[at]);
  return rows.map((row) => row.map(cell).join('  ')).join('\n');
}

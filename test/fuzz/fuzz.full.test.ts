import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { type Result, root, runProgram } from '../cli/command.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { drawing, noise } from '../draw/png-pictures.js';
import { craftWedge } from '../world/gltf/craft.js';
import type { FuzzReport } from './fuzzer.js';

/** How long each reader is fed; FUZZ_SECONDS gives another time, FUZZ_SEED other inputs than the last run's. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 6);
const seed = process.env['FUZZ_SEED'] ?? String(Date.now());

const built = join(root, 'node_modules', '.cache', 'topsyturvy-fuzz', `${process.pid}.mjs`);
const dataset = join(sharedFolder(), 'set');

beforeAll(async () => {
  await writeDataset(plan('text/rotated', { seed: 1, count: 2, params: { length: 3, size: 64 } }), dataset);
  // One file, of which V8 counts what runs; packages stay outside.
  await build({
    entryPoints: [join(root, 'test/fuzz/fuzzer.ts')],
    outfile: built,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.wasm': 'base64' },
    logLevel: 'error',
  });
});

const lines = (name: string): string => readFileSync(join(dataset, name), 'utf8');
const textsOf = (texts: readonly string[]): Uint8Array[] => texts.map((text) => Buffer.from(text));

/** What each reader reads without complaint. */
const seeds: Record<string, () => Uint8Array[]> = {
  png: () =>
    ([1, 3, 4] as const).flatMap((channels) => [
      encodePng(drawing(9, 7, channels, 'fuzz')),
      encodePng(noise(5, 4, channels, 'fuzz', 3)),
    ]),
  glb: () => [craftWedge().glb(), craftWedge({ mode: 5 }).glb(), craftWedge().gltf()],
  questions: () => textsOf([lines('questions.jsonl'), lines('questions.jsonl').split('\n')[0]!]),
  items: () => textsOf([lines('items.jsonl'), `\ufeff${lines('items.jsonl').split('\n')[0]!}`]),
  replies: () =>
    textsOf(['{"id":"a","reply":"q9"}\n{"id":"b","reply":["q9",2]}\n', '{"id":"a","reply":null}']),
  reply: () => textsOf(['The answer is **q9**.', '(A) or B', '<think>right</think> {"answer": "left"}', 'no, [0, 1, 20, 30]']), // prettier-ignore
};

describe('readers of strangers’ files answer or refuse whatever a fuzzer finds a way with', () => {
  const timeout = 1000 * seconds + 180_000;

  /** Runs the fuzzer in a process of its own. @param limit seconds */
  function fuzz(name: string, folder: string, inputs: readonly Uint8Array[], limit: number): Promise<Result> {
    mkdirSync(join(folder, 'seeds'));
    inputs.forEach((bytes, i) => writeFileSync(join(folder, 'seeds', `${i}`), bytes));
    const args = [
      '--max-old-space-size=1024',
      built,
      name,
      folder,
      String(limit),
      name === 'planted' ? '1' : seed,
    ];
    return runProgram(process.execPath, args, {
      // A reader that hangs is ended; its input lies in the folder.
      onStart: (child) => void setTimeout(() => child.kill('SIGKILL'), 1000 * limit + 60_000).unref(),
    });
  }

  test('a planted mistake is found, and its input kept', { timeout }, async () => {
    const folder = temporaryFolder();
    const { stdout } = await fuzz('planted', folder, [Uint8Array.of(0, 0, 0, 0, 0)], 100);
    const { findings } = JSON.parse(stdout) as FuzzReport;
    expect(findings[0]!.error).toMatch(/^Error: found/);
    expect(readFileSync(findings[0]!.file)[0]! >> 4).toBe(0xf);
  });

  test.each(Object.keys(seeds))('%s', { timeout }, async (name) => {
    const folder = temporaryFolder();
    if (name === 'items') writeFileSync(join(folder, 'questions.jsonl'), '');
    const { code, signal, stdout, stderr } = await fuzz(name, folder, seeds[name]!(), seconds);
    const kept = join(root, 'coverage', `fuzz-${name}-${seed}`);
    const isFine = code === 0 && (JSON.parse(stdout) as FuzzReport).findings.length === 0;
    if (!isFine) cpSync(folder, kept, { recursive: true });
    expect({ name, seed, code, signal, stderr, kept: isFine ? '' : kept }).toMatchObject({
      code: 0,
      signal: null,
    });
    const report = JSON.parse(stdout) as FuzzReport;
    console.log(`${name}, seed ${seed}: ${JSON.stringify(report)}`);
    expect(report.findings, `the inputs are in ${kept}`).toEqual([]);
    // It was led by what it reached: more than its seeds did.
    expect(report.blocks.inAll).toBeGreaterThan(report.blocks.bySeeds);
    expect(report.runs).toBeGreaterThan(100);
  });
});

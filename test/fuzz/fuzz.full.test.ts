import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { build } from 'esbuild';
import sharp from 'sharp';
import { pack } from 'tar-stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { type Result, root, runProgram } from '../cli/command.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { drawing, noise } from '../draw/png-pictures.js';
import { buildTtf, Bytes, cmap12, compositeGlyph, simpleGlyph } from '../glyphs/build-font.js';
import { craftWedge } from '../world/gltf/craft.js';
import type { FuzzReport } from './fuzzer.js';
import { withJournalSums, withTarSums } from './repairs.js';

/** How long each reader is fed; FUZZ_SECONDS gives another time, FUZZ_SEED other inputs than the last run's. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 6);
const seed = process.env['FUZZ_SEED'] ?? String(Date.now());

let tars: Uint8Array[];
let photos: Uint8Array[];
const built = join(root, 'node_modules', '.cache', 'topsyturvy-fuzz', `${process.pid}.mjs`);
const dataset = join(sharedFolder(), 'set');

beforeAll(async () => {
  await writeDataset(plan('text/rotated', { seed: 1, count: 2, params: { length: 3, size: 64 } }), dataset);
  tars = await Promise.all(['a.json', `${'long/'.repeat(60)}é.png`].map(tarOf));
  tars.push(withTarSums(Buffer.concat([Buffer.alloc(257), Buffer.from('ustar'), Buffer.alloc(1786)])));
  const picture = sharp(drawing(24, 16, 3, 'fuzz').data, { raw: { width: 24, height: 16, channels: 3 } });
  const turned = picture.clone().withMetadata({ orientation: 6 });
  photos = await Promise.all([
    turned.clone().jpeg().toBuffer(),
    turned.clone().jpeg({ progressive: true }).toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
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

/** A tar file of two members, the second of this name. */
async function tarOf(name: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'a.png' }, 'picture');
  tar.entry({ name, size: 600 }, Buffer.alloc(600, 7));
  tar.finalize();
  return buffer(tar);
}

const lines = (name: string): string => readFileSync(join(dataset, name), 'utf8');
const digest = 'a'.repeat(64);
const textsOf = (texts: readonly string[]): Uint8Array[] => texts.map((text) => Buffer.from(text));

/** What each reader reads without complaint. */
const seeds: Record<string, () => Uint8Array[]> = {
  png: () =>
    ([1, 3, 4] as const).flatMap((channels) => [
      encodePng(drawing(9, 7, channels, 'fuzz')),
      encodePng(noise(5, 4, channels, 'fuzz', 3)),
    ]),
  glb: () => [craftWedge().glb(), craftWedge({ mode: 5 }).glb(), craftWedge().gltf()],
  questions: () => textsOf([lines('questions.jsonl'), lines('questions.jsonl').split('\n')[0]]),
  lines: () =>
    textsOf([
      '{"images":["a.png"],"question":"Which?","options":["Left","Right"],"answer":"B","split":"test","people":{"p":"A"}}\n',
      '{"images":["a.png","b.png"],"prompt":"<image> Both?","answer":"None","scoring":{"kind":"boxes","boxes":[],"width":9,"height":9},"groups":{"a":"b"}}\n',
    ]),
  items: () => textsOf([lines('items.jsonl'), `\ufeff${lines('items.jsonl').split('\n')[0]}`]),
  replies: () =>
    textsOf(['{"id":"a","reply":"q9"}\n{"id":"b","reply":["q9",2]}\n', '{"id":"a","reply":null}']),
  reply: () =>
    textsOf([
      'The answer is **q9**.',
      '(A) or B',
      '<think>right</think> {"answer": "left"}',
      'no, [0, 1, 20, 30]',
    ]),
  tar: () => tars,
  rows: () =>
    textsOf([
      `subject_id,sample_id,response_text,rt,is_practice,is_catch,dataset_sha256\r\np,a,"left, I ""think""",812,false,True,${digest}\r\n`,
      `sep=;\nsubject_id;sample_id;response_text;rt;is_practice;is_catch;dataset_sha256\np;a;left;8,5;0;1;${digest}\n`,
      `[{"subject_id":"p","sample_id":"a","response_text":"left","rt":5,"is_practice":false,"is_catch":true,"dataset_sha256":"${digest}"}]\n{"rows":[]}`,
    ]),
  predictions: () =>
    textsOf([
      'index\tid\tquestion\tprediction\n1\ta\tq\tleft\n2\tb\tq\t"so\n""B"""\n',
      'index,id,prediction\n1,a,B\n',
    ]),
  font: () => [
    buildTtf({
      glyphs: [
        new Bytes(),
        simpleGlyph([
          [
            [0, 0],
            [500, 0],
            [250, 700],
          ],
        ]),
        compositeGlyph([1, 1], [5, 6]),
      ],
      cmap: cmap12([
        [0x41, 0x48, 1],
        [0x61, 0x61, 2],
      ]),
    }),
    ...['dseg7/DSEG7Classic-Regular.ttf'].map((name) => readFileSync(join(root, 'fonts', name))),
  ],
  photo: () => photos,
  log: () =>
    textsOf([
      [0, 1, 2]
        .map(
          (seed) =>
            `{"after":${seed},"counts":true,"episode_id":"${seed}","family":"text/rotated","item":"i","level":1,"looks":"x","reward":1,"seed":${seed}}\n`,
        )
        .join(''),
      '{"after":null,"counts":false,"episode_id":"x","family":"f","item":"i","level":{"a":1},"looks":[],"lost":2,"reward":0.5,"seed":7}\n',
    ]),
  journal: () => [
    withJournalSums(
      Buffer.from(
        [0, 1].map((i) => `a-${i}\t\t{"far":1}\t{"id":"a-${i}","views":[]}\t{"id":"q"}\n`).join(''),
      ),
    ),
    withJournalSums(Buffer.from('a-0\t\t{}\t{"views":[{"file":"written.journal","sha256":""}]}\n')),
  ],
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
    expect(findings[0].error).toMatch(/^Error: found/);
    expect(readFileSync(findings[0].file)[0] >> 4).toBe(0xf);
  });

  test.each(Object.keys(seeds))('%s', { timeout }, async (name) => {
    const folder = temporaryFolder();
    if (name === 'items') writeFileSync(join(folder, 'questions.jsonl'), '');
    const { code, signal, stdout, stderr } = await fuzz(name, folder, seeds[name](), seconds);
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

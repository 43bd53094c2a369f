import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedSplits } from '../../src/benchmarks/splits/split.js';
import { fontCatalog } from '../../src/glyphs/catalog.js';
import { sha256 } from '../../src/core/hash.js';
import { needBuild, root, runProgram, type Result } from '../cli/command.js';
import { sharedFolder, snapshot } from '../dataset/folders.js';

interface Packed {
  readonly filename: string;
  /** A hash of the tarball's bytes. */
  readonly integrity: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const pack = ['pack', '--json', '--ignore-scripts'];

/** What can be imported, as `topsyturvy/NAME`. */
const entries = ['bands', 'content', 'core', 'draw', 'families', 'fonts', 'score', 'world'];

const isPicture = (path: string): boolean => /\.(jpg|png)$/.test(path);

describe('the packed package', () => {
  // npm itself would find another name for a folder behind a link.
  const folder = realpathSync(sharedFolder());
  const project = join(folder, 'project');
  let packed: Packed;

  beforeAll(async () => {
    needBuild();
    // What `npm pack` does first, less the build, which other tests run from.
    execFileSync('npm', ['run', 'build:types'], { cwd: root });
    const text = execFileSync('npm', [...pack, '--pack-destination', folder], { cwd: root });
    [packed] = JSON.parse(String(text)) as [Packed];
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }');
    const installed = await runProgram(
      'npm',
      ['install', '--no-audit', '--no-fund', join(folder, packed.filename)],
      {
        cwd: project,
      },
    );
    expect(installed, installed.stderr).toMatchObject({ code: 0 });
  }, 600_000);

  test('is the same bytes when it is packed again', () => {
    const text = execFileSync('npm', [...pack, '--dry-run'], { cwd: root });
    const [again] = JSON.parse(String(text)) as [Packed];
    expect(again.integrity).toBe(packed.integrity);
    expect(packed.integrity).toMatch(/^sha512-/);
  });

  test('holds the build, the fonts and words with their licenses, the sample models, the docs and examples, and nothing else', () => {
    const paths = packed.files.map(({ path }) => path);
    const plain = [
      'CHANGELOG.md',
      'CITATION.cff',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'dist/third-party-licenses.txt',
      'package.json',
      'fonts/catalog.json',
      'scripts/every-family/spec.json',
      'assets/blender/render.py',
    ];
    const shown = ['docs', 'examples', 'python'].flatMap((name) =>
      Object.keys(snapshot(join(root, name)))
        .filter((path) => !isPicture(path))
        .map((path) => `${name}/${path}`),
    );
    const fonts = fontCatalog().flatMap(({ file, licenseFile }) => [`fonts/${file}`, `fonts/${licenseFile}`]);
    const dist = paths.filter((path) => /^dist\/[\w-]+(\.d\.ts|\.js)$/.test(path));
    expect(dist).toEqual(
      expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/index.d.ts', 'dist/worker.js']),
    );
    const { models } = JSON.parse(readFileSync(join(root, 'assets/models/catalog.json'), 'utf8')) as {
      models: { file: string; sha256: string }[];
    };
    const assets = ['catalog.json', ...models.flatMap(({ file }) => [file, file.replace('.glb', '.json')])];
    const words = ['LICENSE.txt', 'catalog.json', 'general.json', 'nouns.json', 'readings.json'].map(
      (file) => `assets/words/${file}`,
    );
    const splits = publishedSplits().flatMap(({ name }) =>
      ['json', 'fingerprint'].map((ending) => `assets/splits/${name}.${ending}`),
    );
    const templates = ['family.mjs', 'family.test.mjs'].map((file) => `assets/templates/${file}`);
    expect([...paths].sort()).toEqual(
      [
        ...plain,
        ...fonts,
        ...words,
        ...templates,
        ...splits,
        ...dist,
        ...shown,
        ...assets.map((file) => `assets/models/${file}`),
      ].sort(),
    );
    for (const entry of entries)
      expect(dist).toEqual(expect.arrayContaining([`dist/${entry}.js`, `dist/${entry}.d.ts`]));
    expect(packed.unpackedSize).toBeLessThan(10e6);
    const installed = snapshot(join(project, 'node_modules/topsyturvy/fonts'));
    for (const { file, sha256: expected } of fontCatalog()) expect(installed[file]).toBe(expected);
    const samples = snapshot(join(project, 'node_modules/topsyturvy/assets/models'));
    for (const { file, sha256: expected } of models) expect(samples[file]).toBe(expected);
  });

  test('holds every file that README.md links to, but for pictures, which are in the repository', () => {
    const links = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    const paths = packed.files.map(({ path }) => path);
    const missing = Array.from(links, ([, link]) => link).filter(
      (link) => !isPicture(link) && !paths.some((path) => path === link || path.startsWith(`${link}/`)),
    );
    expect(missing).toEqual([]);
  });

  const npx = (...args: string[]): Promise<Result> =>
    runProgram('npx', ['--no', 'topsyturvy', ...args], { cwd: project });

  test('makes a dataset, and verifies, scores, audits and shows it', { timeout: 300_000 }, async () => {
    const made = await npx(
      'generate',
      'rotoutbench',
      '--seed',
      '42',
      '--count',
      '12',
      '--out',
      'd',
      '--workers',
      '2',
    );
    expect(made.stdout).toMatch(/^d: 12 items, \d+ images, \d+ questions\ndigest [0-9a-f]{64}\n$/);
    expect(made.code).toBe(0);
    expect(await npx('verify', 'd', '--workers', '2')).toMatchObject({ code: 0 });
    const questions = readFileSync(join(project, 'd/questions.jsonl'), 'utf8').trimEnd().split('\n');
    const replies = questions.map((line) => {
      const { id, answer } = JSON.parse(line) as { id: string; answer: string };
      return JSON.stringify({ id, reply: answer });
    });
    writeFileSync(join(project, 'replies.jsonl'), replies.join('\n'));
    expect(await npx('score', 'd', 'replies.jsonl')).toMatchObject({ code: 0 });
    expect(await npx('audit', 'd')).toMatchObject({ code: 0 });
    expect(await npx('gallery', 'd')).toMatchObject({ code: 0 });
    expect((await npx('list')).stdout).toContain('rotoutbench');
    expect(await npx('fonts', 'inspect', 'dseg7')).toMatchObject({ code: 0 });
  });

  test('is imported by a program', async () => {
    writeFileSync(
      join(project, 'program.js'),
      `import { generate, plan, verify, write } from 'topsyturvy';
const items = await plan('text/rotated', { seed: 42, count: 9, params: { size: 64 } });
for await (const item of generate(items, { to: 2 })) console.log(item.planned.part.name, item.planned.index, item.view('rotated').png.length > 60);
await write(items, 'e', { workers: 2 });
console.log((await verify('e')).ok);
`,
    );
    expect(await runProgram(process.execPath, ['program.js'], { cwd: project })).toEqual({
      code: 0,
      signal: null,
      stdout: 'text-rotated 0 true\ntext-rotated 1 true\ntrue\n',
      stderr: '',
    });
  });

  test.each(['bundler', 'nodenext'])(
    'has types that a strict program compiles against (%s)',
    async (resolution) => {
      writeFileSync(
        join(project, 'program.ts'),
        `import { generate, plan, write, type Item, type Manifest, type Question } from 'topsyturvy';
import { hybridImage } from 'topsyturvy/bands';
import { catalog } from 'topsyturvy/content';
import { Stream } from 'topsyturvy/core';
import { encodePng } from 'topsyturvy/draw';
import { defineFamily, type Family } from 'topsyturvy/families';
import { loadFont } from 'topsyturvy/fonts';
import { wilson } from 'topsyturvy/score';
import { softRenderer } from 'topsyturvy/world';
export async function first(): Promise<[Item, Question]> {
  for await (const item of generate(await plan('rotoutbench', { seed: 'a', count: 12, preset: 'paper' }))) {
    return [item, item.questions[0]!];
  }
  throw new Error();
}
export const save = (folder: string): Promise<Manifest | undefined> =>
  write(plan('text/rotated', { seed: 1, params: { size: 64 } }), folder, { shard: { i: 1, n: 2 } });
export const used = [hybridImage, catalog, Stream, encodePng, loadFont, wilson, softRenderer];
for await (const item of generate(plan('text/rotated'))) {
  const text: string = item.state.text;
  // @ts-expect-error -- an item has no such member
  item.certificate.nothing;
  // @ts-expect-error -- an interface is no value
  item instanceof Item;
  void text;
}
// @ts-expect-error -- there is no such param
await plan('text/rotated', { params: { lenght: 3 } });
// @ts-expect-error -- there is no such family
await plan('text/rotatd');
// @ts-expect-error -- all methods are needed
defineFamily({ name: 'a', version: 1 });
declare const mine: Family<{ size: number }, { dots: number }, { add: number }, number>;
declare module 'topsyturvy' {
  interface FamilyTypes {
    'mine/dots': typeof mine;
  }
}
for await (const item of generate(plan('mine/dots', { families: [mine], params: { size: 3 } }))) {
  const dots: number = item.state.dots + item.label;
  void dots;
}
`,
      );
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
      const options = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ];
      const { code, stdout } = await runProgram(process.execPath, [tsc, ...options, 'program.ts'], {
        cwd: project,
      });
      expect([stdout, code]).toEqual(['', 0]);
    },
  );

  test('is what was built here', () => {
    for (const name of ['cli.js', 'index.js', 'worker.js']) {
      const files = [join(root, 'dist', name), join(project, 'node_modules/topsyturvy/dist', name)];
      const [ours, theirs] = files.map((file) => sha256(readFileSync(file)));
      expect(theirs).toBe(ours);
    }
  });
});

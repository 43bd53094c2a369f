import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientScripts } from '../../scripts/client-scripts.mjs';
import { root, runProgram } from '../cli/command.js';
import { readLines } from '../dataset/folders.js';
import { madeSet } from '../made-sets.js';
import { additions, type Asked } from './additions.js';

const tmp = join(root, 'tmp');
mkdirSync(tmp, { recursive: true });
/** A copy of the package, in the repository so that it finds its packages. */
const copy = mkdtempSync(join(tmp, 'more-content-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs `topsyturvy` of the copy, or of another package. */
const topsyturvy = (...args: readonly string[]): Promise<string> => topsyturvyOf(copy, ...args);
async function topsyturvyOf(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram(process.execPath, [join(folder, 'dist/cli.js'), ...args]);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** What ships outside of each roster. */
async function outsideOf(folder: string): Promise<Map<string, readonly string[]>> {
  const listed = await topsyturvyOf(folder, 'list', 'rosters', '--json');
  return new Map(
    (JSON.parse(listed) as { name: string; outside: string[] }[]).map(({ name, outside }) => [name, outside]),
  );
}

beforeAll(async () => {
  for (const name of ['src', 'fonts', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'assets'), join(copy, 'assets'));
  for (const { files } of additions)
    for (const [path, changed] of Object.entries(files)) {
      const file = join(copy, path);
      writeFileSync(file, changed(existsSync(file) ? readFileSync(file, 'utf8') : ''));
    }
  await build({
    entryPoints: { cli: join(copy, 'src/cli/main.ts'), content: join(copy, 'src/entry/content.ts') },
    outdir: join(copy, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    loader: { '.wasm': 'base64' },
    plugins: [clientScripts],
    logLevel: 'silent',
  });
});

test('every roster lacks something here, and says so', async () => {
  const [before, after] = [await outsideOf(root), await outsideOf(copy)];
  const expected = additions.flatMap(({ roster, name }) => (roster ? [[roster, [name]]] : []));
  // The drawings of the new figure came with it.
  const ownDrawings = /^folded-card ./;
  const isNew = (roster: string, one: string): boolean =>
    !before.get(roster)!.includes(one) && !ownDrawings.test(one);
  expect(
    Object.fromEntries(
      [...after].map(([name, outside]) => [name, outside.filter((one) => isNew(name, one))]),
    ),
  ).toEqual(Object.fromEntries(expected));
});

test('no picture, item or question has changed by what was added', async () => {
  const [before, after] = [await madeSet('every-family'), join(copy, 'every-family')];
  const spec = join(root, 'scripts/every-family/spec.json');
  await topsyturvy('generate', spec, '--seed', '7', '--workers', '1', '--out', after);
  for (const file of ['items.jsonl', 'questions.jsonl'])
    expect(readLines(after, file), file).toEqual(readLines(before, file));
}, 600_000);

const partOf = (name: string, { family }: Asked): string => `${name}-${dirname(family)}`;

test('what was added is found by its name', async () => {
  const parts = additions.flatMap(({ name, asked }) =>
    asked ? [{ name: partOf(name, asked), count: 2, ...asked }] : [],
  );
  const spec = join(copy, 'spec.json');
  writeFileSync(spec, JSON.stringify({ name: 'by-name', parts }));
  const out = join(copy, 'by-name');
  await topsyturvy('generate', spec, '--seed', '7', '--workers', '1', '--out', out);
  const items = readLines<{ part: string; state: unknown }>(out, 'items.jsonl');
  for (const { name, asked } of additions.filter(({ asked: by }) => by)) {
    const own = items.filter(({ part }) => part === partOf(name, asked!));
    expect(JSON.stringify(own.map(({ state }) => state)), `${name} in ${asked!.family}`).toContain(
      `"${name}"`,
    );
  }
  const shipped = (await import(join(copy, 'dist/content.js'))) as Record<
    'surfaces' | 'environments',
    { name: string }[]
  >;
  expect(shipped.surfaces.map(({ name }) => name)).toContain('loam');
  expect(shipped.environments.map(({ name }) => name)).toContain('cave');
}, 600_000);

test('CONTRIBUTING.md names the files that were touched, and no others', () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  for (const { row, name, files } of additions.filter((one) => one.row !== undefined)) {
    const line = page.split('\n').find((text) => text.startsWith(`| ${row} |`));
    // What stands in parentheses is another place for the same file.
    const paths = [...(line ?? '').replace(/\([^)]*\)/g, '').matchAll(/`((?:src|test)\/[^`]*)`/g)].map(
      ([, path]) => path.replace('NAME', name),
    );
    expect([row, paths.sort()]).toEqual([row, Object.keys(files).sort()]);
    expect([row, Number(line!.split(' | ').at(-1)!.replace(' |', ''))]).toEqual([row, paths.length]);
  }
});

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';
import { circles } from './circles.js';
import { imports, sourceFiles } from './source-tree.js';

const files = sourceFiles();

test('no files import each other in a circle, not even types', () => {
  expect(circles(imports(files))).toEqual([]);
});

test('no file is longer than 250 lines', () => {
  const long = [...files]
    .map(([file, text]): [string, number] => [file, text.trimEnd().split('\n').length])
    .filter(([, lines]) => lines > 250)
    .map(([file, lines]) => `${file}: ${lines} lines`);
  expect(long).toEqual([]);
});

test('outside of content no folder holds more than 21 files', () => {
  const counts = new Map<string, number>();
  for (const file of files.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > 21 && !folder.startsWith('content'));
  expect(full).toEqual([]);
});

test('no file stands beside a folder of its name', () => {
  const folders = new Set([...files.keys()].map((file) => dirname(file)));
  expect([...files.keys()].filter((file) => folders.has(file.replace(/\.ts$/, '')))).toEqual([]);
});

test('what test/few.ts leaves out of `npm test` runs with `npm run test:full`: the files that use it are in both projects', () => {
  const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const uses = tests.filter((file) =>
    /from '[./]*\/few\.js'/.test(readFileSync(join(root, 'test', file), 'utf8')),
  );
  expect(uses.length).toBeGreaterThan(40);
  expect(uses.filter((file) => !/\.(both|laws)\.test\.ts$/.test(file))).toEqual([]);
  expect(tests.filter((file) => file.endsWith('.both.test.ts') && !uses.includes(file))).toEqual([]);
});

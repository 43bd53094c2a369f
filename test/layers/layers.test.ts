import { expect, test } from 'vitest';
import { imports, layerRows, sourceFiles, topFolders } from './source-tree.js';

const graph = imports(sourceFiles());
const rows = layerRows();

test('the table of layers in docs/architecture.md names the folders of src, each once', () => {
  expect(rows.flat().sort()).toEqual(topFolders().sort());
});

test('imports point down the table of layers', () => {
  const rank = (file: string): number => rows.findIndex((row) => row.includes(file.split('/')[0]));
  const upward = [...graph].flatMap(([file, targets]) =>
    targets
      // index.ts stands above all folders and is imported by none.
      .filter((target) => file.includes('/') && rank(target) < rank(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(upward).toEqual([]);
});

test('staging and what else all families share imports no group of families', () => {
  const shared = new Set(['staging', 'picture', 'difficulty', 'words']);
  const isOfGroup = (file: string): boolean => {
    const [layer, folder, ...below] = file.split('/');
    return layer === 'families' && below.length > 0 && !shared.has(folder);
  };
  const files = [...graph].filter(([file]) => file.startsWith('families/') && shared.has(file.split('/')[1]));
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap(([file, targets]) => targets.filter(isOfGroup).map((to) => `${file} imports ${to}`)),
  ).toEqual([]);
});

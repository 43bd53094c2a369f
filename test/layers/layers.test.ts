import { expect, test } from 'vitest';
import { imports, layerRows, sourceFiles, topFolders } from './source-tree.js';

const graph = imports(sourceFiles());
const rows = layerRows();

test('the table of layers in CONTRIBUTING.md names the folders of src, each once', () => {
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

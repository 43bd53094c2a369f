import { expect, test } from 'vitest';
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

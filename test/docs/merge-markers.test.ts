import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';

const folders = ['docs', 'src', 'test', 'scripts', 'examples', 'bench'];

test('no page or source file holds what a merge left behind', () => {
  const markers = ['<'.repeat(7) + ' ', '>'.repeat(7) + ' ', ' ' + '='.repeat(7) + ' '];
  const files = [
    ...readdirSync(root),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    ),
  ].filter((file) => /\.(md|ts|mjs|js|sh|py)$/.test(file) && !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(500);
  const left = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return markers.some((marker) => text.includes(marker));
  });
  expect(left).toEqual([]);
});

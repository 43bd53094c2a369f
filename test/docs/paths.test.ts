import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** The rows of the table in a section, each as its cells. */
function tableOf(section: string): string[][] {
  const [, text = ''] = page.split(`## ${section}\n`);
  const rows = text
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
}

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|test)\/[^`]*)`/g)].map(([, path]) => path);

const additions = tableOf('What to touch');

test('the table names what can be added', () => {
  expect(additions.length).toBeGreaterThanOrEqual(8);
});

test.each(additions)('to add %s, the files to touch exist', (_, files, most) => {
  // What stands in parentheses is another place for the same file.
  const paths = pathsIn(files.replace(/\([^)]*\)/g, ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.length).toBeLessThanOrEqual(Number(most));
  for (const path of pathsIn(files)) {
    // The name of what is added stands for a file or folder that is not there yet.
    const there = path.includes('NAME') ? dirname(path.slice(0, path.indexOf('NAME') + 1)) : path;
    expect(existsSync(join(root, there)), there).toBe(true);
  }
});

test('the paths that docs/architecture.md names exist', () => {
  const paths = pathsIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  expect(paths.filter((path) => !path.includes('NAME') && !existsSync(join(root, path)))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';

const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;

const firstCells = (section: string): string[] =>
  page
    .split(`## ${section}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => Array.from(line.split('|')[1].matchAll(/`([^`]+)`/g), ([, name]) => name));

test('docs/dependencies.md has a line for each package that is installed, and for each optional one', () => {
  expect(firstCells('Installed with the package').sort()).toEqual(Object.keys(dependencies).sort());
  expect(firstCells('Installed by those who need them').sort()).toEqual(Object.keys(peerDependencies).sort());
});

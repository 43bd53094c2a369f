import { expect, test } from 'vitest';
import { topsyturvy } from '../cli/command.js';
import { benchmarks, plan } from '../../src/index.js';
import { expectGolden } from './golden-file.js';
import { frozenLists } from './frozen-lists.js';
import { streamPurposes } from './stream-purposes.js';
import { fully } from '../few.js';

test('families keep their names, order and versions', async () => {
  const { code, stdout } = await topsyturvy(['list', 'families', '--json']);
  expect(code).toBe(0);
  const families = JSON.parse(stdout) as { name: string; version: number }[];
  expectGolden(
    'families.txt',
    families.map(({ name, version }) => `${name} ${version}`),
  );
});

test('parts of benchmarks keep their names and order', async () => {
  const lines: string[] = [];
  for (const { name } of benchmarks) {
    for (const preset of ['strict', 'paper'] as const) {
      const { spec } = await plan(name, { seed: 42, preset });
      lines.push(...spec.parts.map((part) => `${name} ${preset} ${part.name} ${part.family}`));
    }
  }
  expectGolden('parts.txt', lines);
});

test('lists that streams index keep their order and length', () => {
  const lines = Object.entries(frozenLists).map(
    ([name, list]) => `${name} (${list.length}): ${list.join(', ')}`,
  );
  expectGolden('lists.txt', lines);
});

fully('streams keep their purposes', () => {
  expectGolden('stream-purposes.txt', streamPurposes());
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phases } from '../../src/core/phase-clock.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { addStats, type WriteStats } from '../../src/dataset/work/stats.js';
import { temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { fully, someOf } from '../few.js';

const command = ['generate', 'text/rotated', '--count', '40', '--size', '64'];

interface Printed {
  readonly stats?: WriteStats;
  readonly digest: string;
}

async function run(folder: string, out: string, ...options: string[]): Promise<Printed> {
  const { code, stdout, stderr } = await topsyturvy([
    ...command,
    '--out',
    join(folder, out),
    '--json',
    ...options,
  ]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as Printed;
}

test('--stats tells what the items of each part took, with any number of workers, and changes no byte', async () => {
  const folder = temporaryFolder();
  const plain = await run(folder, 'plain', '--workers', '1');
  expect(plain.stats).toBeUndefined();
  for (const workers of someOf(['2', '1'], 1)) {
    const { stats, digest } = await run(folder, `workers-${workers}`, '--workers', workers, '--stats');
    expect(digest).toBe(plain.digest);
    const [part, ...others] = Object.entries(stats!);
    expect(others).toEqual([]);
    const [name, { items, ms, stages: times, slowest }] = part;
    expect(name).toBe(readManifest(join(folder, 'plain')).spec.parts[0].name);
    expect(items).toBe(40);
    // This family makes no stage.
    expect(Object.keys(times).sort()).toEqual(phases.filter((phase) => phase !== 'stage').sort());
    const sum = Object.values(times).reduce((total, time) => total + time, 0);
    expect(ms).toBeCloseTo(sum, 6);
    expect(slowest.id).toMatch(/^text-rotated-[0-9a-f]{16}$/);
    expect(slowest.ms).toBeGreaterThanOrEqual(ms / items);
    expect(slowest.ms).toBeLessThanOrEqual(ms);
  }
});

fully('without --json it is a table; what was there already takes nothing', async () => {
  const out = join(temporaryFolder(), 'table');
  const args = [...command, '--out', out, '--workers', '1', '--stats'];
  const first = await topsyturvy(args);
  const [head, row] = first.stdout.trim().split('\n').slice(-2);
  expect(head.split(/ {2,}/)).toEqual(['CPU ms per item', 'items', ...phases, 'all', 'slowest']);
  expect(row).toMatch(/^text-rotated +40( +\d+\.\d{3}){11} \(text-rotated-[0-9a-f]{16}\)$/);
  const again = await topsyturvy(args);
  expect(again.stdout).toContain('CPU time: no item was made now');
});

test('what two processes took adds up', () => {
  const a: WriteStats = {
    x: { items: 2, ms: 5, stages: { plan: 1, judge: 4 }, slowest: { id: 'a', ms: 4 } },
  };
  const b: WriteStats = {
    x: { items: 1, ms: 6, stages: { plan: 1, write: 5 }, slowest: { id: 'b', ms: 6 } },
    y: { items: 1, ms: 1, stages: { plan: 1 }, slowest: { id: 'c', ms: 1 } },
  };
  expect(addStats(a, b)).toEqual({
    x: { items: 3, ms: 11, stages: { plan: 2, judge: 4, write: 5 }, slowest: { id: 'b', ms: 6 } },
    y: b.y,
  });
});

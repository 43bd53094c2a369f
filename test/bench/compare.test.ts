import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runProgram, type Result } from '../cli/command.js';
import { temporaryFolder } from '../dataset/folders.js';

interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];
const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values);

/** A record as `bench all` writes it, with a yardstick of so many per second. */
function recordOf(yardstick: number | null, measured: readonly Measured[]): object {
  const units = ({ unit, values }: Measured): number[] =>
    values.map((value) => (unit.includes('/s') ? value / yardstick! : value * yardstick!));
  return {
    yardsticks: { 'PNG of others': yardstick && { median: yardstick, spread: 0 } },
    measurements: measured.map((one) => ({
      ...one,
      median: median(one.values),
      spread: spread(one.values),
      ...(yardstick && { inYardsticks: units(one), spreadInYardsticks: spread(units(one)) }),
    })),
  };
}

function compare(a: object, b: object): Promise<Result> {
  const folder = temporaryFolder();
  const files = [a, b].map((record, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, JSON.stringify(record));
    return file;
  });
  return runProgram(process.execPath, ['bench/run.mjs', 'compare', ...files], { cwd: root });
}

const pairs = { name: 'pairs', unit: 'pairs/s of CPU', values: [1000, 990, 1010] };
const item = { name: 'item', unit: 'ms of CPU', values: [50, 52, 49] };

test('what moved by more than the noise is named, the largest change first', async () => {
  const slower = { ...item, values: [100, 101, 99] };
  const faster = { ...pairs, values: [1200, 1190, 1210] };
  const { code, stdout } = await compare(recordOf(10, [pairs, item]), recordOf(10, [faster, slower]));
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n');
  expect(lines[1]).toBe('worse   +100.0 % (noise 8.0 %)  item: 50 → 100 ms of CPU');
  expect(lines[2]).toBe('better  +20.0 % (noise 3.7 %)  pairs: 1000 → 1200 pairs/s of CPU');
  expect(lines[3]).toBe('2 moved by more than the noise, 0 did not');
});

test('a change within the noise is none', async () => {
  const wide = { ...item, values: [54, 60, 48] };
  const { stdout } = await compare(recordOf(10, [item]), recordOf(10, [wide]));
  expect(stdout).toContain('0 moved by more than the noise, 1 did not');
});

test('a machine of another speed moves nothing, where the yardsticks tell', async () => {
  const [slowPairs, slowItem] = [
    { ...pairs, values: [500, 495, 505] },
    { ...item, values: [100, 104, 98] },
  ];
  const told = await compare(recordOf(10, [pairs, item]), recordOf(5, [slowPairs, slowItem]));
  expect(told.stdout).toContain('0 moved by more than the noise, 2 did not');
  const untold = await compare(recordOf(null, [pairs, item]), recordOf(null, [slowPairs, slowItem]));
  expect(untold.stdout).toContain('no yardsticks in common');
  expect(untold.stdout).toContain('2 moved by more than the noise, 0 did not');
});

test('measurements of one record only are named', async () => {
  const { stdout } = await compare(recordOf(10, [pairs]), recordOf(10, [item]));
  expect(stdout).toContain('only in the first: pairs');
  expect(stdout).toContain('only in the second: item');
});

test('a file that is no record is refused', async () => {
  const { code, stderr } = await compare({}, recordOf(10, []));
  expect(code).toBe(2);
  expect(stderr).toContain('was not written by `npm run bench -- all`');
});

import { expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { cells } from '../../../src/content/surfaces/tiles/cells.js';
import { boards, bond, courses } from '../../../src/content/surfaces/tiles/courses.js';
import { addGradientNoise } from '../../../src/content/surfaces/tiles/gradient-noise.js';
import { herringbone } from '../../../src/content/surfaces/parquet.js';
import { noise } from '../../../src/content/surfaces/tiles/noise.js';
import { octaves } from '../../../src/content/surfaces/tiles/octaves.js';
import { warped } from '../../../src/content/surfaces/tiles/warp.js';
import { latticeValue } from '../../../src/world/lattice-noise.js';
import { seamRatio } from './seam.js';

const size = 64;

function moments(field: Float32Array): { mean: number; deviation: number } {
  const mean = field.reduce((sum, value) => sum + value, 0) / field.length;
  const square = field.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / field.length;
  return { mean, deviation: Math.sqrt(square) };
}

test.each([
  ['value noise', () => noise(256, 64, 64, 5)],
  ['stretched noise', () => noise(256, 16, 128, 5)],
  ['octaves', () => octaves(256, { across: 32, octaves: 3, gain: 0.7 }, 5)],
  ['ridges', () => octaves(256, { across: 32, octaves: 3, gain: 0.7, ridged: true }, 5)],
  [
    'gradient noise',
    () => {
      const field = new Float32Array(256 * 256);
      addGradientNoise(field, 256, 64, 64, 5, 1);
      return field;
    },
  ],
])('%s has mean 0 and deviation 1, and no seam', (_, make) => {
  const field = make();
  const { mean, deviation } = moments(field);
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(deviation).toBeGreaterThan(0.93);
  expect(deviation).toBeLessThan(1.07);
  expect(seamRatio(field, 256, 1)).toBeLessThan(1.15);
});

test('cells: distances to the nearest of all points of nine copies of the tile, by brute force', () => {
  const [across, down, seed, jitter] = [5, 4, 9, 0.9];
  const { nearest, second, id } = cells(size, across, down, seed, jitter);
  for (const at of [0, 63, 777, 2048, 4095]) {
    const [u, v] = [(((at % size) + 0.5) * across) / size, ((Math.floor(at / size) + 0.5) * down) / size];
    const found: [distance: number, cell: number][] = [];
    for (let j = -down; j < 2 * down; j++)
      for (let i = -across; i < 2 * across; i++) {
        const [column, row] = [(i + across) % across, (j + down) % down];
        const x = i + 0.5 + jitter * (latticeValue(column, row, seed) - 0.5);
        const y = j + 0.5 + jitter * (latticeValue(column, row, seed + 1) - 0.5);
        found.push([Math.hypot(u - x, v - y), row * across + column]);
      }
    found.sort((a, b) => a[0] - b[0]);
    expect(nearest[at]).toBeCloseTo(found[0][0], 5);
    expect(second[at]).toBeCloseTo(found[1][0], 5);
    expect(id[at]).toBe(found[0][1]);
  }
});

test('warping by whole texels moves the field around the tile', () => {
  const field = noise(size, 8, 8, 3);
  const [one, none] = [new Float32Array(size * size).fill(1), new Float32Array(size * size)];
  const moved = warped(field, [one, none], 3 / size);
  expect(moved[5 * size + 62]).toBeCloseTo(field[5 * size + 1], 6);
  expect(moved[0]).toBeCloseTo(field[3], 6);
});

test('courses: bricks have their size, and the last of a row goes on at its left side', () => {
  const { id, count, edge, along, below } = courses(size, [1.6, 0.8], bond(4, 4, 0.5));
  expect(count).toBe(16);
  const areas = new Map<number, number>();
  for (const brick of id) areas.set(brick, (areas.get(brick) ?? 0) + 1);
  expect([...areas.values()].every((area) => area === (size * size) / 16)).toBe(true);
  // Row 1 is shifted by half a brick: its first texels belong to its last brick.
  const row = 20 * size;
  expect(id[row]).toBe(id[row + size - 1]);
  expect(along[row] - along[row + size - 1]).toBeCloseTo(1.6 / size, 5);
  expect(Math.max(...edge)).toBeLessThanOrEqual(0.1);
  expect(Math.max(...below)).toBeLessThan(0.2);
});

test('boards: ends keep clear of those in the next row, around the tile too', () => {
  const rows = boards(new Stream(['boards']), 8, 2);
  for (const [i, cuts] of rows.entries()) {
    expect(cuts).toHaveLength(2);
    for (const cut of cuts) expect(cut >= 0 && cut < 1).toBe(true);
    if (i === rows.length - 1) continue;
    for (const a of cuts)
      for (const b of rows[i + 1])
        expect(Math.min(Math.abs(a - b), 1 - Math.abs(a - b))).toBeGreaterThan(0.1);
  }
});

test('herringbone: all blocks are whole, half of them upright', () => {
  const { id, count, upright, edge } = herringbone(80, 0.8, 16, 4);
  expect(count).toBe((16 * 16) / 4);
  expect(upright.filter(Boolean)).toHaveLength(count / 2);
  const areas = new Array<number>(count).fill(0);
  for (const block of id) areas[block]++;
  expect(areas.every((area) => area === 5 * 20)).toBe(true);
  expect(Math.min(...edge)).toBeGreaterThan(0);
});

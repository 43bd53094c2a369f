import { expect, it } from 'vitest';
import { cut } from '../../../src/world/modeling/solids/paneled.js';
import { beveledBox, merged } from '../../../src/world/modeling/index.js';
import { paneled } from '../../../src/world/modeling/solids/paneled.js';
import type { Vec3 } from '../../../src/world/vector.js';
import { examine, expectSolid } from './solid.js';

/** A 2 × 2 × 2 box from half rings of five points, closed above and below on the line x = 0. */
const ring = (y: number, wide: number): Vec3[] => [
  [0, y, -1],
  [wide, y, -1],
  [wide, y, 0],
  [wide, y, 1],
  [0, y, 1],
];
const sections = [ring(0, 0), ring(0, 1), ring(1, 1), ring(2, 1), ring(2, 0)];

it('cuts a body into pieces that together are the body', () => {
  const pieces = paneled(sections, (column, row) => (column === 3 && row === 1 ? 'lamp' : 'rest'));
  expect([...pieces.keys()].sort()).toEqual(['lamp', 'rest']);
  expectSolid(merged(...pieces.values()), 8, 1e-6);
});

it('gives both sides of a square the same piece: left and right of the front, below', () => {
  const lamp = paneled(sections, (column, row) => (column === 3 && row === 1 ? 'lamp' : 'rest')).get('lamp')!;
  expect(examine(lamp).triangles).toBe(4);
  for (let i = 0; i < lamp.positions.length; i += 3) {
    const [x, y, z] = lamp.positions.slice(i, i + 3);
    expect(Math.abs(x)).toBeLessThanOrEqual(1);
    expect(y).toBeLessThanOrEqual(1);
    expect(z).toBe(1);
    expect([...lamp.normals.slice(i, i + 3)]).toEqual([0, 0, 1]);
  }
});

it('keeps every triangle and only the vertices in use', () => {
  const whole = beveledBox(1, 2, 3, 0.2);
  const [upper, lower] = cut(whole, (_, v) => v < 0.5);
  expect(upper.indices.length).toBeGreaterThan(0);
  expect(upper.indices.length + lower.indices.length).toBe(whole.indices.length);
  for (const { indices, positions } of [upper, lower])
    expect(new Set(indices).size).toBe(positions.length / 3);
  expectSolid(merged(upper, lower));
});

import { expect, it } from 'vitest';
import { ball, limb, organic, organicParts, type NamedShape } from '../../../src/world/modeling/index.js';
import type { Mesh } from '../../../src/world/mesh.js';

const shapes: NamedShape[] = [
  { ...ball([0, 0.5, 0], 0.2, { color: '#803020' }), part: 'trunk' },
  { ...limb([0.1, 0.45, 0], [0.35, 0.1, 0], 0.07, 0.05, { color: '#203080' }), part: 'left leg' },
  { ...limb([-0.1, 0.45, 0], [-0.35, 0.1, 0], 0.07, 0.05), part: 'right leg' },
  { ...ball([0, 0.5, 0.2], 0.05, { mode: 'paint', color: '#ffffff' }), part: 'patch' },
];
const options = { cell: 0.02, color: '#403030' };

/** Each triangle by the bits of its corners: places, normals, colors. */
const triangles = ({ positions, normals, colors, indices }: Mesh): string[] =>
  Array.from({ length: indices.length / 3 }, (_, t) =>
    [...indices.subarray(3 * t, 3 * t + 3)]
      .map((i) => [positions, normals, colors!].map((list) => [...list.subarray(3 * i, 3 * i + 3)]).join())
      .join(' '),
  );

it('cuts the very surface of the whole', () => {
  const parts = organicParts(shapes, options);
  expect(parts.map(({ name }) => name)).toEqual(['trunk', 'left leg', 'right leg']);
  const whole = triangles(organic(shapes, options)).sort();
  expect(parts.flatMap(({ mesh }) => triangles(mesh)).sort()).toEqual(whole);
});

it('gives each part what lies about its shapes', () => {
  const [trunk, left, right] = organicParts(shapes, options).map(({ mesh }) => mesh);
  const xs = ({ positions }: Mesh) => [...positions].filter((_, i) => i % 3 === 0);
  expect(Math.min(...xs(left))).toBeGreaterThan(0.05);
  expect(Math.max(...xs(right))).toBeLessThan(-0.05);
  expect(Math.max(...xs(trunk).map(Math.abs))).toBeLessThan(0.25);
  expect(left.indices.length).toBe(right.indices.length);
});

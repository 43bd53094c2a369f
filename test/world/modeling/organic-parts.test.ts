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

/** The bits of a place. */
const placeAt = ({ positions }: Mesh, i: number): string => positions.subarray(3 * i, 3 * i + 3).join();

/** The sides of triangles that one mesh has once, by their places in either order: the rim of a piece. */
function rim(mesh: Mesh): Set<string> {
  const sides = new Set<string>();
  for (let i = 0; i < mesh.indices.length; i++) {
    const next = i % 3 === 2 ? i - 2 : i + 1;
    const [a, b] = [placeAt(mesh, mesh.indices[i]), placeAt(mesh, mesh.indices[next])];
    const side = [a, b].sort().join(' | ');
    if (!sides.delete(side)) sides.add(side);
  }
  return sides;
}

it('cuts the very surface of the whole, but for the corners on cuts', () => {
  const parts = organicParts(shapes, options);
  expect(parts.map(({ name }) => name)).toEqual(['trunk', 'left leg', 'right leg']);
  const whole = triangles(organic(shapes, options));
  const cut = parts.flatMap(({ mesh }) => triangles(mesh));
  expect(cut.length).toBe(whole.length);
  const cornersOf = (all: string[]): Set<string> => new Set(all.flatMap((triangle) => triangle.split(' ')));
  const onCuts = new Set([...rim(parts[0].mesh)].flatMap((side) => side.split(' | ')));
  const kept = cornersOf(whole);
  const moved = [...cornersOf(cut)].filter((corner) => !kept.has(corner));
  expect(moved.length).toBeGreaterThan(0);
  for (const corner of moved) expect(onCuts).toContain(corner.split(',').slice(0, 3).join());
});

it('leaves no gap at a cut', () => {
  const [trunk, left, right] = organicParts(shapes, options).map(({ mesh }) => rim(mesh));
  expect(left.size).toBeGreaterThan(8);
  expect(new Set([...left, ...right])).toEqual(trunk);
});

it('cuts evenly, not in the steps of cells', () => {
  const left = organicParts(shapes, options)[1].mesh;
  const ways = new Map<string, string[]>();
  for (const side of rim(left)) {
    const [a, b] = side.split(' | ');
    ways.set(a, [...(ways.get(a) ?? []), b]);
    ways.set(b, [...(ways.get(b) ?? []), a]);
  }
  const numbers = (place: string): number[] => place.split(',').map(Number);
  const bends = [...ways].map(([place, beside]) => {
    const [p, a, b] = [place, ...beside].map(numbers);
    const [u, v] = [p.map((x, k) => x - a[k]), b.map((x, k) => x - p[k])];
    const dot = u.reduce((sum, x, k) => sum + x * v[k], 0);
    return (Math.acos(dot / (Math.hypot(...u) * Math.hypot(...v))) * 180) / Math.PI;
  });
  // Along a circle of so many corners each bends by 360° / n; the steps of cells bend by 90°. Where it would fold, the surface keeps a step.
  expect(bends.filter((bend) => bend > 45).length).toBeLessThan(0.25 * bends.length);
});

it('gives each part what lies about its shapes', () => {
  const [trunk, left, right] = organicParts(shapes, options).map(({ mesh }) => mesh);
  const xs = ({ positions }: Mesh) => [...positions].filter((_, i) => i % 3 === 0);
  expect(Math.min(...xs(left))).toBeGreaterThan(0.05);
  expect(Math.max(...xs(right))).toBeLessThan(-0.05);
  expect(Math.max(...xs(trunk).map(Math.abs))).toBeLessThan(0.25);
  expect(left.indices.length).toBe(right.indices.length);
});

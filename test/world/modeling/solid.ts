import { expect } from 'vitest';
import type { Mesh } from '../../../src/world/mesh.js';
import { weld } from '../../../src/world/modeling/mesh/normals.js';

/** What can be wrong with a closed mesh, counted by a road of its own. */
export function examine(mesh: Mesh) {
  const { positions: p, normals: n, indices } = mesh;
  const { places } = weld(p);
  const edges = new Map<string, number>();
  let volume = 0;
  let degenerate = 0;
  let disagreeing = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [indices[i], indices[i + 1], indices[i + 2]];
    const [a, b, c] = corners.map((v) => [p[3 * v], p[3 * v + 1], p[3 * v + 2]]);
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const [fx, fy, fz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const longest = Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz);
    if (Math.hypot(fx, fy, fz) <= 1e-5 * longest) degenerate++;
    volume += (a[0] * fx + a[1] * fy + a[2] * fz) / 6;
    for (const v of corners) if (fx * n[3 * v] + fy * n[3 * v + 1] + fz * n[3 * v + 2] < 0) disagreeing++;
    for (let k = 0; k < 3; k++) {
      const edge = `${places[corners[k]]} ${places[corners[(k + 1) % 3]]}`;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  }
  let open = 0;
  for (const [edge, count] of edges) {
    if (count !== 1 || edges.get(edge.split(' ').reverse().join(' ')) !== 1) open++;
  }
  let unequal = 0;
  for (let i = 0; i < n.length; i += 3)
    if (Math.abs(Math.hypot(n[i], n[i + 1], n[i + 2]) - 1) > 1e-5) unequal++;
  const finite = [...p, ...n, ...(mesh.uvs ?? []), ...(mesh.colors ?? [])].every(Number.isFinite);
  return { volume, open, degenerate, disagreeing, unequal, finite, triangles: indices.length / 3 };
}

/** Every edge joins exactly two triangles that run it in opposite directions, outside is outside, normals are unit. */
export function expectSolid(mesh: Mesh, volume?: number, share = 0.02): void {
  const found = examine(mesh);
  expect(found).toMatchObject({ open: 0, degenerate: 0, disagreeing: 0, unequal: 0, finite: true });
  expect(found.triangles).toBeGreaterThan(0);
  expect(found.volume).toBeGreaterThan(0);
  if (volume !== undefined) expect(Math.abs(found.volume / volume - 1)).toBeLessThan(share);
}

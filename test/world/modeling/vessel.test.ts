import { expect, test } from 'vitest';
import type { ProfilePoint } from '../../../src/world/modeling/index.js';
import { vessel } from '../../../src/world/modeling/solids/vessel.js';
import { expectSolid } from './solid.js';

test.each<[string, readonly ProfilePoint[]]>([
  ['a flower pot of few points with a narrow foot', [[0.07, 0], [0.1, 0.15], [0.11, 0.151], [0.11, 0.2]]], // prettier-ignore
  ['a bowl', [[0.04, 0], [0.08, 0.02], [0.11, 0.05], [0.13, 0.09]]], // prettier-ignore
])('the inside of %s is nowhere outside its outer wall', (_, outside) => {
  const floor = 0.02;
  const mesh = vessel(outside, 0.008, floor, { segments: 48 });
  expectSolid(mesh);
  const outerAt = (y: number): number => {
    const i = outside.findIndex(([, top]) => top >= y);
    const [[r0, y0], [r1, y1]] = [outside[i - 1], outside[i]];
    return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
  };
  // What faces the axis is inside: along each edge of the mesh that goes up there, the wall is thick enough.
  const { positions: p, normals: n, indices } = mesh;
  let seen = 0;
  for (let i = 0; i < indices.length; i += 3)
    for (let side = 0; side < 3; side++) {
      const [a, b] = [3 * indices[i + side], 3 * indices[i + ((side + 1) % 3)]];
      if ([a, b].some((at) => p[at] * n[at] + p[at + 2] * n[at + 2] >= -1e-6)) continue;
      for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y, z] = [0, 1, 2].map((k) => p[a + k] + t * (p[b + k] - p[a + k]));
        if (y >= outside[outside.length - 1][1] - 0.002) continue;
        expect(Math.sqrt(x * x + z * z)).toBeLessThan(outerAt(y) - 0.004);
        seen++;
      }
    }
  expect(seen).toBeGreaterThan(100);
});

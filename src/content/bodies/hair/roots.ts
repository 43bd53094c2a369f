import type { Mesh } from '../../../world/model.js';
import { latticeValue } from '../../../world/lattice-noise.js';
import { normalize, type Vec3 } from '../../../world/vector.js';

/** Where a bunch of hair grows. */
export interface Root {
  readonly place: Vec3;
  readonly normal: Vec3;
  /** The color there, if the surface has colors. */
  readonly tint: Vec3 | undefined;
  /** Numbers that are its own, and its mirror image's. */
  readonly cell: readonly [number, number];
  /** 1 on the left, −1 on the right. */
  readonly side: 1 | -1;
}

/** How far lines lie from the middle of their cells at most, in cells. */
const jitter = 0.42;
/** Distinguishes the cells of the three axes. */
const stride = 100_003;

/**
 * Places all over a surface, about as many to an area everywhere: where lines along the three axes go through it, each where the surface
 * faces its axis most. They depend on the surface alone, not on its triangles; those of its mirror image are their mirror images.
 * @param apart the distance of the lines
 */
export function rootsOn({ positions, normals, colors, indices }: Mesh, apart: number): Root[] {
  const roots: Root[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [3 * indices[i], 3 * indices[i + 1], 3 * indices[i + 2]] as const;
    for (const axis of [0, 1, 2] as const) {
      const [u, v] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
      const [a, b, c] = corners.map((at) => [positions[at + u], positions[at + v]] as const);
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
      if (area === 0) continue;
      const range = (k: 0 | 1): readonly [number, number] => [
        Math.floor(Math.min(a[k], b[k], c[k]) / apart - 0.5),
        Math.floor(Math.max(a[k], b[k], c[k]) / apart + 0.5),
      ];
      const [[left, right], [low, high]] = [range(0), range(1)];
      for (let column = left; column <= right; column++)
        for (let row = low; row <= high; row++) {
          const mirrored = u === 0 && column < 0;
          const cell = [mirrored ? -1 - column : column, row + stride * axis] as const;
          const off = jitter * (2 * latticeValue(cell[0], cell[1], 7) - 1);
          const x = apart * (column + 0.5 + (mirrored ? -off : off));
          const y = apart * (row + 0.5 + jitter * (2 * latticeValue(cell[0], cell[1], 8) - 1));
          const s = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
          const t = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
          if (s < 0 || t < 0 || s + t > 1) continue;
          const mix = (list: Float32Array): Vec3 => {
            const at = (k: number): number =>
              (1 - s - t) * list[corners[0] + k] + s * list[corners[1] + k] + t * list[corners[2] + k];
            return [at(0), at(1), at(2)];
          };
          const normal = normalize(mix(normals));
          if (normal.some((value, k) => k !== axis && Math.abs(value) > Math.abs(normal[axis]))) continue;
          const place = mix(positions);
          roots.push({ place, normal, tint: colors && mix(colors), cell, side: place[0] < 0 ? -1 : 1 });
        }
    }
  }
  return roots;
}

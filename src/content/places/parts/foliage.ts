import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { Material } from '../../../world/material.js';
import type { Mesh } from '../../../world/mesh.js';
import { cross, dot, normalize, scale, type Vec3 } from '../../../world/vector.js';

const size = 64;

/** A twig with leaves, cut out of its square. The color of what is cut away is that of leaves, so that edges stay green. */
function twig(variation: Stream): Raster {
  const raster = createRaster(size, size, 4);
  const { data } = raster;
  for (let i = 0; i < data.length; i += 4) data.set([104, 128, 62, 0], i);
  for (let leaf = 0; leaf < 15; leaf++) {
    const cx = size * variation.uniform(0.18, 0.82);
    const cy = size * variation.uniform(0.18, 0.82);
    const turn = variation.uniform(0, 180);
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const [long, wide] = [size * variation.uniform(0.13, 0.19), size * variation.uniform(0.05, 0.075)];
    const light = variation.uniform(0.72, 1.25);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const u = (c * (x - cx) + s * (y - cy)) / long;
        const v = (c * (y - cy) - s * (x - cx)) / wide;
        const room = 1 - u * u;
        if (room <= 0 || Math.abs(v) > room) continue;
        const shine = light * (Math.abs(v) < 0.12 ? 1.15 : v > 0 ? 1 : 0.88);
        data.set(
          [Math.min(255, 112 * shine), Math.min(255, 136 * shine), Math.min(255, 66 * shine), 255],
          4 * (y * size + x),
        );
      }
  }
  return raster;
}

/** Leaves in twigs. @param tint factor of their green, linear */
export const leafMaterial = (variation: Stream, tint: Vec3 = [1, 1, 1]): Material => ({
  baseColor: tint,
  metallic: 0,
  roughness: 0.75,
  baseColorTexture: { image: twig(variation), wrapS: 'clamp', wrapT: 'clamp' },
  alphaCutoff: 0.5,
  doubleSided: true,
});

/** An ellipsoid in which twigs grow. Meters. */
export interface Crown {
  readonly center: Vec3;
  readonly radii: Vec3;
}

/**
 * Squares with twigs on them, most of them near the outside of crowns. Their normals point away from a crown's middle, so that it is
 * lit as one body.
 *
 * @param count squares in all crowns
 * @param side of a square, meters
 */
export function twigs(variation: Stream, crowns: readonly Crown[], count: number, side: number): Mesh {
  const positions = new Float32Array(12 * count);
  const normals = new Float32Array(12 * count);
  const uvs = new Float32Array(8 * count);
  const colors = new Float32Array(12 * count);
  const indices = new Uint32Array(6 * count);
  for (let i = 0; i < count; i++) {
    const { center, radii } = crowns[i % crowns.length]!;
    const out = direction(variation);
    const depth = 0.45 + 0.55 * Math.sqrt(variation.float());
    const at = [0, 1, 2].map((k) => center[k]! + depth * radii[k]! * out[k]!);
    const normal = normalize([out[0], out[1] + 0.25, out[2]]);
    // Seen from outside, a square shows its front: a back is lit as if it faced the other way.
    const any = direction(variation);
    const facing = dot(any, normal) < 0 ? scale(any, -1) : any;
    const a = scale(
      normalize(cross(facing, direction(variation))),
      (side / 2) * variation.uniform(0.75, 1.2),
    );
    const b = cross(facing, a);
    const light = (0.45 + 0.55 * depth) * (0.8 + 0.2 * out[1]) * variation.uniform(0.85, 1.1);
    for (const [k, [s, t]] of corners.entries()) {
      const v = 4 * i + k;
      for (let j = 0; j < 3; j++) {
        positions[3 * v + j] = at[j]! + s * a[j]! + t * b[j]!;
        normals[3 * v + j] = normal[j]!;
        colors[3 * v + j] = Math.min(1, light);
      }
      uvs.set([0.5 + s / 2, 0.5 - t / 2], 2 * v);
    }
    indices.set(
      [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k),
      6 * i,
    );
  }
  return { positions, normals, uvs, colors, indices };
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Evenly over all directions. */
function direction(variation: Stream): Vec3 {
  const y = variation.uniform(-1, 1);
  const angle = 360 * variation.float();
  const level = Math.sqrt(1 - y * y);
  return [level * cosDegrees(angle), y, level * sinDegrees(angle)];
}

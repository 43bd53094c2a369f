import { cosDegrees, points, sinDegrees, type Stream } from '../../../core/index.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { smoothNoise } from '../../../world/lattice-noise.js';
import { ellipsoid, merged, moved, type Material, type Mesh } from '../../../world/modeling/index.js';
import { cross, dot, normalize, scale, type Vec3 } from '../../../world/vector.js';
import { treeKinds, type LeafForm } from './tree-kinds.js';

const size = 128;

/** Twigs with leaves, cut out of their square. The color of what is cut away is that of leaves, so that edges stay green. */
function twig(variation: Stream, { long: length, wide: width, count }: LeafForm): Raster {
  const raster = createRaster(size, size, 4);
  const { data } = raster;
  for (let i = 0; i < data.length; i += 4) data.set([88, 108, 54, 0], i);
  for (let leaf = 0; leaf < count; leaf++) {
    // In a disc, so that no straight side of the square shows.
    const around = variation.uniform(0, 360);
    const out = 0.42 * size * Math.sqrt(variation.float());
    const cx = size / 2 + out * cosDegrees(around);
    const cy = size / 2 + out * sinDegrees(around);
    const turn = variation.uniform(0, 180);
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const [long, wide] = [size * variation.uniform(...length), size * variation.uniform(...width)];
    const light = variation.uniform(0.7, 1.2);
    const low = (middle: number): number => Math.max(0, Math.floor(middle - long));
    const high = (middle: number): number => Math.min(size - 1, Math.ceil(middle + long));
    for (let y = low(cy); y <= high(cy); y++)
      for (let x = low(cx); x <= high(cx); x++) {
        const u = (c * (x - cx) + s * (y - cy)) / long;
        const v = (c * (y - cy) - s * (x - cx)) / wide;
        const room = 1 - u * u;
        if (room <= 0 || Math.abs(v) > room) continue;
        const shine = light * (Math.abs(v) < 0.12 ? 1.12 : v > 0 ? 1 : 0.88);
        const at = 4 * (y * size + x);
        data[at] = Math.min(255, 108 * shine);
        data[at + 1] = Math.min(255, 130 * shine);
        data[at + 2] = Math.min(255, 64 * shine);
        data[at + 3] = 255;
      }
  }
  return raster;
}

/** Leaves in twigs. @param tint factor of their green, linear */
export const leafMaterial = (
  variation: Stream,
  tint: Vec3 = [1, 1, 1],
  leaf: LeafForm = treeKinds.linden.leaf,
): Material => ({
  baseColor: tint,
  metallic: 0,
  roughness: 0.95,
  baseColorTexture: { image: twig(variation, leaf), wrapS: 'clamp', wrapT: 'clamp' },
  alphaCutoff: 0.5,
  doubleSided: true,
});

/** An ellipsoid in which twigs grow. Meters. */
export interface Crown {
  readonly center: Vec3;
  readonly radii: Vec3;
}

/** The place where a square with twigs grows. */
export interface Growth {
  readonly at: Vec3;
  /** The normal for its light, whichever way the square is turned. Of unit length. */
  readonly normal: Vec3;
  /** Factor of its color: less in a crown's depth. */
  readonly light: number;
}

/**
 * Squares with twigs on them, most of them near the outside of crowns. Their normals point away from a crown's middle, so that it is
 * lit as one body.
 * @param count squares in all crowns
 * @param side of a square, meters
 */
export function twigs(variation: Stream, crowns: readonly Crown[], count: number, side: number): Mesh {
  return squares(variation, count, side, (i) => {
    const { center, radii } = crowns[i % crowns.length];
    const out = direction(variation);
    const depth = 0.45 + 0.55 * Math.sqrt(variation.float());
    const at = (k: 0 | 1 | 2): number => center[k] + depth * radii[k] * out[k];
    return {
      at: [at(0), at(1), at(2)],
      normal: normalize([out[0], out[1] + 0.25, out[2]]),
      light: (0.45 + 0.55 * depth) * (0.8 + 0.2 * out[1]),
    };
  });
}

/**
 * Squares with twigs on them, turned anyhow.
 * @param side of a square, meters
 * @param growth where the square of an index grows
 */
export function squares(
  variation: Stream,
  count: number,
  side: number,
  growth: (index: number) => Growth,
): Mesh {
  const positions = new Float32Array(12 * count);
  const normals = new Float32Array(12 * count);
  const uvs = new Float32Array(8 * count);
  const colors = new Float32Array(12 * count);
  const indices = new Uint32Array(6 * count);
  for (let i = 0; i < count; i++) {
    const { at, normal, light } = growth(i);
    // Seen from outside, a square shows its front: a back is lit as if it faced the other way.
    const any = direction(variation);
    const facing = dot(any, normal) < 0 ? scale(any, -1) : any;
    const a = scale(
      normalize(cross(facing, direction(variation))),
      (side / 2) * variation.uniform(0.75, 1.2),
    );
    const b = cross(facing, a);
    const shade = light * variation.uniform(0.85, 1.1);
    for (const [k, [s, t]] of corners.entries()) {
      const v = 4 * i + k;
      for (let j = 0; j < 3; j++) {
        positions[3 * v + j] = at[j] + s * a[j] + t * b[j];
        normals[3 * v + j] = normal[j];
        colors[3 * v + j] = Math.min(1, shade);
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

/** The material of {@link shade}. @param tint of the leaves about it */
export const shadeMaterial = (tint: Vec3 = [1, 1, 1]): Material => ({
  baseColor: [0.035 * tint[0], 0.055 * tint[1], 0.018 * tint[2]],
  metallic: 0,
  roughness: 1,
});

/** The shade inside crowns: dark, closed bodies that keep the sky from showing through the middle of a tree. @param share of their radii */
export function shade(crowns: readonly Crown[], share = 0.36): Mesh {
  return merged(
    ...crowns.map(({ center, radii: [x, y, z] }) =>
      moved(uneven(ellipsoid(share * x, share * y, share * z, 10)), ...center),
    ),
  );
}

/** A body whose outline is not round: its corners are drawn in, by place. */
function uneven(mesh: Mesh): Mesh {
  const { positions: p } = mesh;
  const positions = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3) {
    const inward = 0.55 + 0.5 * smoothNoise(17 * p[i], 17 * p[i + 2] + 9 * p[i + 1], 5);
    for (let k = 0; k < 3; k++) positions[i + k] = inward * p[i + k];
  }
  return { ...mesh, positions };
}

const corners = points('-1,-1 1,-1 1,1 -1,1');

/** A direction, uniform over the sphere. */
function direction(variation: Stream): Vec3 {
  const y = variation.uniform(-1, 1);
  const angle = 360 * variation.float();
  const level = Math.sqrt(1 - y * y);
  return [level * cosDegrees(angle), y, level * sinDegrees(angle)];
}

import { cosDegrees, sinDegrees, smoothStep } from '../../../core/index.js';
import { displayCode } from '../../../draw/display-code.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { latticeValue, smoothNoise } from '../../../world/lattice-noise.js';
import type { Material, Mesh } from '../../../world/model.js';
import { loft, smoothNormals, type Linear, type Ring } from '../../../world/modeling/index.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';

/** Smooth random values in space, 0 to 1, between the whole points of a lattice. */
export function solidNoise(x: number, y: number, z: number, seed: number): number {
  const below = Math.floor(z);
  const share = smoothStep(z - below);
  const low = smoothNoise(x, y, seed + 7919 * below);
  return low + (smoothNoise(x, y, seed + 7919 * (below + 1)) - low) * share;
}

/** Three octaves of it, 0 to 1. */
export const solidClouds = (x: number, y: number, z: number, seed: number): number =>
  (4 * solidNoise(x, y, z, seed) +
    2 * solidNoise(2 * x, 2 * y, 2 * z, seed + 1) +
    solidNoise(4 * x, 4 * y, 4 * z, seed + 2)) /
  7;

/**
 * The mesh grown away from the y axis, or from a point on it, unevenly: what grew is not turned.
 * @param factorAt of the distance, from a place
 * @param middle the height of the point; absent: distances are level, from the axis
 */
export function uneven(
  mesh: Mesh,
  factorAt: (x: number, y: number, z: number) => number,
  middle?: number,
): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
    const factor = factorAt(x, y, z);
    positions[i] = x * factor;
    if (middle !== undefined) positions[i + 1] = middle + (y - middle) * factor;
    positions[i + 2] = z * factor;
  }
  return smoothNormals({ ...mesh, positions }, 60);
}

/**
 * The depth in a pore at a place, 0 to 1: round pores strewn in space, at most one in each whole cell.
 * @param radius of the pores, in cells, up to 0.5
 */
export function poreAt(x: number, y: number, z: number, radius: number, seed: number): number {
  const [left, low, near] = [Math.floor(x - radius), Math.floor(y - radius), Math.floor(z - radius)];
  const [right, high, far] = [Math.floor(x + radius), Math.floor(y + radius), Math.floor(z + radius)];
  let nearest = radius * radius;
  for (let k = near; k <= far; k++)
    for (let j = low; j <= high; j++)
      for (let i = left; i <= right; i++) {
        const own = seed + 1021 * k;
        const dx = i + latticeValue(i, j, own) - x;
        const dy = j + latticeValue(i, j, own + 211) - y;
        const dz = k + latticeValue(i, j, own + 467) - z;
        nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
      }
  return smoothStep(1 - Math.sqrt(nearest) / radius);
}

/** The look of a rind in a direction, a unit vector from the middle of what it is around. */
export interface RindPoint {
  readonly tint: Linear;
  /** The height to which it stands out, as a share of the radius. Default 0 */
  readonly height?: number;
}

/**
 * The material of a body of revolution that is about a ball, by `lathe`: its color and its fine relief in every direction, without a
 * seam or a pinch. The mesh's own colors multiply it: what is broad should be in them, they cost less.
 * @param rows of texels from pole to pole; around there are twice as many
 */
export function rind(
  material: Material,
  rows: number,
  at: (x: number, y: number, z: number) => RindPoint,
): Material {
  const columns = 2 * rows;
  const color = createRaster(columns, rows, 3);
  const heights = new Float32Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++) {
    const polar = (180 * (row + 0.5)) / rows;
    const [y, out] = [cosDegrees(polar), sinDegrees(polar)];
    for (let column = 0; column < columns; column++, i++) {
      const turn = (360 * (column + 0.5)) / columns;
      const { tint, height = 0 } = at(-out * sinDegrees(turn), y, -out * cosDegrees(turn));
      for (let k = 0; k < 3; k++) color.data[3 * i + k] = displayCode(tint[k]);
      heights[i] = height;
    }
  }
  return {
    ...material,
    baseColor: [1, 1, 1],
    baseColorTexture: { image: color, wrapS: 'repeat', wrapT: 'clamp' },
    ...(heights.some((height) => height !== 0) && {
      normalTexture: { image: normalsOf(heights, columns, rows), wrapS: 'repeat', wrapT: 'clamp' },
    }),
  };
}

/** The normals of heights on a ball of radius 1, as glTF 2.0 encodes them. */
function normalsOf(heights: Float32Array, columns: number, rows: number): Raster {
  const image = createRaster(columns, rows, 3);
  const step = Math.PI / rows;
  for (let row = 0, i = 0; row < rows; row++) {
    const out = Math.max(0.05, sinDegrees((180 * (row + 0.5)) / rows));
    const [above, below] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let column = 0; column < columns; column++, i++) {
      const [left, right] = [(column + columns - 1) % columns, (column + 1) % columns];
      const x = (heights[row * columns + left] - heights[row * columns + right]) / (2 * step * out);
      // Green points up in the picture, rows run down.
      const y = (heights[below * columns + column] - heights[above * columns + column]) / (2 * step);
      const unit = 127.5 / Math.sqrt(x * x + y * y + 1);
      image.data[3 * i] = Math.round(x * unit + 127.5);
      image.data[3 * i + 1] = Math.round(y * unit + 127.5);
      image.data[3 * i + 2] = Math.round(unit + 127.5);
    }
  }
  return image;
}

/** A leaf or sepal. Meters. */
interface LeafBlade {
  /** The path from the stalk to the tip. */
  readonly path: readonly Vec3[];
  /** Half the width at each point of the path. */
  readonly widths: readonly number[];
  /** The height of its edges above the rib, as a share of half the width: negative for edges that hang. */
  readonly fold: number;
  readonly thickness: number;
  /** The direction to its side, across the path. Default: +x */
  readonly side?: Vec3;
}

/** Places across the blade, in half widths: over the top from edge to edge, and back below. */
const acrossBlade = [-1, -0.5, 0, 0.5, 1] as const;

/** A closed thin blade along a path, folded along its rib. */
export function leafBlade({ path, widths, fold, thickness, side = [1, 0, 0] }: LeafBlade): Mesh {
  const rings = path.map((at, i): Ring => {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(path.length - 1, i + 1)];
    const up = normalize(cross(subtract(after, before), side));
    const point = (share: number, thick: number): Vec3 => {
      const rise = fold * widths[i] * share * share + thick * thickness * (1 - Math.abs(share));
      return add(at, add(scale(side, share * widths[i]), scale(up, rise)));
    };
    return [
      ...acrossBlade.map((share) => point(share, 0.5)),
      ...[0.5, 0, -0.5].map((share) => point(share, -0.5)),
    ];
  });
  return loft(rings, { crease: 60 });
}

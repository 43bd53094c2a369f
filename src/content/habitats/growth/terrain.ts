import { smoothNoise } from '../../../world/lattice-noise.js';
import { part, type Material, type Mesh } from '../../../world/modeling/index.js';
import { atRest, normalize, type Placed } from '../../../world/index.js';
import { thing } from '../../places/parts/layout.js';
import type { Clearing, Field } from '../habitat.js';

/** Uneven ground. */
export interface Terrain {
  readonly ground: Placed;
  /** The height of the ground at a place. */
  height(x: number, z: number): number;
}

/** How uneven ground is, and what it is made of. */
export interface TerrainForm {
  readonly material: Material;
  /** The share of the picture's height that a tile of the material takes. */
  readonly tile: number;
  /** The height from its lowest to its highest point. */
  readonly rise: number;
  /** Length of its largest waves. */
  readonly wave: number;
  /** The seed, any whole number. */
  readonly seed: number;
}

/** Cells of the grid along each side. */
const cells = 96;
/** Weights of the waves, each half as long as the one before. */
const weights = [0.6, 0.28, 0.12] as const;

/** The ground is level about what stands there: to this share of the clearing, and uneven from 1 more on. */
const levelTo = 0.7;

export function terrain(
  field: Field,
  clearing: Clearing,
  { material, tile, rise, wave, seed }: TerrainForm,
): Terrain {
  const height = (x: number, z: number): number => {
    let [sum, step] = [0, 1 / wave];
    for (const [octave, weight] of weights.entries()) {
      sum += weight * (smoothNoise(x * step + 100, z * step + 100, seed + octave) - 0.5);
      step *= 2;
    }
    const [u, v] = [(x - clearing.x) / clearing.wide, (z - clearing.z) / clearing.deep];
    return rise * sum * Math.min(1, Math.max(0, Math.sqrt(u * u + v * v) - levelTo));
  };
  const half = 1.15 * field.halfWidth(field.far);
  const [from, to] = [1.1 * field.far, field.near + 0.15];
  const mesh = grid(half, from, to, tile, height);
  return { ground: { model: thing('ground', [part('ground', material, mesh)]), pose: atRest }, height };
}

function grid(
  half: number,
  from: number,
  to: number,
  tile: number,
  height: (x: number, z: number) => number,
): Mesh {
  const across = cells + 1;
  const count = across * across;
  const positions = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const uvs = new Float32Array(2 * count);
  const tangents = new Float32Array(4 * count);
  const indices = new Uint32Array(6 * cells * cells);
  const reach = 0.01;
  for (let j = 0, v = 0; j < across; j++)
    for (let i = 0; i < across; i++, v++) {
      const x = half * ((2 * i) / cells - 1);
      // Closer rows where they are seen larger.
      const share = j / cells;
      const z = to + (from - to) * (0.45 * share + 0.55 * share * share);
      positions.set([x, height(x, z), z], 3 * v);
      const slopeX = (height(x + reach, z) - height(x - reach, z)) / (2 * reach);
      const slopeZ = (height(x, z + reach) - height(x, z - reach)) / (2 * reach);
      normals.set(normalize([-slopeX, 1, -slopeZ]), 3 * v);
      uvs.set([x / tile, z / tile], 2 * v);
      tangents.set([...normalize([1, slopeX, 0]), -1], 4 * v);
    }
  for (let j = 0, at = 0; j < cells; j++)
    for (let i = 0; i < cells; i++, at += 6) {
      const a = j * across + i;
      const [b, c, d] = [a + 1, a + across + 1, a + across];
      indices.set([a, b, c, a, c, d], at);
    }
  return { positions, normals, uvs, tangents, indices };
}

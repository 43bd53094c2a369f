import { points } from '../../../../core/points.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { sand as sandSurface } from '../../../../content/surfaces/sand.js';
import { snow as snowSurface } from '../../../../content/surfaces/snow.js';
import type { Surface } from '../../../../content/surfaces/define.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import { atRest, normalize, type Mesh, type Vec3 } from '../../../../world/index.js';
import { type Carrier, halfWidth } from './carrier.js';
import type { Ink } from './ink.js';
import { skyOf } from './sky.js';

/** Cells of the ground along each side. */
const cells = 384;
/** How deep the darkest strokes are at full depth, heights of the picture. */
const deepest = 0.03;
/** How high the displaced sand lies beside a stroke, relative to the stroke's depth. */
const pushed = 0.7;
/** Lengths and heights of the ground's own waves. */
const waves = points('0.3,0.03 0.11,0.012 0.035,0.005 0.016,0.002');

interface HollowForm {
  readonly surface: Surface;
  readonly tile: number;
  readonly albedo: Vec3;
}

/** Ground with hollows where the drawing is dark, seen by their shadows. */
const hollows =
  ({ surface: painted, tile, albedo }: HollowForm): Carrier =>
  ({ kind, layout, ink, surface }) => {
    const relief = reliefOf(ink, layout.child('waves').below(0x40000000));
    const material = surface(painted, kind.child('ground'));
    return {
      environment: skyOf(kind, 'low', albedo),
      objects(depth) {
        const mesh = carved(relief, depth, tile);
        return [{ model: thing('ground', [{ name: 'ground', mesh, material }]), pose: atRest }];
      },
    };
  };

/** Lines drawn in the sand of a beach. */
export const sand = hollows({ surface: sandSurface, tile: 0.8, albedo: [0.4, 0.34, 0.25] });

/** Tracks in snow. */
export const snow = hollows({ surface: snowSurface, tile: 1, albedo: [0.75, 0.78, 0.8] });

const across = cells + 1;
const half = 1.02 * halfWidth;
const step = (2 * half) / cells;

/** What gives the ground its height at each corner of its cells, whatever the depth. */
interface Relief {
  /** How dark the drawing is: blurred a little, and widely. */
  readonly narrow: Float32Array;
  readonly wide: Float32Array;
  /** The ground's own waves, from coarse to fine, each with its height. */
  readonly waves: readonly Float64Array[];
}

function reliefOf(ink: Ink, seed: number): Relief {
  const dark = new Float32Array(across * across);
  const own = waves.map(() => new Float64Array(dark.length));
  for (let j = 0, at = 0; j < across; j++)
    for (let i = 0; i < across; i++, at++) {
      const [x, z] = [i * step - half, j * step - half];
      dark[at] = ink.at(x, z);
      for (const [octave, [length, rise]] of waves.entries())
        own[octave][at] = rise * (smoothNoise(x / length + 50, z / length + 50, seed + octave) - 0.5);
    }
  // Walls slope, and what was pushed aside lies beside them.
  return { narrow: blurred(dark, 1), wide: blurred(dark, 4), waves: own };
}

function carved({ narrow, wide, waves: own }: Relief, depth: number, tile: number): Mesh {
  const count = across * across;
  const heights = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    let height = depth * deepest * (pushed * (wide[at] - narrow[at]) - narrow[at]);
    for (const wave of own) height += wave[at];
    heights[at] = height;
  }
  const mesh = {
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    uvs: new Float32Array(2 * count),
    tangents: new Float32Array(4 * count),
    indices: new Uint32Array(6 * cells * cells),
  };
  const height = (i: number, j: number): number =>
    heights[Math.max(0, Math.min(cells, j)) * across + Math.max(0, Math.min(cells, i))];
  for (let j = 0, v = 0; j < across; j++)
    for (let i = 0; i < across; i++, v++) {
      const slopeX = (height(i + 1, j) - height(i - 1, j)) / (2 * step);
      const slopeZ = (height(i, j + 1) - height(i, j - 1)) / (2 * step);
      const [x, z] = [i * step - half, j * step - half];
      mesh.positions.set([x, heights[v], z], 3 * v);
      mesh.normals.set(normalize([-slopeX, 1, -slopeZ]), 3 * v);
      mesh.uvs.set([x / tile, z / tile], 2 * v);
      mesh.tangents.set(normalize([1, slopeX, 0]), 4 * v);
      mesh.tangents[4 * v + 3] = -1;
    }
  for (let j = 0, at = 0; j < cells; j++)
    for (let i = 0; i < cells; i++, at += 6) {
      const a = j * across + i;
      mesh.indices.set([a, a + across + 1, a + 1, a, a + across, a + across + 1], at);
    }
  return mesh;
}

/** The means of the squares of 2 · reach + 1 values about each, twice. */
function blurred(plane: Float32Array, reach: number): Float32Array {
  let values = plane;
  for (const [along, next] of points([1, across], [across, 1], [1, across], [across, 1])) {
    const out = new Float32Array(values.length);
    for (let line = 0; line < across; line++)
      for (let i = 0; i < across; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++)
          sum += values[line * next + Math.max(0, Math.min(across - 1, i + k)) * along];
        out[line * next + i * along] = sum / (2 * reach + 1);
      }
    values = out;
  }
  return values;
}

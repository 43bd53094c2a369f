import { dot, normalize, type Mesh, type Vec3 } from '../../../../world/index.js';
import { towardNearest } from './noise.js';
import { soft } from './soft.js';

/** Curled wool. Lengths are in heights of the withers. */
export interface Wool {
  /** The height of tufts, and their spacing. */
  readonly deep: number;
  readonly size: number;
  /** Below this height there is none. */
  readonly above: number;
}

/** How much darker it is between tufts, as a share. */
const shade = 0.4;
const seed = 23;

/**
 * The skin with wool on it: its vertices stand out as tufts of the body at rest, its normals lean with them, and it is darker between
 * them. Vertices in one place stay in one place, so that no seams open. A mirrored individual has the mirror image of the tufts.
 */
export function woolly(
  mesh: Mesh,
  { deep, size, above }: Wool,
  toRest: (p: Vec3) => Vec3,
  mirrored: boolean,
): Mesh {
  const side = mirrored ? -1 : 1;
  const positions = new Float32Array(mesh.positions);
  const normals = new Float32Array(mesh.normals);
  const colors = new Float32Array(mesh.colors ?? new Float32Array(positions.length).fill(1));
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i], positions[i + 1], positions[i + 2]];
    const rest = toRest(p);
    const share = soft(rest[1] - above, 0.06);
    if (share === 0) continue;
    const n: Vec3 = [normals[i], normals[i + 1], normals[i + 2]];
    const [x, y, z] = towardNearest([(side * rest[0]) / size, rest[1] / size, rest[2] / size], seed);
    const off: Vec3 = [side * x, y, z];
    // a paraboloid about the middle of each tuft
    const hill = Math.max(-0.3, 1 - 2.2 * dot(off, off));
    const rise = (4.4 * deep * share) / size;
    const lean = normalize([n[0] - rise * off[0], n[1] - rise * off[1], n[2] - rise * off[2]]);
    for (let k = 0; k < 3; k++) {
      positions[i + k] = p[k] + n[k] * deep * share * (hill - 0.5);
      normals[i + k] = lean[k];
      colors[i + k] *= 1 - 0.75 * shade * share * (1 - hill);
    }
  }
  return { ...mesh, positions, normals, colors };
}

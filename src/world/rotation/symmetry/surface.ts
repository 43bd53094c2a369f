import { badParameter } from '../../../core/errors.js';
import type { Model, Vec3 } from '../../index.js';
import { type Look, partLook } from './look.js';

/** All triangles of a model that have an area, whatever part they belong to. */
export interface Surface {
  /** Corners, 9 numbers per triangle. */
  readonly corners: Float64Array;
  readonly count: number;
  /** Per triangle, the area up to and including it. */
  readonly areas: Float64Array;
  /** The middle of the area: every symmetry keeps it. */
  readonly center: Vec3;
  /** The distance from the center to the farthest corner. */
  readonly radius: number;
  /** The look of a triangle at the point v, w (the weights of its second and third corner). */
  look(triangle: number, v: number, w: number): Look | undefined;
}

/** The triangles of a model that have an area. @throws TopsyturvyError 'bad-parameter' if none has */
export function modelSurface(model: Model): Surface {
  const total = model.parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const corners = new Float64Array(9 * total);
  const areas = new Float64Array(total);
  const owner = new Uint32Array(total);
  const own = new Uint32Array(total);
  const middle = [0, 0, 0];
  let count = 0;
  let area = 0;
  model.parts.forEach(({ mesh: { indices, positions } }, part) => {
    for (let at = 0; at < indices.length; at += 3) {
      for (let k = 0; k < 9; k++)
        corners[9 * count + k] = positions[3 * indices[at + Math.floor(k / 3)] + (k % 3)];
      const size = triangleArea(corners, 9 * count);
      if (!(size > 0)) continue;
      for (let k = 0; k < 9; k++) middle[k % 3] += (size * corners[9 * count + k]) / 3;
      area += size;
      areas[count] = area;
      owner[count] = part;
      own[count] = at;
      count++;
    }
  });
  if (!(area > 0 && Number.isFinite(area)))
    throw badParameter('model', model.category, 'a model with a surface');
  const center: Vec3 = [middle[0] / area, middle[1] / area, middle[2] / area];
  const looks = model.parts.map(partLook);
  return {
    corners,
    count,
    areas,
    center,
    radius: farthest(corners, 9 * count, center),
    look: (triangle, v, w) => looks[owner[triangle]](own[triangle], v, w),
  };
}

function triangleArea(c: Float64Array, at: number): number {
  const [ux, uy, uz] = [c[at + 3] - c[at], c[at + 4] - c[at + 1], c[at + 5] - c[at + 2]];
  const [vx, vy, vz] = [c[at + 6] - c[at], c[at + 7] - c[at + 1], c[at + 8] - c[at + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.sqrt(x * x + y * y + z * z) / 2;
}

function farthest(corners: Float64Array, end: number, [x, y, z]: Vec3): number {
  let most = 0;
  for (let at = 0; at < end; at += 3) {
    const [dx, dy, dz] = [corners[at] - x, corners[at + 1] - y, corners[at + 2] - z];
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(most);
}

import type { Masks } from '../renderer.js';
import { SurfacePoint } from '../shading/point.js';
import { readNormal } from './attributes.js';
import type { Frame } from './frame.js';
import type { Target } from './target.js';
import { createWeights, weigh } from './weights.js';

export function createMasks(width: number, height: number): Masks {
  const size = width * height;
  return {
    width,
    height,
    objects: new Uint16Array(size),
    parts: new Uint16Array(size),
    depth: new Float32Array(size).fill(Infinity),
    normals: new Float32Array(3 * size),
  };
}

/** Reads only which object is where: 1 + its index per pixel, or 0. */
export function readObjects({ list, drawOf }: Frame, target: Target, out: Uint16Array): void {
  const { width, top, rows, ids } = target;
  const first = width * top;
  for (let at = 0; at < width * rows; at++) {
    const id = ids[at];
    if (id !== 0) out[first + at] = list.draws[drawOf[id - 1]].object + 1;
  }
}

const weights = createWeights();
const point = new SurfacePoint();

/** Reads what is where from a band of one sample per pixel. */
export function readMasks({ view, list, projected, drawOf }: Frame, target: Target, out: Masks): void {
  const { width, top, rows, ids } = target;
  for (let y = top, at = 0; y < top + rows; y++)
    for (let x = 0; x < width; x++, at++) {
      const id = ids[at];
      if (id === 0) continue;
      const draw = list.draws[drawOf[id - 1]];
      const triangle = id - 1 - draw.firstTriangle;
      const i = y * width + x;
      out.objects[i] = draw.object + 1;
      out.parts[i] = draw.part + 1;
      weigh(view, projected, draw, triangle, x + 0.5, y + 0.5, weights);
      out.depth[i] = weights.depth;
      readNormal(draw, triangle, weights, point);
      const { normalX: nx, normalY: ny, normalZ: nz } = point;
      const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
      const unit = size > 0 ? weights.side / size : 0;
      out.normals[3 * i] = nx * unit;
      out.normals[3 * i + 1] = ny * unit;
      out.normals[3 * i + 2] = nz * unit;
    }
}

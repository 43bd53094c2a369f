import { createWeights, weigh } from './weights.js';
import type { Masks } from '../renderer.js';
import { readNormal } from './frame-shader.js';
import type { Frame } from './frame.js';
import { SurfacePoint } from '../shading/point.js';

/** Reads what is where from a frame of one sample per pixel. */
export function readMasks({ view, list, projected, drawOf, target }: Frame): Masks {
  const { width, height, ids } = target;
  const size = width * height;
  const objects = new Uint16Array(size);
  const parts = new Uint16Array(size);
  const depth = new Float32Array(size).fill(Infinity);
  const normals = new Float32Array(3 * size);
  const weights = createWeights();
  const point = new SurfacePoint();
  for (let i = 0; i < size; i++) {
    const id = ids[i];
    if (id === 0) continue;
    const draw = list.draws[drawOf[id - 1]];
    const triangle = id - 1 - draw.firstTriangle;
    objects[i] = draw.object + 1;
    parts[i] = draw.part + 1;
    weigh(view, projected, draw, triangle, (i % width) + 0.5, Math.floor(i / width) + 0.5, weights);
    depth[i] = weights.depth;
    readNormal(draw, triangle, weights, point);
    const { normalX: x, normalY: y, normalZ: z } = point;
    const unit = weights.side / Math.sqrt(x * x + y * y + z * z);
    normals[3 * i] = x * unit;
    normals[3 * i + 1] = y * unit;
    normals[3 * i + 2] = z * unit;
  }
  return { width, height, objects, parts, depth, normals };
}

import type { Masks } from '../../scene.js';
import { readUnitNormal, type TriangleReader } from '../geometry/triangle-reader.js';
import type { Frame } from './frame.js';
import type { Target } from '../raster/target.js';

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

/** Reads, per pixel, the number of what is drawn there, or 0. @param numbers those of the frame's draws */
export function readNumbers(
  { drawOf }: Pick<Frame, 'drawOf'>,
  target: Target,
  numbers: Uint16Array,
  out: Uint16Array,
): void {
  const { width, top, rows, from, to, ids } = target;
  for (let y = 0; y < rows; y++)
    for (let at = y * width + from; at < y * width + to; at++) {
      const id = ids[at];
      if (id !== 0) out[width * top + at] = numbers[drawOf[id - 1]];
    }
}

/** Reads what is where from a band of one sample per pixel. */
export function readMasks(reader: TriangleReader, target: Target, out: Masks): void {
  const { width, top, rows, from, to, ids } = target;
  for (let y = top; y < top + rows; y++)
    for (let x = from; x < to; x++) {
      const id = ids[(y - top) * width + x];
      if (id === 0) continue;
      const draw = reader.read(id, x + 0.5, y + 0.5);
      const i = y * width + x;
      out.objects[i] = draw.object + 1;
      out.parts[i] = draw.part + 1;
      out.depth[i] = reader.depth();
      const { normalX, normalY, normalZ } = readUnitNormal(draw, reader);
      out.normals[3 * i] = normalX;
      out.normals[3 * i + 1] = normalY;
      out.normals[3 * i + 2] = normalZ;
    }
}

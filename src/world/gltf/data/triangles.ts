import type { Primitive } from '@gltf-transform/core';
import { badModel } from '../format/problem.js';

const strip = 5;
const fan = 6;

/** The triangles of a list, strip or fan (glTF 2.0, §3.7.2.1), with indices or without. */
export function readTriangles(primitive: Primitive, vertices: number, where: string): Uint32Array {
  const indices = indicesOf(primitive, vertices, where);
  const mode = primitive.getMode();
  if (mode !== strip && mode !== fan) return indices.slice(0, indices.length - (indices.length % 3));
  const count = Math.max(0, indices.length - 2);
  const out = new Uint32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const odd = i % 2;
    out[3 * i] = indices[mode === fan ? i + 1 : i]!;
    out[3 * i + 1] = indices[mode === fan ? i + 2 : i + 1 + odd]!;
    out[3 * i + 2] = indices[mode === fan ? 0 : i + 2 - odd]!;
  }
  return out;
}

function indicesOf(primitive: Primitive, vertices: number, where: string): Uint32Array {
  const accessor = primitive.getIndices();
  if (!accessor) return Uint32Array.from({ length: vertices }, (_, i) => i);
  const array = accessor.getArray()!;
  const whole = array instanceof Uint8Array || array instanceof Uint16Array || array instanceof Uint32Array;
  if (accessor.getType() !== 'SCALAR' || !whole) throw badModel(`has indices that are none in ${where}`);
  for (const index of array)
    if (index >= vertices)
      throw badModel(`is damaged: ${where} names vertex ${index}, but has ${vertices}`, index);
  return Uint32Array.from(array);
}

import type { Accessor, Primitive } from '@gltf-transform/core';
import { badModel } from '../format/problem.js';
import { readTriangles } from './triangles.js';

/** A primitive as it lies in its file. */
export interface Geometry {
  /** 3 per vertex. */
  readonly positions: Numbers;
  /** 3 per vertex, of any length. */
  readonly normals: Numbers | undefined;
  /** 4 per vertex. */
  readonly tangents: Numbers | undefined;
  /** 2 per vertex, by their set. */
  readonly uvs: (set: number) => Numbers | undefined;
  /** 3 per vertex, linear, 0 to 1. */
  readonly colors: Float32Array | undefined;
  /** 3 per triangle. */
  readonly triangles: Uint32Array;
}

export type Numbers = ArrayLike<number>;

/**
 * Reads a primitive; its positions, normals and texture coordinates are finite and its indices in range.
 *
 * @param where names it in errors, e.g. 'mesh 3'
 */
export function readGeometry(primitive: Primitive, where: string): Geometry {
  const read = (name: string, ...types: string[]): Numbers | undefined => {
    const accessor = primitive.getAttribute(name);
    if (!accessor) return undefined;
    if (!types.includes(accessor.getType()))
      throw badModel(`has ${name} of type ${accessor.getType()} in ${where}`);
    const numbers = readNumbers(accessor);
    for (let i = 0; i < numbers.length; i++)
      if (!Number.isFinite(numbers[i])) throw badModel(`has ${numbers[i]} in ${name} of ${where}`);
    return numbers;
  };
  const positions = read('POSITION', 'VEC3')!;
  const normals = read('NORMAL', 'VEC3');
  const colors = read('COLOR_0', 'VEC3', 'VEC4');
  return {
    positions,
    normals,
    // Those of a mesh without normals must not be used (§3.7.2.1).
    tangents: normals && read('TANGENT', 'VEC4'),
    uvs: (set) => read(`TEXCOORD_${set}`, 'VEC2'),
    colors: colors && opaque(colors, (3 * colors.length) / positions.length),
    triangles: readTriangles(primitive, positions.length / 3, where),
  };
}

/** What stands for 1, by the bytes of a component. */
const ones = { signed: [0, 0x7f, 0x7fff], unsigned: [0, 0xff, 0xffff] };

/** The numbers of an accessor; whole numbers that stand for fractions as these (§3.6.2.3). */
function readNumbers(accessor: Accessor): Numbers {
  const array = accessor.getArray()!;
  if (!accessor.getNormalized() || array instanceof Float32Array) return array;
  const kind = array instanceof Int8Array || array instanceof Int16Array ? 'signed' : 'unsigned';
  const one = ones[kind][array.BYTES_PER_ELEMENT];
  if (one === undefined) return array;
  return Float64Array.from(array as ArrayLike<number>, (value) => Math.max(-1, value / one));
}

/** The colors without their alpha. */
function opaque(values: Numbers, width: number): Float32Array {
  const out = new Float32Array((values.length / width) * 3);
  for (let i = 0; i < out.length; i++)
    out[i] = Math.min(1, Math.max(0, values[Math.floor(i / 3) * width + (i % 3)]!));
  return out;
}

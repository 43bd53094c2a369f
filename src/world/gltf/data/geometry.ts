import type { Accessor, Primitive } from '@gltf-transform/core';
import { badModel } from '../format/form.js';

/** A primitive as it lies in its file. */
export interface Geometry {
  /** The positions, 3 numbers per vertex. */
  readonly positions: Numbers;
  /** 3 per vertex, of any length. */
  readonly normals: Numbers | undefined;
  /** The tangents, 4 numbers per vertex. */
  readonly tangents: Numbers | undefined;
  /** Texture coordinates, 2 per vertex, by their set. */
  readonly uvs: (set: number) => Numbers | undefined;
  /** 3 per vertex, linear, 0 to 1. */
  readonly colors: Float32Array | undefined;
  /** The alpha of the colors, per vertex; undefined where they have none. */
  readonly alphas: ArrayLike<number> | undefined;
  /** The indices of vertices, 3 per triangle. */
  readonly triangles: Uint32Array;
}

export type Numbers = ArrayLike<number>;

/**
 * Reads a primitive; its positions, normals and texture coordinates are finite and its indices in range.
 * @param where names it in errors, e.g. 'mesh 3'
 */
export function readGeometry(primitive: Primitive, where: string): Geometry {
  const read = (name: string, ...types: string[]): Numbers | undefined => {
    const accessor = primitive.getAttribute(name);
    return accessor ? readFinite(accessor, name, where, ...types) : undefined;
  };
  const positions = read('POSITION', 'VEC3')!;
  const normals = read('NORMAL', 'VEC3');
  const colors = read('COLOR_0', 'VEC3', 'VEC4');
  const width = colors ? (3 * colors.length) / positions.length : 3;
  return {
    positions,
    normals,
    // Those of a mesh without normals must not be used (§3.7.2.1).
    tangents: normals && read('TANGENT', 'VEC4'),
    uvs: (set) => read(`TEXCOORD_${set}`, 'VEC2'),
    colors: colors && opaque(colors, width),
    alphas:
      colors && width === 4
        ? Array.from({ length: colors.length / 4 }, (_, i) => colors[4 * i + 3])
        : undefined,
    triangles: readTriangles(primitive, positions.length / 3, where),
  };
}

/**
 * The numbers of an accessor, all finite.
 * @param types that it may have
 * @throws TopsyturvyError 'bad-model' naming it and where it is
 */
export function readFinite(
  accessor: Accessor,
  name: string,
  where: string,
  ...types: readonly string[]
): Numbers {
  if (!types.includes(accessor.getType()))
    throw badModel(`has ${name} of type ${accessor.getType()} in ${where}`);
  const numbers = readNumbers(accessor);
  for (let i = 0; i < numbers.length; i++)
    if (!Number.isFinite(numbers[i])) throw badModel(`has ${numbers[i]} in ${name} of ${where}`);
  return numbers;
}

/** The numbers that stand for 1, by the bytes of a component. */
const ones = { signed: [0, 0x7f, 0x7fff], unsigned: [0, 0xff, 0xffff] };

/** The numbers of an accessor; whole numbers that stand for fractions as these (§3.6.2.3). */
export function readNumbers(accessor: Accessor): Numbers {
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
    out[i] = Math.min(1, Math.max(0, values[Math.floor(i / 3) * width + (i % 3)]));
  return out;
}

const strip = 5;
const fan = 6;

/** The triangles of a list, strip or fan (glTF 2.0, §3.7.2.1), with indices or without. */
function readTriangles(primitive: Primitive, vertices: number, where: string): Uint32Array {
  const indices = indicesOf(primitive, vertices, where);
  const mode = primitive.getMode();
  if (mode !== strip && mode !== fan) return indices.slice(0, indices.length - (indices.length % 3));
  const count = Math.max(0, indices.length - 2);
  const out = new Uint32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const odd = i % 2;
    out[3 * i] = indices[mode === fan ? i + 1 : i];
    out[3 * i + 1] = indices[mode === fan ? i + 2 : i + 1 + odd];
    out[3 * i + 2] = indices[mode === fan ? 0 : i + 2 - odd];
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

import { madeOnce } from '../../../core/group.js';
import type { Accessor } from '@gltf-transform/core';
import type { Geometry, Numbers } from '../data/geometry.js';
import { type Affine, determinant, normalMatrix } from '../format/affine.js';
import { type GltfPrimitive, badModel } from '../format/form.js';
import { Influences } from './influences.js';
import { morphed, morphsOf } from './morphs.js';
import { paletteOf, type Skin } from './skins.js';

/**
 * A primitive bent by joints, in the scene's coordinates: positions and tangents by what its joints do together, normals by
 * its inverse transpose. Triangles that are mirrored keep their outside.
 * @param skin names the palette in errors
 */
function skinned(
  geometry: Geometry,
  influences: Influences,
  palette: readonly Affine[],
  skin: string,
): Geometry {
  const { positions, normals, tangents } = geometry;
  const count = positions.length / 3;
  const bent = new Float64Array(positions.length);
  const turned = normals && new Float32Array(normals.length);
  const along = tangents && new Float32Array(tangents.length);
  const mirrored = new Uint8Array(count);
  const matrix = new Array<number>(12).fill(0);
  for (let vertex = 0; vertex < count; vertex++) {
    influences.blend(vertex, palette, matrix, skin);
    for (let axis = 0; axis < 3; axis++)
      bent[3 * vertex + axis] = rowTimes(matrix, 4 * axis, positions, 3 * vertex) + matrix[4 * axis + 3];
    if (determinant(matrix) < 0) mirrored[vertex] = 1;
    if (turned) turn(normalMatrix(matrix), 3, normals, turned, 3 * vertex);
    if (!along) continue;
    turn(matrix, 4, tangents, along, 4 * vertex);
    along[4 * vertex + 3] = mirrored[vertex] ? -tangents[4 * vertex + 3] : tangents[4 * vertex + 3];
  }
  return {
    ...geometry,
    positions: bent,
    normals: turned,
    tangents: along,
    triangles: outside(geometry.triangles, mirrored),
  };
}

const rowTimes = (m: readonly number[], row: number, values: Numbers, at: number): number =>
  m[row] * values[at] + m[row + 1] * values[at + 1] + m[row + 2] * values[at + 2];

/** A direction after a transform, of unit length; nothing if it has none. */
function turn(m: readonly number[], width: number, from: Numbers, to: Float32Array, at: number): void {
  const x = rowTimes(m, 0, from, at);
  const y = rowTimes(m, width, from, at);
  const z = rowTimes(m, 2 * width, from, at);
  const size = Math.sqrt(x * x + y * y + z * z);
  if (!(size > 0 && size < Infinity)) return;
  to[at] = x / size;
  to[at + 1] = y / size;
  to[at + 2] = z / size;
}

/** Triangles, turned over where most of their corners are mirrored. */
function outside(triangles: Uint32Array, mirrored: Uint8Array): Uint32Array {
  if (!mirrored.includes(1)) return triangles;
  const out = Uint32Array.from(triangles);
  for (let i = 0; i < out.length; i += 3) {
    const [a, b, c] = [out[i], out[i + 1], out[i + 2]];
    if (mirrored[a] + mirrored[b] + mirrored[c] < 2) continue;
    out[i + 1] = c;
    out[i + 2] = b;
  }
  return out;
}

/** The deformation of a mesh where a node shows it. */
export interface Deformation {
  readonly skin: Skin | undefined;
  /** Weights of the mesh's morph targets; further ones are 0. */
  readonly weights: readonly number[];
}

/** The accessors that a deformation needs, besides the attributes of its mesh. */
export function accessorsOf(primitives: readonly GltfPrimitive[], { skin, weights }: Deformation): number[] {
  const deltas = primitives.flatMap((primitive) =>
    morphsOf(primitive, weights).flatMap((morph) => morph.deltas),
  );
  return [
    ...deltas.map(({ accessor }) => accessor),
    ...(skin?.inverseBind === undefined ? [] : [skin.inverseBind]),
  ];
}

/** Gives meshes the shape in which a scene shows them at rest. */
export class Deformer {
  private readonly palettes = new Map<Skin, readonly Affine[]>();

  /** @param accessors of the document, by their index in the file */
  constructor(private readonly accessors: readonly Accessor[]) {}

  /**
   * A primitive morphed, and then bent by its skin, which puts it where it is in the scene.
   * @param where names the mesh in errors, e.g. 'mesh 3'
   * @returns the geometry itself if nothing changes it
   */
  deform(
    geometry: Geometry,
    primitive: GltfPrimitive,
    { skin, weights }: Deformation,
    where: string,
  ): Geometry {
    const own = morphed(geometry, morphsOf(primitive, weights), this.accessors, where);
    const bent = skin ? this.bend(own, primitive, skin, where) : own;
    if (bent !== geometry)
      for (let i = 0; i < bent.positions.length; i++)
        if (!Number.isFinite(bent.positions[i]))
          throw badModel(`is moved to infinity by ${skin?.name ?? 'the morph targets'} of ${where}`);
    return bent;
  }

  private bend(geometry: Geometry, primitive: GltfPrimitive, skin: Skin, where: string): Geometry {
    const palette = madeOnce(this.palettes, skin, () => paletteOf(skin, this.accessors));
    return skinned(geometry, new Influences(primitive, this.accessors, where), palette, skin.name);
  }
}

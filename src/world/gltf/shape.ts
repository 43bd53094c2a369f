import type { Material, Mesh, Part, Texture } from '../index.js';
import { tangentsOf } from '../render/shade/metallic/metallic-parts.js';
import { type Affine, determinant, normalMatrix } from './format/affine.js';
import type { Geometry, Numbers } from './data/geometry.js';
import { badModel } from './format/form.js';
import { type UvSource, movedUvs } from './surface/coordinates.js';
import type { SurfaceOf } from './surface/surface.js';

/** A placement: p' = (p + offset) · scale. */
export type Placing = { readonly offset: readonly number[]; readonly scale: number };

/**
 * A piece of a file as a part of a model: moved to its place, its winding kept when it is mirrored, without triangles that
 * have no area and vertices that nothing uses. Without normals, each triangle is flat (glTF 2.0, §3.7.2.1).
 * @returns undefined if nothing is left
 */
export function shapePart(
  name: string,
  geometry: Geometry,
  { material, uvs, secondUvs }: SurfaceOf,
  to: Affine,
  placing: Placing,
): Part | undefined {
  const mirrored = determinant(to) < 0;
  const placed = placePositions(geometry.positions, to, placing);
  const corners = withArea(geometry.triangles, placed, mirrored);
  if (corners.length === 0) return undefined;
  const { sources, indices } = geometry.normals ? shared(corners, placed.length / 3) : split(corners);
  const positions = pick(placed, 3, sources);
  const faces = faceNormals(positions, indices);
  const normals = geometry.normals
    ? turnNormals(pick(geometry.normals, 3, sources), normalMatrix(to), faces)
    : faces;
  const coordinates = (source: UvSource | undefined): Float32Array | undefined => {
    const read = source && geometry.uvs(source.set);
    return read && checked(name, movedUvs(pick(read, 2, sources), source));
  };
  const [first, second] = [coordinates(uvs), coordinates(secondUvs)];
  const kept = withTextures(material, first !== undefined, second !== undefined);
  const tangents = kept.normalTexture && geometry.tangents;
  const shape: Mesh = {
    positions,
    normals,
    indices,
    ...(first && { uvs: first }),
    ...(second && { secondUvs: second }),
    ...(geometry.colors && { colors: pick(geometry.colors, 3, sources) }),
    ...(tangents && { tangents: turnTangents(pick(tangents, 4, sources), to, mirrored) }),
  };
  // A renderer makes tangents of the first coordinates.
  const tilted = kept.normalTexture?.coordinates === 'second' && !tangents;
  const mesh = tilted ? { ...shape, tangents: tangentsOf({ ...shape, uvs: second! }) } : shape;
  return { name, mesh, material: kept };
}

/** Texture coordinates, if they are numbers. */
function checked(name: string, uvs: Float32Array): Float32Array {
  if (uvs.every(Number.isFinite)) return uvs;
  throw badModel(`lays a texture on beyond all numbers at '${name.slice(0, 80)}' (KHR_texture_transform)`);
}

function placePositions(p: Numbers, m: Affine, { offset, scale }: Placing): Float32Array {
  const out = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3)
    for (let axis = 0; axis < 3; axis++) {
      const row = 4 * axis;
      const value = m[row] * p[i] + m[row + 1] * p[i + 1] + m[row + 2] * p[i + 2] + m[row + 3];
      // + 0 turns -0 into 0
      out[i + axis] = (value + offset[axis]) * scale + 0;
    }
  return out;
}

/** The corners of the triangles that have an area, turned over if mirrored. */
function withArea(triangles: Uint32Array, positions: Float32Array, mirrored: boolean): Uint32Array {
  const out = new Uint32Array(triangles.length);
  let count = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i], triangles[i + 1], triangles[i + 2]];
    if (!faceNormal(positions, a, b, c)) continue;
    out[count++] = a;
    out[count++] = mirrored ? c : b;
    out[count++] = mirrored ? b : c;
  }
  return out.slice(0, count);
}

interface Vertices {
  /** The old number of each vertex. */
  readonly sources: Uint32Array;
  readonly indices: Uint32Array;
}

/** The vertices that corners use, in their old order. */
function shared(corners: Uint32Array, vertices: number): Vertices {
  const used = new Uint8Array(vertices);
  for (const corner of corners) used[corner] = 1;
  const numbers = new Uint32Array(vertices);
  let count = 0;
  for (let vertex = 0; vertex < vertices; vertex++) if (used[vertex]) numbers[vertex] = count++;
  const sources = new Uint32Array(count);
  for (let vertex = 0; vertex < vertices; vertex++) if (used[vertex]) sources[numbers[vertex]] = vertex;
  return { sources, indices: corners.map((corner) => numbers[corner]) };
}

/** Vertices with one for each corner. */
const split = (corners: Uint32Array): Vertices => ({ sources: corners, indices: corners.map((_, i) => i) });

function pick(values: Numbers, width: number, sources: Uint32Array): Float32Array {
  const out = new Float32Array(width * sources.length);
  for (let i = 0; i < sources.length; i++)
    for (let k = 0; k < width; k++) out[width * i + k] = values[width * sources[i] + k];
  return out;
}

/** Per vertex, the unit normal of the last triangle that uses it. */
function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const normal = faceNormal(positions, indices[i], indices[i + 1], indices[i + 2])!;
    for (let k = 0; k < 3; k++) out.set(normal, 3 * indices[i + k]);
  }
  return out;
}

/** The unit normal of a triangle; undefined if it has no area. */
function faceNormal(p: Float32Array, a: number, b: number, c: number): [number, number, number] | undefined {
  const [ax, ay, az] = [p[3 * a], p[3 * a + 1], p[3 * a + 2]];
  const [ux, uy, uz] = [p[3 * b] - ax, p[3 * b + 1] - ay, p[3 * b + 2] - az];
  const [vx, vy, vz] = [p[3 * c] - ax, p[3 * c + 1] - ay, p[3 * c + 2] - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.sqrt(x * x + y * y + z * z);
  return size > 0 ? [x / size, y / size, z / size] : undefined;
}

/** Normals after a transform, of unit length; where there is none, the face's own. */
function turnNormals(normals: Float32Array, m: readonly number[], faces: Float32Array): Float32Array {
  const out = new Float32Array(normals.length);
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i], normals[i + 1], normals[i + 2]];
    const turned = [0, 3, 6].map((row) => m[row] * x + m[row + 1] * y + m[row + 2] * z + 0);
    const square = turned.reduce((sum, value) => sum + value * value, 0);
    if (!(square > 0 && square < Infinity)) out.set(faces.subarray(i, i + 3), i);
    // As it is if it was rounded from one of unit length.
    else out.set(Math.abs(square - 1) < 1e-6 ? turned : turned.map((value) => value / Math.sqrt(square)), i);
  }
  return out;
}

/** Tangents after a transform; the side of what is mirrored changes. */
function turnTangents(tangents: Float32Array, m: Affine, mirrored: boolean): Float32Array {
  const out = new Float32Array(tangents.length);
  for (let i = 0; i < tangents.length; i += 4) {
    const [x, y, z] = [tangents[i], tangents[i + 1], tangents[i + 2]];
    const turned = [0, 4, 8].map((row) => m[row] * x + m[row + 1] * y + m[row + 2] * z);
    const size = Math.sqrt(turned.reduce((sum, value) => sum + value * value, 0));
    out.set(size > 0 ? turned.map((value) => value / size) : [1, 0, 0], i);
    out[i + 3] = tangents[i + 3] < 0 === mirrored ? 1 : -1;
  }
  return out;
}

/** A material without the textures that have no coordinates, of which nothing can be known. */
function withTextures(material: Material, first: boolean, second: boolean): Material {
  const missing = (texture: Texture | undefined): boolean =>
    texture !== undefined && !(texture.coordinates === 'second' ? second : first);
  const lost: (keyof Material)[] = [
    ...(missing(material.baseColorTexture) ? (['baseColorTexture', 'alphaCutoff'] as const) : []),
    ...(missing(material.metallicRoughnessTexture) ? (['metallicRoughnessTexture'] as const) : []),
    ...(missing(material.normalTexture) ? (['normalTexture'] as const) : []),
    ...(missing(material.emissiveTexture) ? (['emissiveTexture', 'emissive'] as const) : []),
    ...(missing(material.occlusionTexture) ? (['occlusionTexture', 'occlusionStrength'] as const) : []),
  ];
  if (lost.length === 0) return material;
  const entries = Object.entries(material).filter(([name]) => !lost.includes(name as keyof Material));
  return Object.fromEntries(entries) as Material;
}

import { textureBytes } from '../../raster/records.js';
import { type MetallicRoughness, type Sampler } from '../../../shading/metallic-roughness.js';
import type { Frame } from '../../frame/frame.js';
import type { RowRecords } from '../row-records.js';
import { memoize } from '../../../../core/memoize.js';
import { cross, dot, length, type Mesh, normalize, scale, subtract, type Vec3 } from '../../../index.js';
import { texturesOfPart, type MetallicPlaces } from './metallic-places.js';

/** Writes the record of a part that is a metallic-roughness surface and copies what is read of its vertices. */
export function describeMetallic(
  frame: Frame,
  records: RowRecords,
  { tangents, fractions }: MetallicPlaces,
  number: number,
  surface: MetallicRoughness,
): void {
  const { ints, doubles, places } = records;
  const { usesUv, usesTangent, textures, dielectric, coat } = surface;
  const part = records.describePart(number, {
    uvs: usesUv ? places.uvs : 0,
    baseTexture: usesUv ? 1 : 0,
    metallic: true,
  });
  const record = part >> 3;
  doubles.set(surface.base, record + MetallicPartField.base);
  doubles.set([surface.metallic, surface.roughness], record + MetallicPartField.metallic);
  doubles.set(surface.emissive, record + MetallicPartField.emissive);
  doubles[record + MetallicPartField.normalScale] = surface.normalScale;
  doubles[record + MetallicPartField.occlusionStrength] = surface.occlusionStrength;
  doubles.set([dielectric.normal, dielectric.edge], record + MetallicPartField.dielectric);
  doubles.set([coat.share, coat.roughness], record + MetallicPartField.coat);
  doubles[record + MetallicPartField.transmission] = surface.transmission;

  /** Writes the record of a texture. Returns its place, 0 if there is none. */
  const describe = (role: number, texture: Sampler | undefined): number => {
    if (!texture) return 0;
    const place = places.textures + textureBytes * (texturesOfPart * number + role);
    const codes = texture.kind === 'color' ? frame.places.picture!.intensities : fractions;
    records.describeTexture(texture, place, codes);
    return place;
  };
  const at = 2 * (record + MetallicPartField.places);
  ints[at + MetallicPartPlace.base] = describe(0, surface.baseTexture);
  ints[at + MetallicPartPlace.surface] = describe(1, surface.surfaceTexture);
  ints[at + MetallicPartPlace.normal] = describe(2, surface.normalTexture);
  ints[at + MetallicPartPlace.emissive] = describe(3, surface.emissiveTexture);
  ints[at + MetallicPartPlace.occlusion] = describe(4, surface.occlusionTexture);
  ints[at + MetallicPartPlace.alike] = textures.every((texture) => texture.isLike(textures[0])) ? 1 : 0;
  const { mesh, firstVertex } = frame.list.draws[number];
  ints[at + MetallicPartPlace.tangents] = usesTangent
    ? records.copy(tangentsOf(mesh), tangents, firstVertex, 4)
    : 0;
}

/**
 * The record of a part that is shaded as a metallic-roughness surface, beside what `PartField` and `PartPlace` of `raster` have: what is there called
 * gloss and mirrors is this.
 */
const enum MetallicPartField {
  base = 14,
  metallic = 17,
  roughness,
  /** Linear, three. */
  emissive,
  normalScale = 22,
  /** Numbers of 4 bytes: see {@link MetallicPartPlace}. */
  places,
  occlusionStrength = 27,
  /** A clear coat: the share that it covers, 0 if there is none, and its roughness. */
  coat,
  /** Where it is a dielectric, what it mirrors at normal incidence, and the factor of what it mirrors at any. */
  dielectric = 30,
  specular,
  /** The share that goes through of what is given back of light that goes through its surface: only under an environment. */
  transmission,
}

/** Numbers of 4 bytes at `MetallicPartField.places`: of textures their records, 0 for none. */
const enum MetallicPartPlace {
  base = 0,
  surface,
  normal,
  emissive,
  /** Tangents from its first vertex on, four f32 each. */
  tangents,
  /** 1 if all its textures have the same sides and repeat alike. */
  alike,
  occlusion,
}

/**
 * The tangents that a mesh's normal maps are laid out in, 4 numbers per vertex: its own, or made from its texture
 * coordinates and kept with it; the mesh must not change afterward.
 *
 * A vertex gets the direction in which u grows, a mean over its triangles by their angles there, square to its normal;
 * and 1 where v grows downward as seen from outside with u to the right, -1 where the texture is mirrored. Vertices
 * that a mirrored and an unmirrored triangle share get the majority's. Without texture coordinates, or where these
 * stand still, the tangent is some direction square to the normal.
 */
export const tangentsOf = memoize((mesh: Mesh): Float32Array => mesh.tangents ?? computeTangents(mesh));

function computeTangents({ positions, normals, indices, uvs }: Mesh): Float32Array {
  const count = positions.length / 3;
  const sums = new Float64Array(4 * count);
  if (uvs) {
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const corners = [indices[at], indices[at + 1], indices[at + 2]] as const;
      addTriangle(sums, positions, uvs, corners);
    }
  }
  const tangents = new Float32Array(4 * count);
  for (let vertex = 0; vertex < count; vertex++) {
    const normal = normalize(vectorAt(normals, vertex));
    const sum: Vec3 = [sums[4 * vertex], sums[4 * vertex + 1], sums[4 * vertex + 2]];
    const flat = subtract(sum, scale(normal, dot(normal, sum)));
    const tangent = length(flat) > 1e-6 ? normalize(flat) : anySquareTo(normal);
    tangents.set(tangent, 4 * vertex);
    tangents[4 * vertex + 3] = sums[4 * vertex + 3] < 0 ? -1 : 1;
  }
  return tangents;
}

/** Adds a triangle's unit direction of u and its handedness to its corners. */
function addTriangle(
  sums: Float64Array,
  positions: Float32Array,
  uvs: Float32Array,
  corners: readonly [number, number, number],
): void {
  const [a, b, c] = corners;
  const points = [vectorAt(positions, a), vectorAt(positions, b), vectorAt(positions, c)] as const;
  const ab = subtract(points[1], points[0]);
  const ac = subtract(points[2], points[0]);
  const u1 = uvs[2 * b] - uvs[2 * a];
  const v1 = uvs[2 * b + 1] - uvs[2 * a + 1];
  const u2 = uvs[2 * c] - uvs[2 * a];
  const v2 = uvs[2 * c + 1] - uvs[2 * a + 1];
  // Twice the area in the texture; v points down there, so a triangle that is not mirrored has a negative one.
  const area = u1 * v2 - u2 * v1;
  if (area === 0) return;
  const side = area < 0 ? 1 : -1;
  const along = normalize(scale(subtract(scale(ab, v2), scale(ac, v1)), -side));
  for (let i = 0; i < 3; i++) {
    const weight = angleWeight(points[i], points[(i + 1) % 3], points[(i + 2) % 3]);
    const to = 4 * corners[i];
    for (let axis = 0; axis < 3; axis++) sums[to + axis] += weight * along[axis];
    sums[to + 3] += weight * side;
  }
}

/** Grows with the angle at a corner: (1 − cos)/2, so that how a face is cut into triangles matters little. */
function angleWeight(corner: Vec3, next: Vec3, last: Vec3): number {
  const a = normalize(subtract(next, corner));
  const b = normalize(subtract(last, corner));
  return 0.5 - 0.5 * dot(a, b);
}

/** Square to a direction, and a steady function of it but for one pole. */
function anySquareTo(normal: Vec3): Vec3 {
  const level = cross([0, 1, 0], normal);
  return length(level) > 1e-3 ? normalize(level) : [1, 0, 0];
}

const vectorAt = (data: Float32Array, vertex: number): Vec3 => [
  data[3 * vertex],
  data[3 * vertex + 1],
  data[3 * vertex + 2],
];

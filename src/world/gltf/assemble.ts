import type { Document } from '@gltf-transform/core';
import type { Mat3, Part } from '../index.js';
import { type Affine, nested } from './format/affine.js';
import { type ModelDeclaration, facingRotation } from './declaration.js';
import { Deformer } from './deform/deformer.js';
import { type Gltf, badModel, limits } from './format/form.js';
import { placesOf } from './instances.js';
import { type Geometry, readGeometry } from './data/geometry.js';
import { type Placing, shapePart } from './shape.js';
import type { UvSource } from './surface/coordinates.js';
import { type SurfaceOf, readSurface } from './surface/surface.js';
import type { PlacedMesh } from './survey.js';
import type { Textures } from './surface/textures.js';

/** A mesh of one material where a node puts it. */
interface Piece {
  readonly name: string;
  readonly geometry: Geometry;
  readonly surface: SurfaceOf;
  /** The map from the file to a model that faces +Z, not yet in its place and size. */
  readonly to: Affine;
}

/** A piece with what is seen of it, and how far that reaches. */
type Placed = { readonly piece: Piece; readonly geometry: Geometry; readonly reach: Reach };

/** An extent along three axes. */
type Reach = { readonly low: readonly number[]; readonly high: readonly number[] };

/** A factor: a node that makes its mesh so many times smaller than others, and so small beside them, hides it. */
const hiding = 1 / 999;

/** Triangles of this share of the model's size are those of a joint that is scaled to nothing. */
const speck = 1e-7;

/** The pieces that are seen, without what a scale near zero hides: it would count where the model ends. */
function shownOf(pieces: readonly Piece[]): Placed[] {
  const placed = pieces.map((piece) => {
    const { geometry } = piece;
    return { piece, geometry, reach: reachOfPiece(piece), scale: scaleOf(piece.to) };
  });
  const largest = placed.reduce((most, { reach }) => Math.max(most, sizeOf(reach)), 0);
  const scale = placed.reduce((most, { scale: own }) => Math.max(most, own), 0);
  return placed
    .filter(({ reach, scale: own }) => sizeOf(reach) > hiding * largest || own > hiding * scale)
    .map(({ piece }) => withoutSpecks(piece, speck * largest))
    .filter(({ geometry }) => geometry.triangles.length > 0);
}

/** The extent that holds all of some. */
function reachOf(list: readonly Reach[]): Reach {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const own of list)
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis], own.low[axis]);
      high[axis] = Math.max(high[axis], own.high[axis]);
    }
  return { low, high };
}

const sizeOf = ({ low, high }: Reach): number => Math.max(...high.map((value, axis) => value - low[axis]));

/** The greatest factor by which it makes anything longer along an axis of the file. */
const scaleOf = (m: Affine): number =>
  Math.max(...[0, 1, 2].map((k) => Math.sqrt(m[k] * m[k] + m[4 + k] * m[4 + k] + m[8 + k] * m[8 + k])));

function reachOfPiece({ geometry: { positions: p, triangles }, to: m }: Piece): Reach {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const vertex of triangles) {
    for (let axis = 0; axis < 3; axis++) {
      const row = 4 * axis;
      const value =
        m[row] * p[3 * vertex] + m[row + 1] * p[3 * vertex + 1] + m[row + 2] * p[3 * vertex + 2] + m[row + 3];
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  return { low, high };
}

/** A piece without triangles that are no larger than a size. */
function withoutSpecks(piece: Piece, size: number): Placed {
  const { positions: p, triangles } = piece.geometry;
  const least = size / scaleOf(piece.to);
  const kept = new Uint32Array(triangles.length);
  let count = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [3 * triangles[i], 3 * triangles[i + 1], 3 * triangles[i + 2]];
    let span = 0;
    for (let k = 0; k < 3; k++)
      span = Math.max(span, Math.abs(p[b + k] - p[a + k]), Math.abs(p[c + k] - p[a + k]));
    if (!(span > least)) continue;
    kept.set(triangles.subarray(i, i + 3), count);
    count += 3;
  }
  const geometry = { ...piece.geometry, triangles: count < kept.length ? kept.slice(0, count) : triangles };
  return { piece, geometry, reach: reachOfPiece({ ...piece, geometry }) };
}

export interface Assembled {
  readonly parts: readonly Part[];
  /** Features of the file that cannot be drawn. */
  readonly left: readonly string[];
}

/** Makes a model's parts, standing on y = 0 and centered, in meters, facing +Z. */
export async function assemble(
  gltf: Gltf,
  document: Document,
  placed: readonly PlacedMesh[],
  textures: Textures,
  declaration: ModelDeclaration,
): Promise<Assembled> {
  const facing = affineOf(facingRotation(declaration));
  const meshes = document.getRoot().listMeshes();
  const geometries = new Map<string, Geometry>();
  const surfaces = new Map<number | undefined, SurfaceOf | undefined>();
  const pieces: Piece[] = [];
  const used = placed.flatMap(({ primitives }) => primitives.map(({ material }) => material));
  const smaller = await textures.makeRoom([...new Set(used)].filter((index) => index !== undefined));
  const instanced = meshes.at(-1)!.listPrimitives();
  const deformer = new Deformer(document.getRoot().listAccessors());
  let number = 0;
  let invisible = false;
  for (const { mesh: index, name, to, primitives, instances, ...deformation } of placed) {
    const places = placesOf(to, instances, instances && instanced[number++]);
    for (const [i, primitive] of primitives.entries()) {
      const { material } = primitive;
      const key = `${index} ${i}`;
      let geometry = geometries.get(key);
      if (!geometry)
        geometries.set(key, (geometry = readGeometry(meshes[index].listPrimitives()[i], `mesh ${index}`)));
      if (!surfaces.has(material)) surfaces.set(material, await readSurface(gltf, material, textures));
      const surface = surfaces.get(material);
      const triangles = surface ? visibleTriangles(geometry, surface) : new Uint32Array(0);
      invisible ||= triangles.length < geometry.triangles.length;
      if (!surface || triangles.length === 0) continue;
      const shape = deformer.deform({ ...geometry, triangles }, primitive, deformation, `mesh ${index}`);
      const own = name ?? gltf.meshes[index].name ?? `part ${pieces.length + 1}`;
      for (const place of places)
        pieces.push({ name: own, geometry: shape, surface, to: nested(facing, place) });
    }
  }
  if (pieces.length === 0 && invisible)
    throw badModel('shows nothing: all of its surfaces have an alpha of 0, which is invisible');
  const shown = shownOf(pieces);
  const placing = placingOf(shown, declaration);
  const parts = shown
    .map(({ piece: { name, surface, to }, geometry }) => shapePart(name, geometry, surface, to, placing))
    .filter((part) => part !== undefined);
  if (parts.length === 0) throw badModel('shows nothing: it has no triangle with an area');
  const left = pieces.flatMap(leftOf);
  if (shown.length < pieces.length) left.push('parts that are scaled to almost nothing');
  if (invisible) left.push('surfaces of alpha 0, which are invisible');
  if (smaller) left.push(`the full size of textures (together more than ${limits.texels} texels)`);
  return { parts, left: [...new Set(left)].sort() };
}

/** The triangles of which something is seen: not those whose corners all have an alpha near 0. */
function visibleTriangles({ triangles, alphas }: Geometry, { leastAlpha }: SurfaceOf): Uint32Array {
  if (!alphas || leastAlpha === 0) return triangles;
  return triangles.filter((_, i) => {
    const first = i - (i % 3);
    return [0, 1, 2].some((k) => alphas[triangles[first + k]] >= leastAlpha);
  });
}

const isTranslucent = ({ triangles, alphas }: Geometry): boolean =>
  alphas !== undefined && triangles.some((vertex) => alphas[vertex] < 1);

/** Features of a piece that cannot be drawn. */
function leftOf({ geometry, surface }: Piece): string[] {
  const { uvs, secondUvs, leastAlpha, left } = surface;
  const missing = [uvs, secondUvs].filter(
    (source): source is UvSource => !!source && !geometry.uvs(source.set),
  );
  return [
    ...left,
    ...missing.map(({ set }) => `textures of parts without coordinates (TEXCOORD_${set})`),
    ...(leastAlpha > 0 && isTranslucent(geometry) ? ['alpha of vertex colors'] : []),
  ];
}

const affineOf = (m: Mat3): Affine => [m[0], m[1], m[2], 0, m[3], m[4], m[5], 0, m[6], m[7], m[8], 0];

/** Shares of the model's size by which it may stand off its place and be left there: rounding to 32 bits. */
const settled = 1e-6;

/** The map that brings the whole to its place and size. */
function placingOf(pieces: readonly Placed[], { scale: declared, height }: ModelDeclaration): Placing {
  if (pieces.length === 0) throw badModel('shows nothing: it has no triangle with an area');
  const { low, high } = reachOf(pieces.map(({ reach }) => reach));
  const size = high.map((value, axis) => value - low[axis]);
  const most = Math.max(...size);
  if (height !== undefined && !(size[1] > 1e-6 * most))
    throw badModel('is flat, so that it cannot be given a height; declare a scale');
  const scale = declared ?? (height === undefined ? 1 : height / size[1]);
  if (!(most * scale >= 1e-4 && most * scale <= 1e5))
    throw badModel(`is ${most * scale} m large; declare a scale or a height that make it 0.0001 to 100000 m`);
  const offset = [-(low[0] + high[0]) / 2, -low[1], -(low[2] + high[2]) / 2];
  return { scale, offset: offset.map((value) => (Math.abs(value) <= settled * most ? 0 : value)) };
}

import type { Document } from '@gltf-transform/core';
import type { Part } from '../model.js';
import type { Mat3 } from '../pose.js';
import { type Affine, nested } from './format/affine.js';
import { type ModelDeclaration, facingRotation } from './declaration.js';
import { Deformer } from './deform/deformer.js';
import type { Gltf } from './format/form.js';
import { placesOf } from './instances.js';
import { type Geometry, readGeometry } from './data/geometry.js';
import { type Placing, shapePart } from './shape.js';
import { limits } from './format/limits.js';
import { badModel } from './format/problem.js';
import type { UvSource } from './surface/coordinates.js';
import { type SurfaceOf, readSurface } from './surface/surface.js';
import type { PlacedMesh } from './survey.js';
import { type Piece, type Placed, reachOf, shownOf } from './shown.js';
import type { Textures } from './surface/textures.js';

export interface Assembled {
  readonly parts: readonly Part[];
  /** What of the file cannot be drawn. */
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
        geometries.set(key, (geometry = readGeometry(meshes[index]!.listPrimitives()[i]!, `mesh ${index}`)));
      if (!surfaces.has(material)) surfaces.set(material, await readSurface(gltf, material, textures));
      const surface = surfaces.get(material);
      const triangles = surface ? visibleTriangles(geometry, surface) : new Uint32Array(0);
      invisible ||= triangles.length < geometry.triangles.length;
      if (!surface || triangles.length === 0) continue;
      const shape = deformer.deform({ ...geometry, triangles }, primitive, deformation, `mesh ${index}`);
      const own = name ?? gltf.meshes[index]!.name ?? `part ${pieces.length + 1}`;
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
    return [0, 1, 2].some((k) => alphas[triangles[first + k]!]! >= leastAlpha);
  });
}

const isTranslucent = ({ triangles, alphas }: Geometry): boolean =>
  alphas !== undefined && triangles.some((vertex) => alphas[vertex]! < 1);

/** What of a piece cannot be drawn. */
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

/** What brings the whole to its place and size. */
function placingOf(pieces: readonly Placed[], { scale: declared, height }: ModelDeclaration): Placing {
  if (pieces.length === 0) throw badModel('shows nothing: it has no triangle with an area');
  const { low, high } = reachOf(pieces.map(({ reach }) => reach));
  const size = high.map((value, axis) => value - low[axis]!);
  const most = Math.max(...size);
  if (height !== undefined && !(size[1]! > 1e-6 * most))
    throw badModel('is flat, so that it cannot be given a height; declare a scale');
  const scale = declared ?? (height === undefined ? 1 : height / size[1]!);
  if (!(most * scale >= 1e-4 && most * scale <= 1e5))
    throw badModel(`is ${most * scale} m large; declare a scale or a height that make it 0.0001 to 100000 m`);
  const offset = [-(low[0]! + high[0]!) / 2, -low[1]!, -(low[2]! + high[2]!) / 2];
  return { scale, offset: offset.map((value) => (Math.abs(value) <= settled * most ? 0 : value)) };
}

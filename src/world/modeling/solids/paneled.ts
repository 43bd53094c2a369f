import { loft, type Mesh, type Ring, type Vec3 } from '../index.js';
import { pickVertices } from '../mesh/attributes.js';

/**
 * A body from the half of a grid of points: for each section the points of the left side (x ≥ 0), from the middle of the
 * rear (x = 0) by the side to the middle of the front (x = 0). The right side is its mirror image. Strips count from 0.
 * @param sections each with the same number of points, at least 3
 * @param regionAt which piece the square between points `column`, `column + 1` and sections `row`, `row + 1` belongs to
 * @returns the pieces by name; normals run on from one to the next
 */
export function paneled<Name extends string>(
  sections: readonly Ring[],
  regionAt: (column: number, row: number) => Name,
  crease = 40,
): ReadonlyMap<Name, Mesh> {
  const columns = sections[0].length - 1;
  const rows = sections.length - 1;
  const rings = sections.map((half): Ring => [...half, ...half.slice(1, -1).reverse().map(mirrored)]);
  const strip = (u: number): number => Math.floor(u * 2 * columns);
  const regionOf = (u: number, v: number): Name => {
    const at = strip(u);
    return regionAt(at < columns ? at : 2 * columns - 1 - at, Math.floor(v * rows));
  };
  const names = new Set<Name>();
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) names.add(regionAt(i, j));
  const pieces = new Map<Name, Mesh>();
  let rest = loft(rings, { caps: false, crease });
  for (const name of names) {
    const [piece, others] = cut(rest, (u, v) => regionOf(u, v) === name);
    pieces.set(name, piece);
    rest = others;
  }
  return pieces;
}

const mirrored = ([x, y, z]: Vec3): Vec3 => [-x, y, z];

/**
 * A mesh in two pieces that keep its normals, so that a window or a lamp lies in a body without a seam: the triangles
 * whose middle lies inside by texture coordinates, and the others. After `loft`, u · points and v · (sections - 1)
 * count its strips.
 */
export function cut(mesh: Mesh, inside: (u: number, v: number) => boolean): readonly [Mesh, Mesh] {
  const uvs = mesh.uvs ?? new Float32Array();
  const chosen: number[] = [];
  const others: number[] = [];
  const { indices } = mesh;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]];
    const u = (uvs[2 * a] + uvs[2 * b] + uvs[2 * c]) / 3;
    const v = (uvs[2 * a + 1] + uvs[2 * b + 1] + uvs[2 * c + 1]) / 3;
    (inside(u, v) ? chosen : others).push(a, b, c);
  }
  return [withOnly(mesh, chosen), withOnly(mesh, others)];
}

/** The triangles with these corners, and their vertices. */
function withOnly(mesh: Mesh, corners: readonly number[]): Mesh {
  const sources: number[] = [];
  const known = new Map<number, number>();
  const indices = Uint32Array.from(corners, (corner) => {
    let vertex = known.get(corner);
    if (vertex === undefined) {
      vertex = sources.length;
      known.set(corner, vertex);
      sources.push(corner);
    }
    return vertex;
  });
  return { ...pickVertices(mesh, sources), indices };
}

import type { Mesh } from '../../mesh.js';
import { pickVertices } from './attributes.js';

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

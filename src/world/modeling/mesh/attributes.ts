import type { Mesh } from '../../mesh.js';

/** The attributes of each vertex without tangents, which do not fit a changed shape. */
export function withoutTangents({ positions, normals, indices, uvs, colors }: Mesh): Mesh {
  return { positions, normals, indices, ...(uvs ? { uvs } : {}), ...(colors ? { colors } : {}) };
}

/** The attributes of some vertices, in this order; tangents are dropped. */
export function pickVertices(mesh: Mesh, sources: readonly number[]): Omit<Mesh, 'indices'> {
  const pick = (from: Float32Array, width: number): Float32Array => {
    const to = new Float32Array(sources.length * width);
    for (const [i, source] of sources.entries())
      for (let k = 0; k < width; k++) to[i * width + k] = from[source * width + k];
    return to;
  };
  return {
    positions: pick(mesh.positions, 3),
    normals: pick(mesh.normals, 3),
    ...(mesh.uvs ? { uvs: pick(mesh.uvs, 2) } : {}),
    ...(mesh.colors ? { colors: pick(mesh.colors, 3) } : {}),
  };
}

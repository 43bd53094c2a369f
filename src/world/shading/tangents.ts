import type { Mesh } from '../mesh.js';

/** The tangents of a mesh, 4 numbers per vertex: its own, or made from its texture coordinates. */
export function tangentsOf(mesh: Mesh): Float32Array {
  return mesh.tangents ?? new Float32Array((mesh.positions.length / 3) * 4);
}

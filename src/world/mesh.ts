/**
 * Triangles. Corners are counter-clockwise seen from outside. Vertices that differ in normal, color or texture
 * coordinates are different vertices.
 */
export interface Mesh {
  /** The positions, 3 numbers per vertex, meters. */
  readonly positions: Float32Array;
  /** The normals, 3 numbers per vertex, unit length. */
  readonly normals: Float32Array;
  /** The indices of vertices, 3 per triangle. */
  readonly indices: Uint32Array;
  /** Texture coordinates, 2 per vertex; (0, 0) is the upper left corner of the texture, as in glTF. */
  readonly uvs?: Float32Array;
  /** The same for textures that use the second coordinates, such as a light map. */
  readonly secondUvs?: Float32Array;
  /** Colors, 3 numbers per vertex, linear, 0 to 1; they multiply the material's base color. */
  readonly colors?: Float32Array;
  /** 4 per vertex, as in glTF: the direction of growing u, and ±1 for the handedness. Needed by normal maps. */
  readonly tangents?: Float32Array;
}

export const triangleCount = ({ indices }: Mesh): number => indices.length / 3;

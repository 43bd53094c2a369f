/** The most that a model may hold: what a picture of a few hundred pixels shows, many times over. */
export const limits = {
  /** All files of a model together, and all that is decompressed. */
  bytes: 256 << 20,
  /** The JSON of a model. */
  jsonBytes: 64 << 20,
  /** Entries of any list. */
  entries: 100_000,
  /** Placed ones: a mesh counts as often as nodes use it. */
  triangles: 1_000_000,
  vertices: 3_000_000,
  /** Pieces of one material; masks number them with 16 bits. */
  parts: 10_000,
  /** Of all skins that are used. */
  joints: 100_000,
  /** Morph targets of a mesh; faces have some hundreds. */
  targets: 5000,
  /** Rows of morph targets that are not at 0, of each placed mesh. */
  deltas: 10_000_000,
  /** Of one texture, in texels. */
  textureSide: 8192,
  /** Of all textures together, as they are drawn; more are made smaller. */
  texels: 64 << 20,
  /** Of all textures together, as they are in their files. */
  texelsOfFiles: 256 << 20,
} as const;

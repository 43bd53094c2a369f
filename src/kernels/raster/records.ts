/** Records that `shadePoints` reads: the places of their fields, in numbers of 8 bytes. */

/** The bytes of its scratch memory. */
export const scratchBytes = 480;

/** The bytes of a point and of a light. */
export const pointBytes = 24;
export const lightBytes = 24;

/** Of the frame. */
export const enum FrameField {
  /** The view's rays, twelve, and x and y of the picture's center. */
  rays = 0,
  center = 12,
  /** Linear light: red, green and blue. */
  sky = 14,
  ground = 17,
  sun = 20,
  /** Unit vectors: toward the sun, and the studio's softbox with its upward side. */
  towardSun = 23,
  box = 26,
  up = 29,
  /** Where the sun stands seen from above: x and z. */
  azimuth = 32,
  /** 1 if shadows are cast, else 0; and then the direction of the sun, and the view from there (see `PlanView`). */
  shadows = 34,
  direction = 35,
  texel = 38,
  matrix = 39,
  size = 51,
  /** A place. */
  heights = 52,
}

export const frameBytes = 8 * 53;

/** Of a part; the base color and what follows only if its material is a plain dielectric without a texture. */
export const enum PartField {
  /**
   * Three numbers hold six i32: places of the part's indices, of its first vertex's point, normal and color (0 for none),
   * the number of its first triangle in the frame, and 1 if it is mirrored, plus 2 if it is shaded elsewhere.
   */
  places = 0,
  /** The pose's rotation, nine. */
  rotation = 3,
  /** The base color, linear. */
  base = 12,
  /** See `Gloss`: alpha, square, sharp and mirrored. */
  gloss = 15,
  /** The directional albedo by the cosine, 33. */
  mirrors = 19,
}

export const partBytes = 8 * 52;

/** Of a row of the picture, in numbers of 4 bytes: first places, which its owner writes, then what `scanRow` found. */
export const enum RowField {
  /** See `shadePoints`; per point, for how many samples it stands, i32. */
  points = 0,
  samples,
  /** Per pixel its column, its first point, the number of its points, and how many samples show nothing, i32. */
  pixels,
  /** Numbers of points that are shaded elsewhere, columns that show nothing, numbers of pixels that show it in part, i32. */
  others,
  bare,
  partial,
  /** Where the samples of a pixel lie: see `RasterLoops.setTarget`. */
  pattern,
  /** Per triangle of the frame its part's number, u32, and the records of parts. */
  partOf,
  parts,
  /** See `displayTables`. */
  thresholds,
  codes,
  /** How many there are. */
  pointCount,
  pixelCount,
  otherCount,
  bareCount,
  partialCount,
}

/** The bytes of that, with room to work in. */
export const rowBytes = 288;

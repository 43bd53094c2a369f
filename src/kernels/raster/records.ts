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

/** Of a part whose material is a plain dielectric without a texture. */
export const enum PartField {
  /**
   * Three numbers hold six i32: places of the part's indices, of its first vertex's point, normal and color (0 for none),
   * the number of its first triangle in the frame, and 1 if it is mirrored.
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

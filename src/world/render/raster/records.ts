/** Records that `shadePoints` reads: the places of their fields, in numbers of 8 bytes. */

/** The bytes of its scratch memory: two triangles, their tangents, a mapped normal, shares of light, a surface, and its coat. */
export const scratchBytes = 2 * 1776 + 2 * 96 + 64 + 64 + 480 + 112;

/** The bytes of a point and of a light. */
export const pointBytes = 24;
export const lightBytes = 24;

/** Fields of the frame. */
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
  /** A place: see `reflectanceTable`. */
  reflectance = 57,
}

export const frameBytes = 8 * 58;

/** Fields of a part; the base color and what follows only if it is shaded here: if its material is a plain dielectric. */
export const enum PartField {
  /** Numbers of 4 bytes: see {@link PartPlace}. */
  places = 0,
  /** The pose's rotation, nine. */
  rotation = 5,
  /** The base color, linear. */
  base = 14,
  /** See `Gloss`: alpha, sharp and mirrored. */
  gloss = 17,
  /** The directional albedo by the cosine, 33. */
  mirrors = 20,
  /** The matrix from the part's own coordinates to clip space: see `toClip`, twelve. */
  clip = 54,
}

export const partBytes = 8 * 66;

/** The first numbers of a part's record, i32. Places of what a part does not have are 0. */
export const enum PartPlace {
  indices = 0,
  /** Its first vertex: point in the picture, normal, color, texture coordinates, and position. */
  points,
  normals,
  colors,
  uvs,
  /** Only if some of its triangles are clipped. */
  positions,
  /** The number of its first triangle in the frame. */
  firstTriangle,
  /** 1 if it is mirrored, plus 2 if `shadePoints` is to shade it as a metallic-roughness surface. */
  kind,
  /** A record of {@link TextureField}. */
  baseTexture,
  /** Second texture coordinates of its first vertex. */
  secondUvs,
}

/** Fields of a texture, in numbers of 8 bytes. */
export const enum TextureField {
  /** Width of its largest level, texels. */
  width = 0,
  height,
  /** Four i32: the number of its smallest level, what is {@link beyond} its sides along u and v, and the place of 256 f64 that codes stand for. */
  last,
  /**
   * Two i32: along the longer axis of what a pixel shows of it, it is read so many times at most; and 1 if it is laid on by the second
   * texture coordinates.
   */
  mostTaps = 4,
  /** Per level three i32: the place of its texels, and its width and height. */
  levels = 5,
}

/** Room for levels of sides up to 8192. */
export const textureBytes = 8 * (5 + 21);

/** Fields of a triangle of a material that is not everywhere, in numbers of 8 bytes. Of a plan view other numbers stand in some. */
export const enum CoverField {
  /** An i32: 1 in a plan view, whose pictures are parallel. */
  isPlan = 0,
  /** It is there where alpha is at least this, 0 to 1. */
  cutoff,
  /** An i32: the place of a record of {@link TextureField}. */
  texture,
  /** Where the corners' weights are `base`, pixels. Plan: corner a, subpixels. */
  start,
  /** Three of each: the weights, and their growth per pixel to the right and down. Plan: first 1 / area, 0 and 0; then from a to b and to c. */
  base = 5,
  byX = 8,
  byY = 11,
  /** The sums of the growths. */
  totalX = 14,
  totalY,
  /** Texture coordinates of the corners. Plan: of a, and from a to b and to c. */
  u = 16,
  v = 19,
  /** How the weighted coordinates grow: u and v to the right, u and v down. Plan: the coordinates. */
  growth = 22,
}

/** The bytes of that, with room for what is read of the texture. */
export const coverBytes = 8 * 26 + 528;

/** What is beyond the sides of a texture, as its record has it. */
export const beyond = { repeat: 0, clamp: 1, mirror: 2 } as const;

/** Fields of a row of the picture, in numbers of 4 bytes: first places, which its owner writes, then what `scanRow` found. */
export const enum RowField {
  /** See `shadePoints`; per point, for how many samples it stands, i32. */
  points = 0,
  samples,
  /** Per pixel its column, its first point, the number of its points, and how many samples show nothing, i32. */
  pixels,
  /** Columns that show nothing, numbers of pixels that show it in part, i32. */
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
  bareCount,
  partialCount,
}

/** The bytes of that, with room to work in. */
export const rowBytes = 288;

/**
 * A point of a surface about to be shaded: the renderer fills in one record again and again, a shader reads it and
 * writes the light that leaves. Directions are in the world. Everything starts as a plain white front face in full
 * light, so that only what a material needs has to be written.
 */
export class SurfacePoint {
  /** The mesh's own normal, interpolated; of any length, and not turned round for back faces. */
  normalX = 0.1;
  normalY = 0.1;
  normalZ = 0.1;
  /** 1 where the front of the triangle is seen, -1 where its back is. */
  side = 1;
  /** Toward the eye, of any length but 0. */
  viewX = 0.1;
  viewY = 0.1;
  viewZ = 0.1;
  /** Where the texture is read. Only for materials with `usesUv`. */
  u = 0.1;
  v = 0.1;
  /** How far that moves from one pixel to the next, to the right (x) and down (y). Zeros read the sharpest level. */
  dudx = 0.1;
  dvdx = 0.1;
  dudy = 0.1;
  dvdy = 0.1;
  /** The mesh's tangent, interpolated, of any length, and its handedness, 1 or -1. Only for `usesTangent`. */
  tangentX = 0.1;
  tangentY = 0.1;
  tangentZ = 0.1;
  handedness = 1;
  /** The mesh's vertex color, linear. */
  vertexRed = 0.1;
  vertexGreen = 0.1;
  vertexBlue = 0.1;
  /** The share of the sun that reaches the point, and of the light from all around, 0 to 1. */
  sunVisibility = 0.1;
  ambientVisibility = 0.1;

  /** Written by the shader: the light that leaves, linear, 0 to 1, ready to be averaged and encoded. */
  red = 0.1;
  green = 0.1;
  blue = 0.1;

  // V8 keeps a field unboxed only if the first thing it holds is no whole number; hence the tenths above.
  constructor() {
    this.normalX = this.viewX = this.tangentX = 0;
    this.normalY = this.viewY = this.tangentY = 0;
    this.normalZ = this.viewZ = this.tangentZ = 1;
    this.u = this.v = this.dudx = this.dvdx = this.dudy = this.dvdy = 0;
    this.vertexRed = this.vertexGreen = this.vertexBlue = 1;
    this.sunVisibility = this.ambientVisibility = 1;
    this.red = this.green = this.blue = 0;
  }
}

/** The same of the texture coordinates of textures that are laid on by the second ones: nothing else of it is read. */
export const secondPlace = new SurfacePoint();

/** How one material looks in one light. */
export interface Shader {
  /** Whether `u`, `v` and their derivatives are read. */
  readonly usesUv: boolean;
  /** Whether the tangent is read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  /** Reads a point and writes its `red`, `green` and `blue`. Allocates nothing. */
  shade(point: SurfacePoint): void;
}

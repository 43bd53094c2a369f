import type { SurfacePoint } from './point.js';

/** How one material looks in one light. */
export interface Shader {
  /** Whether `u`, `v` and their derivatives are read. */
  readonly usesUv: boolean;
  /** Whether the tangent is read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  /** Reads a point and writes its `red`, `green` and `blue`. Allocates nothing. */
  shade(point: SurfacePoint): void;
}

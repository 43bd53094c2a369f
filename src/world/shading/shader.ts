import type { SurfacePoint } from './point.js';

/** What a material wants to know of a point. */
export interface PointNeeds {
  /** Whether `u`, `v` and their derivatives are read. */
  readonly usesUv: boolean;
  /** Whether the tangent is read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
}

/** How one material looks in one light. */
export interface Shader extends PointNeeds {
  /** Reads a point and writes its `red`, `green` and `blue`. Allocates nothing. */
  shade(point: SurfacePoint): void;
}

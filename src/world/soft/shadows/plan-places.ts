import type { KernelMemory } from '../../../kernels/memory.js';

/** Texels a side of what the sun sees, and of what is seen from below. */
export const sunSize = 512;
export const contactSize = 64;

/** Where the lists of plan views begin in the kernels' memory. */
export interface PlanPlaces {
  /** Per vertex three f64, for each view in turn. */
  readonly points: number;
  /** Per texel an f32. */
  readonly sun: number;
  readonly below: number;
  /** Per texel an i32, for each view in turn. */
  readonly ids: number;
}

export const takePlanPlaces = (memory: KernelMemory, vertices: number): PlanPlaces => ({
  points: memory.take(24 * vertices),
  sun: memory.take(4 * sunSize * sunSize),
  below: memory.take(4 * contactSize * contactSize),
  ids: memory.take(4 * sunSize * sunSize),
});

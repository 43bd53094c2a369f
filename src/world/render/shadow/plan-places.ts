import type { KernelMemory } from '../../../core/wasm/memory.js';

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
  /** Planes of `GroundShadow`, with one that becomes `away`, and the marks of the softest. */
  readonly sharp: number;
  readonly soft: number;
  readonly softest: number;
  readonly far: number;
  readonly away: number;
  readonly sunMarks: number;
  /** The plane of `ContactShadow` and its marks. */
  readonly contact: number;
  readonly contactMarks: number;
  /** See `PlanLoops`: boxes of both marks, and what is needed for a while. */
  readonly sunBox: number;
  readonly contactBox: number;
  readonly bounds: number;
  readonly grounds: number;
  readonly sums: number;
  readonly corners: number;
}

/** The largest radius of a blur. */
const mostRadius = 4;

const half = sunSize >> 1;
const quarter = sunSize >> 2;
const eighth = sunSize >> 3;

export const takePlanPlaces = (memory: KernelMemory, vertices: number): PlanPlaces => ({
  points: memory.take(24 * vertices),
  sun: memory.take(4 * sunSize * sunSize),
  below: memory.take(4 * contactSize * contactSize),
  ids: memory.take(4 * sunSize * sunSize),
  sharp: memory.take(4 * half * half),
  soft: memory.take(4 * quarter * quarter),
  softest: memory.take(4 * eighth * eighth),
  far: memory.take(4 * half * half),
  away: memory.take(4 * eighth * eighth),
  sunMarks: memory.take(eighth * eighth),
  contact: memory.take(4 * contactSize * contactSize),
  contactMarks: memory.take(contactSize * contactSize),
  sunBox: memory.take(16),
  contactBox: memory.take(16),
  bounds: memory.take(40),
  grounds: memory.take(8 * half),
  sums: memory.take(16 * (quarter + 2 * mostRadius)),
  corners: memory.take(16 * (eighth + 1) * (eighth + 1)),
});

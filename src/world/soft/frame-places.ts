import type { KernelMemory } from '../../kernels/memory.js';
import type { DrawList } from './geometry/draws.js';
import { type PlanPlaces, takePlanPlaces } from './shadows/plan-places.js';

/** Vertices are handed to the loops in portions of so many. */
export const portion = 4096;

/** Corners of clipped triangles are kept behind the vertices. */
const clipRoom = 16;

/** Where a frame's lists begin in the kernels' memory. */
export interface FramePlaces {
  /** Twelve f64; x and y of eight samples, i32; a portion of vertices, f32. */
  readonly matrix: number;
  readonly pattern: number;
  readonly vertices: number;
  /** See `Projected`. */
  readonly points: number;
  /** Of all triangles in turn the corners, numbers of their part's vertices, u32. */
  readonly indices: number;
  /** See `RasterLoops.startBins`. */
  readonly perBand: number;
  /** The samples of a band: see `Target`. */
  readonly depth: number;
  readonly ids: number;
  /** Undefined if no shadows are cast. */
  readonly plans: PlanPlaces | undefined;
}

/** Empties the memory and takes what a frame with so many bands, of so many samples, needs. */
export function takeFramePlaces(
  memory: KernelMemory,
  { vertices, triangles }: DrawList,
  bands: number,
  samples: number,
  shadows: boolean,
): FramePlaces {
  memory.begin();
  return {
    matrix: memory.take(96),
    pattern: memory.take(64),
    vertices: memory.take(12 * portion),
    points: memory.take(24 * (vertices + clipRoom)),
    indices: memory.take(12 * triangles),
    perBand: memory.take(16 * bands),
    depth: memory.take(4 * samples),
    ids: memory.take(4 * samples),
    plans: shadows ? takePlanPlaces(memory, vertices) : undefined,
  };
}

import type { KernelMemory } from '../../kernels/memory.js';
import type { DrawList } from './geometry/draws.js';
import { portionBytes, projectedBytes } from './geometry/project.js';
import { type PlanPlaces, takePlanPlaces } from './shadows/plan-places.js';

/** Where a frame's lists begin in the kernels' memory. */
export interface FramePlaces {
  /** Twelve f64; x and y of eight samples, i32; some vertices, f32. */
  readonly matrix: number;
  readonly pattern: number;
  readonly portion: number;
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
    portion: memory.take(portionBytes),
    points: memory.take(projectedBytes(vertices)),
    indices: memory.take(12 * triangles),
    perBand: memory.take(16 * bands),
    depth: memory.take(4 * samples),
    ids: memory.take(4 * samples),
    plans: shadows ? takePlanPlaces(memory, vertices) : undefined,
  };
}

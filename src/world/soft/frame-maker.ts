import type { Scene } from '../scene.js';
import { type FramePlaces, takeFramePlaces } from './frame-places.js';
import type { Frame } from './frame.js';
import { fillBins } from './geometry/bins.js';
import { viewOf } from './geometry/camera.js';
import { type DrawList, listDraws } from './geometry/draws.js';
import { project } from './geometry/project.js';
import { dips, hideBehindGround } from './ground/depth.js';
import { patternOf } from '../../kernels/raster/samples.js';
import { createTarget, type Target } from '../../kernels/raster/target.js';
import { drawVisibility } from './visibility.js';
import { workspace, type Workspace } from './workspace.js';

/** Samples of a band: with 8 bytes each, half a megabyte. */
const bandSamples = 0x10000;
/** More bands cost more than they save. */
const mostBands = 64;

/** How a frame is divided. */
export interface Division {
  readonly width: number;
  readonly height: number;
  readonly samples: 1 | 4 | 8;
}

/** What a frame is made for. */
export interface Use {
  readonly shadows: boolean;
  /** Whether a picture is made of it. */
  readonly shaded: boolean;
  /** Where that is under an environment: the bytes of a plane of its light pass, or 0. */
  readonly lightPlane?: number;
}

/** Makes frames in memory that is used again. */
export class FrameMaker {
  /**
   * The geometry of a scene; ends the life of the last one.
   *
   * @throws TopsyturvyError `bad-parameter` if the camera or an object is malformed
   */
  prepare(scene: Scene, division: Division, use: Use): Frame {
    const { width, height } = division;
    const view = viewOf(scene.camera, width, height);
    // What casts shadows on what is seen may itself be out of sight.
    const list = listDraws(scene, use.shadows ? undefined : view);
    const shared = workspace();
    const { memory, textures } = shared;
    const rows = rowsOf(division);
    if (use.shaded) textures.beginWith(list);
    else textures.begin();
    const places = takeFramePlaces(memory, list, {
      ...{ ...division, rows, shadows: use.shadows },
      ...{ picture: use.shaded, lightPlane: use.lightPlane },
    });
    copyIndices(list, shared, places);
    const whole = project(view, list, shared, places);
    const positions = use.shaded && whole.includes(false) ? memory.take(12 * list.vertices) : 0;
    const bins = fillBins(view, list, shared, places, rows, patternOf(division.samples));
    const drawOf = memory.words.subarray(places.drawOf >> 2, (places.drawOf >> 2) + list.triangles);
    for (const [i, { firstTriangle, triangles }] of list.draws.entries())
      drawOf.fill(i, firstTriangle, firstTriangle + triangles);
    const projected = { points: memory.doubles.subarray(places.points >> 3), spare: list.vertices };
    return { view, list, projected, whole, positions, drawOf, bins, workspace: shared, places };
  }

  /**
   * Finds what is nearest at every sample, band by band from the top, each in the same memory. What lies behind the
   * `ground`, if there is one, is not seen.
   */
  bands(frame: Frame, division: Division, ground: boolean, visit: (target: Target) => void): void {
    const { view, list, bins, places } = frame;
    const { floats, ints } = frame.workspace.memory;
    const { width, height, samples } = division;
    const rows = rowsOf(division);
    const size = width * rows * samples;
    const depth = floats.subarray(places.depth >> 2, (places.depth >> 2) + size);
    const ids = ints.subarray(places.ids >> 2, (places.ids >> 2) + size);
    const hides = ground && view.origin[1] > 0 && list.draws.some(dips);
    for (let top = 0, band = 0; top < height; top += rows, band++) {
      const from = Math.max(0, bins.left[band]);
      const to = Math.max(from, Math.min(width, bins.right[band] + 1));
      const target = createTarget(
        ...([depth, ids, width, top, Math.min(rows, height - top), samples, 1 / view.far, from, to] as const),
      );
      if (hides) hideBehindGround(view, target);
      drawVisibility(frame, target, band);
      visit(target);
    }
  }
}

/** The rows of a band. */
const rowsOf = ({ width, height, samples }: Division): number =>
  Math.max(Math.floor(bandSamples / (width * samples)), Math.ceil(height / mostBands));

function copyIndices({ draws }: DrawList, { memory }: Workspace, { indices }: FramePlaces): void {
  const { words } = memory;
  for (const draw of draws) words.set(draw.indices, (indices >> 2) + 3 * draw.firstTriangle);
}

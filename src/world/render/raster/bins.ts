import type { FramePlaces } from '../frame/frame-places.js';
import { type Pattern, subpixels } from './target.js';
import type { Workspace } from '../frame/workspace.js';
import type { View } from '../geometry/camera.js';
import { clipTriangle } from '../geometry/clip.js';
import type { Projected } from '../geometry/project.js';
import type { Draw, DrawList } from '../geometry/draws.js';

/**
 * Which triangles touch which band of rows. A frame is drawn band by band, so that the samples at work fit in the
 * processor's cache and memory does not grow with the height of the picture.
 */
export interface Bins {
  /** Per band, its first entry, or -1, and the first and the last column that any of its triangles reaches. */
  readonly first: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Per entry, a triangle of the frame and the next entry of the same band, or -1. In the order of triangles. */
  readonly triangle: Int32Array;
  readonly next: Int32Array;
}

/** Entries that there is room for at first, per triangle: few triangles touch more than two bands. */
const perTriangle = 2;

/**
 * Sorts the triangles of a frame that face the eye and may hold a sample into bands of so many rows. May move the memory's arrays.
 * @param told how many objects are looked for; of the others, only what may hide these is kept
 */
export function fillBins(
  view: View,
  list: DrawList,
  { memory, loops }: Workspace,
  { points, indices, perBand }: FramePlaces,
  rows: number,
  { reach }: Pattern,
  told = Infinity,
): Bins {
  const bands = Math.ceil(view.height / rows);
  const start = memory.end;
  for (let capacity = perTriangle * list.triangles + bands; ; capacity = loops.entries()) {
    memory.begin(start);
    const perEntry = memory.take(8 * capacity);
    const projected = { points: memory.doubles.subarray(points >> 3), spare: list.vertices };
    loops.startBins(bands, rows * subpixels, perBand, perEntry, capacity, view.width, reach);
    let isLimited = false;
    for (const draw of list.draws) {
      if (draw.object >= told && !isLimited) loops.limit(points, draw.firstVertex);
      isLimited ||= draw.object >= told;
      addPart(draw);
    }
    if (loops.entries() > capacity) continue;
    const { ints } = memory;
    const ofBands = (i: number): Int32Array =>
      ints.subarray((perBand >> 2) + i * bands, (perBand >> 2) + (i + 1) * bands);
    const ofEntries = (i: number): Int32Array =>
      ints.subarray((perEntry >> 2) + i * capacity, (perEntry >> 2) + (i + 1) * capacity);
    return {
      first: ofBands(0),
      left: ofBands(2),
      right: ofBands(3),
      triangle: ofEntries(0),
      next: ofEntries(1),
    };

    function addPart(draw: Draw): void {
      const { firstVertex, firstTriangle, triangles, mirrored, material } = draw;
      for (let from = 0; ; from++) {
        from = loops.addPart(
          from,
          triangles,
          indices + 12 * firstTriangle,
          points + 24 * firstVertex,
          firstTriangle,
          material.doubleSided ? 0 : 1,
          mirrored ? -1 : 1,
          view.width * subpixels,
        );
        if (from === triangles) return;
        addClipped(draw, projected, from);
      }
    }
  }

  function addClipped(draw: Draw, projected: Projected, triangle: number): void {
    const { points: corners, spare } = projected;
    const count = clipTriangle(view, draw, 3 * triangle, projected);
    if (count === 0) return;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      const x = corners[3 * (spare + i)];
      const y = corners[3 * (spare + i) + 1];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    loops.addRows(draw.firstTriangle + triangle, left | 0, right | 0, top | 0, bottom | 0);
  }
}

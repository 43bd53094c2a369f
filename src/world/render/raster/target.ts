import { type Pattern, patternOf } from './samples.js';

/** A band of the picture: what lies nearest at every sample of some rows. */
export interface Target {
  readonly width: number;
  /** The first row, and how many there are. */
  readonly top: number;
  readonly rows: number;
  /** The columns outside which it is empty: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly pattern: Pattern;
  /** 1 / depth (or any number that grows toward the eye), the samples of a pixel side by side. */
  readonly depth: Float32Array;
  /** 1 + the number of the triangle in the frame, or 0. */
  readonly ids: Int32Array;
}

/**
 * A target with nothing in it. Whatever is not nearer than `floor` will not be drawn.
 * @param depth ids of at least width × rows × samples numbers
 * @param from to the columns that will be drawn in; others are left as they are
 */
export function createTarget(
  depth: Float32Array,
  ids: Int32Array,
  width: number,
  top: number,
  rows: number,
  samples: 1 | 4 | 8,
  floor: number,
  from = 0,
  to = width,
): Target {
  // A row at a time takes longer, unless many columns can be left out.
  const whole = 4 * (to - from) > 3 * width;
  const step = samples * width;
  const first = whole ? 0 : samples * from;
  const size = whole ? step * rows : samples * (to - from);
  for (let at = first; at < step * rows; at += whole ? size : step) {
    depth.fill(floor, at, at + size);
    ids.fill(0, at, at + size);
  }
  return { width, top, rows, from, to, pattern: patternOf(samples), depth, ids };
}

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

/** Positions in a pixel are multiples of 1 / 256 of its side. */
export const subpixels = 256;

/**
 * How far from the middle of the picture a corner may lie, in subpixels; farther ones are clipped. With sides of at most
 * 8192 pixels, edge functions stay below 2⁴⁹: whole numbers that doubles hold exactly.
 */
export const guard = 0x400000;

/** Where the samples of a pixel lie, in subpixels from its center. */
export interface Pattern {
  readonly count: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** The largest |x| or |y|. */
  readonly reach: number;
}

/** A pattern from sixteenths of a pixel. Every pattern is balanced: its mean is the center. */
function pattern(...sixteenths: readonly (readonly [number, number])[]): Pattern {
  const x = Int32Array.from(sixteenths, ([dx]) => 16 * dx);
  const y = Int32Array.from(sixteenths, ([, dy]) => 16 * dy);
  const reach = Math.max(...sixteenths.flat().map((value) => 16 * Math.abs(value)));
  return { count: sixteenths.length, x, y, reach };
}

/**
 * The patterns that graphics hardware has agreed on (Direct3D 11, D3D11_STANDARD_MULTISAMPLE_PATTERN): no two samples
 * share a row or a column, so that nearly horizontal and nearly vertical edges get as many steps as there are samples.
 */
const patterns = {
  1: pattern([0, 0]),
  4: pattern([-2, -6], [6, -2], [-6, 2], [2, 6]),
  8: pattern([1, -3], [-1, 3], [5, 1], [-3, -5], [-5, 5], [-7, -1], [3, 7], [7, -7]),
};

export const patternOf = (samples: 1 | 4 | 8): Pattern => patterns[samples];

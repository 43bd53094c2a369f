import type { Raster } from '../../../draw/raster.js';

/** Levels by which neighboring pixels differ across a contour. */
const leastStep = 40;
/** How far a contour may move, in pixels of 512. */
const reach = 3;

/** The pixels of a gray picture that lie on a contour: much darker or lighter than the one to the right or below. */
function contour({ width, height, data }: Raster): Uint8Array {
  const marks = new Uint8Array(data.length);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const here = data[at];
      if (Math.abs(here - data[at + 1]) > leastStep || Math.abs(here - data[at + width]) > leastStep)
        marks[at] = 1;
    }
  }
  return marks;
}

/** The share, 0 to 1, of one picture's contour near which another picture of the same size has a contour. */
export function keptContour(picture: Raster, other: Raster): number {
  const [own, others] = [contour(picture), contour(other)];
  const { width, height } = picture;
  const near = Math.max(1, Math.round((reach * width) / 512));
  let [all, kept] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (own[y * width + x] === 0) continue;
      all++;
      // Most of it has not moved.
      if (others[y * width + x] === 1 || marked(others, width, height, x, y, near)) kept++;
    }
  }
  return all === 0 ? 0 : kept / all;
}

function marked(
  marks: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  near: number,
): boolean {
  for (let row = Math.max(0, y - near); row <= Math.min(height - 1, y + near); row++) {
    for (let column = Math.max(0, x - near); column <= Math.min(width - 1, x + near); column++) {
      if (marks[row * width + column] === 1) return true;
    }
  }
  return false;
}

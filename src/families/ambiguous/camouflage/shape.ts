import type { Raster } from '../../../draw/raster.js';
import type { Box } from '../../../score/question.js';

/** A silhouette as pixels show it. */
export type Shape = {
  /** Share of the picture. */
  readonly area: number;
  /** Left, top, right and bottom: pixel edges, so that right − left is the width. */
  readonly box: Box;
  /** Pieces of more than 8 pixels, each joined at sides and corners. */
  readonly components: number;
  /** The largest piece's share of the area. */
  readonly largestPiece: number;
};

/** Pieces of up to so many pixels are tips of thin parts. */
const crumb = 8;

/** The silhouette of what differs between two pictures of the same size. Nothing: an empty box. */
export function shapeOf(a: Raster, b: Raster): Shape {
  const { width, height, channels } = a;
  const left = new Uint8Array(width * height);
  let [x0, y0, x1, y1, count] = [width, height, 0, 0, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      let differs = false;
      for (let k = 0; k < channels; k++) differs ||= a.data[channels * at + k] !== b.data[channels * at + k];
      if (!differs) continue;
      left[at] = 1;
      count++;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      y1 = y + 1;
    }
  if (count === 0) return { area: 0, box: [0, 0, 0, 0], components: 0, largestPiece: 0 };
  let [components, largest] = [0, 0];
  for (let at = 0; at < left.length; at++) {
    if (left[at] === 0) continue;
    const size = take(left, width, height, at);
    if (size > crumb) components++;
    largest = Math.max(largest, size);
  }
  return {
    area: count / (width * height),
    box: [x0, y0, x1, y1],
    components,
    largestPiece: largest / count,
  };
}

/** Removes the piece that a pixel belongs to, and counts it. */
function take(left: Uint8Array, width: number, height: number, first: number): number {
  const stack = [first];
  left[first] = 0;
  let size = 0;
  while (stack.length > 0) {
    const at = stack.pop()!;
    size++;
    const x = at % width;
    const y = (at - x) / width;
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const near = at + dy * width + dx;
        if (left[near] === 0) continue;
        left[near] = 0;
        stack.push(near);
      }
  }
  return size;
}

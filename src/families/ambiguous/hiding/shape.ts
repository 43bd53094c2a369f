import { components, type Raster } from '../../../draw/index.js';
import type { Box } from '../../../score/question.js';
import { shorterSide } from '../../param-schemas.js';

/** A silhouette as pixels show it. */
export type Shape = {
  /** Share of the square of the picture's shorter side. */
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
  const shorter = shorterSide(a);
  const marks = new Uint8Array(width * height);
  const [one, other] = [a.data, b.data];
  const row = width * channels;
  for (let start = 0; start < one.length; start += row) {
    // Most rows are the same on both sides of the object, if not from edge to edge.
    let [from, end] = [start, start + row];
    while (from < end && one[from] === other[from]) from++;
    while (end > from && one[end - 1] === other[end - 1]) end--;
    for (let at = from; at < end; at++) {
      if (one[at] === other[at]) continue;
      const pixel = Math.floor(at / channels);
      marks[pixel] = 1;
      // On to the next pixel.
      at = channels * pixel + channels - 1;
    }
  }
  const pieces = components(marks, width, 'corners');
  if (pieces.length === 0) return { area: 0, box: [0, 0, 0, 0], components: 0, largestPiece: 0 };
  const box: Box = [width, height, 0, 0];
  let [count, whole, largest] = [0, 0, 0];
  for (const { area, left, top, right, bottom } of pieces) {
    count += area;
    if (area > crumb) whole++;
    largest = Math.max(largest, area);
    box[0] = Math.min(box[0], left);
    box[1] = Math.min(box[1], top);
    box[2] = Math.max(box[2], right + 1);
    box[3] = Math.max(box[3], bottom + 1);
  }
  return { area: count / (shorter * shorter), box, components: whole, largestPiece: largest / count };
}

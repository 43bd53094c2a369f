import { straight } from '../direction.js';

/** A direction along the picture's sides, found with some margin; see Scene.measure. */
export interface NarrowEnd {
  readonly reading: (typeof straight)[number];
  readonly margin: number;
}

/** Which end of a marked silhouette is the narrower, along the longer side of its box: the outer quarters of the length are compared. */
export function narrowEnd(marks: Uint8Array, width: number): NarrowEnd {
  const rows = profile(marks, width, 'y');
  const columns = profile(marks, width, 'x');
  const upright = rows.length >= columns.length;
  const counts = upright ? rows : columns;
  const outer = Math.max(1, Math.floor(counts.length / 4));
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  const [first, last] = [sum(counts.slice(0, outer)), sum(counts.slice(-outer))];
  const reading = upright ? (first < last ? 'up' : 'down') : first < last ? 'left' : 'right';
  return { reading, margin: Math.abs(first - last) / Math.max(1, first, last) };
}

/** How many marks each row ('y') or column ('x') holds, from the first to the last that holds any. */
function profile(marks: Uint8Array, width: number, axis: 'x' | 'y'): number[] {
  const counts = new Array<number>(axis === 'x' ? width : marks.length / width).fill(0);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (marks[pixel] !== 0) counts[axis === 'x' ? pixel % width : Math.floor(pixel / width)]!++;
  }
  const first = counts.findIndex((count) => count > 0);
  return first < 0
    ? []
    : counts.slice(first, counts.length - [...counts].reverse().findIndex((count) => count > 0));
}

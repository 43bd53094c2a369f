import { label, type Window } from '../../../draw/index.js';

/** The one thing shown, as marks (0 or 1) of a picture's pixels, with its box (ends included) in pixels. */
export interface Silhouette extends Window {
  readonly marks: Uint8Array;
  readonly width: number;
}

/**
 * The marks without what touches the picture's edge and without specks, less than an eighth as large as the largest
 * part; undefined if that leaves nothing.
 */
export function silhouette(marks: Uint8Array, width: number): Silhouette | undefined {
  const { found, labels } = label(marks, width);
  const clear = found.filter(({ edge }) => !edge);
  const least = 0.125 * Math.max(0, ...clear.map(({ area }) => area));
  const keeps = found.map(({ edge, area }) => (!edge && area > least ? 1 : 0));
  const kept = found.filter((_, i) => keeps[i] === 1);
  if (kept.length === 0) return undefined;
  const shown = new Uint8Array(marks.length);
  for (let pixel = 0; pixel < shown.length; pixel++) {
    if (labels[pixel] !== 0) shown[pixel] = keeps[labels[pixel] - 1];
  }
  return {
    marks: shown,
    width,
    left: Math.min(...kept.map((component) => component.left)),
    top: Math.min(...kept.map((component) => component.top)),
    right: Math.max(...kept.map((component) => component.right)),
    bottom: Math.max(...kept.map((component) => component.bottom)),
  };
}

/** The mean place of the marks in the box, from 0 to 1 across and down it. */
export function centroid({ marks, width, left, top, right, bottom }: Silhouette): [number, number] {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if (marks[y * width + x] === 0) continue;
      sumX += x - left;
      sumY += y - top;
      count++;
    }
  }
  return [(sumX / count + 0.5) / (right - left + 1), (sumY / count + 0.5) / (bottom - top + 1)];
}

/** The mean distance between the outermost marks of a row, in widths of the box, over the rows between two heights (0 to 1). */
export function span(
  { marks, width, left, top, right, bottom }: Silhouette,
  from: number,
  to: number,
): number {
  const height = bottom - top + 1;
  const [first, last] = [top + Math.floor(from * height), top + Math.ceil(to * height)];
  let sum = 0;
  for (let y = first; y < last; y++) {
    const row = marks.subarray(y * width + left, y * width + right + 1);
    const start = row.indexOf(1);
    if (start >= 0) sum += row.lastIndexOf(1) - start + 1;
  }
  return sum / ((last - first) * (right - left + 1));
}

import { isObject } from '../../../../core/json.js';

/** The pixels of an image that a body covers. */
export interface Segmentation {
  /** @param x and y in pixels from the upper left corner of the image */
  holds(x: number, y: number): boolean;
}

/** The size of an image, pixels. */
type Size = { readonly width: number; readonly height: number };

/**
 * Reads COCO's `segmentation`: a list of polygons (x1, y1, x2, y2, …), or run lengths as a list or as COCO's text.
 * @returns undefined if there is none; 'invalid' if it has neither form or its runs do not fill the image
 */
export function readSegmentation(value: unknown, size: Size): Segmentation | 'invalid' | undefined {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (Array.isArray(value)) return value.every(isPolygon) ? ofPolygons(value) : 'invalid';
  if (!isObject(value) || !Array.isArray(value.size)) return 'invalid';
  const [height, width] = value.size as unknown[];
  const runs = runsOf(value.counts);
  if (!runs || width !== size.width || height !== size.height) return 'invalid';
  return ofRuns(runs, size) ?? 'invalid';
}

const isPolygon = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length >= 6 && value.length % 2 === 0 && value.every(Number.isFinite);

/** The union of polygons, each filled by the even-odd rule. */
const ofPolygons = (polygons: readonly (readonly number[])[]): Segmentation => ({
  holds: (x, y) => polygons.some((polygon) => inside(polygon, x, y)),
});

function inside(polygon: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [polygon[i], polygon[i + 1], polygon[j], polygon[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Columns from left to right, each from top to bottom: runs of pixels, alternately outside and inside. */
function ofRuns(runs: readonly number[], { width, height }: Size): Segmentation | undefined {
  const ends = new Float64Array(runs.length);
  let end = 0;
  for (const [i, run] of runs.entries()) ends[i] = end += run;
  if (end !== width * height) return undefined;
  return {
    holds(x, y) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) return false;
      return firstAbove(ends, column * height + row) % 2 === 1;
    },
  };
}

/** The index of the first of ascending numbers that exceeds a value. */
function firstAbove(ends: Float64Array, value: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ends[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isRun = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function runsOf(counts: unknown): readonly number[] | undefined {
  if (typeof counts === 'string') return runsOfText(counts);
  return Array.isArray(counts) && counts.length > 0 && counts.every(isRun) ? counts : undefined;
}

/**
 * COCO's compressed run lengths. Each character, less '0', holds five bits of a number, the lowest first, and a bit that says
 * whether another character follows; the highest bit of the last one is the sign. From the fourth number on, each is a
 * difference from the number two places before it.
 */
function runsOfText(text: string): readonly number[] | undefined {
  const runs: number[] = [];
  for (let at = 0; at < text.length;) {
    let [value, weight, bits] = [0, 1, 0x20];
    while ((bits & 0x20) !== 0) {
      bits = text.charCodeAt(at++) - 48;
      // A number of more than 40 bits, another character, or a text that ends within a number.
      if (!(bits >= 0 && bits < 64) || weight > 0x800000000) return undefined;
      value += (bits & 0x1f) * weight;
      weight *= 32;
    }
    if ((bits & 0x10) !== 0) value -= weight;
    if (runs.length > 2) value += runs[runs.length - 2];
    if (!isRun(value)) return undefined;
    runs.push(value);
  }
  return runs.length > 0 ? runs : undefined;
}

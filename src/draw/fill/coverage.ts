import { type Affine, badParameter, identity } from '../../core/index.js';
import { AreaGrid } from './area-grid.js';
import { EdgeTable } from './edges.js';
import { flatten } from './flatten.js';
import type { Box, Path } from '../path.js';
import { maxSide } from '../raster.js';
import { Sweep, type FillRule } from './sweep.js';

export type { FillRule } from './sweep.js';

/** How much of each pixel a shape covers, 0 (none) to 255 (all), in a window whose first pixel is (x, y). */
export interface Coverage {
  /** The first pixel of the window. */
  readonly x: number;
  readonly y: number;
  /** The size of the window in pixels. */
  readonly width: number;
  readonly height: number;
  /** width × height bytes, rows from the top; empty where the shape is out of sight */
  readonly data: Uint8Array;
}

export interface CoverageOptions {
  /** Pixels of the picture, 1 to {@link maxSide}: the shape is clipped to it. */
  readonly width: number;
  readonly height: number;
  /** The map from the path's units to pixels. Default: the identity. */
  readonly transform?: Affine;
  /** The fill rule. Default: 'nonzero'. */
  readonly rule?: FillRule;
}

/** Cells of the area grid at one time (8 bytes each); larger shapes are done in bands of rows. */
const gridCells = 1_048_576;

const edges = new EdgeTable();
const grid = new AreaGrid();
const sweep = new Sweep(edges, grid);
let rowBytes = new Uint8Array(512);

/**
 * The exact coverage of every pixel by the inside of a path: area × 255, rounded half up.
 *
 * Curves are flattened within `flatness` pixels; all else is exact up to rounding of doubles, self-intersections and
 * overlaps included. The window of the result is the smallest one around the visible part of the path.
 * @throws TopsyturvyError `bad-parameter` for a bad size, points that are not finite or too far away, and paths of more
 *   lines or crossings than can be filled in about a second
 */
export function coverage(path: Path, options: CoverageOptions): Coverage {
  const window = outline(path, options);
  if (window === undefined) return { x: 0, y: 0, width: 0, height: 0, data: new Uint8Array(0) };
  const { x, y, width, height } = window;
  const data = new Uint8Array(width * height);
  for (let row = 0, end = 0; row < height;) {
    const first = row;
    for (end += sweepBand(window, row); row < end; row++) grid.take(row - first, data, row * width);
  }
  return { x, y, width, height, data };
}

/**
 * Called for every covered stretch of a row, from the top and from the left: its first pixel, where its coverages begin in the
 * bytes of the row, 0 to 255 each, and how many they are.
 */
export type VisitStretch = (x: number, y: number, from: number, count: number) => void;

/**
 * The same as {@link coverage}, without a picture of it: for shapes that are painted once.
 * @param visitor is given the bytes that will hold the coverages of a row; stretches may be changed there
 */
export function coveredStretches(
  path: Path,
  options: CoverageOptions,
  visitor: (rowBytes: Uint8Array) => VisitStretch,
): void {
  const window = outline(path, options);
  if (window === undefined) return;
  const { x, y, width, height } = window;
  if (rowBytes.length < width) rowBytes = new Uint8Array(width);
  const visit = visitor(rowBytes);
  // The window of what ends at the picture's right side may begin there.
  const visible = options.width - x;
  for (let row = 0, end = 0; row < height;) {
    const first = row;
    for (end += sweepBand(window, row); row < end; row++) {
      const count = grid.take(row - first, rowBytes, 0);
      const { spans } = grid;
      for (let i = 0; i < count; i += 2) {
        const from = spans[i];
        const last = Math.min(spans[i + 1], visible);
        if (from < last) visit(x + from, y + row, from, last - from);
      }
    }
  }
}

/** Puts the edges of a path into the table; returns the smallest window around them, if there are any. */
function outline(
  path: Path,
  { width, height, transform = identity, rule = 'nonzero' }: CoverageOptions,
): Box | undefined {
  checkSide('width', width);
  checkSide('height', height);
  if (rule !== 'nonzero' && rule !== 'evenodd') throw badParameter('rule', rule, "'nonzero' or 'evenodd'");
  edges.reset(width, height);
  flatten(path, transform, edges);
  if (edges.count === 0) return undefined;
  sweep.begin(rule);
  const [x, y] = [Math.floor(edges.left), Math.floor(edges.top)];
  const right = Math.max(x + 1, Math.ceil(edges.right));
  const bottom = Math.max(y + 1, Math.ceil(edges.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/** Fills the grid with the window's rows from `row` on, as many as it has room for, and returns how many they are. */
function sweepBand({ x, y, width, height }: Box, row: number): number {
  const count = Math.min(Math.max(1, Math.floor(gridCells / width)), height - row);
  grid.begin(x, y + row, width, count);
  sweep.run(y + row + count);
  return count;
}

function checkSide(name: string, side: number): void {
  if (!(Number.isInteger(side) && side >= 1 && side <= maxSide))
    throw badParameter(name, side, `a whole number of pixels from 1 to ${maxSide}`);
}

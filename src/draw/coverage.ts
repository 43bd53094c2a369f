import { identity, type Affine } from '../core/affine.js';
import { unexpected } from '../core/errors.js';
import { AreaGrid } from './area-grid.js';
import { EdgeTable } from './edges.js';
import { flatten } from './flatten.js';
import type { Path } from './path.js';
import { maxSide } from './raster.js';
import { Sweep, type FillRule } from './sweep.js';

export type { FillRule } from './sweep.js';

/** How much of each pixel a shape covers, 0 (none) to 255 (all), in a window whose first pixel is (x, y). */
export interface Coverage {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** width × height bytes, rows from the top; empty where the shape is out of sight */
  readonly data: Uint8Array;
}

export interface CoverageOptions {
  /** Pixels of the picture, 1 to {@link maxSide}: the shape is clipped to it. */
  readonly width: number;
  readonly height: number;
  /** From the path's units to pixels. Default: the identity. */
  readonly transform?: Affine;
  /** Default: 'nonzero'. */
  readonly rule?: FillRule;
}

/** Cells of the area grid at one time (8 bytes each); larger shapes are done in bands of rows. */
const gridCells = 1_048_576;

const edges = new EdgeTable();
const grid = new AreaGrid();
const sweep = new Sweep(edges, grid);

/**
 * The exact coverage of every pixel by the inside of a path: area × 255, rounded half up.
 *
 * Curves are flattened within `flatness` pixels; all else is exact up to rounding of doubles, self-intersections and
 * overlaps included. The window of the result is the smallest one around the visible part of the path.
 *
 * @throws TopsyturvyError `bad-parameter` for a bad size, points that are not finite or too far away, and paths of more
 *   lines or crossings than can be filled in about a second
 */
export function coverage(path: Path, options: CoverageOptions): Coverage {
  const { width, height, transform = identity, rule = 'nonzero' } = options;
  checkSide('width', width);
  checkSide('height', height);
  if (rule !== 'nonzero' && rule !== 'evenodd') {
    throw unexpected('bad-parameter', 'rule', rule, "'nonzero' or 'evenodd'");
  }
  edges.reset(width, height);
  flatten(path, transform, edges);
  if (edges.count === 0) return { x: 0, y: 0, width: 0, height: 0, data: new Uint8Array(0) };

  const x = Math.floor(edges.left);
  const y = Math.floor(edges.top);
  const columns = Math.max(1, Math.ceil(edges.right) - x);
  const rows = Math.max(1, Math.ceil(edges.bottom) - y);
  const data = new Uint8Array(columns * rows);
  const band = Math.max(1, Math.floor(gridCells / columns));
  sweep.begin(rule);
  for (let row = 0; row < rows; row += band) {
    const count = Math.min(band, rows - row);
    grid.begin(x, y + row, columns, count);
    sweep.run(y + row + count);
    grid.write(data, row * columns, columns, count);
  }
  return { x, y, width: columns, height: rows, data };
}

function checkSide(name: string, side: number): void {
  if (!(Number.isInteger(side) && side >= 1 && side <= maxSide)) {
    throw unexpected('bad-parameter', name, side, `a whole number of pixels from 1 to ${maxSide}`);
  }
}

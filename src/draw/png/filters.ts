import type { Raster } from '../raster.js';

/** Filter types of the PNG specification, 9.2: none, sub, up, average, Paeth. */
export type Filter = 0 | 1 | 2 | 3 | 4;

let noRow = new Uint8Array(1 << 12);

/** Writes the filter byte and the residual of row `y` into `out` from `at`, and returns where they end. */
export function filterRow(filter: Filter, raster: Raster, y: number, out: Uint8Array, at: number): number {
  const size = raster.width * raster.channels;
  if (size > noRow.length) noRow = new Uint8Array(size);
  const row = y * size;
  out[at] = filter;
  const above = y === 0 ? noRow : raster.data;
  residual(filter, raster.data, row, above, y === 0 ? 0 : row - size, size, raster.channels, out, at + 1);
  return at + 1 + size;
}

function residual(
  filter: Filter,
  data: Uint8Array,
  row: number,
  above: Uint8Array,
  aboveRow: number,
  size: number,
  pixel: number,
  out: Uint8Array,
  at: number,
): void {
  // The first pixel has nothing to its left: average halves what is above, Paeth takes it.
  for (let i = 0; i < pixel; i++) {
    const up = above[aboveRow + i]!;
    out[at + i] = data[row + i]! - (filter < 2 ? 0 : filter === 3 ? up >> 1 : up);
  }
  if (filter === 0) for (let i = pixel; i < size; i++) out[at + i] = data[row + i]!;
  else if (filter === 1)
    for (let i = pixel; i < size; i++) out[at + i] = data[row + i]! - data[row + i - pixel]!;
  else if (filter === 2)
    for (let i = pixel; i < size; i++) out[at + i] = data[row + i]! - above[aboveRow + i]!;
  else if (filter === 3) {
    for (let i = pixel; i < size; i++) {
      out[at + i] = data[row + i]! - ((data[row + i - pixel]! + above[aboveRow + i]!) >> 1);
    }
  } else if (pixel === 3) paethRgb(data, row, above, aboveRow, size, out, at);
  else paeth(data, row, above, aboveRow, size, pixel, out, at);
}

/**
 * What Paeth's predictor adds to the corner, modulo 256, by how far left and up are from it: a table, since in a
 * photograph its branches are unforeseeable. Row left − corner + 255, column up − corner + 255.
 */
const paethTable = new Uint8Array(511 * 512);
let isPaethTableFilled = false;

function fillPaethTable(): void {
  isPaethTableFilled = true;
  for (let left = -255; left <= 255; left++) {
    for (let up = -255; up <= 255; up++) {
      const [leftFar, upFar, cornerFar] = [Math.abs(up), Math.abs(left), Math.abs(left + up)];
      const nearest = leftFar <= upFar && leftFar <= cornerFar ? left : upFar <= cornerFar ? up : 0;
      paethTable[(left + 255) * 512 + up + 255] = nearest;
    }
  }
}

function paeth(
  data: Uint8Array,
  row: number,
  above: Uint8Array,
  aboveRow: number,
  size: number,
  pixel: number,
  out: Uint8Array,
  at: number,
): void {
  if (!isPaethTableFilled) fillPaethTable();
  const table = paethTable;
  for (let i = pixel; i < size; i++) {
    const corner = above[aboveRow + i - pixel]!;
    const place = ((data[row + i - pixel]! - corner) << 9) + above[aboveRow + i]! - corner;
    out[at + i] = data[row + i]! - corner - table[place + 255 * 513]!;
  }
}

/** The same for RGB, keeping the left and corner pixels at hand. */
function paethRgb(
  data: Uint8Array,
  row: number,
  above: Uint8Array,
  aboveRow: number,
  size: number,
  out: Uint8Array,
  at: number,
): void {
  if (!isPaethTableFilled) fillPaethTable();
  const table = paethTable;
  let [a0, a1, a2] = [data[row]!, data[row + 1]!, data[row + 2]!];
  let [c0, c1, c2] = [above[aboveRow]!, above[aboveRow + 1]!, above[aboveRow + 2]!];
  for (let i = 3; i < size; i += 3) {
    const x0 = data[row + i]!;
    const x1 = data[row + i + 1]!;
    const x2 = data[row + i + 2]!;
    const b0 = above[aboveRow + i]!;
    const b1 = above[aboveRow + i + 1]!;
    const b2 = above[aboveRow + i + 2]!;
    out[at + i] = x0 - c0 - table[((a0 - c0) << 9) + b0 - c0 + 255 * 513]!;
    out[at + i + 1] = x1 - c1 - table[((a1 - c1) << 9) + b1 - c1 + 255 * 513]!;
    out[at + i + 2] = x2 - c2 - table[((a2 - c2) << 9) + b2 - c2 + 255 * 513]!;
    a0 = x0;
    a1 = x1;
    a2 = x2;
    c0 = b0;
    c1 = b1;
    c2 = b2;
  }
}

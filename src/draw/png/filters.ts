import type { Raster } from '../raster.js';

/** Filter types of the PNG specification, 9.2. */
export const filterNames = ['none', 'sub', 'up', 'average', 'paeth'] as const;
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
  } else paeth(data, row, above, aboveRow, size, pixel, out, at);
}

/**
 * Paeth's predictor without branches, since a photograph's are unforeseeable: masks of all ones or zeros choose the left
 * neighbour unless the upper is closer to left + up − corner, and those unless the corner is.
 */
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
  for (let i = pixel; i < size; i++) {
    const left = data[row + i - pixel]!;
    const up = above[aboveRow + i]!;
    const corner = above[aboveRow + i - pixel]!;
    const fromLeft = up - corner;
    const fromUp = left - corner;
    const both = fromLeft + fromUp;
    const leftSign = fromLeft >> 31;
    const upSign = fromUp >> 31;
    const bothSign = both >> 31;
    const leftFar = (fromLeft ^ leftSign) - leftSign;
    const upFar = (fromUp ^ upSign) - upSign;
    const cornerFar = (both ^ bothSign) - bothSign;
    const upNearer = (upFar - leftFar) >> 31;
    const near = leftFar + ((upFar - leftFar) & upNearer);
    const nearest = left ^ ((left ^ up) & upNearer);
    const cornerNearer = (cornerFar - near) >> 31;
    out[at + i] = data[row + i]! - (nearest ^ ((nearest ^ corner) & cornerNearer));
  }
}

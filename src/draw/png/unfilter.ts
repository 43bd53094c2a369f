import { unexpected } from '../../core/errors.js';

/**
 * Undoes the row filters (PNG specification, 9.2) in place and closes up the rows, so that the pixels are the first
 * `size × height` bytes.
 *
 * @param rows `height` rows of a filter byte and `size` bytes
 * @param pixel bytes from a byte to its left neighbor
 */
export function unfilter(rows: Uint8Array, size: number, height: number, pixel: number): void {
  for (let y = 0; y < height; y++) {
    const from = y * (size + 1) + 1;
    const to = y * size;
    const filter = rows[from - 1]!;
    if (filter > 4)
      throw unexpected('bad-picture', `the filter of row ${y} of the PNG file`, filter, '0 to 4');
    rows.copyWithin(to, from, from + size);
    if (filter !== 0) undo(filter, rows, to, size, y === 0 ? -1 : to - size, pixel);
  }
}

function undo(
  filter: number,
  rows: Uint8Array,
  row: number,
  size: number,
  above: number,
  pixel: number,
): void {
  const first = row + pixel;
  const end = row + size;
  if (above < 0) {
    // Above the first row everything is 0: up does nothing, and Paeth takes the left neighbor.
    if (filter === 2) return;
    const shift = filter === 3 ? 1 : 0;
    for (let i = first; i < end; i++) rows[i] = rows[i]! + (rows[i - pixel]! >> shift);
    return;
  }
  const up = row - above;
  if (filter !== 1) {
    const shift = filter === 3 ? 1 : 0;
    for (let i = row; i < Math.min(first, end); i++) rows[i] = rows[i]! + (rows[i - up]! >> shift);
  }
  if (filter === 1) for (let i = first; i < end; i++) rows[i] = rows[i]! + rows[i - pixel]!;
  else if (filter === 2) for (let i = first; i < end; i++) rows[i] = rows[i]! + rows[i - up]!;
  else if (filter === 3)
    for (let i = first; i < end; i++) rows[i] = rows[i]! + ((rows[i - pixel]! + rows[i - up]!) >> 1);
  else {
    for (let i = first; i < end; i++) {
      const a = rows[i - pixel]!;
      const b = rows[i - up]!;
      const c = rows[i - up - pixel]!;
      const pa = Math.abs(b - c);
      const pb = Math.abs(a - c);
      const pc = Math.abs(a + b - c - c);
      rows[i] = rows[i]! + (pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
    }
  }
}

import { createRaster, type Raster } from './raster.js';

/** Side of a cell of a contact sheet, pixels. */
export const cellSide = 240;
const gap = 4;
const columns = 6;

/** Cells side by side: RGB, `cellSide` pixels wide and high. */
export function contactSheet(cells: readonly Raster[]): Raster {
  const wide = Math.min(columns, cells.length);
  const rows = Math.ceil(cells.length / columns);
  const sheet = createRaster(wide * (cellSide + gap) + gap, rows * (cellSide + gap) + gap, 3, 128);
  for (const [i, { data }] of cells.entries()) {
    const left = gap + (i % columns) * (cellSide + gap);
    const top = gap + Math.floor(i / columns) * (cellSide + gap);
    for (let y = 0; y < cellSide; y++)
      sheet.data.set(
        data.subarray(y * cellSide * 3, (y + 1) * cellSide * 3),
        ((top + y) * sheet.width + left) * 3,
      );
  }
  return sheet;
}

/** The corner of a picture of three channels, no larger than a cell, in the upper left corner of one. */
export function onCell({ width, height, data }: Raster): Raster {
  const square = createRaster(cellSide, cellSide, 3, 255);
  for (let y = 0; y < height; y++)
    square.data.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * cellSide * 3);
  return square;
}

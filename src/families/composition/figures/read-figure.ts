import { parseColor } from '../../../core/color.js';
import { boxOf, type Raster } from '../../../draw/index.js';
import type { Cell, Polyomino } from './polyomino.js';

/** Levels, summed over the channels, by which a pixel must differ from the ground. */
const striking = 60;

/**
 * The squares of a polyomino whose sides lie along the picture's, read from its pixels: a grid is laid over the box of what
 * differs from the ground, as fine as the count of squares fits best, and the middles of its cells are looked at.
 * @param count how many squares it has
 */
export function readFigure(picture: Raster, paper: string, count: number): Polyomino | undefined {
  const { width, height, channels, data } = picture;
  const ground = parseColor(paper);
  const isFigure = (x: number, y: number): boolean => {
    const at = (y * width + x) * channels;
    return ground.reduce((sum, level, c) => sum + Math.abs(level - data[at + c]), 0) > striking;
  };
  const box = boxOf(width, height, isFigure);
  if (!box) return undefined;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.round((high * columns) / wide);
    if (rows < 1 || Math.abs((rows * wide) / columns / high - 1) > 0.15) continue;
    const cells: Cell[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const x = Math.floor(box.left + ((column + 0.5) * wide) / columns);
        const y = Math.floor(box.top + ((row + 0.5) * high) / rows);
        if (isFigure(x, y)) cells.push([column, row]);
      }
    if (cells.length === count) return cells;
  }
  return undefined;
}

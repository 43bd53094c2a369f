import { cos, sin } from '../../../core/math/index.js';
import { searchTaps, shadeTaps } from './light-records.js';

const diagonal = Math.SQRT1_2;

/**
 * The pattern of what the pixels of four rows look at: for each row of the four, by columns, x and y of a direction in the picture (another
 * is a quarter turn from it) and by how much of a step distances are shorter; three lists of `columns` f32, so twelve in all. Neighbors
 * differ, so that the mean of 4 × 4 pixels is that of all. Mirror images of pixels look at mirror images.
 * @param columns at least the width
 */
export function occlusionPattern(width: number, columns: number): Float32Array {
  const out = new Float32Array(12 * columns);
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < width; x++) {
      const mirrored = mirrorColumn(x, width);
      const turned = ((mirrored + y) & 1) === 1;
      const at = 3 * y * columns + x;
      out[at] = turned ? diagonal : 1;
      out[at + columns] = turned ? diagonal : 0;
      out[at + 2 * columns] = (((mirrored >> 1) & 1) + 2 * ((y >> 1) & 1)) / 4;
    }
  return out;
}

/** The column, counted from the nearer side. */
export const mirrorColumn = (x: number, width: number): number => (2 * x < width ? x : width - 1 - x);

/**
 * Points evenly spread in a disc of radius 1 (H. Vogel, 1979), four times over, each a part of a step further: first those that look for
 * what keeps light away, then those that shade. x and y in turn.
 */
export const shadowDiscs = (): Float32Array =>
  Float32Array.from(
    [searchTaps, shadeTaps].flatMap((count) => [0, 1, 2, 3].flatMap((turn) => disc(count, turn))),
  );

const golden = 2.399963229728653;

const disc = (count: number, turn: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / count);
    const angle = i * golden + turn * 0.96;
    return [radius * cos(angle), radius * sin(angle)];
  }).flat();

import { shorterSide, type Sides } from '../../param-schemas.js';
import type { Window } from './features.js';
import type { Placed } from './relief.js';

/** The surroundings of an object, cut into square blocks of which each is wholly object, wholly ground, or on the seam. */
export interface Blocks {
  readonly window: Window;
  /** Side of a block, pixels. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Per block, the share of it that the object covers, 0 to 1. */
  readonly inside: Float32Array;
}

/** Side of a block, pixels of 512: larger than most texture elements are thick, smaller than a leg is long. */
const blockSide = 12;
/** How far the surroundings reach beyond the object's box, as a share of the picture's shorter side. */
const surroundings = 0.12;

export function blocksOf(picture: Sides, placed: Placed): Blocks {
  const { figure, left, top, within = [0, 0, picture.width, picture.height] } = placed;
  const shorter = shorterSide(picture);
  const side = Math.max(4, Math.round((blockSide * shorter) / 512));
  const pad = Math.round(surroundings * shorter);
  const from = { x: Math.max(within[0], left - pad), y: Math.max(within[1], top - pad) };
  const columns = Math.floor((Math.min(within[2], left + figure.width + pad) - from.x) / side);
  const rows = Math.floor((Math.min(within[3], top + figure.height + pad) - from.y) / side);
  const window = { left: from.x, top: from.y, width: columns * side, height: rows * side };
  const inside = boxMeans({ window, side, columns, rows }, placed, figure.mask, 0);
  return { window, side, columns, rows, inside };
}

/** The mean over a block of a plane of the window. */
export function blockMean(
  { window: { width }, side, columns }: Omit<Blocks, 'inside'>,
  plane: Float32Array,
  block: number,
): number {
  const column = block % columns;
  let at = ((block - column) / columns) * side * width + column * side;
  let sum = 0;
  for (let y = 0; y < side; y++, at += width) for (let x = at; x < at + side; x++) sum += plane[x];
  return sum / (side * side);
}

/** The mean over each block of what is `values` in an object's box and `outside` everywhere else. */
export function boxMeans(
  { window, side, columns, rows }: Omit<Blocks, 'inside'>,
  { figure: { width, height }, left, top }: Placed,
  values: ArrayLike<number>,
  outside: number,
): Float32Array {
  const sums = new Float64Array(columns * rows);
  const aside = left - window.left;
  const down = top - window.top;
  const end = Math.min(width, columns * side - aside);
  for (let y = Math.max(0, -down); y < Math.min(height, rows * side - down); y++) {
    const first = Math.floor((y + down) / side) * columns;
    for (let x = Math.max(0, -aside); x < end;) {
      const column = Math.floor((x + aside) / side);
      const stop = Math.min(end, (column + 1) * side - aside);
      let sum = 0;
      for (; x < stop; x++) sum += values[y * width + x] - outside;
      sums[first + column] += sum;
    }
  }
  return Float32Array.from(sums, (sum) => outside + sum / (side * side));
}

/** Whether a block counts as object, by the share of it that the object covers; and as ground. */
export const isObject = (inside: number): boolean => inside >= 0.75;
export const isGround = (inside: number): boolean => inside <= 0.02;

/**
 * How surely a feature distinguishes object from ground: Welch's t of the blocks on either side. About 1 in size for
 * two samples of one texture.
 */
export function welch({ inside }: Blocks, feature: Float32Array): number {
  const sides = [0, 1].map((which) => {
    let [count, sum, squares] = [0, 0, 0];
    for (let i = 0; i < inside.length; i++) {
      if (!(which === 1 ? isObject : isGround)(inside[i])) continue;
      count++;
      sum += feature[i];
      squares += feature[i] * feature[i];
    }
    const mean = sum / count;
    return { mean, error: (squares / count - mean * mean) / Math.max(1, count - 1), count };
  });
  const [out, own] = [sides[0], sides[1]];
  if (out.count < 4 || own.count < 4) return 0;
  return (own.mean - out.mean) / Math.sqrt(out.error + own.error + 1e-9);
}

/** How surely blocks follow a pattern: their correlation with it times √blocks. About 1 in size for chance. */
export function agreement(pattern: Float32Array, feature: Float32Array): number {
  const n = pattern.length;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [p, f] = [pattern[i], feature[i]];
    a += p;
    b += f;
    aa += p * p;
    bb += f * f;
    ab += p * f;
  }
  const [va, vb] = [aa - (a * a) / n, bb - (b * b) / n];
  return va > 0 && vb > 0 ? ((ab - (a * b) / n) / Math.sqrt(va * vb)) * Math.sqrt(n) : 0;
}

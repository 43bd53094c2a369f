/** Square planes of floats: halving and blurring. */

/** Each texel the mean of 2 × 2. */
export function halve(from: Float32Array, size: number): Float32Array {
  const half = size >> 1;
  const out = new Float32Array(half * half);
  for (let y = 0, at = 0; y < half; y++)
    for (let x = 0, i = 2 * y * size; x < half; x++, i += 2, at++)
      out[at] = (from[i] + from[i + 1] + from[i + size] + from[i + size + 1]) / 4;
  return out;
}

/** Blurs with a tent of weights 1 … radius + 1 … 1, in both directions; nothing lies outside. */
export function tent(plane: Float32Array, size: number, radius: number): void {
  for (let i = 0; i < size; i++) tentLine(plane, i * size, 1, size, radius);
  for (let i = 0; i < size; i++) tentLine(plane, i, size, size, radius);
}

let line = new Float64Array(0);

/** One running mean over radius + 1 cells that ends at the cell, or starts there: two of them make a tent. */
function tentLine(plane: Float32Array, start: number, step: number, size: number, radius: number): void {
  if (line.length < size + 2 * radius) line = new Float64Array(size + 2 * radius);
  const length = radius + 1;
  const per = 1 / (length * length);
  // Sum of sums, with zeros beyond both ends.
  let sum = 0;
  for (let i = 0; i < size + radius; i++) {
    if (i < size) sum += plane[start + i * step];
    if (i >= length) sum -= plane[start + (i - length) * step];
    line[i] = sum;
  }
  let total = 0;
  for (let i = 0; i < radius; i++) total += line[i];
  for (let i = 0; i < size; i++) {
    total += line[i + radius];
    plane[start + i * step] = total * per;
    total -= line[i];
  }
}

/** The texels of a plane from which something is read: see {@link mark}. */
export interface Marks {
  readonly at: Uint8Array;
  /** The first and last column and row that hold one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const createMarks = (size: number): Marks => ({
  at: new Uint8Array(size * size),
  ...{ left: size, right: -1, top: size, bottom: -1 },
});

/** Marks where {@link read} finds anything but 0 between a texel and the next ones to the right and below. */
export function mark(plane: Float32Array, size: number, marks: Marks): void {
  marks.at.fill(0);
  marks.left = marks.top = size;
  marks.right = marks.bottom = -1;
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0, i = y * size; x + 1 < size; x++, i++) {
      if (plane[i] === 0 && plane[i + 1] === 0 && plane[i + size] === 0 && plane[i + size + 1] === 0)
        continue;
      marks.at[i] = 1;
      if (x < marks.left) marks.left = x;
      if (x > marks.right) marks.right = x;
      if (y < marks.top) marks.top = y;
      if (y > marks.bottom) marks.bottom = y;
    }
}

/** Whether a place of the plane is marked; where it is not, {@link read} gives 0. */
export function isMarked(marks: Marks, size: number, x: number, y: number): boolean {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  return left >= 0 && top >= 0 && left + 1 < size && top + 1 < size && marks.at[top * size + left] === 1;
}

/** A plane between its texels; texel (0, 0) is centred at (½, ½). 0 outside. */
export function read(plane: Float32Array, size: number, x: number, y: number): number {
  const px = x - 0.5;
  const py = y - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (!(left >= 0 && top >= 0 && left + 1 < size && top + 1 < size)) return 0;
  const fx = px - left;
  const fy = py - top;
  const i = top * size + left;
  const above = plane[i] + fx * (plane[i + 1] - plane[i]);
  const below = plane[i + size] + fx * (plane[i + size + 1] - plane[i + size]);
  return above + fy * (below - above);
}

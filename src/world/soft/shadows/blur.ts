/** Square planes of floats: halving and blurring. */

/** Each texel the mean of 2 × 2. `out` may be what is read. */
export function halve(from: Float32Array, size: number, out: Float32Array): void {
  const half = size >> 1;
  for (let y = 0, at = 0; y < half; y++)
    for (let x = 0, i = 2 * y * size; x < half; x++, i += 2, at++)
      out[at] = (from[i] + from[i + 1] + from[i + size] + from[i + size + 1]) / 4;
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

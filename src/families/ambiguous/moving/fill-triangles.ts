/** Samples along the side of a pixel. */
const samples = 4;

/**
 * The share of each pixel that triangles cover together, in sixteenths, from 16 samples a pixel: for bodies of thousands
 * of triangles, most smaller than a pixel, that need no inside and outside.
 *
 * @param corners x and y of three corners after one another, in pixels
 * @returns 0 to 16 for each pixel of a square, rows from the top
 */
export function fillTriangles(corners: Float64Array, size: number): Uint8Array {
  const side = size * samples;
  const hit = new Uint8Array(side * side);
  for (let i = 0; i < corners.length; i += 6) {
    const [ax, ay, bx, by, cx, cy] = corners.subarray(i, i + 6) as unknown as [number, number, number, number, number, number]; // prettier-ignore
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) * samples - 0.5));
    const bottom = Math.min(side - 1, Math.floor(Math.max(ay, by, cy) * samples - 0.5));
    for (let row = top; row <= bottom; row++) {
      const y = (row + 0.5) / samples;
      let [left, right] = [Infinity, -Infinity];
      for (let edge = 0; edge < 3; edge++) {
        const [x0, y0, x1, y1] = edge === 0 ? [ax, ay, bx, by] : edge === 1 ? [bx, by, cx, cy] : [cx, cy, ax, ay]; // prettier-ignore
        if (y0 === y1 || (y < y0 && y < y1) || (y > y0 && y > y1)) continue;
        const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const from = Math.max(0, Math.ceil(left * samples - 0.5));
      const to = Math.min(side - 1, Math.floor(right * samples - 0.5));
      if (from <= to) hit.fill(1, row * side + from, row * side + to + 1);
    }
  }
  const out = new Uint8Array(size * size);
  for (let row = 0; row < side; row++) {
    const line = Math.floor(row / samples) * size;
    for (let x = 0; x < side; x++) out[line + Math.floor(x / samples)]! += hit[row * side + x]!;
  }
  return out;
}

/**
 * A field that repeats, seen through moved places (domain warping): each texel reads between the four that lie `share` times
 * (along u, along v) away.
 * @param field of a square tile whose side is a power of two
 * @param share sides of the tile per unit of the two fields
 */
export function warped(
  field: Float32Array,
  [alongX, alongY]: readonly [Float32Array, Float32Array],
  share: number,
): Float32Array {
  const size = Math.sqrt(field.length);
  const reach = share * size;
  const out = new Float32Array(field.length);
  const last = size - 1;
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      const px = x + reach * alongX[at];
      const py = y + reach * alongY[at];
      const left = Math.floor(px);
      const top = Math.floor(py);
      const s = px - left;
      const t = py - top;
      const upper = (top & last) * size;
      const lower = ((top + 1) & last) * size;
      const i = left & last;
      const j = (left + 1) & last;
      const above = field[upper + i] + s * (field[upper + j] - field[upper + i]);
      const below = field[lower + i] + s * (field[lower + j] - field[lower + i]);
      out[at] = above + t * (below - above);
    }
  return out;
}

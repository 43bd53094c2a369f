import { guard } from '../../../src/world/render/raster/target.js';

/** Finds where some vertices lie in the picture, by three rows of four numbers; `out` is written from `first` on. Returns how many lie out of sight. */
export function projectVertices(
  positions: Float32Array,
  m: Float64Array,
  near: number,
  centerX: number,
  centerY: number,
  first: number,
  out: Float64Array,
): number {
  const m0 = m[0];
  const m1 = m[1];
  const m2 = m[2];
  const m3 = m[3];
  const m4 = m[4];
  const m5 = m[5];
  const m6 = m[6];
  const m7 = m[7];
  const m8 = m[8];
  const m9 = m[9];
  const m10 = m[10];
  const m11 = m[11];
  let outside = 0;
  for (let i = 0, at = first; i < positions.length; i += 3, at += 3) {
    const px = positions[i];
    const py = positions[i + 1];
    const pz = positions[i + 2];
    const w = 1 / (m8 * px + m9 * py + m10 * pz + m11);
    const x = (m0 * px + m1 * py + m2 * pz + m3) * w;
    const y = (m4 * px + m5 * py + m6 * pz + m7) * w;
    if (w > 0 && w * near <= 1 && x >= -guard && x <= guard && y >= -guard && y <= guard) {
      out[at] = Math.floor(centerX + x + 0.5);
      out[at + 1] = Math.floor(centerY + y + 0.5);
      out[at + 2] = w;
    } else {
      out[at + 2] = 0;
      outside++;
    }
  }
  return outside;
}

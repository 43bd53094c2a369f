import type { LightBuffer } from './light-buffer.js';

/** Blurs what was found of the light over 3 × 3 or 5 × 5 pixels that lie in the same surface. */
export function blurLight(buffer: LightBuffer, values: Float32Array, radius: number): Float32Array {
  const { width, height, depth, normals } = buffer;
  const out = new Float32Array(values.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const here = depth[i]!;
      if (here === 0) {
        out[i] = values[i]!;
        continue;
      }
      const [nx, ny, nz] = [normals[3 * i]!, normals[3 * i + 1]!, normals[3 * i + 2]!];
      let sum = 0;
      let whole = 0;
      for (let dy = -radius; dy <= radius; dy++)
        for (let dx = -radius; dx <= radius; dx++) {
          const [sx, sy] = [x + dx, y + dy];
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
          const j = sy * width + sx;
          const apart = Math.abs(depth[j]! - here) / here;
          if (apart > 0.08) continue;
          const alike = nx * normals[3 * j]! + ny * normals[3 * j + 1]! + nz * normals[3 * j + 2]!;
          if (alike < 0.8) continue;
          sum += values[j]!;
          whole++;
        }
      out[i] = sum / whole;
    }
  return out;
}

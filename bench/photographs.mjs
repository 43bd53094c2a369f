import { Stream } from '../dist/core.js';
import { createRaster } from '../dist/draw.js';

/**
 * Two RGB pictures with the statistics of photographs, drawn: smooth shapes, edges, texture at several scales, sensor noise.
 */
export const photographs = (side) => [1, 2].map((seed) => photograph(side, new Stream(['photograph', seed])));

function photograph(side, stream) {
  const raster = createRaster(side, side, 3);
  const waves = Array.from({ length: 24 }, (_, i) => {
    const cycles = 1.4 ** (i / 2) * 2;
    const angle = stream.uniform(0, Math.PI);
    return [Math.cos(angle) * cycles, Math.sin(angle) * cycles, stream.uniform(0, 7), 60 / cycles];
  });
  const discs = Array.from({ length: 30 }, () => {
    const radius = stream.uniform(0.02, 0.16);
    const color = [0, 1, 2].map(() => stream.integer(-70, 70));
    return [stream.float(), stream.float(), radius * radius, color];
  });
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [x / side, y / side];
      let value = 120;
      for (const [a, b, phase, size] of waves)
        value += size * Math.sin(2 * Math.PI * (a * u + b * v) + phase);
      const pixel = [value * 1.1, value, value * 0.85 + 10];
      for (const [cx, cy, square, color] of discs)
        if ((u - cx) ** 2 + (v - cy) ** 2 < square) color.forEach((c, i) => (pixel[i] += c));
      for (const channel of pixel)
        raster.data[at++] = Math.max(0, Math.min(255, Math.round(channel + 2 * stream.normal())));
    }
  return raster;
}

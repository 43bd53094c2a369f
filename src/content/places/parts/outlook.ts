import type { Stream } from '../../../core/stream.js';
import { sin, tau } from '../../../core/math/index.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { Vec3 } from '../../../world/vector.js';
import { printed, type Look } from './looks.js';

const size = 64;

/**
 * What is seen through a window in daylight, out of focus: sky, and trees or roofs before it.
 *
 * @param light the radiance of the sky there
 */
export function outlook(variation: Stream, light: Vec3): Look {
  const image = view(variation);
  return printed('outlook', {
    baseColor: [0, 0, 0],
    metallic: 0,
    roughness: 0.05,
    emissive: light,
    emissiveTexture: { image, wrapS: 'clamp', wrapT: 'clamp' },
  });
}

function view(variation: Stream): Raster {
  const raster = createRaster(size, size, 3);
  const skyline = variation.uniform(0.3, 0.6);
  const green = variation.float() < 0.65;
  const waves = [1, 2, 3, 5].map((turns) => ({
    turns: turns * variation.uniform(0.7, 1.3),
    phase: variation.uniform(0, tau),
    high: 0.09 / turns,
  }));
  for (let x = 0; x < size; x++) {
    const u = x / size;
    const bumps = waves.reduce((sum, { turns, phase, high }) => sum + high * sin(turns * tau * u + phase), 0);
    const edge = 1 - skyline + (green ? bumps : Math.round(bumps * 14) / 20);
    for (let y = 0; y < size; y++) {
      const v = y / size;
      const below = Math.min(1, Math.max(0, (v - edge) * 9 + 0.5));
      const dapple = green ? 0.82 + 0.18 * sin(19 * u + 4 * sin(23 * v)) : 1;
      const sky = [235 - 25 * (1 - v), 242 - 14 * (1 - v), 255];
      const trees = green ? [104 * dapple, 128 * dapple, 80 * dapple] : [150, 138, 128];
      for (let k = 0; k < 3; k++)
        raster.data[3 * (y * size + x) + k] = Math.round(sky[k] + (trees[k] - sky[k]) * below);
    }
  }
  return raster;
}

import { badParameter } from '../../core/errors.js';
import { pixelOf, type Color, type Raster } from '../index.js';

/**
 * A picture whose levels are all moved toward or away from a color: v' = c + factor·(v − c), rounded half up and kept
 * within 0 to 255. Alpha stays as it is.
 * @param factor 0 (all of it that color) to 16; 1 changes nothing
 * @param about the color that stays; e.g. the paper's, to fade the ink. Default: mid-gray 128
 * @throws TopsyturvyError `bad-parameter` for other factors
 */
export function changeContrast(raster: Raster, factor: number, about: Color = 128): Raster {
  if (!(factor >= 0 && factor <= 16)) throw badParameter('contrast', factor, 'a factor from 0 to 16');
  const { width, height, channels } = raster;
  const center = pixelOf(about, channels, 'about');
  const data = new Uint8Array(raster.data);
  const table = new Uint8Array(256);
  for (let channel = 0; channel < Math.min(channels, 3); channel++) {
    const c = center[channel];
    for (let v = 0; v < 256; v++)
      table[v] = Math.min(255, Math.max(0, Math.floor(c + factor * (v - c) + 0.5)));
    for (let i = channel; i < data.length; i += channels) data[i] = table[data[i]];
  }
  return { width, height, channels, data };
}

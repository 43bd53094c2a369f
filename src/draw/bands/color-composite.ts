import { unexpected } from '../../core/errors.js';
import { createRaster, type Raster } from '../raster.js';
import type { Composed } from './compose.js';
import { GamutWriter } from './gamut.js';
import { checkPair } from './hybrid-image.js';
import { lightTable } from './linear-light.js';

/**
 * The plain colour composite of two 8-bit RGB pictures, in linear light: f_gray(gray) + strength · f_color(color)
 * (AmbiBench, equation 1). What falls out of gamut is clipped, and told.
 *
 * @param strength what the colours are multiplied by, 0 or more. Default 1
 * @throws TopsyturvyError 'bad-parameter' if the pictures differ in size, or are not RGB
 */
export function colorComposite(gray: Raster, color: Raster, strength = 1): Composed {
  checkPair(gray, color);
  if (gray.channels !== 3) throw unexpected('bad-parameter', 'channels', gray.channels, '3');
  if (!(strength >= 0)) throw unexpected('bad-parameter', 'strength', strength, '0 or more');
  const { width, height } = gray;
  const light = lightTable(256);
  const row = new Float32Array(4 * width);
  const out = new GamutWriter(createRaster(width, height, 3));
  for (let y = 0, at = 0; y < height; y++) {
    for (let i = 0; i < row.length; i += 4, at += 3) {
      const red = light[color.data[at]!]!;
      const green = light[color.data[at + 1]!]!;
      const blue = light[color.data[at + 2]!]!;
      const sum = light[gray.data[at]!]! + light[gray.data[at + 1]!]! + light[gray.data[at + 2]!]!;
      const base = (sum - strength * (red + green + blue)) / 3;
      row[i] = base + strength * red;
      row[i + 1] = base + strength * green;
      row[i + 2] = base + strength * blue;
    }
    out.write(row);
  }
  return out.finish();
}

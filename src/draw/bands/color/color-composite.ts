import { badParameter } from '../../../core/errors.js';
import type { Raster } from '../../raster.js';
import type { Composed } from '../compose.js';
import { GamutWriter } from './gamut.js';
import { checkPair } from '../hybrid-image.js';
import { lightTable } from './linear-light.js';
import { pixelBytes, vectors } from '../vectors.js';

/**
 * The plain color composite of two 8-bit RGB pictures, in linear light: f_gray(gray) + strength · f_color(color)
 * (AmbiBench, equation 1). What falls out of gamut is clipped, and told.
 * @param strength what the colors are multiplied by, 0 or more. Default 1
 * @throws TopsyturvyError 'bad-parameter' if the pictures differ in size, or are not RGB
 */
export function colorComposite(gray: Raster, color: Raster, strength = 1): Composed {
  checkPair(gray, color);
  if (gray.channels !== 3) throw badParameter('channels', gray.channels, '3');
  if (!(strength >= 0)) throw badParameter('strength', strength, '0 or more');
  const { width, height } = gray;
  vectors.begin();
  const table = vectors.putBytes(Float64Array.from(lightTable(256)));
  const [grays, colors] = [vectors.take(3 * width), vectors.take(3 * width)];
  const row = vectors.take(width * pixelBytes);
  const out = new GamutWriter(width, height, 3);
  const { bytes, loops } = vectors;
  for (let y = 0; y < height; y++) {
    const [first, end] = [3 * y * width, 3 * (y + 1) * width];
    bytes.set(gray.data.subarray(first, end), grays);
    bytes.set(color.data.subarray(first, end), colors);
    loops.mixColors(row, grays, colors, width, table, strength);
    out.write(row);
  }
  return out.finish();
}

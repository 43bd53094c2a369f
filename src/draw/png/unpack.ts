import { unexpected } from '../../core/errors.js';
import type { Raster } from '../raster.js';
import type { PngLayout } from './chunks.js';

/** Turns unfiltered rows into a raster: gray levels are spread over 0 to 255, palette entries looked up. */
export function unpack(rows: Uint8Array, layout: PngLayout): Raster {
  const { width, height, channels, depth, rowBytes, palette, alpha } = layout;
  if (depth === 8 && !palette) {
    return { width, height, channels, data: new Uint8Array(rows.buffer, rows.byteOffset, rowBytes * height) };
  }

  const data = new Uint8Array(width * height * channels);
  const entries = palette ? palette.length / 3 : 1 << depth;
  const mask = (1 << depth) - 1;
  const scale = 255 / mask;
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const index = (rows[y * rowBytes + (bit >> 3)]! >> (8 - depth - (bit & 7))) & mask;
      if (index >= entries) {
        throw unexpected(
          'bad-picture',
          `pixel (${x}, ${y}) of the PNG file`,
          index,
          `a palette index below ${entries}`,
        );
      }
      if (!palette) data[at++] = index * scale;
      else {
        for (let c = 0; c < 3; c++) data[at++] = palette[3 * index + c]!;
        if (alpha) data[at++] = index < alpha.length ? alpha[index]! : 255;
      }
    }
  }
  return { width, height, channels, data };
}

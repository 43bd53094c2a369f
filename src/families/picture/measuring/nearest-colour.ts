import type { Raster } from '../../../draw/raster.js';
import { rgba } from '../drawing/hex.js';

/**
 * For each pixel, the index of the colour nearest to it (squared sRGB distance; the first of equals), rows from the top.
 *
 * @param colours at most 256, as '#rrggbb'
 */
export function nearestColour(
  { width, height, channels, data }: Raster,
  colours: readonly string[],
): Uint8Array {
  const known = colours.map(rgba);
  const indices = new Uint8Array(width * height);
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (let pixel = 0; pixel < indices.length; pixel++) {
    const at = pixel * channels;
    let least = Infinity;
    for (let index = 0; index < known.length; index++) {
      const [r, g, b] = known[index]!;
      const [dr, dg, db] = [data[at]! - r, data[at + green]! - g, data[at + blue]! - b];
      const distance = dr * dr + dg * dg + db * db;
      if (distance < least) {
        least = distance;
        indices[pixel] = index;
      }
    }
  }
  return indices;
}

/** Marks (1) the pixels whose nearest colour is one of the first `count` ones, when `indices` come from {@link nearestColour}. */
export function firstColours(indices: Uint8Array, count = 1): Uint8Array {
  return indices.map((index) => (index < count ? 1 : 0));
}

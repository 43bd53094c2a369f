import type { Raster } from '../raster.js';
import type { FloatImage } from './float-image.js';
import { toRaster } from './color/linear-light.js';

/** A picture that was brought into gamut, and what that took. */
export interface Composed {
  readonly raster: Raster;
  /** The share of pixels, 0 to 1, of which a channel lay outside 0 to 1 by more than half an 8-bit level, and was held there. */
  readonly clipped: number;
  /** How far the furthest channel lay outside, in linear light. */
  readonly excess: number;
}

/** Half a level of 8 bits at the dark end is this much light; at the bright end half a level is 15 times as much. A float. */
export const halfLevel = Math.fround(0.5 / 255 / 12.92);

/** How much of a picture of gray or RGB lies outside what can be shown. */
export function measureClipping({ width, height, channels, data }: FloatImage): Omit<Composed, 'raster'> {
  let clipped = 0;
  let excess = 0;
  for (let at = 0; at < data.length; at += channels) {
    let furthest = 0;
    for (let c = 0; c < channels; c++) {
      const value = data[at + c];
      furthest = Math.max(furthest, -value, value - 1);
    }
    if (furthest > halfLevel) clipped++;
    if (furthest > excess) excess = furthest;
  }
  return { clipped: clipped / (width * height), excess };
}

/** The 8-bit picture of one in linear light, the share of pixels that were clipped, and how far the furthest channel lay outside. */
export const compose = (image: FloatImage): Composed => ({
  raster: toRaster(image),
  ...measureClipping(image),
});

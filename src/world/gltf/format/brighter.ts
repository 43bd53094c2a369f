import { channelIntensities, memoize } from '../../../core/index.js';
import { displayCode } from '../../../draw/display-code.js';
import type { Raster } from '../../../draw/raster.js';

/**
 * A picture whose light is multiplied channel by channel, cut off at white: glTF's factors of colors end at 1. Made once per picture and
 * factors.
 */
export const brighter = memoize(
  ({ data, ...picture }: Raster, red: number, green: number, blue: number): Raster => {
    const intensities = channelIntensities();
    const tables = [red, green, blue].map((factor) =>
      Uint8Array.from(intensities, (intensity) => displayCode(Math.min(1, intensity * factor))),
    );
    const { channels } = picture;
    // Gray is no color that could be tinted; our textures have none.
    const out = data.map((code, i) => tables[i % channels]?.[code] ?? code);
    return { ...picture, data: out };
  },
);

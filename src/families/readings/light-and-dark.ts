import { luma } from '../../draw/paint.js';
import type { Raster } from '../../draw/raster.js';

/** A mask of a photograph, where nothing else says what is where: 1 where it is lighter than its mean, 0 elsewhere. */
export function lightAndDark({ width, height, channels, data }: Raster): Raster {
  const levels = Float32Array.from({ length: width * height }, (_, i) =>
    channels < 3
      ? data[i * channels]!
      : luma(data[i * channels]!, data[i * channels + 1]!, data[i * channels + 2]!),
  );
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return { width, height, channels: 1, data: Uint8Array.from(levels, (level) => (level > mean ? 1 : 0)) };
}

import { createRaster, type Raster } from '../raster.js';

/** Two pictures of the same height and channels, the first on the left, with white between them: 1/32 of its width, at least 4 pixels. */
export function sideBySide(first: Raster, second: Raster): Raster {
  const { channels, height } = first;
  const gap = Math.max(4, Math.round(first.width / 32));
  const sheet = createRaster(first.width + gap + second.width, height, channels, 255);
  for (const [picture, left] of [
    [first, 0],
    [second, first.width + gap],
  ] as const) {
    const row = picture.width * channels;
    for (let y = 0; y < height; y++)
      sheet.data.set(picture.data.subarray(y * row, (y + 1) * row), (y * sheet.width + left) * channels);
  }
  return sheet;
}

import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { createRaster, type Raster } from '../../../draw/raster.js';

/** A picture turned back about its middle, each pixel the nearest one; what comes from outside is as its first pixel. @param degrees clockwise */
export function straightened(picture: Raster, degrees: number): Raster {
  const { width, height, channels, data } = picture;
  const out = createRaster(width, height, channels);
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += channels) {
      const [u, v] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const column = Math.floor(width / 2 + cos * u - sin * v);
      const row = Math.floor(height / 2 + sin * u + cos * v);
      const inside = column >= 0 && row >= 0 && column < width && row < height;
      const from = inside ? (row * width + column) * channels : 0;
      for (let c = 0; c < channels; c++) out.data[to + c] = data[from + c]!;
    }
  return out;
}

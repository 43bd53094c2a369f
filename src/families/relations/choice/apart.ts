import { fourDecimals } from '../../../core/math/decimals.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { Scene, Renderer } from '../../../world/scene.js';
import { meanDifference } from '../../staging/picture/comparison.js';

/** Side of the pictures that are compared, pixels. */
const side = 112;
/** Means of squares of so many pixels are compared, so that a pattern of spots counts as one color. */
const block = 8;

/** Small pictures of scenes without ground and shadow, to be compared. */
export function smallPictures(
  renderer: Renderer,
  scenes: readonly Scene[],
): readonly { readonly raster: Raster; readonly area: number }[] {
  const size = { width: side, height: side };
  return scenes.map((scene) => {
    const bare: Scene = { ...scene, ground: 'none' };
    return {
      raster: renderer.render(bare, { ...size, samples: 4, shadows: false }),
      area: renderer.objects(bare, size).reduce((sum, object) => sum + (object > 0 ? 1 : 0), 0),
    };
  });
}

/**
 * The least difference of any two of some scenes' pictures: the mean difference of the channels over the area that
 * things fill in the fuller one, 0 to 1 to four decimals.
 */
export function leastDifference(renderer: Renderer, scenes: readonly Scene[]): number {
  const pictures = smallPictures(renderer, scenes).map(({ raster, area }) => ({
    raster: blockMeans(raster),
    area: area / (block * block),
  }));
  let least = 1;
  pictures.forEach((one, i) => {
    for (const other of pictures.slice(i + 1))
      least = Math.min(least, meanDifference(one.raster, other.raster, Math.max(one.area, other.area)));
  });
  return fourDecimals(least);
}

function blockMeans(raster: Raster): Raster {
  const { width, channels, data } = raster;
  const small = createRaster(width / block, raster.height / block, channels);
  const sums = new Float64Array(small.data.length);
  data.forEach((value, i) => {
    const [pixel, channel] = [Math.floor(i / channels), i % channels];
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    sums[(Math.floor(y / block) * small.width + Math.floor(x / block)) * channels + channel] += value;
  });
  sums.forEach((sum, i) => (small.data[i] = Math.round(sum / (block * block))));
  return small;
}

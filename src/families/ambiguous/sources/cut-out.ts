import { unexpected } from '../../../core/errors.js';
import { channelIntensities, channelOf, type Rgb } from '../../../core/color.js';
import { createRaster, type Raster } from '../../../draw/raster.js';

/**
 * One thing, cut out: RGBA with straight alpha, which is how much of each pixel the thing covers. Where that is 0 the
 * colour is black.
 */
export type CutOut = Raster & { readonly channels: 4 };

/** How much of each pixel the thing covers, 0 to 255, rows from the top. */
export function coverageOf({ width, height, data }: CutOut): Uint8Array {
  const coverage = new Uint8Array(width * height);
  for (let i = 0; i < coverage.length; i++) coverage[i] = data[4 * i + 3]!;
  return coverage;
}

/** Lays a cut-out on a plain ground, mixed in linear light: an RGB picture. */
export function layOn({ width, height, data }: CutOut, ground: Rgb): Raster {
  const picture = createRaster(width, height, 3);
  const light = channelIntensities();
  for (let from = 0, to = 0; to < picture.data.length; from += 4, to += 3) {
    const alpha = data[from + 3]! / 255;
    for (let i = 0; i < 3; i++) {
      const own = data[from + i]!;
      picture.data[to + i] =
        alpha === 1
          ? own
          : alpha === 0
            ? ground[i]!
            : channelOf(alpha * light[own]! + (1 - alpha) * light[ground[i]!]!);
    }
  }
  return picture;
}

/**
 * The cut-out that two pictures of one thing show, one on black and one on white: linear light differs by the share of
 * the pixel that the ground has.
 *
 * @param steps the samples of a pixel: alpha is a multiple of 255 / steps
 */
export function cutOutOf(onBlack: Raster, onWhite: Raster, steps: number): CutOut {
  const { width, height, channels, data: black } = onBlack;
  const white = onWhite.data;
  if (channels !== 3 || black.length !== white.length)
    throw unexpected('bad-parameter', 'pictures', `${black.length} and ${white.length} bytes`, 'two RGB pictures of one size'); // prettier-ignore
  const light = channelIntensities();
  const data = new Uint8Array(4 * width * height);
  for (let from = 0, to = 0; to < data.length; from += 3, to += 4) {
    let ground = 0;
    // A channel that is overexposed on both grounds shows less of a difference than there is.
    for (let i = 0; i < 3; i++)
      ground = Math.max(ground, light[white[from + i]!]! - light[black[from + i]!]!);
    const covered = steps - Math.round(ground * steps);
    if (covered === 0) continue;
    for (let i = 0; i < 3; i++) {
      const own = black[from + i]!;
      data[to + i] = covered === steps ? own : channelOf((light[own]! * steps) / covered);
    }
    data[to + 3] = Math.round((255 * covered) / steps);
  }
  return { width, height, channels: 4, data };
}

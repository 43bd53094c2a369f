import { badParameter, channelIntensities, channelOf, type Rgb } from '../../../core/index.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { lightTable, toDeepRaster, type DeepRaster } from '../../../draw/bands/color/linear-light.js';
import { displayCode } from '../../../draw/display-code.js';
import { createRaster, type Raster } from '../../../draw/raster.js';

/**
 * One thing, cut out, with 8 or 16 bits a channel: RGBA with straight alpha, which is how much of each pixel the thing
 * covers. Where that is 0 the color is black.
 */
export type CutOut = (Raster | DeepRaster) & { readonly channels: 4 };

const fullOf = ({ data }: CutOut): number => (data instanceof Uint16Array ? 65_535 : 255);

/** How much of each pixel the thing covers, 0 to 255, rows from the top. */
export function coverageOf(cutOut: CutOut): Uint8Array {
  const { width, height, data } = cutOut;
  const full = fullOf(cutOut);
  const coverage = new Uint8Array(width * height);
  for (let i = 0; i < coverage.length; i++) coverage[i] = Math.round((255 * data[4 * i + 3]) / full);
  return coverage;
}

/** The 16-bit cut-out nearest to a picture in linear light. @param light RGBA, multiplied by alpha */
export function deepCutOut({ width, height, data: light }: FloatImage): CutOut {
  const own = new Float32Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    const alpha = light[4 * i + 3];
    if (alpha > 0) for (let c = 0; c < 3; c++) own[3 * i + c] = light[4 * i + c] / alpha;
  }
  const rgb = toDeepRaster({ width, height, channels: 3, data: own }).data;
  const data = new Uint16Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const alpha = Math.floor(65_535 * Math.min(1, light[4 * i + 3]) + 0.5);
    data[4 * i + 3] = alpha;
    if (alpha > 0) for (let c = 0; c < 3; c++) data[4 * i + c] = rgb[3 * i + c];
  }
  return { width, height, channels: 4, data };
}

/** Lays a cut-out on a plain ground, mixed in linear light: an RGB picture. */
export function layOn(cutOut: CutOut, ground: Rgb): Raster {
  const { width, height, data } = cutOut;
  const picture = createRaster(width, height, 3);
  const full = fullOf(cutOut);
  const beside = channelIntensities();
  const light = full === 255 ? beside : lightTable(65_536);
  for (let from = 0, to = 0; to < picture.data.length; from += 4, to += 3) {
    const covered = data[from + 3];
    if (covered === 0) {
      for (let i = 0; i < 3; i++) picture.data[to + i] = ground[i];
      continue;
    }
    if (covered === full) {
      for (let i = 0; i < 3; i++) {
        const own = data[from + i];
        picture.data[to + i] = full === 255 ? own : displayCode(light[own]);
      }
      continue;
    }
    const alpha = covered / full;
    for (let i = 0; i < 3; i++)
      picture.data[to + i] = channelOf(alpha * light[data[from + i]] + (1 - alpha) * beside[ground[i]]);
  }
  return picture;
}

/**
 * The cut-out that two pictures of one thing show, one on black and one on white: linear light differs by the share of
 * the pixel that the ground has.
 * @param steps the samples of a pixel: alpha is a multiple of 255 / steps
 */
export function cutOutOf(onBlack: Raster, onWhite: Raster, steps: number): CutOut {
  const { width, height, channels, data: black } = onBlack;
  const white = onWhite.data;
  if (channels !== 3 || black.length !== white.length)
    throw badParameter(
      'pictures',
      `${black.length} and ${white.length} bytes`,
      'two RGB pictures of one size',
    );
  const light = channelIntensities();
  const data = new Uint8Array(4 * width * height);
  for (let from = 0, to = 0; to < data.length; from += 3, to += 4) {
    const difference = white[from] - black[from];
    if (difference === 255) continue;
    if (difference === 0 && white[from + 1] === black[from + 1] && white[from + 2] === black[from + 2]) {
      data[to] = black[from];
      data[to + 1] = black[from + 1];
      data[to + 2] = black[from + 2];
      data[to + 3] = 255;
      continue;
    }
    let ground = 0;
    // A channel that is overexposed on both grounds shows less of a difference than there is.
    for (let i = 0; i < 3; i++) ground = Math.max(ground, light[white[from + i]] - light[black[from + i]]);
    const covered = steps - Math.round(ground * steps);
    if (covered === 0) continue;
    for (let i = 0; i < 3; i++) {
      const own = black[from + i];
      data[to + i] = covered === steps ? own : channelOf((light[own] * steps) / covered);
    }
    data[to + 3] = Math.round((255 * covered) / steps);
  }
  return { width, height, channels: 4, data };
}

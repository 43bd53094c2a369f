import { textureOf } from '../../../content/textures/index.js';
import { Stream } from '../../../core/stream.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import type { TextureLook } from '../../../draw/textures/texture.js';
import { shorterSide, sidesOf, type Size } from '../../param-schemas.js';
import type { Placed } from './relief.js';

/** A shipped texture: the ground and what fills the object are two samples of one look. */
export type TextureGround = {
  readonly kind: 'texture';
  readonly texture: string;
  readonly look: TextureLook;
  /** The direction of the grain, degrees. */
  readonly angle: number;
  /** The key of the streams that the two are painted from. */
  readonly sample: string;
};

/** A user's picture: two places of it, as upper left corners, 0 to 1 of the room there is. */
export type PictureGround = {
  readonly kind: 'picture';
  /** The sha256 of its file. */
  readonly picture: string;
  readonly at: readonly [number, number];
  readonly fillAt: readonly [number, number];
};

/** The ground alone. */
export function paintGround(size: Size, { texture, look, angle, sample }: TextureGround): Raster {
  const window = { ...sidesOf(size), scale: grainScale(size), angle };
  return textureOf(texture).paint(look, window, new Stream([sample, 'ground']));
}

/** The texture's own size suits 512 pixels; larger pictures show the same things larger. */
const grainScale = (size: Size): number => shorterSide(sidesOf(size)) / 512;

/**
 * What fills the object: another sample of the ground's texture.
 * @param cues how its grain differs: degrees, and size to the ground's
 */
export function paintFill(
  size: Size,
  cues: { readonly turn: number; readonly grain: number },
  { texture, look, angle, sample }: TextureGround,
  { figure: { width, height, mask } }: Placed,
): Raster {
  const window = {
    width,
    height,
    scale: grainScale(size) * cues.grain,
    angle: angle + cues.turn,
    seen: mask,
  };
  return textureOf(texture).paint(look, window, new Stream([sample, 'object']));
}

/** A place of a user's picture. */
export const cutGround = (size: Size, { at }: PictureGround, picture: Raster): Raster => {
  const { width, height } = sidesOf(size);
  return cut(picture, at, width, height);
};

/** Another place of the picture, with the mean and the standard deviation of each channel that the ground has there. */
export function matchedFill(
  ground: Raster,
  { figure, left, top }: Placed,
  picture: Raster,
  at: PictureGround['fillAt'],
): Raster {
  const fill = cut(picture, at, figure.width, figure.height);
  for (let channel = 0; channel < 3; channel++) {
    const own = moments(fill, 0, 0, figure.width, figure.height, channel);
    const there = moments(ground, left, top, figure.width, figure.height, channel);
    // A flat place cannot be given more contrast than it has without showing its noise.
    const gain = Math.min(2, there.deviation / Math.max(1, own.deviation));
    for (let i = channel; i < fill.data.length; i += 3)
      fill.data[i] = Math.max(0, Math.min(255, there.mean + gain * (fill.data[i] - own.mean) + 0.5));
  }
  return fill;
}

/** A window of an RGB picture. @param at 0 to 1 of the room that it has */
function cut(picture: Raster, at: readonly [number, number], width: number, height: number): Raster {
  const out = createRaster(width, height, 3);
  const left = Math.round(at[0] * (picture.width - width));
  const top = Math.round(at[1] * (picture.height - height));
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * picture.width + left);
    out.data.set(picture.data.subarray(from, from + 3 * width), 3 * y * width);
  }
  return out;
}

function moments(
  { width, data }: Raster,
  left: number,
  top: number,
  columns: number,
  rows: number,
  channel: number,
): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + rows; y++)
    for (let x = left; x < left + columns; x++) {
      const value = data[3 * (y * width + x) + channel];
      sum += value;
      squares += value * value;
    }
  const mean = sum / (columns * rows);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / (columns * rows) - mean * mean)) };
}

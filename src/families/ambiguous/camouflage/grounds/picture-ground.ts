import { createRaster, type Raster } from '../../../../draw/raster.js';
import { sidesOf } from '../../../size.js';
import type { Placed } from '../form.js';
import type { CamouflageState, PictureGround } from '../state.js';

/** A user's surface, larger than the set's pictures so that there are several places to cut from. */
export interface GroundPicture {
  /** As the params have it. */
  readonly path: string;
  readonly sha256: string;
  /** RGB, square. */
  readonly raster: Raster;
}

/** Side of a ground's square to the longer side of the set's pictures. */
export const groundShare = 1.5;

export const cutGround = (
  { size }: Pick<CamouflageState, 'size'>,
  { at }: PictureGround,
  picture: Raster,
): Raster => {
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
      fill.data[i] = Math.max(0, Math.min(255, there.mean + gain * (fill.data[i]! - own.mean) + 0.5));
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
      const value = data[3 * (y * width + x) + channel]!;
      sum += value;
      squares += value * value;
    }
  const mean = sum / (columns * rows);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / (columns * rows) - mean * mean)) };
}

import { unexpected } from '../../../core/errors.js';
import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { toLight, toRaster } from '../../../draw/bands/linear-light.js';
import { resize } from '../../../draw/bands/resize.js';
import type { Raster } from '../../../draw/raster.js';
import type { CutOut } from './cut-out.js';

export const fits = ['cover', 'contain'] as const;

/** `cover`: the picture's middle fills the frame; `contain`: all of it is seen, and beside it there is nothing. */
export type Fit = (typeof fits)[number];

/** Where a picture's pixels come to lie in a frame; width and height are of the whole picture there, in pixels. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture of one form is laid into a frame of another: its own form is kept, to the nearest pixel. */
export function placeIn(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  frame: Pick<Raster, 'width' | 'height'>,
  fit: Fit,
): Placement {
  if (!fits.includes(fit)) throw unexpected('bad-parameter', 'fit', fit, fits.join(' or '));
  const [across, down] = [frame.width / width, frame.height / height];
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return {
    ...size,
    left: Math.floor((frame.width - size.width) / 2),
    top: Math.floor((frame.height - size.height) / 2),
  };
}

/** A picture laid into a frame, in linear light: averaged where it shrinks, interpolated where it grows. */
export function fitInto(
  picture: Raster,
  frame: { readonly width: number; readonly height: number },
  fit: Fit,
): CutOut {
  const { left, top, width, height } = placeIn(picture, frame, fit);
  const scaled = resize(withAlpha(toLight(picture)), width, height);
  const out = createFloats(frame.width, frame.height, 4);
  for (let y = Math.max(0, top); y < Math.min(frame.height, top + height); y++) {
    const from = Math.max(0, left);
    const to = Math.min(frame.width, left + width);
    const row = scaled.data.subarray(
      4 * ((y - top) * width + from - left),
      4 * ((y - top) * width + to - left),
    );
    out.data.set(row, 4 * (y * frame.width + from));
  }
  return toRaster(out) as CutOut;
}

function withAlpha(image: FloatImage): FloatImage {
  const { width, height, channels, data } = image;
  if (channels === 4) return image;
  const out = createFloats(width, height, 4);
  const step = channels === 1 ? 0 : 1;
  for (let from = 0, to = 0; to < out.data.length; from += channels, to += 4) {
    for (let i = 0; i < 3; i++) out.data[to + i] = data[from + i * step]!;
    out.data[to + 3] = 1;
  }
  return out;
}

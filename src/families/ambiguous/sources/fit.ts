import { badParameter } from '../../../core/errors.js';
import { createFloats, type FloatImage, resize } from '../../../draw/bands/float-image.js';
import { coveredBox, type CoveredBox } from '../../../draw/fill/covered-box.js';

export const fits = ['auto', 'cover', 'contain'] as const;

/**
 * `cover`: the picture's middle fills the frame; `contain`: all of it is seen, and beside it there is nothing; `auto`: where
 * a thing is distinguished from its ground, the thing fills the frame but for the margins; else as `cover`.
 */
export type Fit = (typeof fits)[number];

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Where a picture's pixels come to lie in a frame; width and height are of the whole picture there, in pixels. */
export interface Placement extends Sides {
  readonly left: number;
  readonly top: number;
}

/** The placement of a picture of one form in a frame of another: its own form is kept, to the nearest pixel. */
export function placeIn({ width, height }: Sides, frame: Sides, fit: Exclude<Fit, 'auto'>): Placement {
  if (fit !== 'cover' && fit !== 'contain') throw badParameter('fit', fit, 'cover or contain');
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

/** A picture laid into a frame: averaged where it shrinks, interpolated where it grows. Beside it all is 0. */
export function fitInto(picture: FloatImage, frame: Sides, fit: Exclude<Fit, 'auto'>): FloatImage {
  return laid(picture, frame, placeIn(picture, frame, fit));
}

/**
 * The part of a picture that its alpha covers, as large in the middle of a frame as its margins let it.
 * @param picture RGBA, multiplied by alpha @param margin free share of the frame at each side
 */
export function fitThing(picture: FloatImage, frame: Sides, margin: number): FloatImage {
  const thing = cropped(picture, thingBox(picture));
  const free = {
    width: Math.max(1, Math.round(frame.width * (1 - 2 * margin))),
    height: Math.max(1, Math.round(frame.height * (1 - 2 * margin))),
  };
  const { width, height } = placeIn(thing, free, 'contain');
  const [left, top] = [Math.floor((frame.width - width) / 2), Math.floor((frame.height - height) / 2)];
  return laid(thing, frame, { left, top, width, height });
}

/** The box of an RGBA picture's thing: of what is covered by half or more. */
export const thingBox = (picture: FloatImage): CoveredBox => coveredBox(picture, 0.5, 4);

export function cropped({ width: columns, channels, data }: FloatImage, box: CoveredBox): FloatImage {
  const { left, top, width, height } = box;
  const out = createFloats(width, height, channels);
  for (let y = 0; y < height; y++) {
    const from = channels * ((top + y) * columns + left);
    out.data.set(data.subarray(from, from + channels * width), channels * y * width);
  }
  return out;
}

function laid(picture: FloatImage, frame: Sides, { left, top, width, height }: Placement): FloatImage {
  const { channels } = picture;
  const scaled = resize(picture, width, height);
  const out = createFloats(frame.width, frame.height, channels);
  const [from, to] = [Math.max(0, left), Math.min(frame.width, left + width)];
  for (let y = Math.max(0, top); y < Math.min(frame.height, top + height); y++) {
    const row = channels * (y - top) * width;
    out.data.set(
      scaled.data.subarray(row + channels * (from - left), row + channels * (to - left)),
      channels * (y * frame.width + from),
    );
  }
  return out;
}

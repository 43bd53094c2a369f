import { linearToOklab, cbrt } from '../../../core/index.js';
import { createFloats, type FloatImage, meanOf } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { shorterSide } from '../../param-schemas.js';

/** How far the outline of a thing and its halo reach beyond it, in shorter sides. */
const halo = 0.015;

/** How much each pixel belongs to a thing and its halo, 0 to 1. @param covered by the thing, 0 to 1 */
export const withHalo = (covered: FloatImage): Float32Array =>
  gaussian(covered, halo * shorterSide(covered)).data.map((value) => Math.min(1, 4 * value));

/** A reading is the clearest of a picture's if it is so many times as clear as all else; found by looking. */
export const clearlyMore = 2;

/**
 * How many times as clear one reading of a picture is as all else in it: by the RMS slopes, in OKLab (differences as they are
 * seen, of lightness and of hue), of what it adds and of what there is without it; the least over the things' areas.
 * @param picture linear light @param rest the same without the reading, of as many channels
 * @param things how much of each pixel each reading's thing covers; undefined: the whole picture is looked at
 */
export function clearness(
  picture: FloatImage,
  rest: FloatImage,
  things: readonly (FloatImage | undefined)[],
): number {
  const [whole, other] = [asSeen(picture), asSeen(rest)];
  const own = { ...whole, data: whole.data.map((value, i) => value - other.data[i]) };
  const [added, left] = [squaredSlopes(own), squaredSlopes(other)];
  const ratios = things.map((covered) => {
    const area = covered && withHalo(covered);
    return meanOf(added, area) / Math.max(meanOf(left, area), 1e-9);
  });
  return Math.sqrt(Math.min(...ratios));
}

/** OKLab of linear light; of a gray picture the lightness alone. */
function asSeen(image: FloatImage): FloatImage {
  if (image.channels === 1) return { ...image, data: image.data.map(cbrt) };
  const out = createFloats(image.width, image.height, 3);
  for (let at = 0; at < out.data.length; at += 3) {
    const [red, green, blue] = image.data.subarray(at, at + 3);
    const { lightness, a, b } = linearToOklab(red, green, blue);
    out.data.set([lightness, a, b], at);
  }
  return out;
}

/** The square of the slope at each pixel, of all channels together; 0 at the border. */
function squaredSlopes({ width, height, channels, data }: FloatImage): FloatImage {
  const out = createFloats(width, height, 1);
  const row = channels * width;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      for (let c = 0, at = y * row + x * channels; c < channels; c++, at++) {
        const across = (data[at + channels] - data[at - channels]) / 2;
        const down = (data[at + row] - data[at - row]) / 2;
        out.data[y * width + x] += across * across + down * down;
      }
  return out;
}

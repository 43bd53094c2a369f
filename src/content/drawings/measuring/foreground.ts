import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';

/**
 * Marks (1) the pixels that are no mixture of the two colors of the ground: farther than `least` from the straight
 * line between them, in 8-bit sRGB units.
 * @param ground two colors, '#rrggbb'
 */
export function foreground(
  { width, height, channels, data }: Raster,
  ground: readonly [string, string],
  least = 36,
): Uint8Array {
  const [[red, green, blue], to] = [parseColor(ground[0]), parseColor(ground[1])];
  const [toRed, toGreen, toBlue] = [to[0] - red, to[1] - green, to[2] - blue];
  const length = toRed * toRed + toGreen * toGreen + toBlue * toBlue;
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  const marks = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < marks.length; pixel++, at += channels) {
    const [r, g, b] = [data[at] - red, data[at + second] - green, data[at + third] - blue];
    const along = r * toRed + g * toGreen + b * toBlue;
    const t = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
    const [offRed, offGreen, offBlue] = [r - t * toRed, g - t * toGreen, b - t * toBlue];
    const distance = offRed * offRed + offGreen * offGreen + offBlue * offBlue;
    if (distance > least * least) marks[pixel] = 1;
  }
  return marks;
}

/** The marks of the left and of the right half of a picture. */
export function halves(marks: Uint8Array, width: number): readonly [left: Uint8Array, right: Uint8Array] {
  const left = marks.map((mark, pixel) => (pixel % width < width / 2 ? mark : 0));
  return [left, marks.map((mark, pixel) => mark - left[pixel])];
}

import type { Coverage } from '../../../draw/fill/coverage.js';
import type { Box } from '../../../score/question.js';

/** Coverage of 255 from which a pixel is ink. */
const inked = 64;
const inks = new WeakMap<Coverage, Box>();

/** The box of what is covered enough, in a cover's window. */
export function inkOf(cover: Coverage): Box {
  let box = inks.get(cover);
  if (box) return box;
  const { width, height, data } = cover;
  box = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (data[at]! >= inked)
        box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
  inks.set(cover, box);
  return box;
}

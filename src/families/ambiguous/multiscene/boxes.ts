import { memoize } from '../../../core/memoize.js';
import type { Coverage } from '../../../draw/fill/coverage.js';
import type { Box } from '../../../score/question.js';
import type { MultisceneStage } from './stage.js';
import { halfWindow } from './stamps.js';
import type { Element } from './state.js';

/** Coverage of 255 from which a pixel is ink. */
const inked = 64;

/** The box of what is covered enough, in a cover's window. */
const inkOf = memoize(({ width, height, data }: Coverage): Box => {
  let box: Box = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      if (data[at]! >= inked)
        box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)];
  return box;
});

/** Around all elements' coverage. */
export function boxOf(stage: MultisceneStage, elements: readonly Element[]): Box {
  const boxes = elements.map((element) => elementBox(stage, element));
  return [0, 1, 2, 3].map((i) => boxes.map((box) => box[i]!).reduce((a, b) => (i < 2 ? Math.min(a, b) : Math.max(a, b)))) as Box; // prettier-ignore
}

/** Around one element's ink, pixel edges: what is barely covered is not seen and does not count. */
export function elementBox({ stamps }: MultisceneStage, { thing, side, angle, x, y }: Element): Box {
  const cover = stamps.cover(thing, side, angle);
  const [left, top, right, bottom] = inkOf(cover);
  const half = halfWindow(side);
  const [x0, y0] = [x - half + cover.x, y - half + cover.y];
  return [Math.floor(x0 + left), Math.floor(y0 + top), Math.ceil(x0 + right), Math.ceil(y0 + bottom)];
}

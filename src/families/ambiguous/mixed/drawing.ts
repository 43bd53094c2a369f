import { drawingOf } from '../../../content/figures/bistable/index.js';
import { Board, type Raster } from '../../../draw/index.js';
import type { Placed } from '../hiding/relief.js';
import type { MixedState } from './state.js';

/** Levels that change the surface as much as it can be. */
const fullStep = 150;

/**
 * The drawing as light: per pixel of its square, how much lighter or darker than its sheet it is, −1 to 1; and where it
 * differs from the sheet at all.
 */
export function placedDrawing(
  x: Pick<MixedState, 'figure' | 'drawing' | 'shape' | 'side' | 'left' | 'top'>,
): Placed {
  const { shape, side, left, top } = x;
  const source = drawingOf(x);
  const ground = source.ground(shape);
  const board = new Board(side, 1, ground);
  source.draw(board, shape, 'both');
  const { data } = board.picture;
  // Shadows pass for the surface's own; light does not.
  const sign = ground < 128 ? -1 : 1;
  const drawn = Float32Array.from({ length: 256 }, (_, level) =>
    Math.max(-1, Math.min(1, (sign * (level - ground)) / fullStep)),
  );
  const flat = new Float32Array(data.length);
  for (let i = 0; i < flat.length; i++) flat[i] = drawn[data[i]];
  const form = inRelief(flat, side);
  const mask = new Uint8Array(form.length);
  for (let i = 0; i < mask.length; i++) mask[i] = Math.abs(form[i]) > 0.02 ? 1 : 0;
  const empty = new Float32Array(0);
  return {
    figure: { width: side, height: side, mask, light: empty },
    relief: { cover: new Float32Array(mask), form, shadow: empty, reach: 0 },
    left,
    top,
  };
}

/** The surface, lighter and darker where the drawing is. */
export function paintHidden(
  { size, depth }: Pick<MixedState, 'size' | 'depth'>,
  ground: Raster,
  { figure, relief, left, top }: Placed,
): Raster {
  const raster: Raster = { ...ground, data: ground.data.slice() };
  const { data } = raster;
  for (let y = 0, at = 0; y < figure.height; y++)
    for (let x = 0, to = 3 * ((top + y) * size + left); x < figure.width; x++, at++, to += 3) {
      if (figure.mask[at] === 0) continue;
      const factor = 1 + depth * relief.form[at];
      for (let k = 0; k < 3; k++) data[to + k] = Math.min(255, data[to + k] * factor + 0.5);
    }
  return raster;
}

/** How much lines are widened, and the width from which a stroke counts as an area, as shares of the drawing's side. */
const [widened, lineWidth] = [1 / 150, 1 / 22];

/** The strength of areas relative to lines: a surface hides lines, not areas. */
const areaShare = 0.42;
/** Lines with less ink than this share of the areas' ink are only corners of areas. */
const fewLines = 0.12;

/**
 * A drawing made to be seen in a surface: its areas paler, its lines wider, so that eyes, mouths and chins last as long as
 * hair does.
 * @param form of `side` × `side` pixels, −1 (dark) to 1 (light)
 * @returns the same in new memory
 */
function inRelief(form: Float32Array, side: number): Float32Array {
  const areas = closed(form, side, Math.ceil((side * lineWidth) / 2));
  const lines = new Float32Array(form.length);
  for (let i = 0; i < lines.length; i++) lines[i] = form[i] - areas[i];
  const wide = darkest(lines, side, Math.max(1, Math.round(side * widened)));
  // What is drawn by areas alone keeps them.
  const share = inkOf(wide) > fewLines * inkOf(areas) ? areaShare : 1;
  const relief = new Float32Array(form.length);
  for (let i = 0; i < relief.length; i++) relief[i] = Math.max(-1, Math.min(1, share * areas[i] + wide[i]));
  return relief;
}

function inkOf(plane: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += Math.abs(plane[i]);
  return sum;
}

/** A plane without dark things narrower than 2 · reach + 1: the maximum around each pixel, then the minimum of that. */
const closed = (plane: Float32Array, side: number, reach: number): Float32Array =>
  darkest(lightest(plane, side, reach), side, reach);

const lightest = (plane: Float32Array, side: number, reach: number): Float32Array =>
  negative(darkest(negative(plane), side, reach));

function negative(plane: Float32Array): Float32Array {
  const out = new Float32Array(plane.length);
  for (let i = 0; i < out.length; i++) out[i] = -plane[i];
  return out;
}

/** The least value of a square around each pixel. */
function darkest(plane: Float32Array, side: number, reach: number): Float32Array {
  const across = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  const queue = new Int32Array(side);
  for (let i = 0; i < side; i++) leastOfLine(plane, across, i * side, 1, reach, queue);
  for (let i = 0; i < side; i++) leastOfLine(across, out, i, side, reach, queue);
  return out;
}

/** The least value of every window of a line, by a queue of values that only grow. @param queue as long as the line */
function leastOfLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  reach: number,
  queue: Int32Array,
): void {
  const { length } = queue;
  let [head, tail] = [0, 0];
  for (let i = 0; i < length + reach; i++) {
    if (i < length) {
      const value = from[start + i * step];
      while (tail > head && from[start + queue[tail - 1] * step] >= value) tail--;
      queue[tail++] = i;
    }
    const at = i - reach;
    if (at < 0) continue;
    while (queue[head] < at - reach) head++;
    to[start + at * step] = from[start + queue[head] * step];
  }
}

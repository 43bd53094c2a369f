import { Stream } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { textureOf } from '../../../content/textures/index.js';
import type { Placed } from '../camouflage/form.js';
import { Board } from '../../../draw/board.js';
import { figures } from '../../../content/figures/bistable/index.js';
import type { BistableFigure } from '../../../content/figures/bistable/figure.js';
import { inRelief } from './in-relief.js';
import type { MixedState } from './state.js';

/** @param name one of `figureNames` */
export const figureOf = (name: string): BistableFigure => figures.find((figure) => figure.name === name)!;

/** Levels that change the surface as much as it can be. */
const fullStep = 150;

/**
 * The drawing as light: per pixel of its square, how much lighter or darker than its sheet it is, −1 to 1; and where it
 * differs from the sheet at all.
 */
export function drawingOf({
  figure,
  shape,
  side,
  left,
  top,
}: Pick<MixedState, 'figure' | 'shape' | 'side' | 'left' | 'top'>): Placed {
  const source = figureOf(figure);
  const ground = source.ground(shape);
  const board = new Board(side, 1, ground);
  source.draw(board, shape, 'both');
  const { data } = board.picture;
  // Shadows pass for the surface's own; light does not.
  const sign = ground < 128 ? -1 : 1;
  const form = inRelief(
    Float32Array.from(data, (level) => Math.max(-1, Math.min(1, (sign * (level - ground)) / fullStep))),
    side,
  );
  const mask = Uint8Array.from(form, (value) => (Math.abs(value) > 0.02 ? 1 : 0));
  const empty = new Float32Array(0);
  return {
    figure: { width: side, height: side, mask, light: empty },
    relief: { cover: Float32Array.from(mask), form, shadow: empty, reach: 0 },
    left,
    top,
  };
}

export function paintSurface({ size, ground: { texture, look, angle, sample } }: MixedState): Raster {
  const window = { width: size, height: size, scale: size / 512, angle };
  return textureOf(texture).paint(look, window, new Stream([sample, 'ground']));
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
      const factor = 1 + depth * relief.form[at]!;
      for (let k = 0; k < 3; k++) data[to + k] = Math.min(255, data[to + k]! * factor + 0.5);
    }
  return raster;
}

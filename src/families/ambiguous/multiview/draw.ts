import { compose, identity, scaling, translation, type Affine } from '../../../core/affine.js';
import { parseColor } from '../../../core/color.js';
import type { Path } from '../../../draw/path.js';
import type { Raster } from '../../../draw/raster.js';
import { Surface } from '../../../draw/surface.js';
import { turn, type Turn } from '../../../draw/turn.js';
import type { Font } from '../../../glyphs/font.js';
import { controls } from '../../../content/figures/turned/controls.js';
import type { Figure, PictureTurn } from '../../../content/figures/turned/figure.js';
import { figures } from '../../../content/figures/turned/index.js';
import { centered, displayPath, textPath } from './lettering.js';
import { paintParts } from './paint.js';
import type { DrawnContent, MultiviewState, TextContent } from './state.js';

/** Figures and controls by name. */
export const shelf: ReadonlyMap<string, Figure> = new Map(
  [...figures, ...controls].map((figure) => [figure.name, figure]),
);

const maps: Readonly<Record<PictureTurn, Affine>> = {
  half: [-1, 0, 0, -1, 0, 0],
  'quarter-cw': [0, 1, -1, 0, 0, 0],
  'quarter-ccw': [0, -1, 1, 0, 0, 0],
};

/** How a figure is laid before it is painted. */
export function layOf({ name, second, mirrored }: DrawnContent): Affine {
  const turned = second ? maps[shelf.get(name)!.turn] : identity;
  return mirrored ? compose(turned, scaling(-1, 1)) : turned;
}

/** The ink of a text about the origin, its longer side 1. */
export const inkOf = ({ text, font, segments }: TextContent, fonts: ReadonlyMap<string, Font>): Path =>
  centered(
    segments || font === undefined
      ? displayPath(text, ...(segments ?? [0.2, 1.8]))
      : textPath(text, fonts.get(font)!),
  );

/** The upright picture. */
function upright({ content, look, size }: MultiviewState, fonts: ReadonlyMap<string, Font>): Raster {
  const { colors, scale, at } = look;
  const surface = new Surface(size, size, 3, parseColor(colors.paper));
  if (content.of === 'figure') {
    paintParts(surface, shelf.get(content.name)!.parts(content.values), look, layOf(content));
  } else {
    const transform = compose(scaling(scale * size), translation(at[0] * size, at[1] * size));
    surface.fill(inkOf(content, fonts), parseColor(colors.ink), { transform });
  }
  return surface.raster;
}

/** The picture as it is viewed. */
export const drawMultiview = (x: MultiviewState, fonts: ReadonlyMap<string, Font>): Raster =>
  turn(upright(x, fonts), x.shown satisfies Turn);

import { controls } from '../../../content/figures/turned/controls.js';
import { displayPath } from '../../../content/figures/turned/display.js';
import type { Figure } from '../../../content/figures/turned/figure.js';
import { figures } from '../../../content/figures/turned/index.js';
import { paintFigure } from '../../../content/figures/turned/paint.js';
import { compose, parseColor, scaling, translation } from '../../../core/index.js';
import { Path, Surface, turn, type Raster, type Turn } from '../../../draw/index.js';
import type { Font } from '../../../glyphs/font.js';
import type { MultiviewState, TextContent } from './state.js';

/** Figures and controls by name. */
export const shelf: ReadonlyMap<string, Figure> = new Map(
  [...figures, ...controls].map((figure) => [figure.name, figure]),
);

/** The ink of a text in a font, in font units, characters set at their advances and a little apart. */
export function textPath(text: string, font: Font): Path {
  const path = new Path();
  let pen = 0;
  for (const char of text) {
    const { advance, path: outline } = font.need(char);
    path.append(outline, translation(pen, 0));
    pen += advance + 0.04 * font.unitsPerEm;
  }
  return path;
}

/** A path with the middle of its ink at the origin and the longer side of its ink 1. */
function centered(path: Path): Path {
  const { x, y, width, height } = path.bounds()!;
  const long = Math.max(width, height);
  return path.transform(compose(translation(-x - width / 2, -y - height / 2), scaling(1 / long)));
}

/** The ink of a text about the origin, its longer side 1. */
const inkOf = ({ text, font, segments }: TextContent, fonts: ReadonlyMap<string, Font>): Path =>
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
    paintFigure(surface, shelf.get(content.name)!, content, look);
  } else {
    const transform = compose(scaling(scale * size), translation(at[0] * size, at[1] * size));
    surface.fill(inkOf(content, fonts), parseColor(colors.ink), { transform });
  }
  return surface.raster;
}

/** The picture as it is viewed. */
export const drawMultiview = (x: MultiviewState, fonts: ReadonlyMap<string, Font>): Raster =>
  turn(upright(x, fonts), x.shown satisfies Turn);

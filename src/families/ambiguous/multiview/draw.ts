import { controls } from '../../../content/figures/turned/controls.js';
import { displayPath } from '../../../content/figures/turned/display.js';
import type { Figure, Part, PictureTurn, Style, Tone } from '../../../content/figures/turned/figure.js';
import { figures } from '../../../content/figures/turned/index.js';
import { type Affine, compose, identity, parseColor, scaling, translation } from '../../../core/index.js';
import { Path, Surface, turn, type Color, type Raster, type Turn } from '../../../draw/index.js';
import type { Font } from '../../../glyphs/font.js';
import type { Colors, DrawnContent, Look, MultiviewState, TextContent } from './state.js';

/** Figures and controls by name. */
export const shelf: ReadonlyMap<string, Figure> = new Map(
  [...figures, ...controls].map((figure) => [figure.name, figure]),
);

const maps: Readonly<Record<PictureTurn, Affine>> = {
  half: [-1, 0, 0, -1, 0, 0],
  'quarter-cw': [0, 1, -1, 0, 0, 0],
  'quarter-ccw': [0, -1, 1, 0, 0, 0],
};

/** The map that lays a figure before it is painted. */
function layOf({ name, second, mirrored }: DrawnContent): Affine {
  const turned = second ? maps[shelf.get(name)!.turn] : identity;
  return mirrored ? compose(turned, scaling(-1, 1)) : turned;
}

/** The color of an area: with its outline, or in a style that has no colors. */
function toneColor(tone: Tone, style: Style, { paper, light, main, accent, ink }: Colors): string {
  const flat = { main, accent, light, ink };
  const line = { main: paper, accent: paper, light: paper, ink };
  const dark = { main: ink, accent: ink, light: paper, ink };
  return { flat, line, dark }[style][tone];
}

/** Paints a figure's parts in their order. @param base maps the figure before it is scaled and placed */
function paintParts(surface: Surface, parts: readonly Part[], look: Look, base: Affine): void {
  const { style, colors, outline, scale, at } = look;
  const { width } = surface;
  const transform = compose(compose(base, scaling(scale * width)), translation(at[0] * width, at[1] * width));
  const color = (tone: Tone): Color => parseColor(toneColor(tone, style, colors));
  // Details in ink lie on areas, which are dark themselves in the dark style.
  const lineColor = (tone: Tone): Color => {
    if (style === 'flat') return color(tone);
    return style === 'dark' && tone === 'ink' ? parseColor(colors.paper) : parseColor(colors.ink);
  };
  for (const { path, tone, line, outlined } of parts) {
    if (line !== undefined) {
      surface.stroke(path, lineColor(tone), { width: line, cap: 'round', join: 'round', transform });
      continue;
    }
    surface.fill(path, color(tone), { transform });
    if (outlined === false) continue;
    // A dark shape is parted from the next by a thin light line, all other areas have a line of ink around them.
    const parting = style === 'dark' && tone !== 'light';
    surface.stroke(path, parseColor(parting ? colors.paper : colors.ink), {
      width: parting ? outline * 0.6 : outline,
      join: 'round',
      transform,
    });
  }
}

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

import { type Affine, compose, identity, parseColor, scaling, translation } from '../../../core/index.js';
import type { Color, Surface } from '../../../draw/index.js';
import type { Figure, PictureTurn, Style, Tone, Values } from './figure.js';

/** Colors as '#rrggbb'. */
export type Colors = Readonly<Record<Tone | 'paper', string>>;

/** How the parts of a figure are laid on a picture. */
export type Look = {
  readonly style: Style;
  readonly colors: Colors;
  /** Width of outlines, in figure sizes. */
  readonly outline: number;
  /** Side of the figure, and its center, in picture sides. */
  readonly scale: number;
  readonly at: readonly [x: number, y: number];
};

/** With what numbers a figure is drawn, and which way it is laid. */
export type Laid = {
  readonly values: Values;
  /** Whether the second reading is the one that is upright at first. */
  readonly second: boolean;
  /** Whether it is mirrored left to right, so that its turn goes the other way. */
  readonly mirrored: boolean;
};

const maps: Readonly<Record<PictureTurn, Affine>> = {
  half: [-1, 0, 0, -1, 0, 0],
  'quarter-cw': [0, 1, -1, 0, 0, 0],
  'quarter-ccw': [0, -1, 1, 0, 0, 0],
};

/** The map that lays a figure before it is painted. */
function layOf({ turn }: Figure, { second, mirrored }: Laid): Affine {
  const turned = second ? maps[turn] : identity;
  return mirrored ? compose(turned, scaling(-1, 1)) : turned;
}

/** The color of an area: with its outline, or in a style that has no colors. */
function toneColor(tone: Tone, style: Style, { paper, light, main, accent, ink }: Colors): string {
  const flat = { main, accent, light, ink };
  const line = { main: paper, accent: paper, light: paper, ink };
  const dark = { main: ink, accent: ink, light: paper, ink };
  return { flat, line, dark }[style][tone];
}

/** Paints a figure's parts in their order on a square surface. */
export function paintFigure(surface: Surface, figure: Figure, laid: Laid, look: Look): void {
  const { style, colors, outline, scale, at } = look;
  const { width } = surface;
  const transform = compose(
    compose(layOf(figure, laid), scaling(scale * width)),
    translation(at[0] * width, at[1] * width),
  );
  const color = (tone: Tone): Color => parseColor(toneColor(tone, style, colors));
  // Details in ink lie on areas, which are dark themselves in the dark style.
  const lineColor = (tone: Tone): Color => {
    if (style === 'flat') return color(tone);
    return style === 'dark' && tone === 'ink' ? parseColor(colors.paper) : parseColor(colors.ink);
  };
  for (const { path, tone, line, outlined } of figure.parts(laid.values)) {
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

import { parseColor } from '../../../core/color.js';
import { translation, compose, scaling, type Affine } from '../../../core/affine.js';
import type { Color } from '../../../draw/paint.js';
import { Surface } from '../../../draw/surface.js';
import type { Part, Style, Tone } from '../../../content/figures/turned/figure.js';

/** Colors as '#rrggbb'. */
export type Colors = { readonly paper: string; readonly light: string; readonly main: string; readonly accent: string; readonly ink: string }; // prettier-ignore

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

/** The color of an area: with its outline, or in a style that has no colors. */
function toneColor(tone: Tone, style: Style, { paper, light, main, accent, ink }: Colors): string {
  const flat = { main, accent, light, ink };
  const line = { main: paper, accent: paper, light: paper, ink };
  const dark = { main: ink, accent: ink, light: paper, ink };
  return { flat, line, dark }[style][tone];
}

/** Paints a figure's parts in their order. @param base maps the figure before it is scaled and placed */
export function paintParts(surface: Surface, parts: readonly Part[], look: Look, base: Affine): void {
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

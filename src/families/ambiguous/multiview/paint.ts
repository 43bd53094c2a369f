import { parseColor } from '../../../core/color.js';
import { translation, compose, scaling, type Affine } from '../../../core/affine.js';
import type { Colour } from '../../../draw/paint.js';
import { Surface } from '../../../draw/surface.js';
import type { Part, Style, Tone } from './figure.js';

/** Colours as '#rrggbb'. */
export type Colours = { readonly paper: string; readonly light: string; readonly main: string; readonly accent: string; readonly ink: string }; // prettier-ignore

/** How the parts of a figure are laid on a picture. */
export type Look = {
  readonly style: Style;
  readonly colours: Colours;
  /** Width of outlines, in figure sizes. */
  readonly outline: number;
  /** Side of the figure, and its centre, in picture sides. */
  readonly scale: number;
  readonly at: readonly [x: number, y: number];
};

/** The colour of an area: with its outline, or in a style that has no colours. */
function toneColour(tone: Tone, style: Style, { paper, light, main, accent, ink }: Colours): string {
  const flat = { main, accent, light, ink };
  const line = { main: paper, accent: paper, light: paper, ink };
  const dark = { main: ink, accent: ink, light: paper, ink };
  return { flat, line, dark }[style][tone];
}

/** Paints a figure's parts in their order. @param base maps the figure before it is scaled and placed */
export function paintParts(surface: Surface, parts: readonly Part[], look: Look, base: Affine): void {
  const { style, colours, outline, scale, at } = look;
  const { width } = surface;
  const transform = compose(compose(base, scaling(scale * width)), translation(at[0] * width, at[1] * width));
  const colour = (tone: Tone): Colour => parseColor(toneColour(tone, style, colours));
  // Details in ink lie on areas, which are dark themselves in the dark style.
  const lineColour = (tone: Tone): Colour => {
    if (style === 'flat') return colour(tone);
    return style === 'dark' && tone === 'ink' ? parseColor(colours.paper) : parseColor(colours.ink);
  };
  for (const { path, tone, line, outlined } of parts) {
    if (line !== undefined) {
      surface.stroke(path, lineColour(tone), { width: line, cap: 'round', join: 'round', transform });
      continue;
    }
    surface.fill(path, colour(tone), { transform });
    if (outlined === false) continue;
    // A dark shape is parted from the next by a thin light line, all other areas have a line of ink around them.
    const parting = style === 'dark' && tone !== 'light';
    surface.stroke(path, parseColor(parting ? colours.paper : colours.ink), {
      width: parting ? outline * 0.6 : outline,
      join: 'round',
      transform,
    });
  }
}

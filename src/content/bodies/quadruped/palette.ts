import { formatColor, parseColor, type Stream, table } from '../../../core/index.js';
import { perAxis } from '../../../world/vector.js';

/** Colors by what they are for: `main` always; `second`, `pale`, `dark`, `foot`, `tuft`, `mane`, `nose`, … as the species needs. */
export type Palette = { readonly main: string; readonly [use: string]: string };

/** Palettes as a table with a column for each use, `main` among them, and '-' for no color: see {@link table}. */
export const palettes = (text: string): Palette[] =>
  table(text).map(
    (row) => Object.fromEntries(Object.entries(row).filter(([, color]) => color !== '-')) as Palette,
  );

/** The palette of one individual: all its colors a little darker or lighter, and warmer or cooler. */
export function toned(palette: Palette, stream: Stream): Palette {
  const [light, warm] = [stream.uniform(0.8, 1.14), stream.uniform(-0.05, 0.05)];
  const factors = [light * (1 + warm), light, light * (1 - warm)];
  const tone = (color: string): string => {
    const rgb = parseColor(color);
    return formatColor(perAxis((k) => Math.min(255, Math.round(rgb[k] * factors[k]))));
  };
  return Object.fromEntries(Object.entries(palette).map(([use, color]) => [use, tone(color)])) as Palette;
}

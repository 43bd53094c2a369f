import { formatColor, fromOklch, parseColor, type Stream } from '../../../core/index.js';

/** A color by perceived lightness (0 to 1), chroma (0 to 0.3) and hue (degrees), as '#rrggbb'. */
export const perceived = (lightness: number, chroma: number, hue: number): string =>
  formatColor(fromOklch(lightness, chroma, hue));

/** Skin tones from very dark to very fair: perceived lightness and the color. */
export function skinTones(draw: Stream): readonly [lightness: number, color: string] {
  const lightness = draw.uniform(0.42, 0.85);
  // dark skins are a little redder, middle ones the most saturated
  const chroma = 0.045 + 0.05 * (1 - Math.abs(lightness - 0.62) / 0.25);
  return [lightness, perceived(lightness, Math.max(0.035, chroma), draw.uniform(48, 62))];
}

/** The apparent difference of two colors, roughly: 0 to 1. Green counts most, as for the eye. */
function apart(a: string, b: string): number {
  const [p, q] = [parseColor(a), parseColor(b)];
  const [r, g, b2] = [0, 1, 2].map((k) => (p[k] - q[k]) / 255);
  return Math.sqrt(0.3 * r * r + 0.5 * g * g + 0.2 * b2 * b2);
}

/** A color that is far enough from all others; of fifty draws the best where none is. */
export function unlike(draw: () => string, others: readonly string[], least: number): string {
  let best = '';
  let most = -1;
  for (let i = 0; i < 50 && most < least; i++) {
    const color = draw();
    const nearest = Math.min(1, ...others.map((other) => apart(color, other)));
    if (nearest > most) [best, most] = [color, nearest];
  }
  return best;
}

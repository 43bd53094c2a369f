import { channelIntensities, type Rgb } from '../../src/core/color.js';

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
  const linear = channelIntensities();
  return 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue];
}

/** The contrast of two colors, 1 to 21, whichever is lighter (WCAG 2.2). */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

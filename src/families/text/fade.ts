import { formatColor, parseColor, type Rgb } from '../../core/color.js';

/** The ink's colour moved towards the paper's: contrast 1 leaves it, 0 would make it the paper's. */
export function fade(ink: string, paper: string, contrast: number): string {
  const to = parseColor(paper);
  const faded = parseColor(ink).map((value, channel) =>
    Math.round(to[channel]! + (value - to[channel]!) * contrast),
  );
  return formatColor(faded as unknown as Rgb);
}

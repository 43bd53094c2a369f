import { fromOklch, type Rgb, type Stream } from '../../core/index.js';

type Range = readonly [min: number, max: number];

/** Colors with OKLCH lightness, chroma and hue drawn from ranges. */
export const hues = (stream: Stream, count: number, lightness: Range, chroma: Range, hue: Range): Rgb[] =>
  Array.from({ length: count }, () =>
    fromOklch(stream.uniform(...lightness), stream.uniform(...chroma), stream.uniform(...hue)),
  );

/** A row of colors from dark to light about one hue, for ramps. */
export function shades(stream: Stream, lightness: Range, chroma: Range, hue: Range, count = 5): Rgb[] {
  const [from, to] = [stream.uniform(...hue), stream.uniform(...hue)];
  return Array.from({ length: count }, (_, i) => {
    const at = i / (count - 1);
    return fromOklch(
      lightness[0] + (lightness[1] - lightness[0]) * at,
      stream.uniform(...chroma),
      from + (to - from) * at,
    );
  });
}

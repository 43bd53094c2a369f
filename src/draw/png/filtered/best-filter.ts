import type { Raster } from '../../raster.js';
import { roughLog2 } from './rough-log2.js';

/** Filter types of the PNG specification, 9.2: none, sub, up, average, Paeth. */
export type Filter = 0 | 1 | 2 | 3 | 4;

const samples = 256;
/** n · log₂ n for every count there can be, four channels to a sample. */
const order = Float64Array.from({ length: 4 * samples + 1 }, (_, n) => n * roughLog2(n));
const counts = ([0, 1, 2, 3, 4] as const).map(() => new Uint16Array(256));

/**
 * The filter that suits rows `from` to `to` − 1 best, judged by pixels spread evenly over them: the one whose residuals
 * have the least entropy.
 */
export function bestFilter({ width, channels, data }: Raster, from: number, to: number): Filter {
  const [none, sub, up, average, paeth] = counts as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ];
  for (const table of counts) table.fill(0);
  const size = width * channels;
  const pixels = (to - from) * width;
  for (let s = 0; s < samples; s++) {
    const pixel = from * width + Math.floor(((2 * s + 1) * pixels) / (2 * samples));
    const y = Math.floor(pixel / width);
    const hasLeft = pixel > y * width;
    for (let at = pixel * channels, end = at + channels; at < end; at++) {
      const x = data[at]!;
      const a = hasLeft ? data[at - channels]! : 0;
      const b = y > 0 ? data[at - size]! : 0;
      const c = hasLeft && y > 0 ? data[at - size - channels]! : 0;
      const [fromLeft, fromUp, fromCorner] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - c - c)];
      const nearest = fromLeft <= fromUp && fromLeft <= fromCorner ? a : fromUp <= fromCorner ? b : c;
      none[x]!++;
      sub[(x - a) & 255]!++;
      up[(x - b) & 255]!++;
      average[(x - ((a + b) >> 1)) & 255]!++;
      paeth[(x - nearest) & 255]!++;
    }
  }
  let best: Filter = 0;
  let most = -1;
  // Ties go to the later filter, which does better on what was not sampled.
  for (const filter of [0, 1, 2, 3, 4] as const) {
    let sum = 0;
    const table = counts[filter]!;
    for (let value = 0; value < 256; value++) sum += order[table[value]!]!;
    if (sum >= most) {
      most = sum;
      best = filter;
    }
  }
  return best;
}

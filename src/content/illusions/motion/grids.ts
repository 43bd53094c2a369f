import { sinDegrees } from '../../../core/math/index.js';
import { circle, Path, Surface } from '../../../draw/index.js';
import { levelAt, type StillIllusion } from './illusion.js';

type Figure = {
  readonly bars: number;
  /** Width of a bar, in distances between bars. */
  readonly wide: number;
  readonly ground: number;
  readonly bar: number;
  /** Radius of the discs where bars cross, in widths; 0 for none. */
  readonly disc: number;
  /** The swing of the control's bars to each side, in widths, and the phase where they begin, degrees. */
  readonly swing: number;
  readonly start: number;
};

/** Nothing reaches to the border, where straight bars and swinging ones would differ. */
const margin = 0.07;

/** Hermann (1870) without discs, Schrauf et al. (Vision Research 37, 1997) with: spots that come and go where bars cross. */
const grid = (
  name: string,
  shades: (dark: boolean) => readonly [ground: number, bar: number],
  disc: readonly [number, number],
  bars: readonly [number, number],
): StillIllusion<Figure> => ({
  name,
  apparent: 'flicker',
  bounds: [0.95, 0.8],
  sample(stream) {
    const [ground, bar] = shades(stream.below(4) > 0);
    return {
      bars: stream.integer(...bars),
      wide: stream.uniform(0.2, 0.26),
      ground,
      bar,
      disc: stream.uniform(...disc),
      swing: stream.uniform(0.75, 1.05),
      start: stream.choice([0, 180]),
    };
  },
  /**
   * The control's bars swing from side to side, which undoes the spots (Geier et al., Perception 37, 2008). They are longer,
   * and as much thinner, so that they cover as much.
   */
  draw({ bars, wide, ground, bar, disc, swing, start }, control, size) {
    const surface = new Surface(size, size, 3, ground);
    const step = ((1 - 2 * margin) * size) / bars;
    const line = wide * step;
    const middles = Array.from({ length: bars }, (_, i) => margin * size + (i + 0.5) * step);
    // Crossings stay where they are: at the middles the bars swing through 0.
    const sway = (t: number): number => (control ? swing * line * sinDegrees(start + 180 * t) : 0);
    const width = line / lengthOf((t) => sway(t) / step);
    for (const middle of middles) {
      const [down, across] = [new Path(), new Path()];
      for (let i = 0; i <= 24 * bars; i++) {
        const [along, off] = [margin * size + (i / 24) * step, middle + sway(i / 24 - 0.5)];
        if (i === 0) {
          down.moveTo(off, along);
          across.moveTo(along, off);
        } else {
          down.lineTo(off, along);
          across.lineTo(along, off);
        }
      }
      for (const path of [down, across]) surface.stroke(path, bar, { width, join: 'round' });
    }
    if (disc > 0)
      for (const x of middles)
        for (const y of middles) surface.fill(circle(x, y, disc * line), ground < bar ? 255 : 0);
    return surface.raster;
  },
  /** The straightness of the bars: the share of the bars' axes that has the bars' gray, discs aside. */
  cue({ bars, bar, disc, wide }, picture) {
    let [hits, count] = [0, 0];
    const inside = (part: number): number => margin + (1 - 2 * margin) * part;
    for (let i = 0; i < bars; i++) {
      for (let k = 0; k < picture.width; k++) {
        const t = (k + 0.5) / picture.width;
        const off = Math.abs(((t * bars) % 1) - 0.5);
        if (off < disc * wide + 0.02) continue;
        count += 2;
        const [middle, along] = [inside((i + 0.5) / bars), inside(t)];
        if (Math.abs(levelAt(picture, middle, along) - bar) < 30) hits++;
        if (Math.abs(levelAt(picture, along, middle) - bar) < 30) hits++;
      }
    }
    return hits / count;
  },
});

/** The ratio of a swinging line's length to a straight one's. @param sway at places along it, in distances of bars */
function lengthOf(sway: (t: number) => number): number {
  const pieces = 48;
  let sum = 0;
  for (let i = 0; i < pieces; i++) {
    const off = sway((2 * (i + 1)) / pieces) - sway((2 * i) / pieces);
    sum += Math.sqrt((2 / pieces) * (2 / pieces) + off * off);
  }
  return sum / 2;
}

export const hermann = grid('hermann-grid', (dark) => (dark ? [0, 255] : [255, 0]), [0, 0], [5, 9]);
export const scintillating = grid(
  'scintillating-grid',
  (dark) => (dark ? [0, 128] : [255, 128]),
  [0.66, 0.72],
  [7, 11],
);

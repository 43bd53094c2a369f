import { sinDegrees } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { circle } from '../../../draw/shapes.js';
import { Surface } from '../../../draw/surface.js';
import { levelAt, type StillIllusion } from './illusion.js';

type Figure = {
  readonly bars: number;
  /** Width of a bar, in distances between bars. */
  readonly wide: number;
  readonly ground: number;
  readonly bar: number;
  /** Radius of the discs where bars cross, in widths; 0 for none. */
  readonly disc: number;
  /** How far the control's bars swing to each side, in widths, and where they begin, degrees. */
  readonly swing: number;
  readonly start: number;
};

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
  /** The control's bars swing from side to side, which undoes the spots (Geier et al., Perception 37, 2008). */
  draw({ bars, wide, ground, bar, disc, swing, start }, control, size) {
    const surface = new Surface(size, size, 3, ground);
    const step = size / bars;
    const line = wide * step;
    const sway = (t: number): number => (control ? swing * line * sinDegrees(start + (t / step) * 180) : 0);
    for (let i = 0; i < bars; i++) {
      const middle = (i + 0.5) * step;
      const [down, across] = [new Path(), new Path()];
      // Crossings stay where they are: at the middles the bars swing through 0.
      for (let t = -step; t <= size + step; t += step / 24) {
        const off = sway(t - 0.5 * step);
        if (t === -step) {
          down.moveTo(middle + off, t);
          across.moveTo(t, middle + off);
        } else {
          down.lineTo(middle + off, t);
          across.lineTo(t, middle + off);
        }
      }
      for (const path of [down, across]) surface.stroke(path, bar, { width: line, join: 'round' });
    }
    for (let i = 0; disc > 0 && i < bars * bars; i++) {
      surface.fill(
        circle(((i % bars) + 0.5) * step, (Math.floor(i / bars) + 0.5) * step, disc * line),
        ground < bar ? 255 : 0,
      );
    }
    return surface.raster;
  },
  /** How straight the bars are: the share of the bars' axes that has the bars' gray, discs aside. */
  cue({ bars, bar, disc, wide }, picture) {
    let [hits, count] = [0, 0];
    for (let i = 0; i < bars; i++) {
      for (let k = 0; k < picture.width; k++) {
        const t = (k + 0.5) / picture.width;
        const off = Math.abs(((t * bars) % 1) - 0.5);
        if (off < disc * wide + 0.02) continue;
        count += 2;
        if (Math.abs(levelAt(picture, (i + 0.5) / bars, t) - bar) < 30) hits++;
        if (Math.abs(levelAt(picture, t, (i + 0.5) / bars) - bar) < 30) hits++;
      }
    }
    return hits / count;
  },
});

export const hermann = grid('hermann-grid', (dark) => (dark ? [0, 255] : [255, 0]), [0, 0], [5, 9]);
export const scintillating = grid(
  'scintillating-grid',
  (dark) => (dark ? [0, 128] : [255, 128]),
  [0.66, 0.72],
  [7, 11],
);

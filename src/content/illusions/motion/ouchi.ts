import { parseColor } from '../../../core/color.js';
import { circle, ellipse, Path, rect, Surface } from '../../../draw/index.js';
import { levelAt, type StillIllusion } from './illusion.js';

type Figure = {
  /** Sides of a check, picture sides. */
  readonly long: number;
  readonly short: number;
  /** Half axes of the field in the middle. */
  readonly wide: number;
  readonly high: number;
  readonly dark: string;
  readonly bright: string;
  /** Whether the ground's checks lie flat, and the middle's stand. */
  readonly flat: boolean;
  readonly shift: readonly [x: number, y: number];
};

/** Ouchi (1977): a field of standing checks floats before a ground of lying ones. In the control all lie the same way. */
export const ouchi: StillIllusion<Figure> = {
  name: 'ouchi',
  apparent: 'floating',
  bounds: [0.6, 0.1],
  sample(stream) {
    const short = stream.uniform(0.014, 0.02);
    return {
      long: short * stream.uniform(3.6, 4.6),
      short,
      wide: stream.uniform(0.18, 0.26),
      high: stream.uniform(0.18, 0.26),
      dark: stream.choice(['#000000', '#101a3a', '#2a1010', '#10291b']),
      bright: stream.choice(['#ffffff', '#fff8e0', '#eef6ff']),
      flat: stream.below(2) === 0,
      shift: [stream.float(), stream.float()],
    };
  },
  draw({ long, short, wide, high, dark, bright, flat, shift }, control, size) {
    const surface = new Surface(size, size, 3, parseColor(bright));
    const checks = (across: number, down: number): Path => {
      const path = new Path();
      for (let row = -1; row * down < 1; row++) {
        for (let column = -2 + (row & 1); column * across < 1; column += 2) {
          path.append(
            rect(
              (column + shift[0]) * across * size,
              (row + shift[1]) * down * size,
              across * size,
              down * size,
            ),
          );
        }
      }
      return path;
    };
    const [ground, field] = flat
      ? [
          [long, short],
          [short, long],
        ]
      : [
          [short, long],
          [long, short],
        ];
    surface.fill(checks(ground[0], ground[1]), parseColor(dark));
    if (control) return surface.raster;
    const clip =
      wide === high
        ? circle(0.5 * size, 0.5 * size, wide * size)
        : ellipse(0.5 * size, 0.5 * size, wide * size, high * size);
    surface.fill(clip, parseColor(bright));
    surface.fill(checks(field[0], field[1]), parseColor(dark), { clip });
    return surface.raster;
  },
  /** The difference of the checks' direction between the middle and the ground, from steps across and down. */
  cue({ wide, high }, picture) {
    const lie = (inside: boolean): number => {
      const step = 1 / picture.width;
      let [across, down] = [0, 0];
      for (let i = 0; i < 4096; i++) {
        // Evenly strewn, and in step with no checks.
        const [x, y] = [0.02 + 0.96 * ((i * 0.7548776662) % 1), 0.02 + 0.96 * ((i * 0.5698402909) % 1)];
        const [u, v] = [(x - 0.5) / wide, (y - 0.5) / high];
        const far = u * u + v * v;
        if (inside ? far > 0.8 : far < 1.3) continue;
        const here = levelAt(picture, x, y);
        for (let k = 1; k <= 3; k++) {
          across += Math.abs(levelAt(picture, x + k * step, y) - here);
          down += Math.abs(levelAt(picture, x, y + k * step) - here);
        }
      }
      return (across - down) / (across + down);
    };
    return Math.abs(lie(true) - lie(false)) / 2;
  },
};

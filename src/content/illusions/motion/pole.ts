import { parseColor, points } from '../../../core/index.js';
import { Path, polygon, rect, Surface } from '../../../draw/index.js';
import { cell, chooseLevels, orderOf, scrambled, type FourLevels } from './four-levels.js';
import { levelAt, type StillIllusion } from './illusion.js';

type Figure = {
  readonly colors: FourLevels;
  readonly paper: string;
  readonly poles: number;
  /** Width of a pole, and height of a repetition, picture sides. */
  readonly wide: number;
  readonly pitch: number;
  /** The climb of a stripe across the pole, in its width. */
  readonly rise: number;
  readonly reversed: readonly (readonly boolean[])[];
};

/** The number of repetitions that are drawn: enough for the steepest stripes. */
const repetitions = 60;
const [top, bottom] = [0.06, 0.94];

/** Upright poles with slanted stripes of black, dark, white and light, which seem to climb one pole and sink on the next. */
export const pole: StillIllusion<Figure> = {
  name: 'barber-pole',
  apparent: 'drift',
  bounds: [0.9, 0.35],
  sample(stream) {
    const poles = stream.integer(3, 6);
    return {
      colors: chooseLevels(stream),
      paper: stream.choice(['#f4f1e6', '#dfe6ea', '#b9b9b9', '#e9e2cf']),
      poles,
      wide: stream.uniform(0.55, 0.75) / poles,
      pitch: stream.uniform(0.075, 0.105),
      rise: stream.uniform(0.35, 0.8),
      reversed: Array.from({ length: poles }, () => scrambled(repetitions, stream)),
    };
  },
  draw({ colors, paper, poles, wide, pitch, rise, reversed }, control, size) {
    const surface = new Surface(size, size, 3, parseColor(paper));
    for (let i = 0; i < poles; i++) {
      const left = (i + 0.5) / poles - wide / 2;
      const clip = rect(left * size, top * size, wide * size, (bottom - top) * size);
      const down = i % 2 === 0;
      for (let phase = 0; phase < 4; phase++) {
        const paths = new Map<string, Path>();
        for (let k = 0; k < repetitions; k++) {
          const color = cell(colors, control && reversed[i][k])[phase];
          const at = (k + phase / 4) * pitch - 1;
          // From the edge where the order begins, under the next stripe.
          const reach = (phase === 3 ? 0.25 : 0.5) * pitch;
          const [from, to] = down ? [at, at + reach] : [1 - at - reach, 1 - at];
          const climb = rise * wide;
          const stripe = polygon(
            points([left, from], [left + wide, from - climb], [left + wide, to - climb], [left, to]),
          );
          paths.set(color, (paths.get(color) ?? new Path()).append(stripe));
        }
        for (const [color, path] of paths)
          surface.fill(path.transform([size, 0, 0, size, 0, 0]), parseColor(color), { clip });
      }
      surface.stroke(clip, parseColor('#20242c'), { width: size / 200 });
    }
    return surface.raster;
  },
  cue({ colors, poles }, picture) {
    const known = colors.map((color) => {
      const [red, green, blue] = parseColor(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    let sum = 0;
    for (let i = 0; i < poles; i++) {
      const rows = Math.floor((bottom - top - 0.02) * picture.height);
      const levels = Array.from({ length: rows }, (_, row) =>
        levelAt(picture, (i + 0.5) / poles, top + 0.01 + row / picture.height),
      );
      sum += orderOf(levels, known);
    }
    return sum / poles;
  },
};

import { cosDegrees, parseColor, points3, sinDegrees } from '../../../core/index.js';
import { circle, Path, sector, Surface } from '../../../draw/index.js';
import { ringLevels, type StillIllusion } from './illusion.js';

type Figure = {
  readonly rings: number;
  readonly repeats: number;
  readonly paper: number;
  /** Gray levels between which the ramps run. */
  readonly least: number;
  readonly most: number;
  readonly start: readonly number[];
  /** Tint of the ramps, weights of red, green and blue. */
  readonly tint: readonly [number, number, number];
};

/** The number of steps of a ramp. */
const steps = 24;
/** Nothing reaches to the border, where the two kinds of ramps would differ. */
const [outer, inner] = [0.435, 0.09];

/**
 * Peripheral drift (Fraser & Wilcox, Nature 281, 1979; Faubert & Herbert, Perception 28, 1999): rings of ramps from dark
 * to light that fall back at once. In the control the ramps rise and fall alike.
 */
export const drift: StillIllusion<Figure> = {
  name: 'peripheral-drift',
  apparent: 'rotation',
  bounds: [0.8, 0.15],
  sample(stream) {
    const rings = stream.integer(2, 4);
    return {
      rings,
      repeats: stream.integer(10, 16),
      paper: stream.integer(120, 136),
      least: stream.integer(0, 20),
      most: stream.integer(235, 255),
      start: Array.from({ length: rings }, () => stream.uniform(0, 360)),
      tint: stream.choice(points3('1,1,1 1,0.96,0.8 0.84,0.95,1 1,0.88,0.9 0.88,1,0.88')),
    };
  },
  draw({ rings, repeats, paper, least, most, start, tint }, control, size) {
    const surface = new Surface(size, size, 3, paper);
    const center = size / 2;
    const width = (outer - inner) / rings;
    for (let ring = 0; ring < rings; ring++) {
      const radius = (outer - ring * width) * size;
      for (let step = 0; step < steps; step++) {
        const path = new Path();
        for (let repeat = 0; repeat < repeats; repeat++) {
          const sign = ring % 2 === 0 ? 1 : -1;
          const from = start[ring] + sign * ((repeat + step / steps) * (360 / repeats));
          // Under the next step, but not under the next ramp.
          const wide = (sign * ((step === steps - 1 ? 1 : 1.9) * (360 / repeats))) / steps;
          path.append(
            sector(center, center, radius, Math.min(from, from + wide), Math.max(from, from + wide)),
          );
        }
        const rise = control ? 1 - Math.abs((2 * (step + 0.5)) / steps - 1) : (step + 0.5) / steps;
        const level = least + (most - least) * rise;
        const [red, green, blue] = tint.map((weight) => Math.round(level * weight));
        surface.fill(path, [red, green, blue]);
      }
      surface.fill(circle(center, center, (outer - (ring + 1) * width) * size), paper);
      surface.stroke(circle(center, center, radius), parseColor('#808080'), { width: 0.006 * size });
    }
    return surface.raster;
  },
  /** The cubes of the level's steps around a ring: ramps that rise slowly and fall at once do not cancel. */
  cue({ rings }, picture) {
    const width = (outer - inner) / rings;
    let sum = 0;
    for (let ring = 0; ring < rings; ring++) {
      const middle = outer - (ring + 0.5) * width;
      const samples = 720;
      const levels = ringLevels(picture, [0.5, 0.5], middle, samples, (a) => [cosDegrees(a), sinDegrees(a)]);
      let [signed, whole] = [0, 0];
      const apart = 4;
      for (let i = 0; i < samples; i++) {
        const step = levels[(i + apart) % samples] - levels[i];
        signed += step * step * step;
        whole += Math.abs(step * step * step);
      }
      sum += whole === 0 ? 0 : Math.abs(signed) / whole;
    }
    return sum / rings;
  },
};

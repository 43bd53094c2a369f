import { cosDegrees, parseColor, sinDegrees } from '../../../core/index.js';
import { circle, Path, sector, Surface } from '../../../draw/index.js';
import { ringLevels, type StillIllusion } from './illusion.js';

type Figure = {
  /** The number of black rays. */
  readonly rays: number;
  /** Radii of the middles of the rings, picture sides, and their width. */
  readonly rings: readonly number[];
  readonly wide: number;
  readonly color: string;
  readonly start: number;
  /** The control: black sectors of a band, and degrees by which each band is turned, the outermost first. */
  readonly sectors: number;
  readonly turned: readonly number[];
  /** Gray levels of paper and rays, of the illusion and of the control. */
  readonly tones: readonly (readonly [paper: number, ink: number])[];
};

/** Nothing reaches to the border, where rays and sectors would differ. */
const [outer, inner] = [0.435, 0.065];
/** Bands of the control, as wide as a ring. */
const bands = 10;

/**
 * Leviant's Enigma (1981): something streams around in the rings between rays. The control has as much black and white, in
 * bands of a few broad sectors, each turned at random: no ray crosses a ring.
 */
export const enigma: StillIllusion<Figure> = {
  name: 'enigma',
  apparent: 'streaming',
  bounds: [0.5, 0.3],
  sample(stream) {
    const count = stream.integer(2, 4);
    const first = stream.uniform(0.135, 0.17);
    const apart = (0.39 - first) / Math.max(1, count - 1);
    return {
      rays: stream.integer(60, 80),
      rings: Array.from({ length: count }, (_, i) => first + i * apart),
      wide: stream.uniform(0.03, 0.042),
      color: stream.choice(['#7a4fc4', '#2f7fd0', '#d8b400', '#c8508c', '#3f9f5f', '#8a8a8a']),
      start: stream.uniform(0, 6),
      sectors: stream.integer(11, 15),
      turned: Array.from({ length: bands }, () => stream.uniform(0, 360)),
      tones: [0, 1].map(() => [stream.integer(205, 255), stream.integer(0, 50)] as const),
    };
  },
  draw({ rays, rings, wide, color, start, sectors, turned, tones }, control, size) {
    const [paper, ink] = tones[Number(control)];
    const surface = new Surface(size, size, 3, paper);
    const center = size / 2;
    const paint = (radius: number, count: number, from: number): void => {
      const black = new Path();
      for (let i = 0; i < count; i++) {
        const at = from + (360 * i) / count;
        // A little wider than its paper, which would shine through where black meets black.
        black.append(sector(center, center, radius * size + 0.7, at, at + 180 / count));
      }
      surface.fill(circle(center, center, radius * size), paper);
      surface.fill(black, ink);
    };
    if (control) turned.forEach((from, i) => paint(outer - (i * (outer - inner)) / bands, sectors, from));
    else paint(outer, rays, start);
    for (const radius of rings)
      surface.stroke(circle(center, center, radius * size), parseColor(color), { width: wide * size });
    surface.fill(circle(center, center, inner * size), paper);
    surface.fill(circle(center, center, 0.012 * size), parseColor(color));
    return surface.raster;
  },
  /** The share of the steps from black to white and back of the rays that are present along the rim of each ring. */
  cue({ rings, wide, rays }, picture) {
    let steps = 0;
    for (const radius of rings) {
      const levels = ringLevels(picture, [0.5, 0.5], radius + wide / 2 + 0.012, 1440, (a) => [
        cosDegrees(a),
        sinDegrees(a),
      ]);
      levels.forEach((level, i) => {
        if (level < 127.5 !== levels.at(i - 1)! < 127.5) steps++;
      });
    }
    return steps / (2 * rays * rings.length);
  },
};

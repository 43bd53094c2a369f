import { parseColor } from '../../../core/color.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { circle, sector } from '../../../draw/shapes.js';
import { Surface } from '../../../draw/surface.js';
import { ringLevels, type StillIllusion } from './illusion.js';

type Figure = {
  /** Black rays. */
  readonly rays: number;
  /** Radii of the middles of the rings, picture sides, and their width. */
  readonly rings: readonly number[];
  readonly wide: number;
  readonly color: string;
  readonly start: number;
};

const [outer, inner] = [0.48, 0.07];

/** Leviant's Enigma (1981): something streams around in the rings between rays. The control has no rays. */
export const enigma: StillIllusion<Figure> = {
  name: 'enigma',
  apparent: 'streaming',
  bounds: [0.5, 0.02],
  sample(stream) {
    const count = stream.integer(2, 4);
    const first = stream.uniform(0.15, 0.19);
    const apart = (0.43 - first) / Math.max(1, count - 1);
    return {
      rays: stream.integer(60, 80),
      rings: Array.from({ length: count }, (_, i) => first + i * apart),
      wide: stream.uniform(0.032, 0.045),
      color: stream.choice(['#7a4fc4', '#2f7fd0', '#d8b400', '#c8508c', '#3f9f5f', '#8a8a8a']),
      start: stream.uniform(0, 6),
    };
  },
  draw({ rays, rings, wide, color, start }, control, size) {
    const surface = new Surface(size, size, 3, 255);
    const center = size / 2;
    const lines = new Path();
    for (let i = 0; i < rays; i++) {
      const from = start + (360 * i) / rays;
      lines.append(sector(center, center, outer * size, from, from + 180 / rays));
    }
    surface.fill(circle(center, center, outer * size), control ? 205 : 255);
    if (!control) surface.fill(lines, 0);
    for (const radius of rings)
      surface.stroke(circle(center, center, radius * size), parseColor(color), { width: wide * size });
    surface.fill(circle(center, center, inner * size), control ? 205 : 255);
    surface.fill(circle(center, center, 0.012 * size), parseColor(color));
    return surface.raster;
  },
  /** How much the levels change along the rim of each ring, in half ranges. */
  cue({ rings, wide }, picture) {
    let sum = 0;
    for (const radius of rings) {
      const levels = ringLevels(picture, [0.5, 0.5], radius + wide / 2 + 0.012, 1440, (a) => [
        cosDegrees(a),
        sinDegrees(a),
      ]);
      const mean = levels.reduce((a, b) => a + b, 0) / levels.length;
      sum += Math.sqrt(levels.reduce((a, b) => a + (b - mean) * (b - mean), 0) / levels.length) / 127.5;
    }
    return sum / rings.length;
  },
};

import { cosDegrees, parseColor, sinDegrees } from '../../../core/index.js';
import { circle, Path, sector, Surface } from '../../../draw/index.js';
import { cell, chooseLevels, orderOf, scrambled, type FourLevels } from './four-levels.js';
import { ringLevels, type StillIllusion } from './illusion.js';

type Figure = {
  readonly colors: FourLevels;
  readonly paper: string;
  /** The number of discs along a side. */
  readonly grid: number;
  /** Rings of a disc, and repetitions around it (even). */
  readonly rings: number;
  readonly repeats: number;
  /** The ratio of sizes of each ring and the one around it. */
  readonly shrink: number;
  /** Degrees by which the first ring is turned, of each disc. */
  readonly start: readonly number[];
  /** Whether the control reverses each repetition of each ring. */
  readonly reversed: readonly (readonly boolean[])[];
};

/** Kitaoka's Rotating Snakes (2003): discs of rings of black, dark, white and light; neighbors turn opposite ways. */
export const snakes: StillIllusion<Figure> = {
  name: 'rotating-snakes',
  apparent: 'rotation',
  bounds: [0.9, 0.3],
  sample(stream) {
    const grid = stream.integer(2, 3);
    const rings = stream.integer(6, 8);
    const repeats = 2 * stream.integer(8, 11);
    return {
      colors: chooseLevels(stream),
      paper: stream.choice(['#f4f1e6', '#dfe6ea', '#9a9a9a', '#e9e2cf']),
      grid,
      rings,
      repeats,
      shrink: stream.uniform(0.77, 0.82),
      start: Array.from({ length: grid * grid }, () => stream.uniform(0, 360)),
      reversed: Array.from({ length: rings }, () => scrambled(repeats, stream)),
    };
  },
  draw(figure, control, size) {
    const { grid, rings, shrink, paper, start } = figure;
    const surface = new Surface(size, size, 3, parseColor(paper));
    for (let disc = 0; disc < grid * grid; disc++) {
      const [x, y, outer] = placeOf(grid, disc);
      const clockwise = (disc + Math.floor(disc / grid) * (grid % 2 === 0 ? 1 : 0)) % 2 === 0;
      for (let ring = 0, radius = outer; ring < rings; ring++, radius *= shrink) {
        drawRing(surface, figure, [x * size, y * size, radius * size], {
          clockwise,
          // Each ring half a repetition on, as scales lie.
          start: start[disc] + ((ring % 2) * 180) / figure.repeats,
          reversed: control ? figure.reversed[ring] : [],
        });
      }
      const core = outer * Math.max(0.05, powerOf(shrink, rings));
      surface.fill(circle(x * size, y * size, core * size), parseColor(figure.colors[0]));
    }
    return surface.raster;
  },
  cue({ grid, rings, shrink, colors }, picture) {
    const known = colors.map((color) => luma709(color));
    let sum = 0;
    let count = 0;
    for (let disc = 0; disc < grid * grid; disc++) {
      const [x, y, outer] = placeOf(grid, disc);
      for (let ring = 0, radius = outer; ring < Math.min(4, rings); ring++, radius *= shrink) {
        const middle = (radius * (1 + shrink)) / 2;
        const samples = Math.floor(6 * middle * picture.width);
        sum += orderOf(
          ringLevels(picture, [x, y], middle, samples, (angle) => [cosDegrees(angle), sinDegrees(angle)]),
          known,
        );
        count++;
      }
    }
    return sum / count;
  },
};

/** Center and radius of a disc, picture sides. */
function placeOf(grid: number, disc: number): [x: number, y: number, radius: number] {
  const step = 0.96 / grid;
  return [0.02 + ((disc % grid) + 0.5) * step, 0.02 + (Math.floor(disc / grid) + 0.5) * step, 0.485 * step];
}

function powerOf(base: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}

const luma709 = (color: string): number => {
  const [red, green, blue] = parseColor(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

interface RingStyle {
  readonly clockwise: boolean;
  readonly start: number;
  readonly reversed: readonly boolean[];
}

/**
 * A ring, painted as wedges down to the center; what lies further in is painted over it. Every wedge reaches under the
 * next, so that no paper shines through the seams.
 */
function drawRing(
  surface: Surface,
  { colors, repeats }: Figure,
  [x, y, radius]: readonly [number, number, number],
  { clockwise, start, reversed }: RingStyle,
): void {
  const step = 90 / repeats;
  surface.fill(circle(x, y, radius), parseColor(colors[3]));
  for (let phase = 0; phase < 4; phase++) {
    const paths = new Map<string, Path>();
    for (let repeat = 0; repeat < repeats; repeat++) {
      const color = cell(colors, reversed[repeat] === true)[phase];
      const from = start + (repeat * 4 + phase) * step * (clockwise ? 1 : -1);
      const wide = (phase === 3 ? 1 : 1.9) * step * (clockwise ? 1 : -1);
      const path = paths.get(color) ?? new Path();
      paths.set(
        color,
        path.append(sector(x, y, radius, Math.min(from, from + wide), Math.max(from, from + wide))),
      );
    }
    for (const [color, path] of paths) surface.fill(path, parseColor(color));
  }
}

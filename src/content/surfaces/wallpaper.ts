import { type Linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { octaves } from './tiles/octaves.js';
import { wallPaint } from './wall-paint.js';

/** A pattern that repeats: how far inside of the print a place lies, in repeats; negative outside. u and v from 0 to 1. */
interface Motif {
  readonly name: string;
  /** The number of repeats that are printed over 1.06 m. */
  readonly repeats: readonly number[];
  distance(u: number, v: number): number;
}

/** How far inside of an ellipse at (x, y) a place lies, near its rim. */
const ellipse = (u: number, v: number, x: number, y: number, a: number, b: number): number => {
  const [dx, dy] = [(u - x) / a, (v - y) / b];
  return (1 - Math.sqrt(dx * dx + dy * dy)) * Math.min(a, b);
};

/** A pointed leaf from (x, y), its half length and half breadth along a slope. */
const leafAt = (
  u: number,
  v: number,
  x: number,
  y: number,
  cos: number,
  sin: number,
  a: number,
  b: number,
): number => {
  const p = (cos * (u - x) + sin * (v - y)) / a;
  const q = Math.abs(cos * (v - y) - sin * (u - x));
  return p < -1 || p > 1 ? -b : b * (1 - p * p) - q;
};

const largest = (...values: readonly number[]): number => Math.max(...values);

/** The nearer of the two halves of a repeat that is laid a half step aside in every other row. */
const halfDrop =
  (motif: (u: number, v: number) => number) =>
  (u: number, v: number): number =>
    largest(motif(u, v), motif(u < 0.5 ? u + 0.5 : u - 0.5, v < 0.5 ? v + 0.5 : v - 0.5));

const motifs: readonly Motif[] = [
  { name: 'stripes', repeats: [8, 12, 16], distance: (u) => 0.22 - Math.abs(u - 0.5) },
  {
    name: 'fine stripes',
    repeats: [8, 10],
    distance: (u) =>
      largest(0.16 - Math.abs(u - 0.35), 0.025 - Math.abs(u - 0.66), 0.025 - Math.abs(u - 0.8)),
  },
  { name: 'dots', repeats: [10, 14, 20], distance: halfDrop((u, v) => ellipse(u, v, 0.25, 0.25, 0.1, 0.1)) },
  {
    name: 'trellis',
    repeats: [5, 7, 9],
    distance: (u, v) => {
      const across = Math.abs(Math.abs(u - 0.5) + Math.abs(v - 0.5) - 0.5);
      return largest(
        0.03 - across,
        0.075 - Math.abs(u - 0.5) - Math.abs(v),
        0.075 - Math.abs(u - 0.5) - (1 - v),
      );
    },
  },
  {
    name: 'leaves',
    repeats: [5, 6, 8],
    distance: halfDrop((u, v) => {
      const [s, t] = [Math.abs(u - 0.25), v - 0.25];
      return largest(
        leafAt(s, t, 0.09, -0.06, 0.7071, -0.7071, 0.11, 0.035),
        leafAt(s, t, 0.1, 0.06, 0.8192, -0.5736, 0.1, 0.032),
        leafAt(s, t, 0, -0.16, 0, 1, 0.09, 0.032),
        t > -0.08 && t < 0.2 ? 0.008 - s : -0.1,
      );
    }),
  },
  {
    name: 'damask',
    repeats: [2, 3],
    distance: halfDrop((u, v) => {
      const [s, t] = [Math.abs(u - 0.25), v - 0.25];
      return largest(
        leafAt(s, t, 0, -0.13, 0, 1, 0.1, 0.045),
        leafAt(s, t, 0.07, -0.07, 0.6428, -0.766, 0.08, 0.026),
        leafAt(s, t, 0.1, 0, 0.9397, -0.342, 0.09, 0.03),
        leafAt(s, t, 0.09, 0.07, 0.9063, 0.4226, 0.07, 0.022),
        leafAt(s, t, 0.045, 0.13, 0.5, 0.866, 0.07, 0.02),
        ellipse(s, t, 0, 0.02, 0.035, 0.05),
        ellipse(s, t, 0.16, -0.12, 0.014, 0.014),
        ellipse(s, t, 0, 0.2, 0.016, 0.022),
      );
    }),
  },
];

/** The sides of a tile: two breadths of a roll. */
const tile = [1.06, 1.06] as const;

/** Printed paper: stripes, trellis, dots, leaves or damask in two like colors. */
export const wallpaper = defineSurface({
  name: 'wallpaper',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const ground = wallPaint(variation.child('paint'));
    const motif: Motif = look.choice(motifs);
    const repeats = look.choice(motif.repeats);
    const strength = look.uniform(0.14, 0.4);
    const print = printed(ground, strength, look.uniform(0, 360));
    const seed = variation.child('noise').below(0x40000000);
    const fiber = octaves(size, { across: 64, octaves: 4, gain: 0.75 }, seed);
    const fade = octaves(size, { across: 2, octaves: 6, gain: 0.55 }, seed + 5);
    const { color, height, roughness } = blank(size);
    const soft = (1.1 * repeats) / size;
    for (let y = 0, at = 0, to = 0; y < size; y++) {
      const v = ((y + 0.5) * repeats) / size;
      for (let x = 0; x < size; x++, at++, to += 3) {
        const u = ((x + 0.5) * repeats) / size;
        const inside = motif.distance(u - Math.floor(u), v - Math.floor(v)) / soft + 0.5;
        const share = inside <= 0 ? 0 : inside >= 1 ? 1 : inside;
        const light = 1 + 0.012 * fiber[at] + 0.018 * fade[at];
        for (let c = 0; c < 3; c++) color[to + c] = (ground[c] + (print[c] - ground[c]) * share) * light;
        height[at] = 1.2e-5 * fiber[at] + 5e-5 * share;
        roughness[at] = 0.8 - 0.12 * share + 0.015 * fiber[at];
      }
    }
    return { color, height, roughness };
  },
});

/** A color beside the ground's: lighter or darker, a little of another hue. */
function printed(ground: Linear, strength: number, hue: number): Linear {
  const tint = oklch(0.65, 0.06, hue);
  const luminance = 0.21 * ground[0] + 0.72 * ground[1] + 0.07 * ground[2];
  const factor = luminance > 0.35 ? 1 - strength : 1 + 1.6 * strength;
  const mix = (c: 0 | 1 | 2): number =>
    Math.min(0.85, factor * (ground[c] + 0.25 * (tint[c] * (luminance / 0.35) - ground[c])));
  return [mix(0), mix(1), mix(2)];
}

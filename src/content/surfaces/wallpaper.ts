import { type Linear, oklch } from '../../world/modeling/color.js';
import { defineSurface } from './define.js';
import { octaves } from './tiles/octaves.js';
import { type Motif, motifs } from './wallpaper-motifs.js';
import { wallPaint } from './wall-paint.js';

/** Two breadths of a roll. */
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
    const color = new Float32Array(3 * size * size);
    const height = new Float32Array(size * size);
    const roughness = new Float32Array(size * size);
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

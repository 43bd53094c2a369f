import { points3 } from '../../core/points.js';
import { oklch } from '../../world/modeling/color.js';
import { defineSurface } from './define.js';
import { bond, courses } from './tiles/courses.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { octaves } from './tiles/octaves.js';

const tile = [1.2, 1.2] as const;

/** Glazed tiles of 10, 15 or 20 cm, or 10 × 20 cm in a bond, with joints of 3 mm. */
export const ceramicTile = defineSurface({
  name: 'ceramic tile',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const pale = look.float() < 0.6;
    const [red, green, blue] = pale
      ? oklch(look.uniform(0.82, 0.92), look.uniform(0, 0.025), look.uniform(40, 260))
      : oklch(look.uniform(0.4, 0.75), look.uniform(0.03, 0.1), look.uniform(0, 360));
    const joint = oklch(look.uniform(0.55, 0.8), 0.012, 80);
    const [rows, perRow, shift] = look.choice(points3('12,12,0 8,8,0 6,6,0 12,6,0.5'));
    const gloss = look.uniform(0.12, 0.25);
    const differ = look.uniform(0.015, 0.05);
    const stream = variation.child('each');
    const { id, count, along, below, edge } = courses(size, tile, bond(rows, perRow, shift));
    const light = Float32Array.from(
      { length: count },
      () => 1 + differ * Math.max(-2, Math.min(2, stream.normal())),
    );
    const tilts = Float32Array.from({ length: 2 * count }, () => stream.uniform(-0.004, 0.004));
    const seed = variation.child('noise').below(0x40000000);
    const waves = new Float32Array(size * size);
    addGradientNoise(waves, size, 24, 24, seed, 6e-5);
    const glaze = octaves(size, { across: 6, octaves: 6, gain: 0.6 }, seed + 1);
    const grime = octaves(size, { across: 4, octaves: 7, gain: 0.7 }, seed + 9);
    const color = new Float32Array(3 * size * size);
    const height = waves;
    const roughness = new Float32Array(size * size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const each = id[at];
      const open = Math.min(1, Math.max(0, (0.0026 - edge[at]) / 0.0016));
      const round = edge[at] < 0.006 ? (0.006 - edge[at]) / 0.006 : 0;
      const own = light[each] * (1 + 0.015 * glaze[at]) * (1 - 0.05 * round);
      const grout = (1 + 0.1 * grime[at]) * 0.85;
      color[to] = red * own + (joint[0] * grout - red * own) * open;
      color[to + 1] = green * own + (joint[1] * grout - green * own) * open;
      color[to + 2] = blue * own + (joint[2] * grout - blue * own) * open;
      height[at] =
        (waves[at] + tilts[2 * each] * along[at] + tilts[2 * each + 1] * below[at]) * (1 - open) -
        4e-4 * round * round -
        6e-4 * open;
      roughness[at] = gloss + 0.02 * glaze[at] + (0.85 - gloss) * open;
    }
    return { color, height, roughness };
  },
});

import { linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { bond, courses } from './tiles/courses.js';
import { octaves } from './tiles/octaves.js';

const tile = [1.92, 1.2] as const;
const clays = ['#96543c', '#a3613f', '#8a4a38', '#b07a55', '#7f4a3c', '#b89a78', '#6f4438', '#a8877a'];

/** A stretcher bond of bricks of 24 × 7.5 cm, joints among them: 8 in a row, 16 rows. */
export const brickWall = defineSurface({
  name: 'brick wall',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const clay = linear(look.choice(clays));
    const mortar = oklch(look.uniform(0.55, 0.78), 0.015, 80);
    const differ = look.uniform(0.1, 0.2);
    const joint = look.uniform(0.0045, 0.006);
    const { id, count, edge } = courses(size, tile, bond(16, 8, 0.5));
    const each = variation.child('each');
    const light = new Float32Array(count);
    const red = new Float32Array(count);
    const out = new Float32Array(count);
    for (let i = 0; i < count; i++) {
      light[i] = 1 + differ * Math.max(-1.8, Math.min(1.8, each.normal()));
      red[i] = 0.06 * each.normal();
      out[i] = each.uniform(-0.001, 0.001);
    }
    const seed = variation.child('noise').below(0x40000000);
    const rim = octaves(size, { across: 64, down: 40, octaves: 3, gain: 0.7 }, seed);
    const burn = octaves(size, { across: 16, down: 16, octaves: 6, gain: 0.7 }, seed + 5);
    const weather = octaves(size, { across: 2, octaves: 6, gain: 0.6 }, seed + 12);
    const grit = octaves(size, { across: 256, down: 160, octaves: 2, gain: 0.8 }, seed + 20);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const brick = id[at];
      const inside = (edge[at] + 0.0012 * rim[at] - joint) / 0.0025;
      const share = inside <= 0 ? 0 : inside >= 1 ? 1 : inside;
      const own = light[brick] * (1 + 0.085 * burn[at] + 0.04 * grit[at]) * (1 + 0.05 * weather[at]);
      const bed = (1 + 0.05 * grit[at] + 0.05 * weather[at]) * (0.74 + 0.26 * share);
      const pale = 1 - red[brick];
      color[to] = mortar[0] * bed + (clay[0] * own * (1 + red[brick]) - mortar[0] * bed) * share;
      color[to + 1] = mortar[1] * bed + (clay[1] * own - mortar[1] * bed) * share;
      color[to + 2] = mortar[2] * bed + (clay[2] * own * pale - mortar[2] * bed) * share;
      const face = inside >= 3 ? 1 : inside <= 0 ? 0 : (inside / 3) * (2 - inside / 3);
      height[at] = face * (0.006 + out[brick]) + 2.5e-4 * grit[at] + 5e-4 * burn[at];
      roughness[at] = 0.9 - 0.05 * share;
    }
    return { color, height, roughness };
  },
});

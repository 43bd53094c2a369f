import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { courses } from './tiles/courses.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';

const tile = [1.6, 1.6] as const;

/** Setts of about 10 cm with rounded heads and sand between them. */
export const cobblestones = defineSurface({
  name: 'cobblestones',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(
      look.uniform(0.48, 0.62),
      look.uniform(0.004, 0.02),
      look.uniform(40, 100),
    );
    const sandy = oklch(look.uniform(0.42, 0.55), 0.025, 75);
    const each = variation.child('each');
    // Stones of unequal breadth, in rows.
    const rows = Array.from({ length: 16 }, () => {
      const start = each.float();
      return Array.from(
        { length: 14 },
        (_, i) => ((i + each.uniform(-0.18, 0.18)) / 14 + start + 1) % 1,
      ).sort((a, b) => a - b);
    });
    const { id, count, edge } = courses(size, tile, rows);
    const seed = variation.child('noise').below(0x40000000);
    const light = randoms(count, seed + 40);
    const lift = randoms(count, seed + 41);
    const rim = octaves(size, { across: 32, octaves: 4, gain: 0.6 }, seed);
    const grit = octaves(size, { across: 96, octaves: 3, gain: 0.8 }, seed + 10);
    const clouds = octaves(size, { across: 6, octaves: 6, gain: 0.66 }, seed + 20);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const stone = id[at];
      const inside = Math.max(0, edge[at] + 0.0022 * rim[at] - 0.0035);
      const share = Math.min(1, inside / 0.004);
      const t = Math.min(1, inside / 0.03);
      const head = Math.sqrt(t * (2 - t));
      const own =
        (0.84 + 0.32 * light[stone]) * (0.8 + 0.2 * head) * (1 + 0.05 * grit[at] + 0.06 * clouds[at]);
      const bed = 0.75 + 0.06 * grit[at];
      color[to] = sandy[0] * bed + (red * own - sandy[0] * bed) * share;
      color[to + 1] = sandy[1] * bed + (green * own - sandy[1] * bed) * share;
      color[to + 2] = sandy[2] * bed + (blue * own - sandy[2] * bed) * share;
      height[at] = (0.01 + 0.004 * lift[stone]) * head + 3e-4 * grit[at] + 8e-4 * rim[at] * share;
      roughness[at] = 0.92 - 0.22 * head;
    }
    return { color, height, roughness };
  },
});

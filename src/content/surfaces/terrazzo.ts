import { type Linear, oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { cells } from './tiles/cells.js';
import { octaves } from './tiles/octaves.js';
import { randoms } from './tiles/randoms.js';
import { warped } from './tiles/warp.js';

/** Polished chips of stone in cement: halls, stations, shops. */
export const terrazzo = defineSurface({
  name: 'terrazzo',
  tile: [1.2, 1.2],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.66, 0.82);
    const body = oklch(lightness, 0.012, look.uniform(50, 110));
    const gloss = look.uniform(0.18, 0.35);
    const tints = variation.child('tints');
    const chips: Linear[] = Array.from({ length: 24 }, () =>
      oklch(
        Math.min(0.9, lightness + 0.11 * tints.normal()),
        tints.uniform(0.005, 0.04),
        tints.uniform(20, 110),
      ),
    );
    const seed = variation.child('noise').below(0x40000000);
    const across = 88;
    const { nearest, second, id } = cells(size, across, across, seed);
    const kinds = randoms(across * across, seed + 2);
    const sizes = randoms(across * across, seed + 3);
    const inside = new Float32Array(size * size);
    for (let at = 0; at < inside.length; at++)
      inside[at] = Math.min(
        (second[at] - nearest[at]) * 2.2 - 0.22,
        0.2 + 0.42 * sizes[id[at]] - nearest[at],
      );
    const bend = octaves(size, { across: 64, octaves: 2 }, seed + 4);
    const rim = warped(inside, [bend, bend], 0.002);
    const clouds = octaves(size, { across: 5, octaves: 7, gain: 0.68 }, seed + 8);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < inside.length; at++, to += 3) {
      const share = Math.min(1, Math.max(0, rim[at] * 9));
      const chip = chips[(kinds[id[at]] * 24) | 0];
      const light = 1 + 0.025 * clouds[at];
      for (let c = 0; c < 3; c++) color[to + c] = (body[c] + (chip[c] - body[c]) * share) * light;
      roughness[at] = gloss + 0.04 * (1 - share) + 0.02 * clouds[at];
    }
    return { color, height, roughness };
  },
});

import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';

/** Marbled linoleum of schools and offices: streaks of 1 to 4 cm along u, of two or three like colors. */
export const linoleum = defineSurface({
  name: 'linoleum',
  tile: [1.2, 1.2],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.5, 0.78);
    const chroma = look.uniform(0.008, 0.045);
    const hue = look.uniform(20, 260);
    const body = oklch(lightness, chroma, hue);
    const pale = oklch(Math.min(0.88, lightness + 0.04), 0.7 * chroma, hue + 12);
    const deep = oklch(lightness - 0.04, chroma, hue - 12);
    const gloss = look.uniform(0.35, 0.55);
    const seed = variation.child('noise').below(0x40000000);
    const du = octaves(size, { across: 8, down: 16, octaves: 4, gain: 0.6 }, seed);
    const dv = octaves(size, { across: 8, down: 16, octaves: 4, gain: 0.6 }, seed + 10);
    const streaks = warped(
      octaves(size, { across: 30, down: 90, octaves: 3, gain: 0.8 }, seed + 20),
      [du, dv],
      0.012,
    );
    const flecks = warped(
      octaves(size, { across: 36, down: 110, octaves: 3, gain: 0.8 }, seed + 30),
      [dv, du],
      0.012,
    );
    const scuffs = octaves(size, { across: 5, octaves: 7, gain: 0.68 }, seed + 40);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const up = Math.min(1, Math.max(0, 0.35 * streaks[at] + 0.15));
      const down = Math.min(1, Math.max(0, 0.35 * flecks[at] + 0.05));
      const light = 1 + 0.02 * scuffs[at];
      for (let c = 0; c < 3; c++) {
        const value = body[c] + (pale[c] - body[c]) * up;
        color[to + c] = (value + (deep[c] - value) * down) * light;
      }
      height[at] = 1e-4 * du[at];
      roughness[at] = gloss + 0.04 * scuffs[at];
    }
    return { color, height, roughness };
  },
});

import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';

/** A photographer's painted backdrop: canvas with mottled strokes of like colors. */
export const paintedCanvas = defineSurface({
  name: 'painted canvas',
  tile: [2.4, 2.4],
  paint(variation, size) {
    const look = variation.child('look');
    const lightness = look.uniform(0.42, 0.68);
    const chroma = look.uniform(0.006, 0.04);
    const hue = look.choice([60, 80, 100, 150, 200, 235, 250]);
    const base = oklch(lightness, chroma, hue);
    const pale = oklch(lightness + 0.09, 0.8 * chroma, hue + 10);
    const deep = oklch(lightness - 0.07, chroma, hue - 10);
    const seed = variation.child('noise').below(0x40000000);
    const du = octaves(size, { across: 5, octaves: 4 }, seed);
    const dv = octaves(size, { across: 5, octaves: 4 }, seed + 5);
    const light = warped(octaves(size, { across: 7, octaves: 6, gain: 0.62 }, seed + 10), [du, dv], 0.03);
    const dark = warped(octaves(size, { across: 6, octaves: 6, gain: 0.62 }, seed + 20), [dv, du], 0.03);
    const weave = noise(size, size, size, seed + 30);
    const { color, height } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const up = Math.min(1, Math.max(0, 0.4 + 0.4 * light[at]));
      const down = Math.min(1, Math.max(0, 0.3 + 0.4 * dark[at]));
      const thread = 1 + 0.015 * weave[at];
      for (let c = 0; c < 3; c++) {
        const value = base[c] + (pale[c] - base[c]) * up;
        color[to + c] = (value + (deep[c] - value) * down) * thread;
      }
      height[at] = 1.2e-4 * weave[at] + 1e-3 * du[at];
    }
    return { color, height, roughness: 0.9 };
  },
});

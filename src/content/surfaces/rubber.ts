import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { octaves } from './tiles/octaves.js';

/** Molded rubber or grained plastic: tires, soles, grips, mats. Dark, with dust where it is high. */
export const rubber = defineSurface({
  name: 'rubber',
  tile: [0.3, 0.3],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = oklch(look.uniform(0.345, 0.42), look.uniform(0, 0.012), look.uniform(0, 360));
    const gloss = look.uniform(0.6, 0.75);
    const dusty = look.uniform(0.02, 0.05);
    const seed = variation.child('noise').below(0x40000000);
    const grain = new Float32Array(size * size);
    addGradientNoise(grain, size, 150, 150, seed, 0.8);
    addGradientNoise(grain, size, 256, 256, seed + 1, 0.5);
    const dust = octaves(size, { across: 5, octaves: 6, gain: 0.72 }, seed + 2);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const pale = 0.1 * dusty * Math.max(0, 1 + dust[at]);
      const light = 1 + 0.04 * grain[at];
      color[to] = red * light + pale;
      color[to + 1] = green * light + pale;
      color[to + 2] = blue * light + 0.95 * pale;
      height[at] = 4.5e-5 * grain[at];
      roughness[at] = gloss + 0.05 * dust[at];
    }
    return { color, height, roughness };
  },
});

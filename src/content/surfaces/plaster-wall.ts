import { blank, defineSurface, setColor } from './define.js';
import { octaves } from './tiles/octaves.js';
import { addGradientNoise } from './tiles/gradient-noise.js';
import { wallPaint } from './wall-paint.js';

/** A plastered wall, painted with a roller. */
export const plasterWall = defineSurface({
  name: 'plaster wall',
  tile: [2, 2],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = wallPaint(variation.child('paint'));
    const rough = look.uniform(0.6, 1.6);
    const gloss = look.uniform(0.62, 0.85);
    const seed = variation.child('noise').below(0x40000000);
    // The roller's stipple, and the trowel's low waves.
    const stipple = new Float32Array(size * size);
    addGradientNoise(stipple, size, 170, 170, seed, 0.8);
    addGradientNoise(stipple, size, 256, 256, seed + 1, 0.5);
    const waves = octaves(size, { across: 4, octaves: 4, gain: 0.45 }, seed + 2);
    const clouds = octaves(size, { across: 2, octaves: 8, gain: 0.62 }, seed + 10);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.022 * clouds[at] + 0.008 * rough * stipple[at];
      setColor(color, to, tint, light);
      height[at] = 1.4e-4 * rough * stipple[at] + 1.1e-3 * waves[at];
      roughness[at] = gloss + 0.02 * clouds[at];
    }
    return { color, height, roughness };
  },
});

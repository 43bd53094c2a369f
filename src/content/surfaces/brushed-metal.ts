import { blank, defineSurface, setColor } from './define.js';
import { noiseSum } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';
import { linear } from '../../world/modeling/color.js';

/** Steel, aluminum, brass, copper and bronze: reflectance. */
const metals = ['#b8bbbe', '#d0d3d6', '#a9adb2', '#d8b878', '#cf9474', '#a5885f'];

/** Metal brushed along u. */
export const brushedMetal = defineSurface({
  name: 'brushed metal',
  tile: [0.4, 0.4],
  isMetal: true,
  paint(variation, size) {
    const look = variation.child('look');
    const tint = linear(look.weighted(metals, [4, 4, 3, 1, 1, 1]));
    const gloss = look.uniform(0.28, 0.42);
    const seed = variation.child('noise').below(0x40000000);
    const fine = noiseSum(size, [
      { across: 8, down: size, seed },
      { across: 16, down: size >> 1, seed: seed + 1, weight: 0.8 },
    ]);
    const long = noiseSum(size, [
      { across: 2, down: size >> 1, seed: seed + 2 },
      { across: 4, down: size >> 3, seed: seed + 3, weight: 0.7 },
    ]);
    const smudges = octaves(size, { across: 3, octaves: 4, gain: 0.6 }, seed + 4);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const light = 1 + 0.018 * fine[at] + 0.016 * long[at] - 0.008 * smudges[at];
      setColor(color, to, tint, light);
      height[at] = 1.4e-5 * fine[at] + 5e-6 * long[at];
      roughness[at] = gloss + 0.03 * long[at] + 0.02 * fine[at] + 0.025 * smudges[at];
    }
    return { color, height, roughness, metallic: 1 };
  },
});

import { linear } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { cells } from './tiles/cells.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';
import { words } from '../../core/words.js';

const hides = words('#553a28, #6a4630, #8a5a36, #7a372a, #443f3d, #b28a61, #5c4a40, #44554a, #c9b598');

/** Full-grain leather: pebbles of 2 to 3 mm between fine creases, worn a little where it is high. */
export const leather = defineSurface({
  name: 'leather',
  tile: [0.3, 0.3],
  paint(variation, size) {
    const look = variation.child('look');
    const [red, green, blue] = linear(look.choice(hides));
    const gloss = look.uniform(0.38, 0.52);
    const grains = look.choice([80, 96, 112]);
    const seed = variation.child('noise').below(0x40000000);
    const { nearest, second } = cells(size, grains, grains, seed);
    const border = nearest;
    for (let i = 0; i < border.length; i++) {
      const apart = second[i] - nearest[i];
      border[i] = apart < 0.3 ? 1 - apart / 0.3 : 0;
    }
    const du = octaves(size, { across: 8, octaves: 3, gain: 0.6 }, seed + 2);
    const dv = octaves(size, { across: 8, octaves: 3, gain: 0.6 }, seed + 9);
    const groove = warped(border, [du, dv], 0.006);
    const clouds = octaves(size, { across: 3, octaves: 6, gain: 0.62 }, seed + 16);
    const creases = octaves(size, { across: 10, octaves: 4, gain: 0.6, ridged: true }, seed + 24);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const crease = creases[at] > 0.6 ? Math.min(1, creases[at] - 0.6) : 0;
      const worn = 0.075 * clouds[at];
      const light = (1 + worn) * (1 - 0.2 * groove[at]) * (1 - 0.08 * crease);
      color[to] = red * light;
      color[to + 1] = green * light;
      color[to + 2] = blue * light * (1 - 0.3 * worn);
      height[at] = -1.4e-4 * groove[at] - 1.2e-4 * crease + 1.5e-4 * clouds[at];
      roughness[at] = gloss + 0.12 * groove[at] + 0.05 * crease - 0.035 * clouds[at];
    }
    return { color, height, roughness };
  },
});

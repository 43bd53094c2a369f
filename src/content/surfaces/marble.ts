import { pairs } from '../../core/table.js';
import { linear } from '../../world/modeling/color.js';
import { blank, defineSurface } from './define.js';
import { octaves } from './tiles/octaves.js';
import { warped } from './tiles/warp.js';

/** The colors of body and veins. */
const kinds: readonly (readonly [body: string, vein: string])[] = pairs(`
  #e6e3de #a3a29f, #ddd6c9 #b39f83, #454546 #8f8c87, #54685c #a9b8aa, #b99c85 #e0cdb9, #c9c4bb #857d73
`);

/** Polished marble: clouds and veins that wander. */
export const marble = defineSurface({
  name: 'marble',
  tile: [1.6, 1.6],
  paint(variation, size) {
    const look = variation.child('look');
    const kind = look.choice(kinds);
    const [body, vein] = [linear(kind[0]), linear(kind[1])];
    const gloss = look.uniform(0.1, 0.22);
    const veined = look.uniform(0.35, 0.75);
    const seed = variation.child('noise').below(0x40000000);
    const du = octaves(size, { across: 3, octaves: 4, gain: 0.55 }, seed);
    const dv = octaves(size, { across: 3, octaves: 4, gain: 0.55 }, seed + 10);
    const clouds = warped(octaves(size, { across: 3, octaves: 7, gain: 0.6 }, seed + 20), [du, dv], 0.05);
    const veins = warped(
      octaves(size, { across: 3, down: 2, octaves: 3, gain: 0.45 }, seed + 30),
      [dv, du],
      0.045,
    );
    const fine = warped(
      octaves(size, { across: 7, down: 5, octaves: 4, gain: 0.55 }, seed + 50),
      [du, dv],
      0.03,
    );
    const where = octaves(size, { across: 3, octaves: 3, gain: 0.6 }, seed + 40);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < roughness.length; at++, to += 3) {
      const off = Math.abs(veins[at]);
      const line = off < 0.16 ? 1 - off / 0.16 : 0;
      const thin = Math.abs(fine[at]) < 0.09 ? 1 - Math.abs(fine[at]) / 0.09 : 0;
      const strong = Math.min(1, Math.max(0, 0.45 + 0.4 * where[at]));
      const share = Math.min(
        0.95,
        veined * (line * line * strong + 0.22 * thin * (1.2 - strong)) + 0.13 * Math.max(0, 1 + clouds[at]),
      );
      const light = 1 + 0.025 * clouds[at];
      for (let c = 0; c < 3; c++) color[to + c] = (body[c] + (vein[c] - body[c]) * share) * light;
      roughness[at] = gloss + 0.03 * line;
    }
    return { color, height, roughness };
  },
});

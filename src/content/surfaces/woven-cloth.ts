import { clothColor } from './cloth-color.js';
import { latticeValue } from '../../world/lattice-noise.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Upholstery of plain weave or twill, of yarns 2 to 3 mm thick that differ a little from one to the next. */
export const wovenCloth = defineSurface({
  name: 'woven cloth',
  tile: [0.32, 0.32],
  paint(variation, size) {
    const look = variation.child('look');
    // Warp and weft of two like colors: melange.
    const warp = clothColor(variation.child('dye'));
    const gray = 0.21 * warp[0] + 0.72 * warp[1] + 0.07 * warp[2];
    const [mix, factor] = [look.uniform(0.1, 0.4), look.uniform(0.75, 1.2)];
    const weft = warp.map((value) => Math.min(0.8, factor * (value + (gray - value) * mix)));
    const threads = look.choice([112, 128, 144]);
    const twill = look.float() < 0.4;
    const differ = look.uniform(0.06, 0.12);
    const seed = variation.child('noise').below(0x40000000);
    // Slubs: along each yarn its thickness and dye change.
    const alongWarp = noise(size, threads, 10, seed);
    const alongWeft = noise(size, 10, threads, seed + 1);
    const wear = octaves(size, { across: 2, octaves: 5, gain: 0.62 }, seed + 2);
    const { color, height, roughness } = blank(size);
    for (let y = 0, at = 0, to = 0; y < size; y++) {
      const v = ((y + 0.5) * threads) / size;
      const row = Math.floor(v);
      const down = 2 * (v - row) - 1;
      for (let x = 0; x < size; x++, at++, to += 3) {
        const u = ((x + 0.5) * threads) / size;
        const column = Math.floor(u);
        const across = 2 * (u - column) - 1;
        const over = twill ? ((column + row) & 3) < 2 : ((column + row) & 1) === 0;
        // The yarn on top is round across and bends down at its ends.
        const side = over ? across : down;
        const end = over ? down : across;
        const round = 1 - 0.75 * side * side - 0.35 * end * end;
        const tint = over ? warp : weft;
        const own = over ? latticeValue(column, 0, seed + 7) : latticeValue(row, 1, seed + 7);
        const slub = over ? alongWarp[at] : alongWeft[at];
        const light =
          (0.66 + 0.36 * round) * (1 + differ * (2 * own - 1) + 0.75 * differ * slub + 0.03 * wear[at]);
        setColor(color, to, tint, light);
        height[at] = 2.2e-4 * round + 5e-5 * slub;
        roughness[at] = 0.9 + 0.05 * (1 - round);
      }
    }
    return { color, height, roughness };
  },
});

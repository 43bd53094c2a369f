import { clothColor } from './cloth-color.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

/** Stockinette of wool: columns of stitches, each like a V, 5 to 6 mm wide. */
export const knit = defineSurface({
  name: 'knit',
  tile: [0.32, 0.32],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = clothColor(variation.child('dye'));
    const columns = look.choice([52, 60, 68]);
    const rows = Math.round(columns * 1.25);
    const seed = variation.child('noise').below(0x40000000);
    const fuzz = noise(size, size >> 1, size >> 1, seed);
    const dye = octaves(size, { across: 4, octaves: 6, gain: 0.65 }, seed + 1);
    // Stitches differ: by a little shift and their yarn.
    const pull = noise(size, columns, rows >> 1, seed + 8);
    const { color, height } = blank(size);
    for (let y = 0, at = 0, to = 0; y < size; y++)
      for (let x = 0; x < size; x++, at++, to += 3) {
        const u = ((x + 0.5) * columns) / size;
        const side = u - Math.floor(u) - 0.5;
        const arm = Math.abs(side);
        // Each half of a column leans: the yarn runs upward toward the column's edges.
        const v = ((y + 0.5) * rows) / size + 1.7 * arm + 0.07 * pull[at];
        const turn = v - Math.floor(v) - 0.5;
        const across = (arm - 0.25) / 0.25;
        const yarn = 1 - 3.6 * turn * turn;
        const round = yarn * (1 - 0.55 * across * across);
        const strand = Math.max(0, round);
        const light = (0.52 + 0.5 * strand) * (1 + 0.05 * dye[at] + 0.045 * fuzz[at]);
        setColor(color, to, tint, light);
        height[at] = 9e-4 * strand + 6e-5 * fuzz[at];
      }
    return { color, height, roughness: 0.95 };
  },
});

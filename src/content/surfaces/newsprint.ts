import { oklch } from '../../world/modeling/color.js';
import { blank, defineSurface, setColor } from './define.js';
import { noise } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

const columns = 4;
/** Lines of print in a tile's height. */
const rows = 96;

/** A printed sheet: columns of gray lines, headings and pictures in halftone; nothing that can be read. */
export const newsprint = defineSurface({
  name: 'newsprint',
  tile: [0.4, 0.4],
  paint(variation, size) {
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.8, 0.88), look.uniform(0.01, 0.03), look.uniform(75, 95));
    const ink = look.uniform(0.08, 0.14);
    const seed = variation.child('noise').below(0x40000000);
    const fibers = noise(size, size >> 1, size >> 2, seed);
    const letters = noise(size, 256, rows, seed + 1);
    const words = noise(size, 40, rows, seed + 2);
    const shades = octaves(size, { across: 6, octaves: 4, gain: 0.6 }, seed + 3);
    const waves = octaves(size, { across: 3, octaves: 2, gain: 0.4 }, seed + 10);
    const blocks = variation.child('blocks');
    // Each twelfth of a column has text, a heading or a picture.
    const kinds = Array.from({ length: 12 * columns }, () =>
      blocks.weighted(['text', 'heading', 'picture'] as const, [8, 1, 2]),
    );
    const { color, height } = blank(size);
    for (let y = 0, at = 0, to = 0; y < size; y++)
      for (let x = 0; x < size; x++, at++, to += 3) {
        const u = ((x + 0.5) * columns) / size;
        const v = ((y + 0.5) * rows) / size;
        const inside = u - Math.floor(u);
        const kind = kinds[12 * Math.floor(u) + Math.floor((12 * (y + 0.5)) / size)];
        const line = v - Math.floor(v);
        let cover = 0;
        if (inside > 0.06 && inside < 0.94) {
          if (kind === 'text') cover = line < 0.6 && words[at] > -1.1 ? 0.5 + 0.28 * letters[at] : 0;
          else if (kind === 'heading') cover = v % 8 < 4.5 && words[at] > -0.6 ? 0.85 : 0;
          else cover = 0.45 + 0.22 * shades[at];
        }
        const share = Math.min(0.92, Math.max(0, cover));
        const light = (1 + 0.02 * fibers[at]) * (1 - share * (1 - ink));
        setColor(color, to, tint, light);
        height[at] = 1e-5 * fibers[at] + 6e-4 * waves[at];
      }
    return { color, height, roughness: 0.85 };
  },
});

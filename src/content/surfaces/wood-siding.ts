import { blank, defineSurface, setColor } from './define.js';
import { species } from './species.js';
import { boards, courses } from './tiles/courses.js';
import { octaves } from './tiles/octaves.js';
import { wallPaint } from './wall-paint.js';
import { woodFigure } from './wood-figure.js';

const tile = [3, 1.5] as const;

/** Painted clapboards, 12.5 or 15 cm high, each over the one below: v runs down the wall. */
export const woodSiding = defineSurface({
  name: 'wood siding',
  tile,
  paint(variation, size) {
    const look = variation.child('look');
    const tint = wallPaint(variation.child('paint'));
    const rows = look.choice([10, 12]);
    const { id, count, below, edge } = courses(size, tile, boards(variation.child('boards'), rows, 1));
    const thick = tile[1] / rows;
    const figure = woodFigure(size, { species: species[3], tile, ring: 0.02 }, variation.child('figure'));
    const each = variation.child('each');
    const light = Float32Array.from({ length: count }, () => 1 + 0.02 * each.normal());
    const seed = variation.child('noise').below(0x40000000);
    const weather = octaves(size, { across: 3, octaves: 7, gain: 0.62 }, seed);
    const gloss = look.uniform(0.5, 0.7);
    const { color, height, roughness } = blank(size);
    for (let at = 0, to = 0; at < height.length; at++, to += 3) {
      const t = below[at] / thick;
      // Under the board above it is dark; butt joints are thin lines.
      const shade = t < 0.09 ? 0.5 + 0.5 * (t / 0.09) : 1;
      const butt = Math.max(0, 1 - edge[at] / 0.004) * (t > 0.05 && t < 0.95 ? 0.45 : 0);
      const grain = figure.tone[at] - 0.35;
      const own = light[id[at]] * (1 - 0.06 * grain + 0.028 * weather[at]) * shade * (1 - butt);
      setColor(color, to, tint, own);
      height[at] = 0.016 * t + 2.5e-4 * grain + 4 * figure.height[at] - 0.001 * butt;
      roughness[at] = gloss + 0.03 * weather[at];
    }
    return { color, height, roughness };
  },
});

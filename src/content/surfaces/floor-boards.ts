import type { Stream } from '../../core/stream.js';
import { blank, defineSurface, type SurfaceFields } from './define.js';
import { anySpecies, woodRamp, type Species } from './species.js';
import { boards, courses, type Cuts } from './tiles/courses.js';
import { rampAt } from './tiles/ramp.js';
import { woodFigure, type WoodFigure } from './wood-figure.js';

interface BoardOptions {
  readonly species: Species;
  readonly tile: readonly [along: number, across: number];
  readonly figure: WoodFigure;
  readonly rows: readonly Cuts[];
  /** The spread of lightness among boards, standard deviation as a share. */
  readonly differ: number;
  /** Half the width of the joints, meters. */
  readonly gap: number;
  /** The roughness of the finish. */
  readonly gloss: number;
}

/** Boards cut from one figure, each from a place of its own, laid in rows. */
function paintBoards(size: number, options: BoardOptions, stream: Stream): SurfaceFields {
  const { species, tile, figure, rows, differ, gap, gloss } = options;
  const { id, count, below, edge } = courses(size, tile, rows);
  const thick = tile[1] / rows.length;
  const last = size - 1;
  const shiftX = new Int32Array(count);
  const shiftY = new Int32Array(count);
  const light = new Float32Array(count);
  const warm = new Float32Array(count);
  const tilt = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    shiftX[i] = stream.below(size);
    shiftY[i] = stream.below(size);
    light[i] = 1 + differ * Math.max(-2, Math.min(2, stream.normal()));
    warm[i] = 0.025 * Math.max(-2, Math.min(2, stream.normal()));
    tilt[i] = stream.uniform(-0.0025, 0.0025);
  }
  const table = woodRamp(species);
  const { color, height, roughness } = blank(size);
  // A joint is never thinner than a texel can show: thinner ones are paler.
  const texel = tile[1] / size;
  const wide = Math.max(gap, 0.75 * texel);
  const depth = Math.min(1, gap / wide);
  for (let y = 0, at = 0, to = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++, to += 3) {
      const board = id[at];
      const from = ((y + shiftY[board]) & last) * size + ((x + shiftX[board]) & last);
      const tone = figure.tone[from];
      const k = rampAt(tone);
      const open = edge[at] < wide ? 1 : edge[at] < 2 * wide ? 2 - edge[at] / wide : 0;
      const dim = light[board] * (1 - 0.72 * depth * open);
      color[to] = table[k] * dim * (1 + warm[board]);
      color[to + 1] = table[k + 1] * dim;
      color[to + 2] = table[k + 2] * dim * (1 - warm[board]);
      height[at] = figure.height[from] + tilt[board] * (below[at] - thick / 2) - 0.0004 * depth * open;
      roughness[at] = gloss + 0.1 * (tone - 0.4) + 0.3 * open;
    }
  return { color, height, roughness };
}

const tile = [2.4, 1.2] as const;

/** Lacquered floor boards, along u: 10 to 15 cm wide, two in a row. */
export const floorBoards = defineSurface({
  name: 'floor boards',
  tile,
  paint(variation, size) {
    const species = anySpecies(variation.child('species'));
    const look = variation.child('look');
    const rows = boards(variation.child('boards'), look.choice([8, 10, 12]), 2);
    const figure = woodFigure(
      size,
      { species, tile, ring: look.uniform(0.012, 0.02) },
      variation.child('figure'),
    );
    return paintBoards(
      size,
      { species, tile, figure, rows, differ: 0.1, gap: 0.0011, gloss: look.uniform(0.32, 0.5) },
      variation.child('each'),
    );
  },
});

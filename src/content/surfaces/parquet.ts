import type { Stream } from '../../core/stream.js';
import { defineSurface, type SurfaceFields } from './define.js';
import { anySpecies, type Species, woodRamp } from './species.js';
import { herringbone } from './tiles/herringbone.js';
import { rampAt } from './tiles/ramp.js';
import { woodFigure } from './wood-figure.js';

const tile = [1.4, 1.4] as const;

/** Herringbone parquet: blocks of 7 × 35 cm or 8.75 × 35 cm, along u and v. */
export const parquet = defineSurface({
  name: 'parquet',
  tile,
  paint(variation, size) {
    const species = anySpecies(variation.child('species'));
    const look = variation.child('look');
    // Blocks are so many times as long as they are broad; the pattern repeats after twice that, in broads.
    const long = look.choice([4, 5]);
    const gloss = look.uniform(0.3, 0.48);
    return paint(size, species, long, gloss, variation.child('figure'));
  },
});

function paint(size: number, species: Species, long: number, gloss: number, stream: Stream): SurfaceFields {
  const { id, count, upright, edge, across } = herringbone(size, tile[0], 4 * long, long);
  const figure = woodFigure(size, { species, tile, ring: 0.016 }, stream);
  const shifts = Int32Array.from({ length: 2 * count }, () => stream.below(size));
  const light = Float32Array.from(
    { length: count },
    () => 1 + 0.11 * Math.max(-2, Math.min(2, stream.normal())),
  );
  const tilts = Float32Array.from({ length: 2 * count }, () => stream.uniform(-0.002, 0.002));
  const table = woodRamp(species);
  const last = size - 1;
  const texel = tile[0] / size;
  const color = new Float32Array(3 * size * size);
  const height = new Float32Array(size * size);
  const roughness = new Float32Array(size * size);
  for (let y = 0, at = 0, to = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++, to += 3) {
      const block = id[at];
      // The grain of the figure runs along rows: upright blocks read it turned.
      const [u, v] = upright[block] ? [y, x] : [x, y];
      const from = ((v + shifts[2 * block]) & last) * size + ((u + shifts[2 * block + 1]) & last);
      const k = rampAt(figure.tone[from]);
      const open = Math.max(0, 1 - edge[at] / (1.3 * texel));
      const dim = light[block] * (upright[block] ? 0.97 : 1.03) * (1 - 0.4 * open);
      color[to] = table[k] * dim;
      color[to + 1] = table[k + 1] * dim;
      color[to + 2] = table[k + 2] * dim;
      height[at] = tilts[2 * block] * across[at] + figure.height[from] - 0.0002 * open;
      roughness[at] = gloss + 0.1 * (figure.tone[from] - 0.4) + 0.25 * open + 8 * tilts[2 * block + 1];
    }
  return { color, height, roughness };
}

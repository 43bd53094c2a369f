import type { Stream } from '../../core/stream.js';
import { blank, defineSurface, type SurfaceFields } from './define.js';
import { anySpecies, type Species, woodRamp } from './species.js';
import { rampAt } from './tiles/ramp.js';
import { woodFigure } from './wood-figure.js';

/** The place of each texel in blocks laid in a herringbone. */
interface Herringbone {
  /** Number of the block, from 0. */
  readonly id: Uint16Array;
  readonly count: number;
  /** Whether each block stands upright in the picture. */
  readonly upright: readonly boolean[];
  /** Meters to the nearest side of the block. */
  readonly edge: Float32Array;
  /** Meters across the block from its middle. */
  readonly across: Float32Array;
}

/**
 * @param side meters of the tile
 * @param breadths how many breadths of a block the tile is wide: a multiple of 2 × long
 * @param long length of a block in breadths
 */
export function herringbone(size: number, side: number, breadths: number, long: number): Herringbone {
  const id = new Uint16Array(size * size);
  const edge = new Float32Array(size * size);
  const across = new Float32Array(size * size);
  const numbers = new Map<number, number>();
  const upright: boolean[] = [];
  const broad = side / breadths;
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      const u = ((x + 0.5) * breadths) / size;
      const v = ((y + 0.5) * breadths) / size;
      const column = Math.floor(u);
      const row = Math.floor(v);
      const place = (((column - row) % (2 * long)) + 2 * long) % (2 * long);
      const stands = place >= long;
      // The block's first square, at its left or upper end.
      const left = stands ? column : column - place;
      const top = stands ? row - (2 * long - 1 - place) : row;
      const key = ((top + breadths) % breadths) * breadths + ((left + breadths) % breadths);
      let number = numbers.get(key);
      if (number === undefined) {
        number = upright.length;
        numbers.set(key, number);
        upright.push(stands);
      }
      id[at] = number;
      const dx = u - left;
      const dy = v - top;
      const [wide, high] = stands ? [1, long] : [long, 1];
      edge[at] = broad * Math.min(dx, wide - dx, dy, high - dy);
      across[at] = broad * ((stands ? dx : dy) - 0.5);
    }
  return { id, count: upright.length, upright, edge, across };
}

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
  const { color, height, roughness } = blank(size);
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

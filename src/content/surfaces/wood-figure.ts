import type { Stream } from '../../core/stream.js';
import type { Species } from './species.js';
import { noise, noiseSum } from './tiles/noise.js';
import { octaves } from './tiles/octaves.js';

export interface FigureOptions {
  readonly species: Species;
  /** Meters that the field covers along the grain and across it. */
  readonly tile: readonly [along: number, across: number];
  /** Meters from ring to ring as they are cut. */
  readonly ring: number;
}

/** Wood over a tile that repeats; the grain runs along rows. */
export interface WoodFigure {
  /** 0 (early wood) to 1 (late wood, pores). */
  readonly tone: Float32Array;
  /** Meters: grain that can be felt. */
  readonly height: Float32Array;
}

/** The largest power of two that is not larger. */
const cellsOf = (length: number, cell: number): number => {
  let cells = 1;
  while (cells * 2 <= length / cell) cells *= 2;
  return cells;
};

/** Paints wood without joints: rings that bend as flat-sawn boards show them, fibers, pores. */
export function woodFigure(size: number, { species, tile, ring }: FigureOptions, stream: Stream): WoodFigure {
  const [along, across] = tile;
  const seed = stream.below(0x40000000);
  // Rings are level lines of a slowly changing depth: boards sawn at a slant show arches.
  const bend = octaves(
    size,
    { across: cellsOf(along, 0.9), down: cellsOf(across, 0.12), octaves: 3, gain: 0.35 },
    seed,
  );
  const ripple = noise(size, cellsOf(along, 0.12), cellsOf(across, 0.02), seed + 20);
  const fibers = noiseSum(size, [
    { across: cellsOf(along, 0.16), down: Math.min(size, cellsOf(across, 0.0022)), seed: seed + 30 },
    {
      across: cellsOf(along, 0.06),
      down: Math.min(size, cellsOf(across, 0.0012)),
      seed: seed + 31,
      weight: 0.7,
    },
  ]);
  const pores = noise(size, cellsOf(along, 0.022), Math.min(size, cellsOf(across, 0.0016)), seed + 40);
  const clouds = octaves(
    size,
    { across: cellsOf(along, 0.5), down: cellsOf(across, 0.1), octaves: 3, gain: 0.6 },
    seed + 50,
  );
  const rings = Math.max(1, Math.round(across / ring));
  const tone = new Float32Array(size * size);
  const height = new Float32Array(size * size);
  for (let y = 0, at = 0; y < size; y++) {
    const depth = ((y + 0.5) * rings) / size;
    for (let x = 0; x < size; x++, at++) {
      const place = depth + 1.9 * bend[at] + 0.1 * ripple[at];
      const t = place - Math.floor(place);
      // Late wood darkens slowly and ends at once.
      const late = t < 0.82 ? (t * t) / 0.6724 : (1 - t) / 0.18;
      // Pores stand in early wood.
      const pore = pores[at] > 1.1 ? Math.min(1, pores[at] - 1.1) * (1 - 0.6 * late) : 0;
      tone[at] =
        0.38 +
        species.rings * 0.56 * (late - 0.35) +
        0.085 * fibers[at] +
        0.11 * clouds[at] +
        species.pores * 0.55 * pore;
      height[at] = 8e-6 * fibers[at] - 4e-5 * species.pores * pore + 1e-5 * species.rings * late;
    }
  }
  return { tone, height };
}

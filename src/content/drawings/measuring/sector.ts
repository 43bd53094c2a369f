import { directions, unitOf, type Direction } from '../direction.js';

/** cos 45°: how much of a vector along one of the eight directions lies along the next. */
const beside = Math.SQRT1_2;

/**
 * The one of the eight directions nearest to a vector, y downward. The margin is 1 where the vector lies along it, 0
 * half-way to the next and for a vector of no length.
 */
export function sectorOf(x: number, y: number): { readonly reading: Direction; readonly margin: number } {
  const length = Math.sqrt(x * x + y * y);
  const ranked = directions
    .map((reading) => {
      const [ux, uy] = unitOf(reading);
      return { reading, share: length === 0 ? 0 : (x * ux + y * uy) / length };
    })
    .sort((a, b) => b.share - a.share);
  const [best, next] = [ranked[0], ranked[1]];
  return { reading: best.reading, margin: Math.min(1, (best.share - next.share) / (1 - beside)) };
}

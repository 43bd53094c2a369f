import { type Json, memoizeLatest, Stream } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import type { Reading } from '../../figures/turned/figure.js';

/** A way in the picture, or about an upright axis as seen from above; 'either' where both are seen as well. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'either';

/** The way that the picture's parts really go from frame to frame, and the one that people see. */
export type Ways = { readonly physical: Way; readonly perceived: Way };

/** What a film shows. */
export interface FilmTruth extends Ways {
  readonly reading: Reading;
}

/** A kind of film. Figures are plain JSON; all lengths are in pixels of its picture. */
export interface FilmKind<F = Json> {
  /** Lower-case words with dashes. */
  readonly name: string;
  /** The thing that moves, for the question which way it goes; undefined where that is not asked. */
  readonly asks?: string;
  /**
   * @param size pixels
   * @param frames how many; then the film begins again
   * @param wanted the way that it is to be seen to go, where that is asked
   */
  sample(stream: Stream, size: number, frames: number, wanted: Way): F;
  truth(figure: F): FilmTruth;
  /** A gray picture. @param frame 0 up to frames − 1 */
  draw(figure: F, frame: number, size: number, frames: number): Raster;
  /** Measures in the frames, in their order, what is claimed of their motion. */
  measure(
    figure: F,
    pictures: readonly Raster[],
  ): { readonly holds: boolean } & Readonly<Record<string, Json>>;
}

export const opposite: Readonly<Record<Way, Way>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
  either: 'either',
};

/** A remainder that is never negative. */
export const modulo = (value: number, n: number): number => ((value % n) + n) % n;

/** Stops a picture's window at a shape: what of it is measured. */
export type Window = (x: number, y: number) => boolean;

/**
 * How two pictures correlate if the second lies so much further on: the sum of products of their contrasts over that of
 * their squares, −1 to 1.
 * @param inside where both the pixel and the one it came from must lie
 */
export function correlation(a: Raster, b: Raster, dx: number, dy: number, inside: Window): number {
  const { width, height } = a;
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (let y = Math.max(0, dy); y < height + Math.min(0, dy); y++) {
    for (let x = Math.max(0, dx); x < width + Math.min(0, dx); x++) {
      if (!inside(x, y) || !inside(x - dx, y - dy)) continue;
      const before = a.data[(y - dy) * width + x - dx] - 127.5;
      const after = b.data[y * width + x] - 127.5;
      product += before * after;
      squaresA += before * before;
      squaresB += after * after;
    }
  }
  return squaresA * squaresB === 0 ? 0 : product / Math.sqrt(squaresA * squaresB);
}

/** The shift of at most `reach` pixels by which pictures correlate best, by sign or strength. */
export function bestShift(
  a: Raster,
  b: Raster,
  reach: readonly [x: number, y: number],
  inside: Window,
  rank: (value: number) => number = (value) => value,
): { readonly dx: number; readonly dy: number; readonly value: number } {
  let best = { dx: 0, dy: 0, value: 0 };
  let most = -Infinity;
  for (let dy = -reach[1]; dy <= reach[1]; dy++) {
    for (let dx = -reach[0]; dx <= reach[0]; dx++) {
      const value = correlation(a, b, dx, dy, inside);
      if (rank(value) <= most) continue;
      most = rank(value);
      best = { dx, dy, value };
    }
  }
  return best;
}

/** Random bits, kept for the frames of a film. @param grain names them @param count how many */
export const randomBits = memoizeLatest(4, (grain: string, count: number): Uint8Array => {
  const stream = new Stream(['grain', grain]);
  return Uint8Array.from({ length: count }, () => stream.below(2));
});

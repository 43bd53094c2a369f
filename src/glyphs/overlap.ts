import { memoize } from '../core/memoize.js';
import type { Coverage } from '../draw/fill/coverage.js';
import type { Place, Silhouette } from './silhouette.js';

/** The largest shift that is tried when shapes are laid on each other, in pixels: 1/16 em. */
const maxShift = 4;

/** How far apart, in pixels of a square of 64, two strokes may be that count as the same. */
const reach = 3;

/** How well two silhouettes of the same place agree, 0 to 1. */
export function agreement(a: Silhouette, b: Silhouette, place: Place): number {
  return place === 'box' ? shapeAgreement(a, b) : bestOverlap(a, b, place);
}

/** Σ min / Σ max of two coverages, the second moved by whole pixels: 1 if they are the same, 0 if they do not touch. */
export function overlap(a: Silhouette, b: Silhouette, dx = 0, dy = 0): number {
  const shared = sharedInk(a, b, dx, dy);
  return shared / (a.sum + b.sum - shared);
}

/**
 * The overlap at the best shift of at most 1/16 em, found by climbing from the centered position; sideways only where the
 * baseline is kept.
 */
function bestOverlap(a: Silhouette, b: Silhouette, place: Place): number {
  const steps = place === 'baseline' ? sideways : allWays;
  let [x, y, best] = [0, 0, overlap(a, b)];
  const tried = new Set([shiftKey(0, 0)]);
  for (let climbing = true; climbing;) {
    climbing = false;
    const [fromX, fromY] = [x, y];
    for (const [dx, dy] of steps) {
      if (Math.max(Math.abs(fromX + dx), Math.abs(fromY + dy)) > maxShift) continue;
      const key = shiftKey(fromX + dx, fromY + dy);
      if (tried.has(key)) continue; // it was no better than where the climb is now
      tried.add(key);
      const found = overlap(a, b, fromX + dx, fromY + dy);
      if (found <= best) continue;
      [x, y, best] = [fromX + dx, fromY + dy, found];
      climbing = true;
    }
  }
  return best;
}

const shiftKey = (x: number, y: number): number => 16 * x + y;

const sideways = [
  [-1, 0],
  [1, 0],
] as const;
const allWays = [...sideways, [0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

/**
 * The share of each silhouette's ink that lies near the other's; the lesser of the two. Unlike overlap it forgives thick
 * strokes where the other has thin ones, which a quarter turn makes of most fonts' letters.
 */
function shapeAgreement(a: Silhouette, b: Silhouette): number {
  return Math.min(sharedInk(a, grown(b), 0, 0) / a.sum, sharedInk(b, grown(a), 0, 0) / b.sum);
}

function sharedInk(a: Coverage, b: Coverage, dx: number, dy: number): number {
  const left = Math.max(a.x, b.x + dx);
  const right = Math.min(a.x + a.width, b.x + dx + b.width);
  const top = Math.max(a.y, b.y + dy);
  const bottom = Math.min(a.y + a.height, b.y + dy + b.height);
  const inkA = a.data;
  const inkB = b.data;
  let shared = 0;
  for (let y = top; y < bottom; y++) {
    const rowA = (y - a.y) * a.width - a.x;
    const rowB = (y - dy - b.y) * b.width - dx - b.x;
    for (let x = left; x < right; x++) {
      const one = inkA[rowA + x];
      const other = inkB[rowB + x];
      shared += one < other ? one : other;
    }
  }
  return shared;
}

/** Ink spread by {@link reach} pixels in all directions. */
const grown = memoize((shape: Silhouette): Coverage => spread(spread(shape, 1, 0), 0, 1));

function spread({ x, y, width, height, data }: Coverage, right: 0 | 1, down: 0 | 1): Coverage {
  const wide = width + 2 * reach * right;
  const high = height + 2 * reach * down;
  const out = new Uint8Array(wide * high);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const value = data[row * width + column];
      const first = row * wide + column;
      for (let step = 0; value > 0 && step <= 2 * reach; step++) {
        const at = first + step * (right + down * wide);
        if (value > out[at]) out[at] = value;
      }
    }
  }
  return { x: x - reach * right, y: y - reach * down, width: wide, height: high, data: out };
}

/** Whether two shapes have as many pieces less holes. */
export const sameTopology = (a: Silhouette, b: Silhouette): boolean => a.euler === b.euler;

/** How much longer the longer of two corresponding sides of boxes is: at least 1. */
export function stretch(a: Silhouette, b: Silhouette): number {
  const [wide, high] = [a.wide / b.wide, a.high / b.high];
  return Math.max(wide, 1 / wide, high, 1 / high);
}

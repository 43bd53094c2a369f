import type { Coverage } from '../../../draw/fill/coverage.js';
import type { Mask } from './outline-source.js';

/** Coverage above this is seen. */
const seen = 40;
/** Left free between things, pixels. */
const gap = 2;

/**
 * The place for a thing near where it is wanted, on whole pixels of a figure's window, where least of it sticks out of the
 * figure by more than `slack` pixels, and where it touches none of its like; of equal ones the nearest.
 *
 * @param cover what the thing covers, from the place on
 * @param others where others of its like have been put
 * @param most how far it may be moved to every side, pixels
 */
export function settled(
  mask: Mask,
  cover: Coverage,
  [x, y]: readonly [number, number],
  others: readonly (readonly [number, number])[],
  most: number,
  slack: number,
): readonly [number, number] {
  const { width, height, inside } = mask;
  const isInside = (px: number, py: number): boolean =>
    px >= 0 && py >= 0 && px < width && py < height && inside[py * width + px] === 1;
  const sticksOut = (px: number, py: number): boolean =>
    !(
      isInside(px, py) ||
      isInside(px - slack, py) ||
      isInside(px + slack, py) ||
      isInside(px, py - slack) ||
      isInside(px, py + slack)
    );
  const isClear = (px: number, py: number): boolean =>
    others.every(([ox, oy]) => Math.abs(px - ox) >= cover.width + gap || Math.abs(py - oy) >= cover.height + gap); // prettier-ignore
  let best: readonly [number, number] = [x, y];
  let least = Infinity;
  for (const [dx, dy] of around(most)) {
    if (!isClear(x + dx, y + dy)) continue;
    let out = 0;
    for (let v = 0, at = 0; v < cover.height && out < least; v++)
      for (let u = 0; u < cover.width; u++, at++)
        if (cover.data[at]! > seen && sticksOut(x + dx + cover.x + u, y + dy + cover.y + v)) out++;
    if (out < least) [least, best] = [out, [x + dx, y + dy]];
    if (least === 0) break;
  }
  return best;
}

/** Steps of up to `most` pixels to every side, from the shortest. */
function around(most: number): readonly (readonly [number, number])[] {
  const steps: [number, number][] = [];
  for (let dy = -most; dy <= most; dy++) for (let dx = -most; dx <= most; dx++) steps.push([dx, dy]);
  return steps.sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - bx * bx - by * by);
}

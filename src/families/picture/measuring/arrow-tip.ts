import { directions, opposite, unitOf, type Direction } from '../direction.js';
import { mirrorAxis } from './mirror-axis.js';

/**
 * Which of the eight directions a marked arrow or row of chevrons points in: along its axis of mirror symmetry, towards
 * the end that begins as a point. The margin is how much clearer that axis is than the others, and that end than its tail.
 */
export function arrowTip(marks: Uint8Array, width: number): { reading: Direction; margin: number } {
  const found = mirrorAxis(marks, width, directions.slice(0, 4));
  if (!found) return { reading: 'up', margin: 0 };
  const { axis, x, y } = found;
  const [ux, uy] = unitOf(axis);
  const along: number[] = [];
  const across: number[] = [];
  marks.forEach((mark, pixel) => {
    if (mark === 0) return;
    const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y];
    along.push(dx * ux + dy * uy);
    across.push(Math.abs(dx * uy - dy * ux));
  });
  const rear = along.reduce((a, b) => Math.min(a, b));
  const front = along.reduce((a, b) => Math.max(a, b));
  /** The width of the very end over the greatest width near that end: 1 for a blunt end. */
  const bluntness = (depthOf: (at: number) => number): number => {
    let [end, near] = [1, 1];
    along.forEach((at, i) => {
      const depth = depthOf(at) / (front - rear);
      if (depth < 0.2) near = Math.max(near, across[i]!);
      if (depth < 0.06) end = Math.max(end, across[i]!);
    });
    return end / near;
  };
  const difference = bluntness((at) => at - rear) - bluntness((at) => front - at);
  return {
    reading: difference > 0 ? axis : opposite(axis),
    margin: Math.min(found.margin, Math.abs(difference)),
  };
}

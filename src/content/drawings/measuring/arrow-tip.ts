import { directions, opposite, unitOf, type Direction } from '../direction.js';
import { mirrorAxis } from './mirror-axis.js';

/**
 * Which of the eight directions a marked arrow or row of chevrons points in: along its axis of mirror symmetry, toward
 * the end that begins as a point. The margin is how much clearer that axis is than the others, and that end than its tail.
 */
export function arrowTip(marks: Uint8Array, width: number): { reading: Direction; margin: number } {
  const found = mirrorAxis(marks, width, directions.slice(0, 4));
  if (!found) return { reading: 'up', margin: 0 };
  const { axis, x, y } = found;
  const [ux, uy] = unitOf(axis);
  const along: number[] = [];
  const across: number[] = [];
  let [rear, front] = [Infinity, -Infinity];
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (marks[pixel] === 0) continue;
    const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y];
    const at = dx * ux + dy * uy;
    rear = Math.min(rear, at);
    front = Math.max(front, at);
    along.push(at);
    across.push(Math.abs(dx * uy - dy * ux));
  }
  /** The width of the very end over the greatest width near that end: 1 for a blunt end. */
  const bluntness = (depthOf: (at: number) => number): number => {
    let [end, near] = [1, 1];
    for (let i = 0; i < along.length; i++) {
      const depth = depthOf(along[i]) / (front - rear);
      if (depth < 0.2) near = Math.max(near, across[i]);
      if (depth < 0.06) end = Math.max(end, across[i]);
    }
    return end / near;
  };
  const difference = bluntness((at) => at - rear) - bluntness((at) => front - at);
  return {
    reading: difference > 0 ? axis : opposite(axis),
    margin: Math.min(found.margin, Math.abs(difference)),
  };
}

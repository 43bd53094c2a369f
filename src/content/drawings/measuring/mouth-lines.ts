import { components, type Component } from '../../../draw/components.js';

/** The bend of a line: 1 hangs in its middle like a smile, −1 is high there, 0 is straight; see DrawingKind.measure for the margin. */
export interface Bent {
  readonly bend: -1 | 0 | 1;
  readonly margin: number;
}

/** The distance of a line's middle from its ends, as a share of its length, from which it is no longer straight. */
const leastSag = 0.08;

/** The long level lines nearest to the middle of a face, below it and above it. @param marks the color of the lines */
export function mouthLines(marks: Uint8Array, width: number): { mouth?: Bent; wrinkle?: Bent } {
  const height = marks.length / width;
  const lines = components(marks, width)
    .filter(({ left, right, edge }) => {
      const middle = (left + right + 1) / 2 / width;
      const long = (right + 1 - left) / width;
      return !edge && Math.abs(middle - 0.5) < 0.03 && long > 0.15 && long < 0.4;
    })
    .sort((a, b) => a.top - b.top);
  const mouth = lines.find(({ top }) => top > 0.55 * height);
  const wrinkle = lines.findLast(({ bottom }) => bottom < 0.45 * height);
  return {
    ...(mouth && { mouth: bentLine(marks, width, mouth, 'top') }),
    ...(wrinkle && { wrinkle: bentLine(marks, width, wrinkle, 'bottom') }),
  };
}

/** @param side of the line on which the middle of the face does not lie hidden behind another line */
function bentLine(marks: Uint8Array, width: number, line: Component, side: 'top' | 'bottom'): Bent {
  const [start, step] = side === 'top' ? [line.top, 1] : [line.bottom, -1];
  const length = line.right + 1 - line.left;
  const parts = { middle: { sum: 0, count: 0 }, ends: { sum: 0, count: 0 } };
  for (let x = line.left; x <= line.right; x++) {
    let y = start;
    while (marks[y * width + x] === 0) y += step;
    const part = Math.abs(x + 0.5 - line.left - length / 2) < length / 6 ? parts.middle : parts.ends;
    part.sum += y;
    part.count++;
  }
  const { middle, ends } = parts;
  const sag = (middle.sum / middle.count - ends.sum / ends.count) / length;
  return {
    bend: Math.abs(sag) < leastSag ? 0 : sag > 0 ? 1 : -1,
    margin: Math.min(1, Math.abs(Math.abs(sag) - leastSag) / leastSag),
  };
}

import { points } from '../../../core/points.js';
import { ellipse, Path, polyline, side, type Point, type Raster } from '../../../draw/index.js';
import { impossible } from './parts/impossible.js';
import type { Illusion, Layout } from './illusion.js';

/** Whether one can go from a point of a gray picture to its edge without crossing a line: pixels much like the one at the point. */
function reachesEdge({ width, data }: Raster, x: number, y: number): boolean {
  const start = Math.floor((y * width) / side) * width + Math.floor((x * width) / side);
  const level = data[start];
  const seen = new Uint8Array(data.length);
  const isNew = (at: number): boolean => seen[at] === 0 && Math.abs(data[at] - level) <= 60;
  // Places in runs of such pixels that are still to be followed to both sides.
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (!isNew(at)) continue;
    const row = at - (at % width);
    const next = row + width;
    let [left, right] = [at, at + 1];
    while (left > row && isNew(left - 1)) left--;
    while (right < next && isNew(right)) right++;
    if (left === row || right === next || row === 0 || next === data.length) return true;
    seen.fill(1, left, right);
    for (const other of [left - width, left + width]) {
      const end = other + right - left;
      for (let i = other; i < end; i++) if (isNew(i) && (i === other || !isNew(i - 1))) open.push(i);
    }
  }
  return false;
}

/** Left end, inner and outer right end, and the six heights of the long lines, `prong` apart. */
function frame({ prong, length }: Layout) {
  const depth = prong * 0.9;
  const left = 256 - (length + depth) / 2;
  const top = 256 - 2.5 * prong;
  const right = left + length;
  return { left, right, inner: right - 1.1 * prong, depth, y: (line: number) => top + line * prong };
}

/** The lines of the fork's closed end, the same in both pictures: a bracket with two square arms. */
function bracket(layout: Layout): Path {
  const { right, inner, depth, y } = frame(layout);
  const path = new Path();
  const add = (...points: Point[]) => path.append(polyline(points));
  add([right, y(1)], [right, y(5)], [right + depth, y(4)], [right + depth, y(0)], [right, y(1)]);
  return add([inner, y(2)], [inner, y(4)]) && path;
}

/** The devil's fork: three round prongs that end as two square ones. */
export const blivet: Illusion = {
  ...impossible,
  name: 'blivet',
  summary: 'A fork with three round prongs at one end and two square ones at the other; the control has two.',
  strength: {
    meaning: 'none: there are three prongs or two',
    effect: 0,
    source: 'Schuster, American Journal of Psychology 77, 1964',
  },
  ground: ({ ink }) => ink.ground,
  layout: { prong: [36, 46], length: [320, 370] },
  draw(board, { ink, layout, inducers }) {
    const { left, right, inner, depth, y } = frame(layout);
    const path = bracket(layout);
    const long = (line: number, from: number, to: number) =>
      path.append(polyline(points([from, y(line)], [to, y(line)])));
    const ends = [right + depth, right, inner, inner, inner, right];
    if (inducers) {
      ends.forEach((end, line) => long(line, left, end));
      for (const prong of [0, 1, 2]) {
        path.append(ellipse(left, y(2 * prong + 0.5), 0.22 * layout.prong, layout.prong / 2));
      }
    } else {
      // Square ends: the back edges begin further right, by the depth of the arms.
      ends.forEach((end, line) => long(line, line === 0 || line === 3 ? left + depth : left, end));
      for (const line of [1, 4]) {
        path.append(polyline(points([left + depth, y(line - 1)], [left, y(line)], [left, y(line + 1)])));
      }
    }
    board.stroke(path, ink.target, 4, { cap: 'square' });
  },
  truth: ({ inducers }) => (inducers ? 1 : 0),
  measure(picture, { layout }) {
    const { right, left, y } = frame(layout);
    // The front of an arm is one with the ground: nothing closes it at the left.
    const open = [1.5, 4.5].map((line) => reachesEdge(picture, (left + right) / 2, y(line)));
    return open[0] ? 1 : 0;
  },
};

import { circle, type Point } from '../../../draw/shapes.js';
import { arc } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import { thread } from '../../../draw/spline.js';
import type { Board } from '../../../draw/board.js';
import type { BistableFigure, Shape } from './figure.js';

/**
 * Half the height of a fish from its nose (0) to the end of its tail (1), in row heights. What is left between two rows is
 * the same fish turned by 180°, since h(1 − u) = 1 − h(u).
 */
const outline: readonly Point[] = [
  [0, 0], [0.06, 0.36], [0.14, 0.64], [0.25, 0.8], [0.38, 0.74], [0.5, 0.5], [0.62, 0.26], [0.75, 0.2], [0.86, 0.36], [0.94, 0.64], [1, 1],
]; // prettier-ignore

/** How far the nose, and the notch of the tail in which the next nose lies, are set back, in lengths; the tail's tips reach as far beyond. */
const fork = 0.07;

/** A black fish with the notch before its nose at (x, y), swimming to the left. */
function fish(x: number, y: number, { length, row }: Shape): Path {
  const point = ([u, h]: Point, sign: number): Point => {
    const bent = u === 0 || u === 1 ? fork * (2 * u - 1) : 0;
    return [x + (u + bent) * length!, y + (sign * h * row!) / 2];
  };
  const path = thread(outline.map((p) => point(p, -1)));
  path.lineTo(x + (1 - fork) * length!, y);
  return thread(
    [...outline].reverse().map((p) => point(p, 1)),
    path,
  ).close();
}

/** Calls `visit` with the nose of every fish of a color that is at least partly on the sheet. */
function each({ length, row, phase }: Shape, black: boolean, visit: (x: number, y: number) => void): void {
  for (let j = -1; j * row! < 512 + row!; j++) {
    for (let i = -2; i * length! < 512 + length!; i++) {
      const x = (i + phase!) * length! + (black ? 0 : length!);
      visit(x, 256 + (Math.floor(j - 256 / row!) + (black ? 0 : 0.5)) * row! + row! / 4);
    }
  }
}

/** Fish that fit into each other: black ones swim one way, white ones the other. */
export const fishTiling: BistableFigure = {
  name: 'fish-tiling',
  summary: 'A plane filled with black fish and white fish, each the ground of the other.',
  source: 'after Escher, Regular Division of the Plane, 1936–1967; Rubin 1915 for figure and ground',
  open: true,
  ground: () => 255,
  readings: () => [
    { word: 'black fish', accept: ['dark fish', 'fish swimming left', 'black fishes'] },
    { word: 'white fish', accept: ['light fish', 'fish swimming right', 'white fishes'] },
  ],
  shape: (stream) => ({
    length: stream.uniform(150, 190),
    row: stream.uniform(84, 104),
    phase: stream.float(),
  }),
  draw(board, shape, show) {
    const school = new Path();
    each(shape, true, (x, y) => school.append(fish(x, y, shape)));
    if (show === 'a') board.box(0, 0, 512, 512, 176);
    board.fill(school, show === 'b' ? 100 : 0);
    if (show === 'a') each(shape, true, (x, y) => drawDetail(board, shape, x, y, 1, 235));
    if (show === 'b') each(shape, false, (x, y) => drawDetail(board, shape, x, y, -1, 30));
  },
};

/** An eye, a gill and scales; `way` is where its tail is. */
function drawDetail(
  board: Board,
  { length, row }: Shape,
  x: number,
  y: number,
  way: 1 | -1,
  level: number,
): void {
  const at = (u: number): number => x + way * u * length!;
  const inside = (cx: number) => cx > -40 && cx < 552;
  if (!inside(at(0.5))) return;
  board.fill(circle(at(0.12), y - 0.06 * row!, 0.06 * row!), level);
  const marks = new Path();
  const add = (u: number, r: number) =>
    marks.append(way === 1 ? arc(at(u), y, r, -55, 55) : arc(at(u), y, r, 125, 235));
  add(0.14, 0.22 * row!);
  for (const u of [0.34, 0.44, 0.54]) add(u - 0.08, 0.14 * row!);
  board.stroke(marks, level, 2.5);
}

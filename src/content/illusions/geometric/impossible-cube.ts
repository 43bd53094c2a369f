import { line, Path, polyline, side, type Board, type Point } from '../../../draw/index.js';
import { impossible } from './parts/impossible.js';
import type { Illusion, Layout } from './illusion.js';

const [face, outline] = [212, 20];

/** Corners of the front square from the upper left clockwise, and of the back square, up and to the side. */
function corners({ edge, dx, dy }: Layout): { front: Point[]; back: Point[] } {
  const [left, top] = [256 - (edge + dx) / 2, 256 - (edge - dy) / 2];
  const front: Point[] = [
    [left, top],
    [left + edge, top],
    [left + edge, top + edge],
    [left, top + edge],
  ];
  return { front, back: front.map(([x, y]) => [x + dx, y - dy]) };
}

/** Bars with an outline, joined where they meet. */
function bars(board: Board, path: Path, width: number): void {
  board.stroke(path, outline, width + 6).stroke(path, face, width);
}

/** A piece of bar that passes before another, as long as that is wide. Its face is a little longer, so that its ends leave no mark. */
function bridge(board: Board, [x, y]: Point, along: Point, width: number): void {
  const reach = (by: number): readonly [number, number, number, number] => [
    x - by * along[0],
    y - by * along[1],
    x + by * along[0],
    y + by * along[1],
  ];
  const half = width / 2 + 3;
  board.line(...reach(half), outline, width + 6).line(...reach(half + 2), face, width);
}

/** Escher's cube: bars of the back pass before bars of the front. */
export const impossibleCube: Illusion = {
  ...impossible,
  name: 'impossible-cube',
  summary: 'A cube of bars whose rear bars pass before its front bars; the control is a possible crate.',
  strength: {
    meaning: 'none: the bars cross as in a cube or they do not',
    effect: 0,
    source: 'Escher, Belvedere, 1958; Cochran, 1966 (the crazy crate)',
  },
  layout: { edge: [236, 264], dx: [104, 124], dy: [94, 114], width: [19, 24] },
  draw(board, { layout, inducers }) {
    const { front, back } = corners(layout);
    const square = ([a, b, c, d]: Point[]) => polyline([a, b, c, d]).close();
    const width = layout.width;
    const rear = square(back);
    front.forEach(([x, y], i) => rear.append(line(x, y, back[i][0], back[i][1])));
    bars(board, rear, width);
    bars(board, square(front), width);
    // The front's outline is opened where bars run to the back.
    front.forEach(([x, y], i) => {
      const [dx, dy] = [back[i][0] - x, back[i][1] - y];
      const part = (1.6 * width) / Math.sqrt(dx * dx + dy * dy);
      board.line(x, y, x + part * dx, y + part * dy, face, width);
    });
    if (!inducers) return;
    bridge(board, [back[0][0], front[0][1]], [0, 1], width);
    bridge(board, [front[1][0], back[2][1]], [1, 0], width);
  },
  truth: ({ inducers }) => (inducers ? 1 : 0),
  measure(picture, { layout }) {
    const { front, back } = corners(layout);
    const off = layout.width / 2 + 1.5;
    const dark = (x: number, y: number) =>
      picture.data[
        Math.floor((y * picture.width) / side) * picture.width + Math.floor((x * picture.width) / side)
      ] < 110;
    // A bar that passes before another has both its outlines at the crossing.
    const uprightFirst = dark(back[0][0] - off, front[0][1]) && dark(back[0][0] + off, front[0][1]);
    const levelFirst = dark(front[1][0], back[2][1] - off) && dark(front[1][0], back[2][1] + off);
    return uprightFirst && levelFirst ? 1 : 0;
  },
};

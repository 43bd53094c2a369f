import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Stream } from '../../../../core/stream.js';
import { Path } from '../../../../draw/path.js';
import { polygon, polyline, type Point } from '../../../../draw/shapes.js';
import type { Board } from '../../../../draw/board.js';
import type { Drawing, Shape } from '../figure.js';
import type { Pen } from '../pen.js';

/** What is on the faces besides their outline, alike on those that a half turn exchanges. */
export interface Faces {
  /** Lines across each upright panel, from edge to edge. */
  readonly courses?: number;
  /** Levels of roof and floor, of the outer panels and of the middle one, where they are not paper. */
  readonly tones?: readonly [level: number, outer: number, middle: number];
}

/** Corners of a roof, three panels that stand like a folding screen, and a floor: what two panels close, the third opens. */
function facesOf({ column, rise, height, mirror, tilt }: Shape) {
  const [cosine, sine] = [cosDegrees(tilt!), sinDegrees(tilt!)];
  const at = (x: number, y: number): Point => {
    const [u, v] = [mirror! * (x - 1.5) * column!, y - (height! + rise!) / 2];
    return [256 + u * cosine - v * sine, 256 + u * sine + v * cosine];
  };
  const top = (x: number): number => (x % 2 === 0 ? 0 : rise!);
  const panel = (x: number): Point[] => [
    at(x, top(x)),
    at(x + 1, top(x + 1)),
    at(x + 1, top(x + 1) + height!),
    at(x, top(x) + height!),
  ];
  return {
    roof: [at(0, 0), at(1, rise!), at(2, 0), at(1, -rise!)],
    panels: [panel(0), panel(1), panel(2)],
    floor: [at(1, rise! + height!), at(2, height!), at(3, rise! + height!), at(2, 2 * rise! + height!)],
  };
}

type Block = ReturnType<typeof facesOf>;

/** Thiéry's figure. @param shape its numbers: width of a column, rise of its level edges, height of the panels, tilt of all, and the width of lines as `line` */
export const blockDrawing = (
  name: string,
  pen: Pen,
  shape: (stream: Stream) => Shape,
  { courses = 0, tones }: Faces = {},
): Drawing => ({
  name,
  shape,
  ground: () => pen.paper,
  draw(board, s, show) {
    const block = facesOf(s);
    const { roof, panels, floor } = block;
    if (show === 'both' && tones) {
      for (const face of [roof, floor]) board.fill(polygon(face), tones[0]);
      panels.forEach((panel, i) => board.fill(polygon(panel), tones[i === 1 ? 2 : 1]));
    }
    if (show !== 'both') fillFaces(board, block, show === 'a', pen);
    const lines = new Path();
    for (const [a, b, c, d] of panels as [Point, Point, Point, Point][])
      for (let i = 1; i <= courses; i++)
        lines.append(polyline([between(a, d, i / (courses + 1)), between(b, c, i / (courses + 1))]));
    board.stroke(lines, pen.ink, s.line! * 0.6);
    const outline = polygon(roof).append(polygon(floor));
    for (const panel of panels) outline.append(polygon(panel));
    board.stroke(outline, pen.ink, s.line!);
    if (show === 'both') return;
    // A thick outline around the block that is seen from above, or from below.
    const [level, near] = show === 'a' ? [roof, [0, 1]] : [floor, [1, 2]];
    const around = polygon(level);
    for (const i of near) around.append(polygon(panels[i]!));
    board.stroke(around, pen.ink, s.line! + 4);
  },
});

const between = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [
  x0 + t * (x1 - x0),
  y0 + t * (y1 - y0),
];

/** Level faces are bright if they are seen from above, dark if from below. */
function fillFaces(board: Board, { roof, panels, floor }: Block, above: boolean, pen: Pen): void {
  const level = above ? Math.min(250, pen.bright + 20) : Math.round(0.56 * pen.dark);
  for (const face of [roof, floor]) board.fill(polygon(face), level);
  const near = above ? [0, 1] : [1, 2];
  board.fill(polygon(panels[near[0]!]!), Math.round(0.5 * (pen.bright + pen.dim)));
  board.fill(polygon(panels[near[1]!]!), pen.dark);
  board.fill(polygon(panels[above ? 2 : 0]!), above ? pen.bright : pen.dim);
}

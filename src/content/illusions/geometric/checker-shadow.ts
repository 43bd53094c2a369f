import { ellipse, Path, polygon, type Board, type Point } from '../../../draw/index.js';
import { levelAt } from './measure.js';
import { whole } from '../../ranges.js';
import type { Figure, Illusion } from './illusion.js';

/** The letter A around (x, y), `height` units tall, as strokes. */
function letterA(x: number, y: number, height: number): Path {
  const [w, h] = [height * 0.38, height / 2];
  return new Path()
    .moveTo(x - w, y + h)
    .lineTo(x, y - h)
    .lineTo(x + w, y + h)
    .moveTo(x - w * 0.62, y + h * 0.3)
    .lineTo(x + w * 0.62, y + h * 0.3);
}

/** The letter B around (x, y), `height` units tall, as strokes. */
function letterB(x: number, y: number, height: number): Path {
  const [w, h] = [height * 0.3, height / 2];
  return new Path()
    .moveTo(x - w, y)
    .lineTo(x, y)
    .cubicTo(x + w * 1.3, y, x + w * 1.3, y + h, x, y + h)
    .lineTo(x - w, y + h)
    .lineTo(x - w, y - h)
    .lineTo(x, y - h)
    .cubicTo(x + w, y - h, x + w, y, x, y);
}

const tiles = 5;
const origin: Point = [222, 138];
/** Steps to the next tile, to the right front and to the left front. */
const right: Point = [50, 21];
const left: Point = [-35, 38];
const corner = (u: number, v: number): Point => [
  origin[0] + u * right[0] + v * left[0],
  origin[1] + u * right[1] + v * left[1],
];
const tile = (u: number, v: number): Path =>
  polygon([corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)]);
/** A: a dark tile in the light; B: a light tile in the shadow. */
const marked: readonly { u: number; v: number; letter: typeof letterA }[] = [
  { u: 1, v: 0, letter: letterA },
  { u: 2, v: 2, letter: letterB },
];
const levelOf = ({ layout, difference }: Figure, which: 0 | 1): number =>
  Math.round(layout.level + (which === 0 ? difference : -difference) / 2);

/** Adelson's board: a light tile in a shadow and a dark one in the light send the same light to the eye. */
export const checkerShadow: Illusion = {
  name: 'checker-shadow',
  summary:
    'A checkerboard with a shadow across it; a light tile in the shadow looks lighter than a dark one in the light.',
  channels: 1,
  difference: { unit: 'gray levels of 255', step: 20 },
  strength: {
    meaning: 'depth of the shadow and contrast of the tiles: 0 none, 1 both nearly 2 to 1',
    effect: 45,
    source:
      'Adelson 1995; Adelson in The New Cognitive Neurosciences, 2000, 339–351; the size is an assumption, which depends on the display',
  },
  directions: [-1],
  ask: {
    yesNo: {
      first: 'In the image, does the square marked A have a lighter shade of gray than the one marked B?',
      same: 'In the image, do the squares marked A and B have the same shade of gray?',
      second: 'In the image, does the square marked B have a lighter shade of gray than the one marked A?',
    },
    choice: 'In the image, which of the squares marked A and B has the lighter shade of gray?',
    options: { first: 'A', same: 'Neither', second: 'B' },
  },
  ground: () => 224,
  layout: { level: whole(108, 124) },
  draw(board, figure) {
    const { inducers } = figure;
    if (inducers) drawScene(board, figure);
    marked.forEach(({ u, v, letter }, i) => {
      board.fill(tile(u, v), levelOf(figure, i as 0 | 1));
      const [x, y] = corner(u + 0.5, v + 0.5);
      board.stroke(letter(x, y, 16), 20, 2.6);
    });
  },
  truth: (figure) => levelOf(figure, 0) - levelOf(figure, 1),
  measure(picture) {
    const [a, b] = marked.map(({ u, v }) => levelAt(picture, ...corner(u + 0.5, v + 0.5), 17));
    return a - b;
  },
};

function drawScene(board: Board, { strength, layout }: Figure): void {
  const alpha = 0.46 * strength;
  const dark = layout.level;
  const light = Math.round(Math.min(250, dark / (1 - alpha)));
  const whole = polygon([corner(0, 0), corner(tiles, 0), corner(tiles, tiles), corner(0, tiles)]);
  const sideOf = (a: Point, b: Point, thick: number): Path =>
    polygon([a, b, [b[0], b[1] + thick], [a[0], a[1] + thick]]);
  board.fill(sideOf(corner(0, tiles), corner(tiles, tiles), 26), 96);
  board.fill(sideOf(corner(tiles, 0), corner(tiles, tiles), 26), 70);
  board.fill(whole, light);
  const darks = new Path();
  for (let u = 0; u < tiles; u++)
    for (let v = 0; v < tiles; v++) if ((u + v) % 2 === 1) darks.append(tile(u, v));
  board.fill(darks, dark);
  // The shadow runs from the post at the right toward the left front corner, soft along both sides.
  const [from, to] = [corner(4.3, 0.7), corner(-0.5, 4.9)];
  const length = Math.sqrt((to[0] - from[0]) * (to[0] - from[0]) + (to[1] - from[1]) * (to[1] - from[1]));
  const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = 70;
  const at = (along: number, across: number): Point => [
    from[0] + ax * along - ay * across,
    from[1] + ay * along + ax * across,
  ];
  const deep = Math.round(255 * alpha);
  board.fill(
    polygon([at(0, -36), at(70, -half), at(length, -half), at(length, half), at(70, half), at(0, 36)]),
    {
      kind: 'linear',
      from: at(0, -half),
      to: at(0, half),
      stops: [
        { at: 0, color: [0, 0, 0, 0] },
        { at: 0.22, color: [0, 0, 0, deep] },
        { at: 0.78, color: [0, 0, 0, deep] },
        { at: 1, color: [0, 0, 0, 0] },
      ],
    },
    whole,
  );
  drawPost(board, from);
}

/** A post, standing where its shadow begins. */
function drawPost(board: Board, [x, y]: Point): void {
  const [rx, ry, tall] = [38, 18, 124];
  const body = new Path()
    .moveTo(x - rx, y - tall)
    .lineTo(x - rx, y)
    .cubicTo(x - rx, y + ry * 1.33, x + rx, y + ry * 1.33, x + rx, y)
    .lineTo(x + rx, y - tall)
    .close();
  const shade = (at: number, color: number) => ({ at, color });
  board.fill(body, {
    kind: 'linear',
    from: [x - rx, y],
    to: [x + rx, y],
    stops: [shade(0, 92), shade(0.55, 150), shade(0.85, 212), shade(1, 188)],
  });
  board.fill(ellipse(x, y - tall, rx, ry), 206);
}

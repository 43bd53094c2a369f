import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path, polygon, polyline, type Board, type Point } from '../../../draw/index.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';
import { chalk, penDrawing, type Pen, type PenDesign } from './pen.js';
import { eitherSign, oneOf } from '../../ranges.js';

/** A block, and what is on its faces besides their outline, alike on those that a half turn exchanges. */
interface BlockDesign extends PenDesign {
  /** Lines across each upright panel, from edge to edge. */
  readonly courses?: number;
  /** Levels of roof and floor, of the outer panels and of the middle one, where they are not paper. */
  readonly tones?: readonly [level: number, outer: number, middle: number];
}

const blocks: readonly BlockDesign[] = [
  // Edges of equal length, as Thiéry has them.
  { name: 'even', ranges: { column: [97, 116], rise: [56, 67], height: [116, 146] }, line: [4.5, 6] },
  // High narrow panels.
  { name: 'tower', ranges: { column: [74, 84], rise: [36, 44], height: [276, 300] }, line: [4, 5.5] },
  // Low panels and wide level faces, in three grays.
  {
    name: 'slab',
    ranges: { column: [134, 146], rise: [78, 90], height: [52, 64] },
    line: [4, 5],
    tones: [255, 208, 160],
  },
  // Panels of courses, as a wall has.
  {
    name: 'bricks',
    ranges: { column: [128, 138], rise: [38, 46], height: [180, 204] },
    line: [4.5, 5.5],
    courses: 5,
  },
  // White on black with steep level edges.
  {
    name: 'chalk',
    pen: chalk,
    ranges: { column: [92, 102], rise: [90, 100], height: [116, 132] },
    line: [5, 6.5],
  },
  // Not upright, the middle panel in shade.
  {
    name: 'leaning',
    ranges: { tilt: eitherSign(24, 32), column: [92, 104], rise: [30, 36], height: [176, 196] },
    line: [3.5, 4.5],
    tones: [236, 255, 176],
  },
];

/**
 * Thiéry's figure: a block seen from above at one side, from below at the other, and never both at once. Numbers of all
 * drawings: width of a column, rise of its level edges, height of the panels, tilt of all (degrees), and the width of
 * lines as `line`; with `mirror` −1 all is mirrored.
 */
export const thiery: BistableFigure = {
  name: 'thiery',
  summary: "Thiéry's figure: a block seen from above or from below.",
  source: 'Thiéry, Philosophische Studien 11, 1895',
  open: true,
  drawings: blocks.map(blockDrawing),
  readings: () => [
    { word: 'block seen from above', accept: ['cube seen from above', 'box seen from above'] },
    { word: 'block seen from below', accept: ['cube seen from below', 'box seen from below'] },
  ],
};

/** Corners of a roof, three panels that stand like a folding screen, and a floor: what two panels close, the third opens. */
function facesOf({ column, rise, height, mirror, tilt }: Shape) {
  const [cosine, sine] = [cosDegrees(tilt), sinDegrees(tilt)];
  const at = (x: number, y: number): Point => {
    const [u, v] = [mirror * (x - 1.5) * column, y - (height + rise) / 2];
    return [256 + u * cosine - v * sine, 256 + u * sine + v * cosine];
  };
  const top = (x: number): number => (x % 2 === 0 ? 0 : rise);
  const panel = (x: number): Point[] => [
    at(x, top(x)),
    at(x + 1, top(x + 1)),
    at(x + 1, top(x + 1) + height),
    at(x, top(x) + height),
  ];
  return {
    roof: [at(0, 0), at(1, rise), at(2, 0), at(1, -rise)],
    panels: [panel(0), panel(1), panel(2)],
    floor: [at(1, rise + height), at(2, height), at(3, rise + height), at(2, 2 * rise + height)],
  };
}

type Block = ReturnType<typeof facesOf>;

function blockDrawing({ courses = 0, tones, ...design }: BlockDesign): Drawing {
  return penDrawing(design, { mirror: oneOf(-1, 1), tilt: 0 }, (board, s, show, pen) => {
    const block = facesOf(s);
    const { roof, panels, floor } = block;
    if (show === 'both' && tones) {
      for (const face of [roof, floor]) board.fill(polygon(face), tones[0]);
      panels.forEach((panel, i) => board.fill(polygon(panel), tones[i === 1 ? 2 : 1]));
    }
    // A reading shows one block, thick and shaded; what belongs to the other alone is left in thin gray lines.
    const shown = show === 'both' ? undefined : show === 'a' ? seenFromAbove(block) : seenFromBelow(block);
    if (shown) fillFaces(board, shown, show === 'a', pen);
    const thin = shown ? Math.round(0.5 * (pen.ink + pen.paper)) : pen.ink;
    for (const panel of panels)
      board.stroke(coursesOf(panel, courses), shown?.near.includes(panel) ? pen.ink : thin, s.line * 0.6);
    board.stroke(outlineOf([roof, floor, ...panels]), thin, s.line, { join: 'round' });
    if (shown) board.stroke(outlineOf([shown.level, ...shown.near]), pen.ink, s.line + 4, { join: 'round' });
  });
}

/** Lines across a panel, from edge to edge. */
function coursesOf([a, b, c, d]: readonly Point[], courses: number): Path {
  const lines = new Path();
  for (let i = 1; i <= courses; i++) {
    const t = i / (courses + 1);
    lines.append(polyline([between(a, d, t), between(b, c, t)]));
  }
  return lines;
}

const outlineOf = (faces: readonly Point[][]): Path =>
  faces.reduce((outline, face) => outline.append(polygon(face)), new Path());

/** The faces of a block: a level one and two panels that meet in front. */
interface SeenBlock {
  readonly level: Point[];
  readonly near: readonly Point[][];
}

const seenFromAbove = ({ roof, panels }: Block): SeenBlock => ({ level: roof, near: [panels[0], panels[1]] });
const seenFromBelow = ({ floor, panels }: Block): SeenBlock => ({
  level: floor,
  near: [panels[1], panels[2]],
});

const between = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [
  x0 + t * (x1 - x0),
  y0 + t * (y1 - y0),
];

/** The level face is bright if it is seen from above, dark if from below. */
function fillFaces(board: Board, { level, near }: SeenBlock, above: boolean, pen: Pen): void {
  board.fill(polygon(level), above ? Math.min(250, pen.bright + 20) : Math.round(0.56 * pen.dark));
  board.fill(polygon(near[0]), Math.round(0.5 * (pen.bright + pen.dim)));
  board.fill(polygon(near[1]), pen.dark);
}

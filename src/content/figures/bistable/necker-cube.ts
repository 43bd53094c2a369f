import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { circle, Path, polygon, polyline, type Board, type Point } from '../../../draw/index.js';
import type { BistableFigure, Drawing, Shape, Show } from './figure.js';
import { chalk, onPaper, type Pen } from './pen.js';
import { drawNumbers, eitherSign, oneOf, type Ranges } from '../../ranges.js';

/**
 * A cube in outline: either of two corners is the nearest. Numbers of all drawings: `edge` in units, and `dx` and `dy`
 * where a square lies in the plane of the picture and the other is moved from it by (dx, −dy), or `yaw` and `pitch` where
 * the cube is seen from far away, turned about the upright and tipped, degrees.
 */
export const neckerCube: BistableFigure = {
  name: 'necker-cube',
  summary: 'A cube in outline, seen from above or from below.',
  source: 'Necker, Philosophical Magazine 1, 1832',
  open: true,
  drawings: [
    // Two squares and the lines between their corners.
    cubeDrawing('oblique', onPaper, drawLines, {
      edge: [220, 260],
      dx: eitherSign(84, 120),
      dy: [76, 112],
      width: [4.5, 6.5],
    }),
    // No face in the plane of the picture: three directions of edges, all foreshortened.
    cubeDrawing('turned', onPaper, drawLines, {
      edge: [250, 276],
      yaw: eitherSign(24, 34),
      pitch: [16, 22],
      width: [3.5, 5],
    }),
    // A frame of rods that run into each other where they cross, so that none is in front.
    cubeDrawing('rods', onPaper, drawRods, {
      edge: [196, 216],
      dx: eitherSign(126, 146),
      dy: [112, 130],
      rod: [21, 26],
      line: [4, 5],
      level: oneOf(255, 206, 176),
    }),
    // Bradley and Petry's subjective cube (American Journal of Psychology 90, 1977): white edges that only black discs show.
    cubeDrawing('discs', onPaper, drawDiscs, {
      edge: [200, 222],
      dx: eitherSign(104, 124),
      dy: [86, 104],
      disc: [46, 52],
      line: [9, 11],
    }),
    // Rows of dots, with a large one at each corner.
    cubeDrawing('beads', onPaper, drawBeads, {
      edge: [240, 262],
      yaw: eitherSign(36, 41),
      pitch: [25, 30],
      bead: [6, 7.5],
      corner: [15, 18],
      level: oneOf(0, 40),
    }),
    // White on black, and so steep that its level faces are the widest.
    cubeDrawing('chalk', chalk, drawLines, {
      edge: [244, 268],
      yaw: eitherSign(30, 37),
      pitch: [46, 52],
      width: [4.5, 6],
    }),
  ],
  readings: () => [
    { word: 'cube seen from above', accept: ['box seen from above'] },
    { word: 'cube seen from below', accept: ['box seen from below'] },
  ],
};

/** A corner by its three bits: along the first, the second and the upright edge (0 is above). */
type Corner = number;
/** A cube's eight corners on the sheet. */
type Cube = readonly Point[];
type Edge = readonly [Corner, Corner];

interface SeenCube {
  readonly cube: Cube;
  /** The nearest corner. */
  readonly near: Corner;
  readonly show: Show;
  readonly pen: Pen;
}

/** @param drawEdges draws the cube with the further numbers of its shape */
function cubeDrawing(
  name: string,
  pen: Pen,
  drawEdges: (board: Board, seen: SeenCube, shape: Shape) => void,
  ranges: Ranges,
): Drawing {
  return {
    name,
    shape: (stream) => drawNumbers(stream, ranges),
    ground: () => pen.paper,
    draw(board, shape, show) {
      const cube = cubeOf(shape);
      drawEdges(board, { cube, near: nearest(cube, show === 'a'), show, pen }, shape);
    },
  };
}

/** Edges as lines. */
function drawLines(board: Board, seen: SeenCube, { width }: Shape): void {
  const { show, pen } = seen;
  const [shown, hidden] = edgesOf(seen);
  if (show !== 'both') {
    fillFaces(board, seen);
    board.stroke(hidden, Math.round(0.65 * pen.ink + 0.35 * pen.dim), width * 0.6, { dash: [9, 7] });
  }
  board.stroke(shown, pen.ink, width, { cap: 'round' });
}

/** Edges as rods with an outline. */
function drawRods(board: Board, { cube, near, show, pen }: SeenCube, { rod, line, level }: Shape): void {
  const frame = (which: (ends: Edge) => boolean): Path =>
    edges.filter(which).reduce((path, ends) => path.append(lineOf(cube, ends)), new Path());
  const lay = (path: Path): void => {
    board.stroke(path, pen.ink, rod, { cap: 'round' });
    board.stroke(path, level, rod - 2 * line, { cap: 'round' });
  };
  if (show === 'both') return lay(frame(() => true));
  // Rods behind are laid first, and those of the nearest corner last and darker.
  const front = frame((ends) => ends.includes(near));
  lay(frame((ends) => isHidden(ends, near)));
  lay(frame((ends) => !isHidden(ends, near)));
  lay(front);
  board.stroke(front, 96, rod - 2 * line - 4);
}

/** White edges across a black disc at each corner. */
function drawDiscs(board: Board, seen: SeenCube, { disc, line }: Shape): void {
  const { cube, show, pen } = seen;
  const discs = cube.reduce((path, [x, y]) => path.append(circle(x, y, disc)), new Path());
  const [shown, hidden] = edgesOf(seen);
  board.fill(discs, pen.ink);
  if (show !== 'both') board.stroke(hidden, 150, line * 0.5, { dash: [9, 8] });
  board.stroke(shown, pen.paper, line, { cap: 'round' });
  if (show !== 'both') board.stroke(shown, 90, line * 0.4, { cap: 'round' });
}

/** Gaps between dots along an edge. */
const beads = 8;

/** Edges as rows of dots. */
function drawBeads(board: Board, seen: SeenCube, { bead, corner, level }: Shape): void {
  const { cube, near, show } = seen;
  const [shown, hidden] = [new Path(), new Path()];
  for (const ends of edges) {
    const [[x0, y0], [x1, y1]] = [cube[ends[0]], cube[ends[1]]];
    const behind = show !== 'both' && isHidden(ends, near);
    for (let i = 1; i < beads; i++) {
      const [x, y] = [x0 + ((x1 - x0) * i) / beads, y0 + ((y1 - y0) * i) / beads];
      (behind ? hidden : shown).append(circle(x, y, bead * (behind ? 0.7 : 1)));
    }
  }
  cube.forEach(([x, y], i) => {
    const behind = show !== 'both' && i === 7 - near;
    (behind ? hidden : shown).append(circle(x, y, corner * (behind ? 0.8 : 1)));
  });
  if (show !== 'both') fillFaces(board, seen);
  board.fill(hidden, 112).fill(shown, level);
  if (show !== 'both') board.fill(circle(cube[near][0] - 4, cube[near][1] - 4, corner * 0.4), 250);
}

/** All twelve edges. */
const edges: readonly Edge[] = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner): Edge[] => (corner & bit ? [] : [[corner, corner | bit]])),
);

const lineOf = (cube: Cube, ends: Edge): Path => polyline(ends.map((corner) => cube[corner]));

/** The edges that are shown in front, and in a control those that are hidden behind the rest. */
function edgesOf({ cube, near, show }: SeenCube): readonly [shown: Path, hidden: Path] {
  const [shown, hidden] = [new Path(), new Path()];
  for (const ends of edges)
    (show !== 'both' && isHidden(ends, near) ? hidden : shown).append(lineOf(cube, ends));
  return [shown, hidden];
}

/** The cube in the middle of the sheet. */
function cubeOf({ edge, dx, dy, yaw, pitch }: Shape): Cube {
  if (yaw === undefined) return cubeFrom([edge, 0], [dx, -dy], [0, edge]);
  const [cosine, sine, tip] = [cosDegrees(yaw), sinDegrees(yaw), sinDegrees(pitch)];
  return cubeFrom(
    [edge * cosine, edge * sine * tip],
    [edge * sine, -edge * cosine * tip],
    [0, edge * cosDegrees(pitch)],
  );
}

/** The cube with two level edges and an upright one. */
const cubeFrom = (across: Point, away: Point, upright: Point): Cube =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Point => {
    const half = (bit: number): number => (corner & bit ? 0.5 : -0.5);
    const along = (axis: 0 | 1): number =>
      half(1) * across[axis] + half(2) * away[axis] + half(4) * upright[axis];
    return [256 + along(0), 256 + along(1)];
  });

/** The nearest corner: from above, or from below. */
const nearest = (cube: Cube, above: boolean): Corner => (above ? innerCorner(cube) : 7 - innerCorner(cube));

/** The nearest of the two corners that lie within the others' outline, where the cube is seen from above. */
function innerCorner(cube: Cube): Corner {
  const from = ([x, y]: Point): number => (x - 256) * (x - 256) + (y - 256) * (y - 256);
  return [0, 1, 2, 3].reduce((best, corner) => (from(cube[corner]) < from(cube[best]) ? corner : best));
}

/** Fills the three faces that meet at the nearest corner: the level one is brightest from above, darkest from below. */
function fillFaces(board: Board, { cube, near, pen }: SeenCube): void {
  const above = (near & 4) === 0;
  const face = (first: number, second: number): Path =>
    polygon([near, near ^ first, near ^ first ^ second, near ^ second].map((corner) => cube[corner]));
  board.fill(face(1, 2), above ? pen.bright : pen.dark);
  board.fill(face(1, 4), above ? pen.dim : pen.bright);
  board.fill(face(2, 4), above ? pen.dark : pen.dim);
}

/** Whether an edge ends at the farthest corner, behind the rest. */
const isHidden = ([from, to]: Edge, near: Corner): boolean => from === 7 - near || to === 7 - near;

import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { polygon, type Point } from '../../../../draw/shapes.js';
import type { Board } from '../../../../draw/board.js';
import type { Path } from '../../../../draw/path.js';
import type { Pen } from '../pen.js';

/** A corner by its three bits: along the first, the second and the upright edge (0 is above). */
export type Corner = number;
/** A cube's eight corners on the sheet. */
export type Cube = readonly Point[];
export type Edge = readonly [Corner, Corner];

/** All twelve edges. */
export const edges: readonly Edge[] = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner): Edge[] => (corner & bit ? [] : [[corner, corner | bit]])),
);

/** The cube in the middle of the sheet with these edges: two level ones, and the upright one. */
export const cubeOf = (across: Point, away: Point, upright: Point): Cube =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((corner): Point => {
    const half = (bit: number): number => (corner & bit ? 0.5 : -0.5);
    const along = (axis: 0 | 1): number =>
      half(1) * across[axis] + half(2) * away[axis] + half(4) * upright[axis];
    return [256 + along(0), 256 + along(1)];
  });

/** A cube with a square in the plane of the picture, and the other moved from it by (dx, −dy). */
export const oblique = (edge: number, dx: number, dy: number): Cube =>
  cubeOf([edge, 0], [dx, -dy], [0, edge]);

/** A cube from far away, turned about the upright by `yaw` and tipped by `pitch`, degrees. */
export function orthographic(edge: number, yaw: number, pitch: number): Cube {
  const [cosine, sine, tip] = [cosDegrees(yaw), sinDegrees(yaw), sinDegrees(pitch)];
  return cubeOf(
    [edge * cosine, edge * sine * tip],
    [edge * sine, -edge * cosine * tip],
    [0, edge * cosDegrees(pitch)],
  );
}

/** Of the two corners that lie within the others' outline, the one that is nearest where the cube is seen from above. */
export function innerCorner(cube: Cube): Corner {
  const from = ([x, y]: Point): number => (x - 256) * (x - 256) + (y - 256) * (y - 256);
  return [0, 1, 2, 3].reduce((best, corner) => (from(cube[corner]!) < from(cube[best]!) ? corner : best));
}

/** The nearest corner: from above, or from below. */
export const nearest = (cube: Cube, above: boolean): Corner =>
  above ? innerCorner(cube) : 7 - innerCorner(cube);

/** Fills the three faces that meet at the nearest corner: the level one is brightest from above, darkest from below. */
export function fillFaces(board: Board, cube: Cube, near: Corner, pen: Pen): void {
  const above = (near & 4) === 0;
  board.fill(face(cube, near, 1, 2), above ? pen.bright : pen.dark);
  board.fill(face(cube, near, 1, 4), above ? pen.dim : pen.bright);
  board.fill(face(cube, near, 2, 4), above ? pen.dark : pen.dim);
}

const face = (cube: Cube, near: Corner, first: number, second: number): Path =>
  polygon([near, near ^ first, near ^ first ^ second, near ^ second].map((corner) => cube[corner]!));

/** Whether an edge ends at the farthest corner, behind the rest. */
export const isHidden = ([from, to]: Edge, near: Corner): boolean => from === 7 - near || to === 7 - near;

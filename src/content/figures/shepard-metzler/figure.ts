import { rotate, type Mat3, type Vec3 } from '../../../world/index.js';
import { cubeRotations } from '../../../world/rotation/cube-group.js';

/** A chain of unit cubes, given by whole coordinates, from one end to the other. Plain JSON. */
export type Figure = readonly Vec3[];

/** The figure after a rotation of the cube group. */
export const turnFigure = (figure: Figure, turn: Mat3): Figure =>
  figure.map((cube) => {
    const [x, y, z] = rotate(turn, cube);
    return [x + 0, y + 0, z + 0];
  });

/** The figure in a mirror at x = 0. Every mirror gives this one, up to a rotation. */
export const mirrorFigure = (figure: Figure): Figure => figure.map(([x, y, z]) => [0 - x, y, z]);

/**
 * The normal form of a figure as a body: of its 24 rotations, moved so that the least coordinates are 0 and sorted by
 * x, then y, then z, the first in lexicographic order. Figures are the same body if and only if their normal forms are
 * equal; where the chain begins is left out, mirror images are distinguished.
 */
export function canonicalFigure(figure: Figure): Figure {
  let best: number[] | undefined;
  for (const turn of cubeRotations) {
    const codes = sortedCodes(turnFigure(figure, turn));
    if (!best || before(codes, best)) best = codes;
  }
  const side = figure.length;
  return best!.map((code) => [Math.floor(code / (side * side)), Math.floor(code / side) % side, code % side]);
}

/** The normal form as text: equal for equal bodies. */
export const figureKey = (figure: Figure): string =>
  canonicalFigure(figure)
    .map((cube) => cube.join(','))
    .join(' ');

/** Whether two figures are one body, turned. */
const sameFigure = (a: Figure, b: Figure): boolean => figureKey(a) === figureKey(b);

/** Whether no rotation turns the figure into its mirror image: only then are twins different bodies. */
export const isChiral = (figure: Figure): boolean => !sameFigure(figure, mirrorFigure(figure));

/** The rotations of the cube group, the identity first, that leave the figure as it is. */
export function figureSymmetries(figure: Figure): readonly Mat3[] {
  const still = sortedCodes(figure);
  return cubeRotations.filter((turn) => {
    const turned = sortedCodes(turnFigure(figure, turn));
    return !before(turned, still) && !before(still, turned);
  });
}

/** The cubes as sorted numbers, moved so that the least coordinates are 0. A chain of n is never wider than n. */
function sortedCodes(figure: Figure): number[] {
  const low = [0, 1, 2].map((k) => figure.reduce((least, cube) => Math.min(least, cube[k]), Infinity));
  const side = figure.length;
  return figure
    .map(([x, y, z]) => ((x - low[0]) * side + y - low[1]) * side + z - low[2])
    .sort((a, b) => a - b);
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((code, i) => code !== b[i]);
  return at >= 0 && a[at] < b[at];
}

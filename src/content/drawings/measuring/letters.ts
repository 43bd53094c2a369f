import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { charactersOf, holes, type Line } from './characters.js';
import type { Component } from '../../../draw/components.js';

/** Letters found in a picture, from left to right; see DrawingKind.measure for the margin. */
export interface Letters {
  readonly reading: string;
  readonly margin: number;
}

type Point = readonly [x: number, y: number];

/** Letters as lines through points of a unit square, drawn by hand, apart from how they are painted. */
const shapes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  H: [points('0,0 0,1'), points('1,0 1,1'), points('0,0.5 1,0.5')],
  M: [points('0,1 0.13,0 0.5,0.9 0.87,0 1,1')],
  N: [points('0,1 0,0 1,1 1,0')],
  S: [points('1,0.2 0.8,0.03 0.4,0 0.05,0.15 0.1,0.38 0.5,0.5 0.9,0.62 0.95,0.85 0.6,1 0.2,0.97 0,0.8')],
  W: [points('0,0 0.13,1 0.5,0.1 0.87,1 1,0')],
  X: [points('0,0 1,1'), points('1,0 0,1')],
  Z: [points('0,0 1,0 0,1 1,1')],
};

/** Cells across and down a letter. */
const grid = 16;

/**
 * Reads H I M N O S W X Z by the hand-drawn letter that their pixels correlate with best; an I is recognized by its
 * narrowness, an O by its hole.
 * @param marks 1 where a pixel has the letters' color
 */
export function readLetters(marks: Uint8Array, width: number, line: Line): Letters {
  const letters = charactersOf(marks, width, line).map((found) => readLetter(marks, width, found, line));
  return {
    reading: letters.map(({ reading }) => reading).join(''),
    margin: letters.length > 0 ? Math.min(1, ...letters.map(({ margin }) => margin)) : 0,
  };
}

function readLetter(marks: Uint8Array, width: number, found: Component, { weight, tilt }: Line): Letters {
  const { cells, across, down } = upright(marks, width, found, tilt);
  const slim = across / down;
  if (slim < 0.42) return { reading: 'I', margin: Math.min(1, (0.42 - slim) / 0.2) };
  const inside = holes(marks, width, found);
  if (inside.length === 1 && inside[0].area > 0.1 * across * down) return { reading: 'O', margin: 1 };
  const seen = standardized(cells);
  const ranked = Object.entries(shapes)
    .map(([letter, lines]) => {
      const template = standardized(painted(lines, across, down, weight));
      return { letter, likeness: template.reduce((sum, value, i) => sum + value * seen[i], 0) };
    })
    .sort((a, b) => b.likeness - a.likeness);
  return { reading: ranked[0].letter, margin: 2 * (ranked[0].likeness - ranked[1].likeness) };
}

/** The marked share of each cell of a component, once its tilt is undone, and its size then, in pixels. */
function upright(
  marks: Uint8Array,
  width: number,
  { left, top, right, bottom }: Component,
  tilt: number,
): { cells: number[]; across: number; down: number } {
  const [cos, sin] = [cosDegrees(tilt), sinDegrees(tilt)];
  /** The middles of the ninths of every mark. */
  const eachPart = (visit: (x: number, y: number) => void): void => {
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        if (marks[y * width + x] === 0) continue;
        for (let part = 0; part < 9; part++) {
          const u = x + ((part % 3) + 0.5) / 3;
          const v = y + (Math.floor(part / 3) + 0.5) / 3;
          visit(u * cos + v * sin, v * cos - u * sin);
        }
      }
    }
  };
  let [leastX, leastY, mostX, mostY] = [Infinity, Infinity, -Infinity, -Infinity];
  eachPart((x, y) => {
    leastX = Math.min(leastX, x);
    leastY = Math.min(leastY, y);
    mostX = Math.max(mostX, x);
    mostY = Math.max(mostY, y);
  });
  const [originX, originY] = [leastX - 1 / 6, leastY - 1 / 6];
  const [across, down] = [mostX + 1 / 6 - originX, mostY + 1 / 6 - originY];
  const cells = new Array<number>(grid * grid).fill(0);
  eachPart((x, y) => {
    const column = Math.min(grid - 1, Math.floor((grid * (x - originX)) / across));
    const row = Math.min(grid - 1, Math.floor((grid * (y - originY)) / down));
    cells[row * grid + column] += 1;
  });
  return { cells, across, down };
}

/** The cells of a box of across × down pixels near the lines, when a pen of that width draws them to the box's sides. */
function painted(
  lines: readonly (readonly Point[])[],
  across: number,
  down: number,
  weight: number,
): number[] {
  const [x, y] = [across - weight, down - weight];
  return Array.from({ length: grid * grid }, (_, cell) => {
    const px = (((cell % grid) + 0.5) / grid) * across - weight / 2;
    const py = ((Math.floor(cell / grid) + 0.5) / grid) * down - weight / 2;
    const near = lines.some((points) =>
      points.some(([toX, toY], i) => {
        const [fromX, fromY] = points[Math.max(0, i - 1)];
        return distance(px, py, fromX * x, fromY * y, toX * x, toY * y) < weight / 2;
      }),
    );
    return near ? 1 : 0;
  });
}

/** The distance from a point to a line between two others. */
function distance(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length > 0 ? Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length)) : 0;
  const [ox, oy] = [px - ax - t * dx, py - ay - t * dy];
  return Math.sqrt(ox * ox + oy * oy);
}

/** Shifted and scaled to mean 0 and length 1, so that the sum of products is the correlation. */
function standardized(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0));
  return values.map((value) => (length > 0 ? (value - mean) / length : 0));
}

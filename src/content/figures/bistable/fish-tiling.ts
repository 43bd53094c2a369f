import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { circle, Path, polyline, thread, type Board, type Point } from '../../../draw/index.js';
import { drawNumbers, type Range } from '../../ranges.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';

/** Fish that fit into each other: black ones swim one way, white ones the other. */
export const fishTiling: BistableFigure = {
  name: 'fish-tiling',
  summary: 'A plane filled with black fish and white fish, each the ground of the other.',
  source: 'after Escher, Regular Division of the Plane, 1936–1967; Rubin 1915 for figure and ground',
  open: true,
  drawings: [
    // Deep-bodied fish that swim to the side.
    fishDrawing({
      name: 'carp',
      outline: points(`0,0 0.06,0.36 0.14,0.64 0.25,0.8 0.38,0.74 0.5,0.5 0.62,0.26 0.75,0.2 0.86,0.36
        0.94,0.64 1,1`),
      fork: 0.07,
      ranges: { length: [150, 190], row: [84, 104], heading: [-4, 4] },
    }),
    // Long slender fish, in few rows, on a slant.
    fishDrawing({
      name: 'pike',
      outline: points(`0,0 0.05,0.22 0.12,0.46 0.2,0.68 0.3,0.8 0.4,0.7 0.5,0.5 0.6,0.3 0.7,0.2 0.8,0.32
        0.88,0.54 0.95,0.78 1,1`),
      fork: 0.05,
      ranges: { length: [268, 300], row: [84, 98], heading: [24, 36] },
    }),
    // Fish that bend as they swim.
    fishDrawing({
      name: 'eel',
      outline: points(`0,0 0.05,0.32 0.12,0.58 0.22,0.74 0.36,0.68 0.5,0.5 0.64,0.32 0.78,0.26 0.88,0.42
        0.95,0.68 1,1`),
      bend: 0.2,
      fork: 0.06,
      ranges: { length: [236, 262], row: [104, 118], heading: [-36, -28] },
    }),
    // Fish that swim up and down.
    fishDrawing({
      name: 'diver',
      outline: points(`0,0 0.05,0.24 0.11,0.48 0.2,0.72 0.31,0.82 0.41,0.7 0.5,0.5 0.59,0.3 0.69,0.18 0.8,0.28
        0.89,0.52 0.95,0.76 1,1`),
      fork: 0.05,
      ranges: { length: [196, 220], row: [100, 114], heading: [84, 96] },
    }),
    // Fish with straight edges.
    fishDrawing({
      name: 'angular',
      outline: points('0,0 0.22,0.84 0.36,0.84 0.5,0.5 0.64,0.16 0.78,0.16 1,1'),
      fork: 0.1,
      straight: true,
      ranges: { length: [172, 196], row: [108, 126], heading: [-4, 4] },
    }),
    // Fish with a pointed fin.
    fishDrawing({
      name: 'finned',
      outline: points(`0,0 0.06,0.34 0.13,0.54 0.19,0.62 0.235,0.9 0.28,0.72 0.36,0.68 0.44,0.6 0.5,0.5
        0.56,0.4 0.64,0.32 0.72,0.28 0.765,0.1 0.81,0.38 0.87,0.46 0.94,0.66 1,1`),
      fork: 0.07,
      ranges: { length: [220, 246], row: [120, 138], heading: [140, 152] },
    }),
  ],
  readings: () => [
    { word: 'black fish', accept: ['dark fish', 'black fishes'] },
    { word: 'white fish', accept: ['light fish', 'white fishes'] },
  ],
};

/** A fish whose copies leave gaps of its own form between them. */
interface FishDesign {
  readonly name: string;
  /**
   * Half its height from its nose (0) to the end of its tail (1), in row heights: points (u, h) from 0, 0 to 1, 1. What is
   * left between two rows is the same fish turned by 180°, since h(1 − u) = 1 − h(u).
   */
  readonly outline: readonly Point[];
  /** The swing of its middle up and down, in row heights; at 1 − u as far as at u, the other way. Default 0. */
  readonly bend?: number;
  /** The distance that nose and notch of the tail are set back, in lengths; the tail's tips reach as far beyond. */
  readonly fork: number;
  /** Straight edges from point to point. Default: curves. */
  readonly straight?: boolean;
  /** Length of a fish and height of a row, units; the direction in which black fish swim: 0 to the left, 90 up, degrees clockwise. */
  readonly ranges: Readonly<Record<'length' | 'row' | 'heading', Range>>;
}

/** A point of the school on the sheet. */
type Lay = (x: number, y: number) => Point;

const swing = ({ bend = 0 }: FishDesign, u: number, row: number): number => bend * row * sinDegrees(360 * u);

/** A black fish with the notch before its nose at (x, y) of the school. */
function fish(design: FishDesign, x: number, y: number, { length, row }: Shape, lay: Lay): Path {
  const { fork, straight } = design;
  const point = ([u, h]: Point, sign: number): Point => {
    const bent = u === 0 || u === 1 ? fork * (2 * u - 1) : 0;
    return lay(x + (u + bent) * length, y + swing(design, u, row) + (sign * h * row) / 2);
  };
  const half = (sign: number): Point[] => design.outline.map((p) => point(p, sign));
  const [upper, lower] = [half(-1), half(1).reverse()];
  const notch = lay(x + (1 - fork) * length, y);
  if (straight) return polyline([...upper, notch, ...lower]).close();
  return thread(lower, thread(upper).lineTo(...notch)).close();
}

/** Calls `visit` with the nose of every fish of a color that may be on the sheet. */
function each({ length, row, phase }: Shape, black: boolean, visit: (x: number, y: number) => void): void {
  const reach = 380;
  for (let j = -Math.ceil(reach / row); j * row < reach; j++)
    for (let i = -Math.ceil(reach / length) - 1; i * length < reach + length; i++)
      visit((i + phase) * length + (black ? 0 : length), (j + (black ? 0.25 : 0.75)) * row);
}

/** Black and white fish that fit into each other. */
function fishDrawing(design: FishDesign): Drawing {
  return {
    name: design.name,
    ground: () => 255,
    shape: (stream) => drawNumbers(stream, { ...design.ranges, phase: [0, 1] }),
    draw(board, shape, show) {
      const [cosine, sine] = [cosDegrees(shape.heading), sinDegrees(shape.heading)];
      const lay: Lay = (x, y) => [256 + x * cosine - y * sine, 256 + x * sine + y * cosine];
      const school = new Path();
      each(shape, true, (x, y) => school.append(fish(design, x, y, shape, lay)));
      if (show === 'a') board.box(0, 0, 512, 512, 176);
      board.fill(school, show === 'b' ? 100 : 0);
      if (show === 'a') each(shape, true, (x, y) => drawDetail(board, design, shape, x, y, 1, lay));
      if (show === 'b') each(shape, false, (x, y) => drawDetail(board, design, shape, x, y, -1, lay));
    },
  };
}

/** An eye, a gill and scales; `way` is where its tail is. */
function drawDetail(
  board: Board,
  design: FishDesign,
  { length, row }: Shape,
  x: number,
  y: number,
  way: 1 | -1,
  lay: Lay,
): void {
  const level = way === 1 ? 235 : 30;
  const at = (u: number, v: number): Point =>
    lay(x + way * u * length, y + way * swing(design, u, row) + v * row);
  const [cx, cy] = at(0.5, 0);
  if (cx < -120 || cx > 632 || cy < -120 || cy > 632) return;
  board.fill(circle(...at(0.13, -0.06), Math.min(0.05 * row, 0.028 * length) + 1.5), level);
  const marks = new Path();
  for (const [u, size] of points('0.24,0.2 0.33,0.13 0.42,0.13 0.51,0.11'))
    marks.append(thread([at(u, -size), at(u + 0.035, 0), at(u, size)]));
  board.stroke(marks, level, 2.5);
}

import { cosDegrees, sinDegrees, Stream } from '../../../core/index.js';
import { line, Path, regularPolygon, type Point } from '../../../draw/index.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';
import { drawNumbers, oneOf, whole, type Ranges } from '../../ranges.js';

/**
 * Equilateral triangles that all seem to point one way, and then all another. Numbers of all drawings: `first`, where one of
 * a triangle's corners points, degrees clockwise from the right, `turn`, which corner is asked about first, and the
 * triangles' `level`.
 */
export const triangles: BistableFigure = {
  name: 'triangles',
  summary: 'Equilateral triangles that all seem to point in one of three directions.',
  source: 'Attneave, American Journal of Psychology 81, 1968',
  open: false,
  drawings: [
    // Nineteen in a honeycomb.
    triangleField(
      'lattice',
      { paper: 255, levels: [0, 30, 60] },
      { radius: [36, 42], gap: [92, 96] },
      ({ radius, gap }) => honeycomb(radius, gap),
    ),
    // A ring of twelve, in outline.
    triangleField(
      'ring',
      { paper: 255, levels: [0, 30], line: 6 },
      { reach: [178, 190], radius: [37, 42] },
      ({ first, reach, radius }) =>
        threefold([0, 1, 2, 3].map((i): Placed => [...turned(reach, 0, first + 30 * i), radius])),
    ),
    // Three arms of a spiral, larger outward, white on black.
    triangleField(
      'spiral',
      { paper: 16, levels: [255, 230] },
      { winding: [21, 27], sense: oneOf(-1, 1), radius: [30, 34] },
      ({ first, winding, sense, radius }) =>
        threefold(
          [0, 1, 2, 3, 4].map((i): Placed => [
            ...turned(52 + 36 * i, 0, first + sense * (i * winding + 20)),
            radius * (0.62 + 0.16 * i),
          ]),
        ),
    ),
    // Three large ones.
    triangleField(
      'trio',
      { paper: 255, levels: [0, 40, 70] },
      { reach: [116, 124], radius: [98, 108], lean: [-8, 8] },
      ({ first, reach, radius, lean }) => threefold([[...turned(reach, 0, first + 60 + lean), radius]]),
    ),
    // Large and small ones here and there.
    triangleField('scatter', { paper: 255, levels: [0, 50] }, { seed: whole(1, 1_000_000_000) }, ({ seed }) =>
      scattered(new Stream(['triangles', seed])),
    ),
    // Ten stacked into a large triangle that points the other way.
    triangleField(
      'pyramid',
      { paper: 236, levels: [24, 0] },
      { radius: [42, 48], gap: [108, 114] },
      ({ first, radius, gap }) => [
        [0, 0, radius],
        ...threefold([
          [...turned(gap * Math.sqrt(3), 0, first + 180), radius],
          [...turned(gap, 0, first + 150), radius],
          [...turned(gap, 0, first + 210), radius],
        ]),
      ],
    ),
  ],
  readings(shape) {
    const [a, b] = headings(shape);
    return [
      { word: pointing(a), accept: [] },
      { word: pointing(b), accept: [] },
    ];
  },
  absent: (shape) => headings(shape).map((angle) => pointing(angle > 30 ? angle - 180 : angle + 180)),
};

const words: Readonly<Record<number, string>> = {
  [-90]: 'up',
  [30]: 'to the lower right',
  [150]: 'to the lower left',
  [90]: 'down',
  [-30]: 'to the upper right',
  [210]: 'to the upper left',
};

/** The words for triangles that seem to point at an angle, degrees clockwise from the right. */
const pointing = (angle: number): string => `triangles that point ${words[angle]}`;

/** The angles of a triangle's corners: the two that are asked about first. */
const headings = ({ first, turn }: Shape): number[] =>
  [0, 1, 2].map((i) => {
    const angle = first + 120 * ((i + turn) % 3);
    return angle > 210 ? angle - 360 : angle;
  });

/** The look of triangles. */
interface TriangleLook {
  /** Levels of the sheet, and of triangles to choose from. */
  readonly paper: number;
  readonly levels: readonly number[];
  /** The width of lines, for triangles in outline. */
  readonly line?: number;
}

/** Middle and radius of a triangle, from the middle of the field. */
type Placed = readonly [x: number, y: number, radius: number];

/** Equilateral triangles of one orientation. @param ranges the numbers from which `arrange` places them */
function triangleField(
  name: string,
  { paper, levels, line: outline }: TriangleLook,
  ranges: Ranges,
  arrange: (shape: Shape) => readonly Placed[],
): Drawing {
  const all = { first: oneOf(-90, -30), turn: whole(0, 2), level: oneOf(...levels), ...ranges };
  return {
    name,
    ground: () => paper,
    shape: (stream) => drawNumbers(stream, all),
    draw(board, shape, show) {
      const field = new Path();
      const heading = headings(shape)[show === 'b' ? 1 : 0];
      const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
      for (const [u, v, r] of arrange(shape)) {
        const [x, y] = [256 + u, 256 + v];
        field.append(regularPolygon(x, y, r, 3, shape.first));
        // A shaft behind makes an arrow of it.
        const shaft = line(x - 0.45 * r * cos, y - 0.45 * r * sin, x - 1.05 * r * cos, y - 1.05 * r * sin);
        if (show !== 'both') board.stroke(shaft, shape.level, r * 0.36);
      }
      if (outline) board.fill(field, paper).stroke(field, shape.level, outline);
      else board.fill(field, shape.level);
    },
  };
}

/** A point turned about the middle of the field. */
const turned = (x: number, y: number, degrees: number): Point => {
  const [cosine, sine] = [cosDegrees(degrees), sinDegrees(degrees)];
  return [x * cosine - y * sine, x * sine + y * cosine];
};

/** The triangles and their images under turns by 120° and 240°: no arrangement favors one of three directions. */
const threefold = (third: readonly Placed[]): Placed[] =>
  [0, 120, 240].flatMap((degrees) => third.map(([x, y, r]): Placed => [...turned(x, y, degrees), r]));

function honeycomb(radius: number, gap: number): Placed[] {
  const found: Placed[] = [];
  for (let row = -2; row <= 2; row++) {
    const across = 5 - Math.abs(row);
    for (let i = 0; i < across; i++)
      found.push([(i - (across - 1) / 2) * gap, row * gap * (Math.sqrt(3) / 2), radius]);
  }
  return found;
}

function scattered(stream: Stream): Placed[] {
  const third: Placed[] = [];
  for (const radius of [58, 46, 38, 38, 28, 28, 22, 22, 22]) {
    for (let attempt = 0; attempt < 200; attempt++) {
      const [x, y] = [stream.uniform(-210, 210), stream.uniform(-210, 210)];
      const inside = x * x + y * y < (236 - radius) * (236 - radius);
      // Its own images are neighbors as the others are.
      const all = threefold([...third, [x, y, radius]]);
      if (!inside || !areApart(all)) continue;
      third.push([x, y, radius]);
      break;
    }
  }
  return threefold(third);
}

/** Whether none of the circles around triangles come close to each other. */
const areApart = (all: readonly Placed[]): boolean =>
  all.every(([x, y, r], i) =>
    all.slice(i + 1).every(([u, v, q]) => {
      const least = 0.92 * (r + q) + 6;
      return (x - u) * (x - u) + (y - v) * (y - v) > least * least;
    }),
  );

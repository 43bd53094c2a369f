import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Stream } from '../../../../core/stream.js';
import { Path } from '../../../../draw/path.js';
import { line, regularPolygon, type Point } from '../../../../draw/shapes.js';
import type { Drawing, Shape } from '../figure.js';
import { headings } from './headings.js';

/** Middle and radius of a triangle, from the middle of the field. */
export type Placed = readonly [x: number, y: number, radius: number];

/** How triangles are drawn. */
export interface TriangleLook {
  /** Levels of sheet and triangles. */
  readonly paper: number;
  readonly levels: readonly number[];
  /** In outline, with lines that wide. */
  readonly line?: number;
}

/** A point turned about the middle of the field. */
export const turned = (x: number, y: number, degrees: number): Point => {
  const [cosine, sine] = [cosDegrees(degrees), sinDegrees(degrees)];
  return [x * cosine - y * sine, x * sine + y * cosine];
};

/** The triangles and their images under turns by 120° and 240°: no arrangement favors one of three directions. */
export const threefold = (third: readonly Placed[]): Placed[] =>
  [0, 120, 240].flatMap((degrees) => third.map(([x, y, r]): Placed => [...turned(x, y, degrees), r]));

/** Equilateral triangles of one orientation. @param arrange their places; it is told where one of their corners points, and draws numbers of its own */
export const triangleField = (
  name: string,
  { paper, levels, line: outline }: TriangleLook,
  arrange: (first: number, shape: Shape) => readonly Placed[],
  more: (stream: Stream) => Shape,
): Drawing => ({
  name,
  ground: () => paper,
  shape: (stream) => ({
    first: stream.choice([-90, -30]),
    turn: stream.below(3),
    level: stream.choice(levels),
    ...more(stream),
  }),
  draw(board, shape, show) {
    const field = new Path();
    const heading = headings(shape)[show === 'b' ? 1 : 0]!;
    const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
    for (const [u, v, r] of arrange(shape.first!, shape)) {
      const [x, y] = [256 + u, 256 + v];
      field.append(regularPolygon(x, y, r, 3, shape.first!));
      // A shaft behind makes an arrow of it.
      const shaft = line(x - 0.45 * r * cos, y - 0.45 * r * sin, x - 1.05 * r * cos, y - 1.05 * r * sin);
      if (show !== 'both') board.stroke(shaft, shape.level!, r * 0.36);
    }
    if (outline) board.fill(field, paper).stroke(field, shape.level!, outline);
    else board.fill(field, shape.level!);
  },
});

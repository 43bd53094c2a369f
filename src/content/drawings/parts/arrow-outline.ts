import { points } from '../../../core/points.js';
import { Path, polygon } from '../../../draw/index.js';
import type { Point } from './heading.js';

export const arrowShapes = ['block', 'barbed', 'line', 'chevrons'] as const;

/** A block arrow, one with swept-back barbs, a line with a head of two lines, three chevrons, or a pointed board. */
export type ArrowShape = (typeof arrowShapes)[number] | 'board';

/** Width of the shaft (or the board), width of the head and length of the head, in arrow lengths. */
export interface ArrowSizes {
  readonly shaft: number;
  readonly head: number;
  readonly reach: number;
}

/** The arrow from (0, ½) to its tip at (0, −½). */
export function arrowOutline(shape: ArrowShape, { shaft, head, reach }: ArrowSizes): Path {
  const [s, h, neck] = [shaft / 2, head / 2, reach - 0.5];
  const mirrored = (right: readonly Point[]): Path =>
    polygon([...right, ...right.map(([x, y]): Point => [-x, y]).reverse()]);
  switch (shape) {
    case 'block':
      return mirrored(points([0, -0.5], [h, neck], [s, neck], [s, 0.5]));
    case 'barbed':
      return mirrored(points([0, -0.5], [h, neck + 0.08], [s, neck], [s * 0.7, 0.5]));
    case 'board':
      return mirrored(points([0, -0.5], [s, neck], [s, 0.5]));
    case 'line': {
      const [t, slope] = [shaft * 0.36, (reach - 0.04) / (h - 0.02)];
      // Barbs of even width along the head's edges, cut parallel to the shaft.
      const drop = 2 * t * Math.sqrt(1 + slope * slope);
      const barb = h * slope - 0.5;
      return mirrored(points([0, -0.5], [h, barb], [h, barb + drop], [t, t * slope + drop - 0.5], [t, 0.5]));
    }
    case 'chevrons': {
      const path = new Path();
      const thick = 0.16;
      const deep = 0.28;
      for (const start of [-0.5, -0.5 + (1 - deep - thick) / 2, 0.5 - deep - thick]) {
        path.append(
          mirrored(points([0, start], [h, start + deep], [h, start + deep + thick], [0, start + thick])),
        );
      }
      return path;
    }
  }
}

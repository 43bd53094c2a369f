import { Path, type Board, type Raster } from '../../../../draw/index.js';
import { fit } from '../measure.js';
import { rowWindow } from './rows.js';
import type { Figure, Illusion, Layout } from '../illusion.js';

const halfLength = 206;

/** Hering's and Wundt's lines: two horizontal ones, bowed outward (away from each other) by so many units in the middle. */
function bow({ apart }: Layout, difference: number, sign: number): Path {
  const y = 256 + sign * apart;
  return new Path().moveTo(256 - halfLength, y).quadTo(256, y + sign * 2 * difference, 256 + halfLength, y);
}

export function drawBows(board: Board, { difference, ink, layout }: Figure): void {
  for (const sign of [-1, 1]) board.stroke(bow(layout, difference, sign), ink.target, layout.width);
}

/** How far the middles of the drawn curves lie beyond their ends. */
export function trueBow({ layout, difference }: Figure): number {
  const [, y0, , control, , y1] = bow(layout, difference, 1).coords;
  return (control - (y0 + y1) / 2) / 2;
}

export function measureBow(picture: Raster, { ink, layout }: Figure): number {
  const [upper, lower] = [-1, 1].map((sign) =>
    fit(picture, ink, rowWindow(256 + sign * layout.apart, layout.apart / 2)),
  );
  return ((upper.bend - lower.bend) / 2) * halfLength * halfLength;
}

export const bowWords: Illusion['ask'] = {
  yesNo: {
    first: 'Are the two long horizontal lines bowed away from each other in the middle?',
    same: 'Are the two long horizontal lines straight?',
    second: 'Are the two long horizontal lines bowed toward each other in the middle?',
  },
  choice: 'How do the two long horizontal lines run in the middle?',
  options: {
    first: 'Bowed away from each other',
    same: 'Straight from end to end',
    second: 'Bowed toward each other',
  },
};

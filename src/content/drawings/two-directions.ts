import type { Stream } from '../../core/stream.js';
import { describeDirection, opposite, straight, type Direction } from './direction.js';
import type { Reading } from './drawing.js';

/** The directions of two things side by side, the left one first: the reading of a picture that shows two of them. */
export type TwoDirections = readonly [first: Direction, second: Direction];

/**
 * The directions of the k-th figure: the first goes round, the second is any but the opposite one. A half turn exchanges
 * the two, so the first then points opposite to what was the second: neither its own direction nor, mostly, its opposite.
 */
export function twoInTurn(stream: Stream, k: number): TwoDirections {
  const first = straight[k % 4];
  return [first, stream.choice(straight.filter((second) => second !== opposite(first)))];
}

/** How many there are. */
export const twoDirections = 4 * 3;

export const readingOf = ([first, second]: TwoDirections): string => `${first}/${second}`;

/** The half turn of a reading. */
export function turnTwo(reading: string): string {
  const [first, second] = reading.split('/');
  return readingOf([opposite(second), opposite(first)]);
}

/** Names of where the first of the two points. */
export const describeFirst = (reading: string): Reading => describeDirection(reading.split('/')[0]);

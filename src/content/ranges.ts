import type { Stream } from '../core/stream.js';

/** How a number of a figure arises: always the same, evenly between two, or drawn in another way. */
export type Range = number | readonly [least: number, most: number] | ((stream: Stream) => number);

/** The numbers of a figure by name, in the order in which they are drawn. */
export type Ranges = Readonly<Record<string, Range>>;

/** Evenly between two numbers, then with either sign. */
export const eitherSign =
  (least: number, most: number): Range =>
  (stream) =>
    stream.choice([-1, 1]) * stream.uniform(least, most);

export const oneOf =
  (...values: readonly number[]): Range =>
  (stream) =>
    stream.choice(values);

/** A whole number; both ends are included. */
export const whole =
  (least: number, most: number): Range =>
  (stream) =>
    stream.integer(least, most);

export const drawNumbers = (stream: Stream, ranges: Ranges): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, drawNumber(stream, range)]));

function drawNumber(stream: Stream, range: Range): number {
  if (typeof range === 'number') return range;
  return typeof range === 'function' ? range(stream) : stream.uniform(...range);
}

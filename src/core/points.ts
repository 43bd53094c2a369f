import { badParameter } from './errors.js';

/**
 * A list of points, written as in SVG's attribute `points`, `points('0,0 0.42,0 0.5,0.1')`, where white space parts them, so that a
 * long list goes over several lines; or computed, of two or three numbers each, `points([0, height], [width, 0])`.
 * @throws TopsyturvyError 'bad-parameter' where a written point is not two numbers
 */
export function points(text: string): [number, number][];
export function points<P extends Computed>(...computed: readonly P[]): readonly P[];
export function points(...given: readonly (string | Computed)[]): readonly Computed[] {
  return typeof given[0] === 'string' ? (rows(given[0], 2) as [number, number][]) : (given as Computed[]);
}

type Computed = readonly [number, number] | readonly [number, number, number];

/** Points of three numbers each: `points3('0,0,1 0.42,0,1')`. */
export const points3 = (text: string): [number, number, number][] =>
  rows(text, 3) as [number, number, number][];

/** Points of four numbers each. */
export const points4 = (text: string): [number, number, number, number][] =>
  rows(text, 4) as [number, number, number, number][];

function rows(text: string, length: number): number[][] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const row = word.split(',').map((digits) => (digits === '' ? NaN : Number(digits)));
      if (row.length === length && row.every(Number.isFinite)) return row;
      throw badParameter('point', word, `${length} numbers with commas between them`);
    });
}

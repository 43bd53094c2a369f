import { badParameter } from './errors.js';

/**
 * A list of points written as in SVG's attribute `points`: `points('0,0 0.42,0 0.5,0.1')`. White space parts them, so that a long
 * list goes over several lines.
 *
 * @throws TopsyturvyError 'bad-parameter' where a point is not two numbers
 */
export const points = (text: string): [number, number][] => rows(text, 2) as [number, number][];

/** The same of three numbers each: `points3('0,0,1 0.42,0,1')`. */
export const points3 = (text: string): [number, number, number][] =>
  rows(text, 3) as [number, number, number][];

/** The same of four. */
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

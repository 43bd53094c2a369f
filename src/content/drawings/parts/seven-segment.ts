import { Path, polygon } from '../../../draw/index.js';

/** Segments a to g as bits 1 to 64: top, upper right, lower right, bottom, lower left, upper left, middle. */
export const segmentsOf: Readonly<Record<string, number>> = { 0: 63, 2: 91, 5: 109, 6: 125, 8: 127, 9: 111 };

/** The digit whose lit segments these are, or '?'. */
export const digitOf = (bits: number): string =>
  Object.keys(segmentsOf).find((digit) => segmentsOf[digit] === bits) ?? '?';

/** Segments after a half turn: a and d, b and e, c and f change places. */
export const turnSegments = (bits: number): number => ((bits & 7) << 3) | ((bits >> 3) & 7) | (bits & 64);

/** The segments of a digit whose bits are set; its middle lines run from (−½, −½) to (½, ½), stretched by `aspect`. */
export function digitPath(bits: number, stroke: number, aspect: number): Path {
  const path = new Path();
  const half = stroke / 2;
  const gap = stroke * 0.12;
  const high = aspect / 2;
  const bar = (x: number, y: number, length: number, upright: boolean): void => {
    const reach = length / 2 - gap;
    const shape = [
      [-reach, 0],
      [half - reach, -half],
      [reach - half, -half],
      [reach, 0],
      [reach - half, half],
      [half - reach, half],
    ];
    path.append(polygon(shape.map(([u, v]) => (upright ? [x - v, y + u] : [x + u, y + v]))));
  };
  if (bits & 1) bar(0, -high, 1, false);
  if (bits & 2) bar(0.5, -high / 2, high, true);
  if (bits & 4) bar(0.5, high / 2, high, true);
  if (bits & 8) bar(0, high, 1, false);
  if (bits & 16) bar(-0.5, high / 2, high, true);
  if (bits & 32) bar(-0.5, -high / 2, high, true);
  if (bits & 64) bar(0, 0, 1, false);
  return path;
}

/** The reading of each digit upside down. A turned 1 would stand at the wrong side; 3, 4 and 7 are none. */
const turned: Readonly<Record<string, string>> = { 0: '0', 2: '2', 5: '5', 6: '9', 8: '8', 9: '6' };

/** The reading upside down of digits that have one. */
export const turnDigits = (digits: string): string =>
  Array.from(digits, (digit) => turned[digit])
    .reverse()
    .join('');

import type { ZodType } from 'zod';
import type { Zod } from '../core/zod.js';

/** A picture's sides in pixels: one number for a square, else 'WIDTHxHEIGHT'. */
export type Size = number | `${number}x${number}`;

/** Width and height of a picture, in pixels. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

const form = /^(\d{1,5})x(\d{1,5})$/;

/** The sides that a size names. */
export function sidesOf(size: Size): Sides {
  if (typeof size === 'number') return { width: size, height: size };
  const [, width, height] = form.exec(size)!;
  return { width: Number(width), height: Number(height) };
}

/** The length that shares of a picture's side refer to if it is not square. */
export const shorterSide = ({ width, height }: Sides): number => Math.min(width, height);

/** The size that has these sides: a number if they are equal. */
export const sizeOf = ({ width, height }: Sides): Size => (width === height ? width : `${width}x${height}`);

/** The size of a picture after a quarter turn: the width is the height. */
export const turnedSize = (size: Size): Size => {
  const { width, height } = sidesOf(size);
  return sizeOf({ width: height, height: width });
};

/**
 * The schema of a param `size`: a whole number of pixels for a square picture, or 'WIDTHxHEIGHT'. 'NxN' becomes N.
 *
 * @param least @param most of either side, pixels
 * @param standard the default
 * @param what what has that size, e.g. 'The picture'
 */
export function sizeParam(
  z: Zod,
  least: number,
  most: number,
  standard: number,
  what: string,
): ZodType<Size> {
  const expected = `Expected a whole number from ${least} to ${most}, or WIDTHxHEIGHT of such, e.g. 640x480`;
  const allowed = ({ width, height }: Sides): boolean =>
    Math.min(width, height) >= least && Math.max(width, height) <= most;
  const square = z.int(expected).min(least, expected).max(most, expected);
  const wide = z
    .string()
    .regex(form, expected)
    .refine((text) => form.test(text) && allowed(sidesOf(text as Size)), expected);
  return z
    .union([square, wide], expected)
    .default(standard)
    .transform((size) => sizeOf(sidesOf(size as Size)))
    .describe(`${what}: side of a square, or WIDTHxHEIGHT; ${least} to ${most} pixels.`) as ZodType<Size>;
}

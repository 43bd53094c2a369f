import type { z, ZodType } from 'zod';
import type { Zod } from '../core/zod.js';
import type { RendererName } from '../world/scene.js';

type OutputOf<S> = S extends ZodType ? z.output<S> : { [K in keyof S]: z.output<S[K]> };
type ReadonlyParams<P> = { readonly [K in keyof P]: Readonly<P[K]> };

/**
 * The params that a schema gives, defaults filled in.
 *
 * F: the function that builds the schema, or a part of one that families spread into theirs.
 */
export type ParamsOf<F extends (...args: never[]) => unknown> = ReadonlyParams<OutputOf<ReturnType<F>>>;

/** A number in a range. */
export const number = (z: Zod, least: number, most: number, standard: number) =>
  z.number().min(least).max(most).default(standard);

/** A whole number in a range. */
export const whole = (z: Zod, least: number, most: number, standard: number) =>
  z.int().min(least).max(most).default(standard);

/** One of some names. */
export const oneOf = <const T extends string, D extends T>(z: Zod, names: readonly T[], standard: D) =>
  z.enum(names).default(standard as never);

/** At least one of some names; a name may come more than once. */
export const listOf = <const T extends string>(z: Zod, names: readonly T[], standard: readonly T[] = names) =>
  z
    .array(z.enum(names))
    .min(1)
    .default([...standard] as never);

/** At least one of some names, each once. @param what the names stand for, e.g. 'questions' */
export const setOf = <const T extends string>(z: Zod, names: readonly T[], what: string) =>
  z
    .array(z.enum(names))
    .min(1)
    .refine(allDifferent, `Expected different ${what}`)
    .default([...names] as never);

/** Whether no string comes twice. */
export const allDifferent = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** The two ends of a range, the lower first. @param what the range is of, for the description */
export const range = (
  z: Zod,
  least: number,
  most: number,
  what: string,
  standard: readonly [number, number],
) =>
  z
    .tuple([z.number().min(least).max(most), z.number().min(least).max(most)])
    .refine(([from, to]) => from <= to, 'Expected the lower end first')
    .default([...standard])
    .describe(`${what}, from and to, ${least} to ${most}.`);

/** The params of how scenes are drawn. @param things what throws shadows, e.g. 'objects' */
export const rendering = (z: Zod, things: string) => ({
  samples: z
    .union([z.literal(1), z.literal(4), z.literal(8)])
    .default(8)
    .describe('Samples per pixel: 1, 4 or 8.'),
  shadows: z.boolean().default(true).describe(`Whether ${things} throw shadows.`),
  renderer: (
    z
      .string()
      .regex(
        /^(soft|gl|blender(:[1-9]\d{0,3})?)$/,
        'Expected soft, gl, blender or blender:N with N from 1 to 9999',
      ) as unknown as ZodType<RendererName>
  )
    .default('soft')
    .describe(
      'What draws the scenes: soft gives the same bytes on every machine, gl (OpenGL) nearly so; blender, the program of that name, traces 64 paths per pixel, blender:N traces N.',
    ),
});

/** A picture's sides in pixels: one number for a square, else 'WIDTHxHEIGHT'. */
export type Size = number | `${number}x${number}`;

/** Width and height of a picture, in pixels. */
export type Sides = { readonly width: number; readonly height: number };

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

import type { z, ZodType } from 'zod';
import type { Zod } from '../core/zod.js';

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

/** How scenes are drawn. @param things what throws shadows, e.g. 'objects' */
export const rendering = (z: Zod, things: string) => ({
  samples: z
    .union([z.literal(1), z.literal(4), z.literal(8)])
    .default(8)
    .describe('Samples per pixel: 1, 4 or 8.'),
  shadows: z.boolean().default(true).describe(`Whether ${things} throw shadows.`),
  renderer: oneOf(z, ['soft', 'gl'], 'soft').describe(
    'What draws the scenes: soft gives the same bytes on every machine, gl (OpenGL) nearly so.',
  ),
});

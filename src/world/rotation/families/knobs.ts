import type { z, ZodType } from 'zod';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { Zod } from '../../../core/zod.js';
import type { RotationStep } from '../steps.js';
import { signedDegrees } from '../turn.js';
import { type Axis, namedAxes } from '../axis.js';

/** Some angles to choose from, all equally likely, or a range in which every angle is. Degrees. */
export type Angles = readonly number[] | { readonly min: number; readonly max: number };

const finite = (z: Zod): z.ZodNumber => z.number().min(-3600).max(3600);

export const anglesSchema = (z: Zod): ZodType<Angles> =>
  z.union([
    z.array(finite(z)).min(1).max(3600),
    z
      .strictObject({ min: finite(z), max: finite(z) })
      .refine(({ min, max }) => min <= max, 'min is more than max'),
  ]);

/** One angle of those. */
export const drawAngle = (stream: Stream, angles: Angles): number =>
  'min' in angles ? stream.uniform(angles.min, angles.max) : stream.choice(angles);

export const axisSchema = (z: Zod): ZodType<Axis> =>
  z.union([
    z.enum(namedAxes),
    z
      .tuple([z.number(), z.number(), z.number()])
      .refine((vector) => vector.some((component) => component !== 0), 'a zero vector is not an axis'),
  ]);

/** Params of families that turn about several axes, one after the other. */
export interface SeveralAxes {
  readonly axes: readonly Axis[];
  readonly order: 'written' | 'reversed' | 'any';
  readonly degrees: Angles;
  readonly identity: boolean;
}

export const severalAxesSchema = (z: Zod, axes: readonly Axis[]): ZodType<SeveralAxes> =>
  z.strictObject({
    axes: z
      .array(axisSchema(z))
      .length(axes.length)
      .default([...axes])
      .describe("The axes: 'vertical', 'horizontal', 'lateral' or vectors of the world."),
    order: z
      .enum(['written', 'reversed', 'any'])
      .default('written')
      .describe('Which axis is first: as written, the last one, or any order, all equally likely.'),
    degrees: anglesSchema(z)
      .default([0, 90, 180, 270])
      .describe('The angles of every axis: a list, or { min, max }; degrees, positive as the axes say.'),
    identity: z.boolean().default(false).describe('Whether all angles may be 0 (or whole turns) at once.'),
  });

/** How often a draw that may not be the identity is tried again. */
const tries = 1000;

/** One step for each axis; a step of 0 degrees stays, so that the place of a step says its axis. */
export function drawSeveral(
  stream: Stream,
  { axes, order, degrees, identity }: SeveralAxes,
  name: string,
): RotationStep[] {
  const ordered = order === 'any' ? stream.shuffle(axes) : order === 'reversed' ? axes.toReversed() : axes;
  for (let i = 0; i < tries; i++) {
    const steps = ordered.map((axis) => ({ axis, degrees: drawAngle(stream, degrees) }));
    if (identity || steps.some((step) => signedDegrees(step.degrees) !== 0)) return steps;
  }
  throw new TopsyturvyError(
    'bad-parameter',
    `Param degrees of rotation family '${name}' leaves only the identity, and param identity is false`,
    degrees,
    'an angle that is not a whole turn',
  );
}

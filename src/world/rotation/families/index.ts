import { cos, sin, type Stream, tau, wrongParameter, type Zod } from '../../../core/index.js';
import { defineRotationFamily, type AnyRotationFamily } from '../family.js';
import { unit } from '../frame.js';
import { degreesOf } from '../orientation.js';
import { type RotationStep, type Axis, namedAxes, signedDegrees } from '../steps.js';
import type { z, ZodType } from 'zod';

/** Some angles to choose from, all equally likely, or a range in which every angle is. Degrees. */
type Angles = readonly number[] | { readonly min: number; readonly max: number };

const finite = (z: Zod): z.ZodNumber => z.number().min(-3600).max(3600);

const anglesSchema = (z: Zod): ZodType<Angles> =>
  z.union([
    z.array(finite(z)).min(1).max(3600),
    z
      .strictObject({ min: finite(z), max: finite(z) })
      .refine(({ min, max }) => min <= max, 'min is more than max'),
  ]);

/** An angle drawn from those. */
const drawAngle = (stream: Stream, angles: Angles): number =>
  'min' in angles ? stream.uniform(angles.min, angles.max) : stream.choice(angles);

const axisSchema = (z: Zod): ZodType<Axis> =>
  z.union([
    z.enum(namedAxes),
    z
      .tuple([z.number(), z.number(), z.number()])
      .refine((vector) => vector.some((component) => component !== 0), 'a zero vector is not an axis'),
  ]);

/** Params of families that turn about several axes, one after the other. */
interface SeveralAxes {
  readonly axes: readonly Axis[];
  readonly order: 'written' | 'reversed' | 'any';
  readonly degrees: Angles;
  readonly identity: boolean;
}

const severalAxesSchema = (z: Zod, axes: readonly Axis[]): ZodType<SeveralAxes> =>
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

/** How often a draw that may not be the identity is repeated. */
const tries = 1000;

/** One step for each axis; a step of 0 degrees stays, so that the place of a step says its axis. */
function drawSeveral(
  stream: Stream,
  { axes, order, degrees, identity }: SeveralAxes,
  name: string,
): RotationStep[] {
  const ordered = order === 'any' ? stream.shuffle(axes) : order === 'reversed' ? axes.toReversed() : axes;
  for (let i = 0; i < tries; i++) {
    const steps = ordered.map((axis) => ({ axis, degrees: drawAngle(stream, degrees) }));
    if (identity || steps.some((step) => signedDegrees(step.degrees) !== 0)) return steps;
  }
  throw wrongParameter(
    `Param degrees of rotation family '${name}' leaves only the identity, and param identity is false`,
    degrees,
    'an angle that is not a whole turn',
  );
}

/** One turn about one axis. */
export const singleAxis = defineRotationFamily<{ readonly axis: Axis; readonly degrees: Angles }>({
  name: 'single-axis',
  summary: 'One turn about one axis.',
  params: (z) =>
    z.strictObject({
      axis: axisSchema(z)
        .default('vertical')
        .describe("'vertical', 'horizontal', 'lateral' or a vector of the world."),
      degrees: anglesSchema(z)
        .default([45, 90, 135, 180, 225, 270, 315])
        .describe('The angles: a list, or { min, max }; degrees, positive as the axis says.'),
    }),
  sample: (stream, { axis, degrees }) => [{ axis, degrees: drawAngle(stream, degrees) }],
});

/** Two turns, one after the other, in either order (DORI, compound rotation: horizontal, then vertical). */
export const compound = defineRotationFamily<SeveralAxes>({
  name: 'compound',
  summary: 'A turn about one axis, then about another, in either order.',
  params: (z) => severalAxesSchema(z, ['horizontal', 'vertical']),
  sample: (stream, params) => drawSeveral(stream, params, 'compound'),
});

/** Three turns about three axes, in the order written, backward, or in any of the six. */
export const threeAxis = defineRotationFamily<SeveralAxes>({
  name: 'three-axis',
  summary: 'Turns about three axes, one after the other.',
  params: (z) => severalAxesSchema(z, ['horizontal', 'lateral', 'vertical']),
  sample: (stream, params) => drawSeveral(stream, params, 'three-axis'),
});

/** Any orientation, all equally likely: the uniform (Haar) distribution over SO(3). */
export const tumbling = defineRotationFamily<{ readonly least: number }>({
  name: 'tumbling',
  summary: 'Any orientation, all equally likely.',
  params: (z) =>
    z.strictObject({
      least: z
        .number()
        .min(0)
        .max(150)
        .default(0)
        .describe('The smallest turn, 0 to 150 degrees; of those that turn more, all are equally likely.'),
    }),
  sample(stream, { least }) {
    // A third of all orientations turn by more than 150 degrees, so this ends.
    let step: RotationStep;
    do step = uniformTurn(stream);
    while (step.degrees < least);
    return [step];
  },
});

/**
 * A uniform unit quaternion, as one turn by 0 to 180 degrees about a vector of the world.
 * @see K. Shoemake, Uniform random rotations, Graphics Gems III (1992), 124–132
 */
function uniformTurn(stream: Stream): RotationStep {
  const share = stream.float();
  const [first, second] = [tau * stream.float(), tau * stream.float()];
  const [long, short] = [Math.sqrt(1 - share), Math.sqrt(share)];
  const w = short * cos(second);
  const sign = w < 0 ? -1 : 1; // q and −q are one rotation
  const x = sign * long * sin(first);
  const y = sign * long * cos(first);
  const z = sign * short * sin(second);
  const sine = Math.sqrt(x * x + y * y + z * z);
  if (sine === 0) return { axis: [0, 1, 0], degrees: 0 };
  return { axis: unit([x, y, z]), degrees: 2 * degreesOf(sine, sign * w) };
}

/** The user's own sequences, one of which is chosen. */
export const sequences = defineRotationFamily<{ readonly sequences: readonly RotationStep[][] }>({
  name: 'sequences',
  summary: "One of the user's own sequences of turns.",
  params: (z) =>
    z.strictObject({
      sequences: z
        .array(z.array(z.strictObject({ axis: axisSchema(z), degrees: z.number() })).max(1000))
        .min(1)
        .describe('Lists of steps { axis, degrees }, done in the order written; all equally likely.'),
    }),
  sample: (stream, params) => stream.choice(params.sequences),
});

type ShepardMetzlerParams = { readonly axes: readonly Axis[]; readonly degrees: readonly number[] };

const everyShepardMetzler = ({ axes, degrees }: ShepardMetzlerParams) =>
  axes.flatMap((axis) => degrees.map((angle) => [{ axis, degrees: angle }]));

/**
 * The rotations of R. N. Shepard and J. Metzler, Science 171 (1971), 701–703: in the picture plane (lateral) or in depth
 * (vertical), by 0 to 180 degrees in steps of 20.
 */
export const shepardMetzler = defineRotationFamily<ShepardMetzlerParams>({
  name: 'shepard-metzler',
  summary: 'One turn in the picture plane or in depth, by 0 to 180 degrees in steps of 20.',
  params: (z) =>
    z.strictObject({
      axes: z
        .array(axisSchema(z))
        .min(1)
        .max(100)
        .default(['lateral', 'vertical'])
        .describe("The axes: 'lateral' is the picture plane, 'vertical' and 'horizontal' are depth."),
      degrees: z
        .array(z.number().min(-360).max(360))
        .min(1)
        .max(1000)
        .default([0, 20, 40, 60, 80, 100, 120, 140, 160, 180])
        .describe('The angles, the same for every axis; degrees, positive as the axes say.'),
    }),
  sample: (stream, params) => stream.choice(everyShepardMetzler(params)),
  every: everyShepardMetzler,
});

/** The rotation families that the library ships; a new one is a definition above, its test and a line here. */
export const rotationFamilies: readonly AnyRotationFamily[] = [
  singleAxis,
  compound,
  threeAxis,
  tumbling,
  sequences,
  shepardMetzler,
];

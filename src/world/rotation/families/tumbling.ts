import { cos, sin, tau } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { unit } from '../frame.js';
import { defineRotationFamily } from '../family.js';
import { degreesOf } from '../orientation.js';
import type { RotationStep } from '../steps.js';

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
 *
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

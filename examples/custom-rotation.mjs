// A rotation family of one's own: a weather vane, which goes round its post and leans in the wind.
import { generate, plan } from 'topsyturvy';
import { Stream } from 'topsyturvy/core';
import { defineRotationFamily, inverseSteps, rotationSampler } from 'topsyturvy/world';

export const vane = defineRotationFamily({
  name: 'vane',
  summary: 'Round the vertical by eighths of a circle, then leaning to the right or the left.',
  params: (z) =>
    z.strictObject({
      lean: z
        .number()
        .min(0)
        .max(45)
        .default(15)
        .describe('The most it leans to either side, 0 to 45 degrees.'),
    }),
  // Steps about axes that stay where they are, done in this order. The stream is the only source of chance.
  sample: (stream, { lean }) => [
    { axis: 'vertical', degrees: 45 * stream.integer(1, 7) },
    { axis: 'lateral', degrees: stream.integer(-lean, lean) },
  ],
});

const show = (steps) => steps.map(({ axis, degrees }) => `${axis} ${degrees}`).join(', then ') || 'nothing';
const draw = rotationSampler(vane, { lean: 30 });
for (const seed of [1, 2, 3]) {
  const steps = draw(new Stream(['vane', seed]));
  console.log(`${show(steps)}; undone by ${show(inverseSteps(steps))}`);
}

// Figures of cubes under it. On the command line: topsyturvy generate orientation/mental-rotation --module FILE.mjs
// --param rotation=vane --param 'rotationParams={"lean":30}'
const params = { rotation: 'vane', rotationParams: { lean: 30 }, size: 128 };
const figures = await plan('orientation/mental-rotation', { seed: 7, count: 4, extensions: [vane], params });
for await (const { id, certificate, transform, questions } of generate(figures)) {
  const { angle, answer } = questions[0].groups;
  console.log(
    `${id}: ${show(transform.steps)}: turned by ${certificate.degrees} (about ${angle}), ${answer}`,
  );
}

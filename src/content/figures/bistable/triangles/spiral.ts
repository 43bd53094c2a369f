import { threefold, triangleField, turned, type Placed } from './field.js';

/** Three arms of a spiral, larger outward, white on black. */
export const spiral = triangleField(
  'spiral',
  { paper: 16, levels: [255, 230] },
  (first, { winding, sense, radius }) =>
    threefold(
      [0, 1, 2, 3, 4].map((i): Placed => [
        ...turned(52 + 36 * i, 0, first + sense! * (i * winding! + 20)),
        radius! * (0.62 + 0.16 * i),
      ]),
    ),
  (stream) => ({
    winding: stream.uniform(21, 27),
    sense: stream.choice([-1, 1]),
    radius: stream.uniform(30, 34),
  }),
);

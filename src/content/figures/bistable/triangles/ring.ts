import { threefold, triangleField, turned, type Placed } from './field.js';

/** A ring of twelve, in outline. */
export const ring = triangleField(
  'ring',
  { paper: 255, levels: [0, 30], line: 6 },
  (first, { reach, radius }) =>
    threefold([0, 1, 2, 3].map((i): Placed => [...turned(reach!, 0, first + 30 * i), radius!])),
  (stream) => ({ reach: stream.uniform(178, 190), radius: stream.uniform(37, 42) }),
);

import { threefold, triangleField, turned } from './field.js';

/** Three large ones. */
export const trio = triangleField(
  'trio',
  { paper: 255, levels: [0, 40, 70] },
  (first, { reach, radius, lean }) => threefold([[...turned(reach!, 0, first + 60 + lean!), radius!]]),
  (stream) => ({
    reach: stream.uniform(116, 124),
    radius: stream.uniform(98, 108),
    lean: stream.uniform(-8, 8),
  }),
);

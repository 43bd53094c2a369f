import { threefold, triangleField, turned, type Placed } from './field.js';

/** Ten stacked into a large triangle that points the other way. */
export const pyramid = triangleField(
  'pyramid',
  { paper: 236, levels: [24, 0] },
  (first, { radius, gap }) => [
    [0, 0, radius!],
    ...threefold([
      [...turned(gap! * Math.sqrt(3), 0, first + 180), radius!],
      [...turned(gap!, 0, first + 150), radius!],
      [...turned(gap!, 0, first + 210), radius!],
    ] satisfies Placed[]),
  ],
  (stream) => ({ radius: stream.uniform(42, 48), gap: stream.uniform(108, 114) }),
);

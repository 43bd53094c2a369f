import { triangleField, type Placed } from './field.js';

/** Nineteen in a honeycomb. */
export const lattice = triangleField(
  'lattice',
  { paper: 255, levels: [0, 30, 60] },
  (_, { radius, gap }) => {
    const found: Placed[] = [];
    for (let row = -2; row <= 2; row++) {
      const across = 5 - Math.abs(row);
      for (let i = 0; i < across; i++)
        found.push([(i - (across - 1) / 2) * gap!, row * gap! * (Math.sqrt(3) / 2), radius!]);
    }
    return found;
  },
  (stream) => ({ radius: stream.uniform(36, 42), gap: stream.uniform(92, 96) }),
);

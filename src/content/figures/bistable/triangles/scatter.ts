import { Stream } from '../../../../core/stream.js';
import { threefold, triangleField, type Placed } from './field.js';

/** Large and small ones here and there. */
export const scatter = triangleField(
  'scatter',
  { paper: 255, levels: [0, 50] },
  (_, { seed }) => {
    const stream = new Stream(['triangles', seed!]);
    const third: Placed[] = [];
    for (const radius of [58, 46, 38, 38, 28, 28, 22, 22, 22]) {
      for (let attempt = 0; attempt < 200; attempt++) {
        const [x, y] = [stream.uniform(-210, 210), stream.uniform(-210, 210)];
        const inside = x * x + y * y < (236 - radius) * (236 - radius);
        // Its own images are neighbors as the others are.
        const all = threefold([...third, [x, y, radius]]);
        if (!inside || !areApart(all)) continue;
        third.push([x, y, radius]);
        break;
      }
    }
    return threefold(third);
  },
  (stream) => ({ seed: stream.integer(1, 1_000_000_000) }),
);

/** Whether none of the circles around triangles come close to each other. */
const areApart = (all: readonly Placed[]): boolean =>
  all.every(([x, y, r], i) =>
    all.slice(i + 1).every(([u, v, q]) => {
      const least = 0.92 * (r + q) + 6;
      return (x - u) * (x - u) + (y - v) * (y - v) > least * least;
    }),
  );

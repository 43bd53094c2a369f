import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { materials, merged, sphere, torus, tube, turned } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { normalize, scale, type Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';

/** Meters. */
export const basketballRadius = 0.121;

/** About the origin, with its black ribs. */
export const basketballParts = memoize((): Part[] => {
  const r = basketballRadius;
  const oval = (sign: 1 | -1): Vec3[] =>
    Array.from({ length: 40 }, (_, i) =>
      scale(normalize([sign, 0.85 * sinDegrees(9 * i), 0.85 * cosDegrees(9 * i)]), r),
    );
  const ring = torus(r, 0.0022, 64, 6);
  const ribs = [
    ring,
    turned(ring, 'x', 90),
    ...([1, -1] as const).map((sign) => tube(oval(sign), 0.0022, 6, { closed: true })),
  ];
  return [
    part('ball', sphere(r, 48), materials.satin('#d06a2a')),
    part('ribs', merged(...ribs), materials.rubber('#1d1a18')),
  ];
});

export const basketball = defineProp({
  name: 'a basketball',
  hand: 'open',
  build: () => ballInHand(basketballParts(), basketballRadius),
});

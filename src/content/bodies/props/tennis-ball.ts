import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { materials, sphere, tube } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { normalize, scale, type Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { part } from './parts/rod.js';

/** The line on tennis balls and baseballs, on a ball about the origin. */
export const seam = (radius: number): Vec3[] =>
  Array.from({ length: 64 }, (_, i) => {
    const t = (360 * i) / 64;
    const [c, s] = [cosDegrees(t), sinDegrees(t)];
    return scale(
      normalize([c + 0.38 * cosDegrees(3 * t), 1.1 * sinDegrees(2 * t), s - 0.38 * sinDegrees(3 * t)]),
      radius,
    );
  });

const tennisBallParts = (): Part[] => [
  part('ball', sphere(0.0335, 32), materials.fabric('#cfe04a')),
  part('seam', tube(seam(0.0335), 0.0014, 6, { closed: true }), materials.fabric('#f4f4ee')),
];

export const tennisBall = defineProp({
  name: 'a tennis ball',
  build: () => ballInHand(tennisBallParts(), 0.0335),
});

import { colored, materials, sphere } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';

/** Meters. */
export const volleyballRadius = 0.105;

/** About the origin: each of six sides has three strips of one of three colors. */
export const volleyballParts = memoize((): Part[] => {
  const tint = (x: number, y: number, z: number): string => {
    const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const [across, along] = a >= b && a >= c ? [y, a] : b >= c ? [z, b] : [x, c];
    return Math.abs(across / along) < 0.36 ? '#f3efe2' : across > 0 ? '#2f5fae' : '#e8c33c';
  };
  return [part('ball', colored(sphere(volleyballRadius, 72), tint), materials.satin())];
});

export const volleyball = defineProp({
  name: 'a volleyball',
  hand: 'open',
  build: () => ballInHand(volleyballParts(), volleyballRadius),
});

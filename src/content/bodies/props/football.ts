import { colored, materials, sphere } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { dot, normalize, type Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';

/** Meters. */
export const footballRadius = 0.11;

const golden = (1 + Math.sqrt(5)) / 2;
/** The corners of an icosahedron: the middles of the black patches. */
const patches = [1, -1].flatMap((a) =>
  [golden, -golden].flatMap((b): Vec3[] => [
    normalize([0, a, b]),
    normalize([a, b, 0]),
    normalize([b, 0, a]),
  ]),
);

/** About the origin: white, with the black patches of the classic ball. */
export const footballParts = memoize((): Part[] => {
  const tint = (x: number, y: number, z: number): string =>
    patches.some((patch) => dot(patch, normalize([x, y, z])) > 0.935) ? '#1c1c20' : '#f4f2ec';
  return [part('ball', colored(sphere(footballRadius, 72), tint), materials.satin())];
});

export const football = defineProp({
  name: 'a football',
  hand: 'open',
  build: () => ballInHand(footballParts(), footballRadius),
});

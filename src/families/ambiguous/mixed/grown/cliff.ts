import { sand } from '../../../../content/surfaces/sand.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import type { Carrier } from './carrier.js';
import { ahead } from './front.js';
import { floorBefore, looseRocks, rockFace, rockMaterial } from './rock.js';
import { fromBeside, skyOf } from './sky.js';

/** Where in the picture the cliff meets the beach. */
const foot = 0.39;

/** A cliff with crevices above a beach, under the sky. */
export const cliff: Carrier = (request) => {
  const { kind, layout, surface } = request;
  const material = rockMaterial(request);
  const seed = layout.child('edge').below(0x40000000);
  const edge = (x: number): number =>
    -0.4 +
    0.08 * (smoothNoise(x / 0.3 + 50, 0, seed) - 0.5) +
    0.03 * (smoothNoise(x / 0.06 + 50, 0, seed + 1) - 0.5) +
    0.012 * (smoothNoise(x / 0.017 + 50, 0, seed + 2) - 0.5);
  const wall = rockFace({ request, material, foot, edge });
  const beach = surface(sand, kind.child('beach'));
  const still = [
    floorBefore(foot, beach, layout.child('floor')),
    ...looseRocks(layout.child('loose'), foot, material, 70),
  ];
  return {
    environment: skyOf(kind, 'day', [0.35, 0.3, 0.22], fromBeside),
    camera: ahead,
    objects: (depth) => [wall(depth), ...still],
  };
};

import { points } from '../../../core/points.js';
import { merged, moved, repeatedAround, turned, type Mesh } from '../../../world/modeling/index.js';
import { beveledBox, cylinder, lathe, tube } from '../../../world/modeling/solids/index.js';
import { add, type Vec3 } from '../../../world/vector.js';

/** The place of the left pedal from the crank's axle, up and forward, meters; the right one is opposite. */
export type Pedal = readonly [up: number, forward: number];

/** The distance of pedals from the middle, and their thickness. */
const [outside, thick] = [0.135, 0.022];

const bar = (radius: number, ...path: Vec3[]): Mesh => tube(path, radius, 12);
const placeOf = (axle: Vec3, [up, forward]: Pedal, side: 1 | -1, x: number): Vec3 =>
  add(axle, [side * x, side * up, side * forward]);

/** The middle of a pedal's upper face. @param side 1 for the left */
export const pedalTop = (axle: Vec3, pedal: Pedal, side: 1 | -1): Vec3 =>
  add(placeOf(axle, pedal, side, outside), [0, thick / 2, 0]);

/** Both cranks with their pedals, and the chainring with its spider. */
export function cranks(axle: Vec3, pedal: Pedal): Mesh {
  const arm = (side: 1 | -1): Mesh =>
    merged(
      bar(0.011, add(axle, [side * 0.05, 0, 0]), placeOf(axle, pedal, side, 0.085)),
      moved(beveledBox(0.09, thick, 0.07, 0.006, 1), ...placeOf(axle, pedal, side, outside)),
    );
  const right = add(axle, [-0.05, 0, 0]);
  const ring = lathe(points('0.07,-0.003 0.092,-0.003 0.092,0.003 0.07,0.003'), {
    segments: 32,
    closed: true,
  });
  const spider = repeatedAround(moved(beveledBox(0.08, 0.005, 0.014, 0, 0), 0.04, 0, 0), 5);
  return merged(
    arm(1),
    arm(-1),
    moved(turned(ring, 'z', 90), ...right),
    moved(turned(spider, 'z', 90), ...right),
  );
}

/** The two runs of the chain and the sprocket. */
export const chain = (axle: Vec3, hub: Vec3): Mesh =>
  merged(
    bar(0.006, add(axle, [-0.05, 0.09, 0]), add(hub, [-0.05, 0.035, 0])),
    bar(0.006, add(axle, [-0.05, -0.09, 0]), add(hub, [-0.05, -0.035, 0])),
    moved(turned(cylinder(0.036, 0.006, 20), 'z', 90), ...add(hub, [-0.05, 0, 0])),
  );

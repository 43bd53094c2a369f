import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { compose, rotate, transpose, type Mat3 } from '../../../../world/pose.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { across, fromAxes, signOf, type Chain, type Frame, type Side } from '../../making.js';
import { gripped } from '../hand.js';

export const armOf = (side: Side): Chain => ({
  root: `${side} shoulder`,
  middle: `${side} elbow`,
  end: `${side} wrist`,
  pole: [0, 0, -1],
});

export const legOf = (side: Side): Chain => ({
  root: `${side} hip`,
  middle: `${side} knee`,
  end: `${side} ankle`,
  pole: [0, 0, 1],
});

/** Meters, of the skeleton as it is given. */
export const reachOf = { arm: 0.529, leg: 0.827 } as const;

/** The frame of a hand at rest: its fingers hang down (z), its thumb is in front (y). The same for both hands: x is y × z. */
const handAtRest: Mat3 = fromAxes([1, 0, 0], [0, 0, 1], [0, -1, 0]);

/** The direction of the tool of a closed hand, in the hand's frame: to the thumb, leaning to the fingers' tips by `tilt` degrees. */
const toolAxis = (tilt: number): Vec3 => [0, cosDegrees(tilt), sinDegrees(tilt)];

/** The frame of a hand whose tool points along `axis` (unit), with the wrist bent as little as can be. */
export function handAround(axis: Vec3, forearm: Vec3, tilt: number): Mat3 {
  const [c, s] = [cosDegrees(tilt), sinDegrees(tilt)];
  const z = add(scale(axis, s), scale(across(forearm, axis), c));
  const y = normalize(scale(subtract(axis, scale(z, s)), 1 / c));
  return fromAxes(cross(y, z), y, z);
}

/** The rotation of the wrist's joint that gives the hand a frame. */
export const wristTurn = (hand: Mat3): Mat3 => compose(transpose(handAtRest), hand);

/** The direction of a tool that the hand on this wrist holds. */
export const heldAxis = (wrist: Frame, tilt: number): Vec3 =>
  rotate(compose(handAtRest, wrist.rotation), toolAxis(tilt));

/** The middle of what the hand on this wrist grips. */
export function graspAt(side: Side, { rotation, position }: Frame): Vec3 {
  const [x, y, z] = gripped;
  return add(position, rotate(rotation, [x * signOf(side), y, z]));
}

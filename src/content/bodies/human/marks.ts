import { compose, rotate, type Mat3 } from '../../../world/pose.js';
import { add, normalize, scale, cross, subtract, type Vec3 } from '../../../world/vector.js';
import { sides, signOf, type Frame, type PosedBody, type Side } from '../making.js';
import { earPlace, lobe } from './ear.js';
import { eyePlace, nose } from './face/face.js';
import { heel, toeTip } from './foot.js';
import { fingertip, gripped, palm } from './hand.js';
import type { Rig } from './rig.js';

/** The middle of the head, from its joint, meters of the adult. */
const headMiddle: Vec3 = [0, 0.075, 0.001];

/** The frame about the middle of the head, in which all of its pieces are made. */
export function headFrame(rig: Rig): Frame {
  const { rotation, position } = rig.frame('head');
  return { rotation, position: add(position, rotate(rotation, scale(headMiddle, rig.measures.head))) };
}

const sided = (side: Side, [x, y, z]: Vec3): Vec3 => [x * signOf(side), y, z];

/** The landmarks and frames of this person. */
export function marks(rig: Rig): Pick<PosedBody, 'points' | 'frames'> {
  const head = headFrame(rig);
  const onHead = (place: Vec3): Vec3 =>
    add(head.position, rotate(head.rotation, scale(place, rig.measures.head)));
  const points: Record<string, Vec3> = {};
  for (const [joint, { position }] of rig.frames) points[joint] = position;
  points['nose'] = onHead(nose);
  points['head top'] = onHead([0, 0.125, -0.012]);
  const frames: Record<string, Frame> = { head, chest: rig.frame('chest') };
  for (const side of sides) {
    const [wrist, ankle] = [`${side} wrist`, `${side} ankle`];
    points[`${side} eye`] = onHead(sided(side, eyePlace));
    points[`${side} ear`] = onHead(sided(side, earPlace));
    points[`${side} hand`] = rig.at(wrist, sided(side, palm));
    points[`${side} fingertips`] = rig.at(wrist, sided(side, fingertip));
    points[`${side} toes`] = rig.at(ankle, sided(side, toeTip));
    points[`${side} heel`] = rig.at(ankle, sided(side, heel));
    frames[`${side} eye`] = { rotation: head.rotation, position: points[`${side} eye`] };
    frames[`${side} ear`] = {
      rotation: compose(outward(side), head.rotation),
      position: onHead(sided(side, lobe)),
    };
    frames[`${side} hand`] = {
      rotation: compose(handAxes, rig.frame(wrist).rotation),
      position: rig.at(wrist, sided(side, gripped)),
    };
    frames[`${side} wrist`] = forearmFrame(rig, side);
    frames[`${side} shoulder`] = {
      rotation: compose(outward(side), rig.frame('chest').rotation),
      position: rig.at(`${side} shoulder`, [-0.035 * signOf(side), 0.079, 0]),
    };
    points[`${side} foot`] = rig.at(ankle, [0.008 * signOf(side), -0.085, 0.05]);
    frames[`${side} foot`] = { rotation: rig.frame(ankle).rotation, position: points[`${side} foot`] };
  }
  return { points, frames };
}

/** Rows: x, y and z of the body, from fingers down (z) and the thumb in front (y). */
const handAxes: Mat3 = [1, 0, 0, 0, 0, -1, 0, 1, 0];

/** x to the side and y up: the right side's z points back. */
const outward = (side: Side): Mat3 => [signOf(side), 0, 0, 0, 1, 0, 0, 0, signOf(side)];

/** z along the forearm to the hand, y as near as can be to the thumb's side. */
function forearmFrame(rig: Rig, side: Side): Frame {
  const position = rig.frame(`${side} wrist`).position;
  const z = normalize(subtract(position, rig.frame(`${side} elbow`).position));
  const front = rotate(rig.frame(`${side} elbow`).rotation, [0, 0, 1]);
  const x = normalize(cross(front, z));
  const y = cross(z, x);
  return { rotation: [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]], position };
}

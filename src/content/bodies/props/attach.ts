import { badParameter } from '../../../core/errors.js';
import { mapParts, scaled, turnMatrix, type Part } from '../../../world/modeling/index.js';
import { atRest, compose, cross, type Mat3, type Placed, type Vec3 } from '../../../world/index.js';
import { fromAxes, type Frame, type PosedBody, type Side } from '../making.js';
import { bodySize } from './body-size.js';

/** A thing of the scene, e.g. what somebody holds. */
export const thing = (category: string, parts: readonly Part[]): Placed['model'] => ({
  category,
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: false,
  parts,
});

/** A thing where its parts are. */
export const here = (name: string, parts: readonly Part[]): Placed => ({
  model: thing(name.replace(/^an? /, ''), parts),
  pose: atRest,
});

/** A frame of a body. @throws `bad-parameter` for a body without it */
export function frameOf(body: PosedBody, name: string): Frame {
  const frame = body.frames[name];
  if (!frame)
    throw badParameter('body', Object.keys(body.frames).join(', '), `a body with a frame '${name}'`);
  return frame;
}

/**
 * A prop in a hand. What the left hand holds is the mirror image of what the right hand holds, so that a mirrored body with the prop in
 * its other hand is the mirror image of the whole. Small people have small things.
 */
export function inHand(
  prop: { readonly name: string; readonly tilt: number },
  parts: readonly Part[],
  body: PosedBody,
  side: Side,
): Placed {
  const { rotation, position } = frameOf(body, `${side} hand`);
  const own = side === 'right' ? parts : mapParts(parts, (mesh) => scaled(mesh, [-1, 1, 1]));
  return {
    ...here(prop.name, own),
    pose: {
      // the handle, which lies along y, leans to the fingers' tips
      rotation: compose(turnMatrix('x', prop.tilt), handed(rotation)),
      position,
      scale: Math.max(0.6, Math.min(1.15, bodySize(body))),
    },
  };
}

/** The rotation with the same y and z, by the right hand, whichever way the frame counts its x. */
function handed(m: Mat3): Mat3 {
  const [y, z]: Vec3[] = [
    [m[1], m[4], m[7]],
    [m[2], m[5], m[8]],
  ];
  return fromAxes(cross(y, z), y, z);
}

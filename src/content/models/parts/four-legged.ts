import type { Stream } from '../../../core/stream.js';
import type { BodyPose, Look } from '../../bodies/body.js';
import type { Quadruped } from '../../bodies/quadruped/define.js';
import { striding } from '../../bodies/quadruped/poses/gaits.js';
import { planted } from '../../bodies/quadruped/poses/plant.js';
import { sitting as onHaunches } from '../../bodies/quadruped/poses/resting.js';
import type { Angles } from '../../bodies/skeleton.js';

/** The pose of an animal on four legs, its head in the plane of its body. */
export type Held = (look: Look, body: Quadruped, variation: Stream) => BodyPose;

const still = (angles: Angles): BodyPose => ({ angles, lift: 0 });

/** A pose at rest but for the head, which is a little higher or lower. */
export const standing: Held = (_, __, variation) =>
  still({
    neck: [variation.child('neck').uniform(-10, 14), 0, 0],
    head: [variation.child('head').uniform(-8, 10), 0, 0],
  });

export const walking: Held = (look, body, variation) => {
  const skeleton = body.skeleton(look);
  const stride = striding(skeleton, 'walk', variation.child('phase').below(4), body.foot === 'hoof');
  return still({ ...planted(skeleton, stride), ...standing(look, body, variation).angles });
};

/** A pose on its haunches. */
export const sitting: Held = (look, body) => still(onHaunches(body, body.skeleton(look)));

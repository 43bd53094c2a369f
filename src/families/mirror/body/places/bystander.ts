import type { BodyPose, Look } from '../../../../content/bodies/body.js';
import { person } from '../../../../content/bodies/human/person.js';
import { mirrorPose } from '../../../../content/bodies/mirror-pose.js';
import { mirrorPoint } from '../../../../content/bodies/side.js';
import { memoize } from '../../../../core/memoize.js';
import type { Placed, Vec3 } from '../../../../world/index.js';
import { turnMatrix } from '../../../../world/modeling/index.js';
import { bodyObject } from '../scene/body-object.js';

/** Another person in the place, behind the body that is asked about. Nothing is asked about them. */
export type Bystander = {
  readonly look: Look;
  readonly pose: BodyPose;
  /** The name of the stance. */
  readonly stance: string;
  /** Where the soles are, meters, in the axes of the body that is asked about. */
  readonly at: Vec3;
  /** The direction of the front, degrees from the front of the body that is asked about to its left. */
  readonly azimuth: number;
  /** Names the stream of the surfaces of skin and clothes. */
  readonly lot: number;
};

/** The bystander in the mirrored scene. */
export const mirrorBystander = (one: Bystander): Bystander => ({
  ...one,
  pose: mirrorPose(one.pose),
  at: mirrorPoint(one.at),
  azimuth: 0 - one.azimuth,
});

/** The factor of the size of the cells of skin and cloth: bystanders are far away. */
const coarseness = 1.5;

/** A person as they stand, at the origin. @param mirrored whether the pose is the mirror image of what was dealt */
export const standingPerson = memoize((look: Look, pose: BodyPose, mirrored: boolean): Placed =>
  bodyObject('person', person.build(mirrored ? person.mirrorLook(look) : look, pose, coarseness)),
);

/** A bystander as an object, in the axes of the body that is asked about. */
export const bystanderObject = (one: Bystander, mirrored: boolean): Placed => ({
  ...standingPerson(one.look, one.pose, mirrored),
  pose: { rotation: turnMatrix('y', one.azimuth), position: one.at, scale: 1 },
});

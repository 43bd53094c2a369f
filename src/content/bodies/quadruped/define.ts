import { turnMatrix } from '../../../world/modeling/index.js';
import { rotate } from '../../../world/pose.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import type { BodyKind, BodyPose, Look, PosedBody } from '../body.js';
import type { Joint } from '../skeleton.js';
import { buildQuadruped } from './build.js';
import type { Species } from './form.js';
import { mirrorQuadrupedLook, type QuadrupedLook } from './look.js';
import { sampleLook, variedLook } from './sample-look.js';
import { quadrupedSkeleton } from './skeleton.js';

/** A kind of body on four legs, whose joints poses can ask for. */
export interface Quadruped extends BodyKind {
  readonly rig: 'quadruped';
  readonly species: Species;
  /** The joints of an individual at rest, in heights of its withers. */
  skeleton(look: Look): readonly Joint[];
  /** From the head's joint to the tip of the muzzle at rest, in heights of the withers. */
  muzzle(): Vec3;
}

export const quadruped = (species: Species): Quadruped => ({
  name: species.name,
  rig: 'quadruped',
  foot: species.foot,
  species,
  look: (variation) => sampleLook(species, variation),
  variedLook: (look, variation) => variedLook(look as QuadrupedLook, variation),
  mirrorLook: (look) => mirrorQuadrupedLook(look as QuadrupedLook),
  eyes: (look) => {
    const { left, right } = (look as QuadrupedLook).irises;
    return { left: { open: true, iris: left }, right: { open: true, iris: right } };
  },
  build: (look: Look, pose: BodyPose, coarseness?: number): PosedBody =>
    buildQuadruped(species, look as QuadrupedLook, pose, coarseness),
  muzzle: () => scale(rotate(turnMatrix('x', species.head.pitch), [0, 0, 1]), species.head.size),
  skeleton: (look) => quadrupedSkeleton(species, look as QuadrupedLook),
});

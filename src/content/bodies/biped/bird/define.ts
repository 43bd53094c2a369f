import type { BodyKind, Look, PosedBody } from '../../body.js';
import type { Joint } from '../../skeleton.js';
import { buildBird } from './build.js';
import type { BirdSpecies } from './form.js';
import { mirrorBird, sampleBird, type BirdLook } from './look.js';
import { birdSkeleton } from './skeleton.js';

/** A kind of birds, whose joints poses can ask for. */
export interface Bird extends BodyKind {
  readonly rig: 'bird';
  readonly species: BirdSpecies;
  /** Its joints at rest, in heights of its crown. */
  readonly skeleton: readonly Joint[];
}

export const bird = (species: BirdSpecies): Bird => ({
  name: species.name,
  rig: 'bird',
  foot: species.foot,
  species,
  skeleton: birdSkeleton(species),
  look: (variation) => sampleBird(species, variation),
  mirrorLook: (look) => mirrorBird(look as BirdLook),
  eyes: (look) => {
    const { left, right } = (look as BirdLook).irises;
    return { left: { open: true, iris: left }, right: { open: true, iris: right } };
  },
  build: (look: Look, pose, coarseness?: number): PosedBody =>
    buildBird(species, look as BirdLook, pose, coarseness),
});

import type { BodyKind, Look, PosedBody } from '../../body.js';
import type { Joint } from '../../skeleton.js';
import { buildBiped } from './build.js';
import type { BipedSpecies } from './form.js';
import { mirrorBiped, sampleBiped, type BipedLook } from './look.js';
import { bipedSkeleton } from './skeleton.js';

/** A kind of mammals on two legs, whose joints poses can ask for. */
export interface Biped extends BodyKind {
  readonly rig: 'biped';
  readonly species: BipedSpecies;
  /** Its joints at rest, in heights of its crown. */
  readonly skeleton: readonly Joint[];
}

export const biped = (species: BipedSpecies): Biped => ({
  name: species.name,
  rig: 'biped',
  foot: species.foot,
  species,
  // poses ask for limbs, which are the same in all
  skeleton: bipedSkeleton(species, { head: 1 }),
  look: (variation) => sampleBiped(species, variation),
  mirrorLook: (look) => mirrorBiped(look as BipedLook),
  eyes: (look) => {
    const { left, right } = (look as BipedLook).irises;
    return { left: { open: true, iris: left }, right: { open: true, iris: right } };
  },
  build: (look: Look, pose, coarseness?: number): PosedBody =>
    buildBiped(species, look as BipedLook, pose, coarseness),
});

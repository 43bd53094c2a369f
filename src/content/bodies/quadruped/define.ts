import type { Stream } from '../../../core/stream.js';
import { turnMatrix } from '../../../world/modeling/mesh/index.js';
import { rotate, scale, type Vec3 } from '../../../world/index.js';
import type { BodyKind, Joint, Look } from '../making.js';
import { kindOf } from '../species.js';
import { buildQuadruped } from './build.js';
import type { Species } from './form.js';
import type { QuadrupedLook } from './look.js';
import { toned } from './palette.js';
import { quadrupedSkeleton } from './skeleton.js';

/** An individual of a species. @param variation one child stream per trait */
function sampleLook(species: Species, variation: Stream): QuadrupedLook & Look {
  const [small, large] = species.height;
  const spread = species.variety ?? 1;
  const factor = (trait: string, by: number): number => 1 + spread * variation.child(trait).uniform(-by, by);
  const iris = variation.child('iris').choice(species.head.eye.irises);
  return {
    size: variation.child('size').uniform(small, large),
    long: factor('long', 0.04),
    thick: factor('thick', 0.06),
    head: factor('head', 0.04),
    ears: factor('ears', 0.08),
    colors: variation.child('colors').choice(species.palettes),
    pattern: variation.child('pattern').below(1_000_000),
    mirrored: variation.child('mirrored').float() < 0.5,
    irises: { left: iris, right: iris },
  };
}

/** An individual with proportions and a coat's tone of its own, so that of many no two look alike. */
function variedLook(look: QuadrupedLook, variation: Stream): QuadrupedLook & Look {
  const vary = (trait: 'long' | 'thick' | 'head' | 'ears', by: number): number =>
    look[trait] * (1 + variation.child(trait).uniform(-by, by));
  return {
    ...look,
    long: vary('long', 0.03),
    thick: vary('thick', 0.04),
    head: vary('head', 0.02),
    ears: vary('ears', 0.05),
    colors: toned(look.colors, variation.child('tone')),
  };
}

/** A kind of body on four legs, whose joints poses can ask for. */
export interface Quadruped extends BodyKind {
  readonly rig: 'quadruped';
  readonly species: Species;
  /** The joints of an individual at rest, in heights of its withers. */
  skeleton(look: Look): readonly Joint[];
  /** The vector from the head's joint to the tip of the muzzle at rest, in heights of the withers. */
  muzzle(): Vec3;
}

export const quadruped = (species: Species): Quadruped => ({
  ...kindOf('quadruped', species, sampleLook, buildQuadruped),
  variedLook: (look, variation) => variedLook(look as QuadrupedLook, variation),
  muzzle: () => scale(rotate(turnMatrix('x', species.head.pitch), [0, 0, 1]), species.head.size),
  skeleton: (look) => quadrupedSkeleton(species, look as QuadrupedLook),
});

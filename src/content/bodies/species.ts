import type { Stream } from '../../core/stream.js';
import type { BodyKind, BodyPose, Eye, Look, PosedBody, Rig } from './body.js';
import { swapSides, type BySide } from './side.js';

/** What every individual of a species has. */
interface Individual {
  /** Whether all that is not the same on both sides is the other way round. */
  readonly mirrored: boolean;
  readonly irises: BySide<string>;
}

/** The eyes of a body at rest. */
export const openEyes = ({ left, right }: BySide<string>): BySide<Eye> => ({
  left: { open: true, iris: left },
  right: { open: true, iris: right },
});

/**
 * What kinds of body have in common that are individuals of a species. A look that such a kind is given was made by its `sample`, so it
 * is an `L`: the casts rely on that.
 */
export const kindOf = <R extends Rig, S extends Pick<BodyKind, 'name' | 'foot'>, L extends Individual>(
  rig: R,
  species: S,
  sample: (species: S, variation: Stream) => L & Look,
  build: (species: S, look: L, pose: BodyPose, coarseness?: number) => PosedBody,
) => ({
  name: species.name,
  rig,
  foot: species.foot,
  species,
  look: (variation: Stream): Look => sample(species, variation),
  mirrorLook(look: Look): Look {
    const { mirrored, irises } = look as unknown as Individual;
    return { ...look, mirrored: !mirrored, irises: swapSides(irises) };
  },
  eyes: (look: Look) => openEyes((look as unknown as Individual).irises),
  build: (look: Look, pose: BodyPose, coarseness?: number): PosedBody =>
    build(species, look as unknown as L, pose, coarseness),
});

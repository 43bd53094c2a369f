import type { Stream } from '../../../../core/stream.js';
import type { BySide, Look } from '../../making.js';
import type { Palette } from '../../quadruped/palette.js';
import type { BirdSpecies } from './form.js';

/** One bird of a species. */
export type BirdLook = {
  /** Height of the crown, meters. */
  readonly size: number;
  /** Factors of the girth and of the head. */
  readonly plump: number;
  readonly head: number;
  readonly colors: Palette;
  /** The seed of spots and flecks. */
  readonly pattern: number;
  /** Whether all that is not the same on both sides is the other way round. */
  readonly mirrored: boolean;
  readonly irises: BySide<string>;
};

/** @param variation one child stream per trait */
export function sampleBird(species: BirdSpecies, variation: Stream): BirdLook & Look {
  const iris = variation.child('iris').choice(species.head.eye.irises);
  return {
    size: variation.child('size').uniform(...species.height),
    plump: variation.child('plump').uniform(0.95, 1.06),
    head: variation.child('head').uniform(0.97, 1.04),
    colors: variation.child('colors').choice(species.palettes),
    pattern: variation.child('pattern').below(1_000_000),
    mirrored: variation.child('mirrored').float() < 0.5,
    irises: { left: iris, right: iris },
  };
}

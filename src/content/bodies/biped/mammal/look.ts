import type { Stream } from '../../../../core/stream.js';
import type { BySide, Look } from '../../making.js';
import type { HeadLook } from '../../quadruped/heads/build.js';
import type { BipedSpecies } from './form.js';

/** One individual of a species. */
export type BipedLook = HeadLook & {
  /** Height of the crown, meters. */
  readonly size: number;
  /** The factor of the girth. */
  readonly plump: number;
  readonly irises: BySide<string>;
};

/** @param variation one child stream per trait */
export function sampleBiped(species: BipedSpecies, variation: Stream): BipedLook & Look {
  const iris = variation.child('iris').choice(species.head.eye.irises);
  return {
    size: variation.child('size').uniform(...species.height),
    plump: variation.child('plump').uniform(0.95, 1.06),
    head: variation.child('head').uniform(0.97, 1.04),
    ears: variation.child('ears').uniform(0.94, 1.06),
    colors: variation.child('colors').choice(species.palettes),
    mirrored: variation.child('mirrored').float() < 0.5,
    irises: { left: iris, right: iris },
  };
}

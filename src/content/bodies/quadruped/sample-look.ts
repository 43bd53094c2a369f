import type { Stream } from '../../../core/stream.js';
import type { Look } from '../body.js';
import type { Species } from './form.js';
import { toned } from './palette.js';
import type { QuadrupedLook } from './look.js';

/** An individual of a species. @param variation one child stream per trait */
export function sampleLook(species: Species, variation: Stream): QuadrupedLook & Look {
  const [small, large] = species.height;
  const spread = species.variety ?? 1;
  const factor = (trait: string, by: number): number => 1 + spread * variation.child(trait).uniform(-by, by);
  const iris = variation.child('iris').choice(species.head.eye.irises);
  return {
    size: variation.child('size').uniform(small, large),
    long: factor('long', 0.06),
    thick: factor('thick', 0.09),
    head: factor('head', 0.05),
    ears: factor('ears', 0.12),
    colors: toned(variation.child('colors').choice(species.palettes), variation.child('tone')),
    pattern: variation.child('pattern').below(1_000_000),
    mirrored: variation.child('mirrored').float() < 0.5,
    irises: { left: iris, right: iris },
  };
}

import type { Stream } from '../../../core/stream.js';
import type { Look } from '../body.js';
import { swapSides, type BySide } from '../side.js';
import type { Palette, Species } from './form.js';

/** One individual of a species. */
export type QuadrupedLook = {
  /** Height of the withers, meters. */
  readonly size: number;
  /** Factors of the length of trunk and legs' spacing, the girth, the head, the ears, the tail. */
  readonly long: number;
  readonly thick: number;
  readonly head: number;
  readonly ears: number;
  readonly colors: Palette;
  /** Where spots, stripes and patches lie. */
  readonly pattern: number;
  /** Whether all that is not the same on both sides is the other way round. */
  readonly mirrored: boolean;
  readonly irises: BySide<string>;
};

/** @param variation one child stream per trait */
export function sampleLook(species: Species, variation: Stream): QuadrupedLook & Look {
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

export const mirrorQuadrupedLook = (look: QuadrupedLook): QuadrupedLook => ({
  ...look,
  mirrored: !look.mirrored,
  irises: swapSides(look.irises),
});

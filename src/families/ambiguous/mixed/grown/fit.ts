import type { CarrierName } from './names.js';

/**
 * Drawings whose lines are closer or finer than what some ground or scene is made of; found by looking at all drawings in all of them.
 * Of the vase in trees no more would be seen than a vase: its faces have small noses.
 */
const tooFine: readonly {
  readonly coarse: readonly CarrierName[];
  readonly drawings: Readonly<Partial<Record<string, readonly string[]>>>;
}[] = [
  {
    coarse: ['leaves', 'pebbles', 'twigs', 'forest', 'hedge'],
    drawings: { 'schroeder-stairs': ['walled', 'ribbon'], thiery: ['slab', 'leaning'] },
  },
  { coarse: ['forest'], drawings: { 'rubin-vase': ['child', 'cap', 'fringe'] } },
];

/** The carriers in which a drawing can be followed, in their order. */
export const fitCarriers = <T extends string>(
  carriers: readonly T[],
  { figure, drawing }: { readonly figure: string; readonly drawing: string },
): readonly T[] =>
  carriers.filter(
    (name) =>
      !tooFine.some(
        ({ coarse, drawings }) =>
          (coarse as readonly string[]).includes(name) && drawings[figure]?.includes(drawing) === true,
      ),
  );

/** How many times as visible a drawing must be to be seen as easily as in a texture. Found by looking. */
const roughness: Readonly<Partial<Record<CarrierName, number>>> = {
  grass: 1.35,
  leaves: 1.15,
  // Their own light and dark is coarse, and hides fine strokes less than it is told to.
  cave: 0.8,
  cliff: 0.8,
  forest: 0.74,
  hedge: 0.85,
};

/** @param carrier absent for a texture */
export const roughnessOf = (carrier?: CarrierName): number => (carrier && roughness[carrier]) ?? 1;

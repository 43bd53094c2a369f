import type { DifficultyAxis } from './difficulty.js';
import { axis, down } from './ladders.js';

/**
 * The same in fewer pixels from level 5 on.
 *
 * @param sides the sides at levels 5 to 10, pixels
 */
export const smallerPictures = <P extends { readonly size: unknown }>(
  ...sides: readonly [number, number, number, number, number, number]
): DifficultyAxis<P> => {
  const [standard] = sides;
  const ladder = down<number>(standard, standard, standard, standard, ...sides);
  return axis<{ readonly size: number }>('smaller pictures', {
    size: ladder,
  }) as unknown as DifficultyAxis<P>;
};

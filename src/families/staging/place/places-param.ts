import { badParameter, type Zod } from '../../../core/index.js';
import type { Place } from '../../../content/places/index.js';

/** Params to be spread into the schema of a family with a photographic look. */
export const placesParam = (z: Zod) => ({
  places: z
    .string()
    .max(2000)
    .default('home')
    .describe(
      'Look photo: objects stand where they are met (home), in any place that has room (any), or where they are met among places that are named, e.g. beach,park.',
    ),
});

/**
 * The places that a set may show.
 * @param usual where none is named @param shipped what can be named
 * @throws TopsyturvyError 'bad-parameter' for a name that no place has
 */
export function placesOf(
  param: string,
  usual: readonly Place[],
  shipped: readonly Place[],
): readonly Place[] {
  if (param === 'home' || param === 'any') return usual;
  return param.split(',').map((part) => {
    const found = shipped.find(({ name }) => name === part.trim());
    if (found) return found;
    const names = shipped.map(({ name }) => name).join(', ');
    throw badParameter('places', part.trim(), `home, any or some of ${names}`);
  });
}

import type { CamouflageParams } from './params.js';

/**
 * How many times as visible an object must be in a surface to be found as easily as in an even one: leaves, stones and
 * blades have edges and shades of their own, which people take for the object's and `visibilityOf` does not count. Found by
 * looking at 36 pictures of six surfaces, at visibilities of 28 to 48, when leaves and stones were a little larger.
 */
const roughness: Readonly<Record<string, number>> = {
  grass: 1.25,
  leaves: 1.5,
  litter: 1.5,
  moss: 1.3,
  needles: 1.15,
  pebbles: 1.35,
};

/** Between which visibilities an object is hidden in a surface, in standard errors. @param texture absent for a picture */
export function visibleRange(
  { faintest, clearest }: Pick<CamouflageParams, 'faintest' | 'clearest'>,
  texture?: string,
): readonly [least: number, most: number] {
  const least = faintest * (roughness[texture ?? ''] ?? 1);
  return [least, Math.max(clearest, 1.25 * least)];
}

import type { AnyFamily } from './family.js';

const known = new WeakSet<AnyFamily>();

/**
 * Says of a family that every picture that `draw` and `warp` return is a new one, and that no method keeps a picture that it has
 * returned or was given: pictures that no one has looked at may give their memory to other items'. It is no member of a family, since a
 * family that a user makes of this one by replacing members would have it too.
 */
export function declareDrawsAnew<F extends AnyFamily>(family: F): F {
  known.add(family);
  return family;
}

export const drawsAnew = (family: AnyFamily): boolean => known.has(family);

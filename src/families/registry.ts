import { TopsyturvyError } from '../core/errors.js';
import type { AnyFamily } from './family.js';

/** Finds a family by name, or throws TopsyturvyError 'bad-spec' naming those there are. */
export interface FamilyLookup {
  (name: string): AnyFamily;
  /** Whether it is this very family that the name finds. */
  has(family: AnyFamily): boolean;
}

/** A lookup over some families; of two with one name the later wins, so users may replace ours. */
export function familyLookup(families: Iterable<AnyFamily>): FamilyLookup {
  const byName = new Map([...families].map((family) => [family.name, family]));
  const lookup = (name: string): AnyFamily => {
    const family = byName.get(name);
    if (family) return family;
    throw new TopsyturvyError(
      'bad-spec',
      `There is no family '${name}'; there are ${[...byName.keys()].sort().join(', ')}`,
      name,
    );
  };
  return Object.assign(lookup, { has: (family: AnyFamily) => byName.get(family.name) === family });
}

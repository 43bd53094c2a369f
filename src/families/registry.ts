import { TopsyturvyError } from '../core/errors.js';
import type { AnyFamily } from './family.js';

/** Finds a family by name, or throws TopsyturvyError 'bad-spec' naming those there are. */
export type FamilyLookup = (name: string) => AnyFamily;

/** A lookup over some families; of two with one name the later wins, so users may replace ours. */
export function familyLookup(families: Iterable<AnyFamily>): FamilyLookup {
  const byName = new Map([...families].map((family) => [family.name, family]));
  return (name) => {
    const family = byName.get(name);
    if (family) return family;
    throw new TopsyturvyError(
      'bad-spec',
      `There is no family '${name}'; there are ${[...byName.keys()].sort().join(', ')}`,
      name,
    );
  };
}

import { TopsyturvyError } from '../core/errors.js';
import type { AnyRotationFamily } from '../world/rotation/family.js';
import type { AnyFamily } from './family.js';

/** Finds a family by name, or throws TopsyturvyError 'bad-spec' naming those there are. */
export interface FamilyLookup {
  (name: string): AnyFamily;
  /** Whether it is this very family that the name finds. */
  has(family: AnyFamily): boolean;
  /** The user's rotation families, which are found before ours. */
  readonly rotations: readonly AnyRotationFamily[];
}

/** A lookup over some families; of two with one name the later wins, so users may replace ours. */
export function familyLookup(
  families: Iterable<AnyFamily>,
  rotations: readonly AnyRotationFamily[] = [],
): FamilyLookup {
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
  const has = (family: AnyFamily): boolean => byName.get(family.name) === family;
  return Object.assign(lookup, { has, rotations });
}

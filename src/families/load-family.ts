import { FamilyRegistry } from './registry.js';
import type { AnyFamily } from './family.js';
import { families, type FamilyTypes } from './index.js';

const shipped = new FamilyRegistry(families);

/**
 * One of the shipped families, e.g. to give it another transform: `defineFamily({ ...(await loadFamily('text/rotated')),
 * name: 'mine/exchanged', … })`.
 *
 * @throws TopsyturvyError 'bad-spec' naming the families there are
 */
export const loadFamily = <Name extends string>(
  name: Name,
): Promise<Name extends keyof FamilyTypes ? FamilyTypes[Name] : AnyFamily> =>
  shipped.load(name) as Promise<Name extends keyof FamilyTypes ? FamilyTypes[Name] : AnyFamily>;

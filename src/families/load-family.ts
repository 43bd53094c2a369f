import { FamilyRegistry } from './registry.js';
import type { AnyFamily } from './family.js';
import { families } from './index.js';

const shipped = new FamilyRegistry(families);

/**
 * One of the shipped families, e.g. to give it another transform: `defineFamily({ ...(await loadFamily('text/rotated')),
 * name: 'mine/exchanged', … })`.
 *
 * @throws TopsyturvyError 'bad-spec' naming the families there are
 */
export const loadFamily = (name: string): Promise<AnyFamily> => shipped.load(name);

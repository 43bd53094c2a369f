import { bipeds, birds } from './biped/index.js';
import type { BodyKind } from './body.js';
import { person } from './human/person.js';
import { quadrupeds } from './quadruped/index.js';

/** All kinds of bodies. */
export const bodyKinds: readonly BodyKind[] = [person, ...quadrupeds, ...birds, ...bipeds];

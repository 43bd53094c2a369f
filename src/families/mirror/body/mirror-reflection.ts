import { bodyFamily } from './family.js';
import { reflectionNames } from '../conditions.js';

/** A body before a mirror in the scene: left and right of the body, and of the figure that the mirror shows. */
export const mirrorReflection = bodyFamily({
  name: 'mirror/reflection',
  summary: 'Left and right of a body before a mirror, and of the figure in the mirror.',
  conditions: reflectionNames,
  standingMirror: true,
});

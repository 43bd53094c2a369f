import { bodyFamily } from './family.js';
import { conditionNames } from '../conditions.js';

/** MirrorQA with procedural bodies: a posed person or animal, and its mirror image, whose answer flips. */
export const mirrorBody = bodyFamily({
  name: 'mirror/body',
  summary: 'Left and right of a posed person or animal, and of its mirror image.',
  conditions: conditionNames,
  standingMirror: false,
});

import { bodyFamily } from './body/family.js';
import { bodyConditions } from './body/params.js';

/** MirrorQA with bodies of our own: a posed person or animal, and its mirror image, whose answer flips. */
export const mirrorBody = bodyFamily({
  name: 'mirror/body',
  summary: 'Left and right of a posed person or animal, and of its mirror image.',
  conditions: bodyConditions,
  mirror: false,
});

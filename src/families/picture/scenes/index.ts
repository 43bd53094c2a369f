import type { Scene } from '../scene.js';
import { dimples } from './dimples.js';
import { face } from './face.js';
import { hourglass } from './hourglass.js';
import { pointingHand } from './pointing-hand.js';
import { relief } from './relief.js';
import { thumb } from './thumb.js';

/** Every drawn scene, in the order of their names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its scene's own affair
export const scenes: readonly Scene<any>[] = [dimples, face, hourglass, pointingHand, relief, thumb];

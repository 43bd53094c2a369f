import type { Scene } from '../scene.js';
import { dimples } from './dimples.js';
import { relief } from './relief.js';

/** Every drawn scene, in the order of their names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each figure's type is its scene's own affair
export const scenes: readonly Scene<any>[] = [dimples, relief];

import { haveTool } from '../../system-tools.js';

/**
 * Whether the renderer gl can be opened for sure: its package is there, and a display of the user's, or one of our own.
 * Without them its tests are left out, but in CI, where that is a failure.
 */
export const haveGl = (): boolean => haveTool('gl') && (!!process.env.DISPLAY || haveTool('Xvfb'));

import { haveTool } from '../../system-tools.js';

/**
 * Whether the renderer gl can be opened for sure: on a display of the user's, or on one of our own. Without either its tests
 * are left out, but in CI, where that is a failure.
 */
export const haveDisplay = (): boolean => !!process.env.DISPLAY || haveTool('Xvfb');

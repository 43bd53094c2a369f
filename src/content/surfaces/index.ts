import { exportsOf } from '../roster.js';
import * as all from './all.js';
import type { Surface } from './define.js';

export { defineSurface, type Surface, type SurfaceFields } from './define.js';
export { surfaceMaterial } from './surface-material.js';
export { weathered, type WeatheredOptions } from './weathered.js';

/** Every surface, in the order of the names in `all.ts`. */
export const surfaces: readonly Surface[] = exportsOf(all);

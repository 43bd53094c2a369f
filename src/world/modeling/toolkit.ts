/** The toolkit from which models are made. All lengths in meters, all angles in degrees. */
export * from './color.js';
export { Sheet } from './print.js';
export * as materials from './materials.js';
export * from './texture.js';
export * from './mesh/index.js';
export * from './organic/index.js';
export * from './plane/index.js';
export * from './solids/index.js';

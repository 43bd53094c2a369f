/** Bodies that run into one another: rounded shapes, and the skin around them. */
export { organic, organicParts, type NamedShape } from './organic.js';
export type { OrganicOptions } from './surface.js';
export * from './shape-transform.js';
export { ball, blob, block, limb, type Look, type Shape } from './shapes.js';

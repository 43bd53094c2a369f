/** What all layers above are written with, and nothing that needs Node. */
export * from './affine.js';
export * from './color.js';
export * from './design.js';
export * from './errors.js';
export * from './group.js';
export * from './hash.js';
export * from './json.js';
export * from './math/decimals.js';
export * from './math/index.js';
export * from './math/smooth-step.js';
export * from './memoize.js';
export * from './points.js';
export * from './printable.js';
export * from './stream.js';
export * from './table.js';
export * from './words.js';
export * from './zod.js';

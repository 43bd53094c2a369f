/** What families are written with. */
export * from './choice.js';
export * from './define-family.js';
export * from './facts.js';
export * from './family.js';
export * from './param-schemas.js';
export * from './proposal.js';
export * from './user-list.js';

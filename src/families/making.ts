/** What families are written with. */
export * from './choice.js';
export * from './define-family.js';
export * from './difficulty/difficulty.js';
export * from './facts.js';
export * from './family.js';
export * from './likeness.js';
export * from './param-schemas.js';
export * from './proposal.js';
export * from './user-list.js';

/** What species on four legs are written with, and birds where they share it. */
export * from './coat/layers.js';
export * from './coat/stripes.js';
export * from './define.js';
export * from './flesh.js';
export * from './form.js';
export * from './hair.js';
export * from './heads/clawed.js';
export * from './heads/hoofed.js';
export * from './legs.js';
export * from './mane.js';
export * from './palette.js';

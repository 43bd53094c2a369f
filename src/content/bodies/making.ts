/** What bodies are written with. */
export * from './bent.js';
export * from './body.js';
export * from './carry.js';
export * from './ik.js';
export * from './side.js';
export * from './skeleton.js';

/** What things of the 3D world are described with: vectors, poses, models, scenes, light. */
export * from './direction.js';
export * from './light/environment.js';
export * from './material.js';
export * from './mesh.js';
export * from './model.js';
export * from './pose.js';
export * from './scene.js';
export * from './vector.js';
export * from './visible.js';

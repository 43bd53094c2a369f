/** What models are written with: the toolkit, and the types of what it makes. */
export type { BroadClass, Material, Mesh, Part, Vec3 } from '../model.js';
export * from './toolkit.js';

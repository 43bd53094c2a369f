import type { Material } from './material.js';
import type { Mesh } from './mesh.js';

export type { Material } from './material.js';
export type { Mesh } from './mesh.js';
export type { Vec3 } from './vector.js';

/** The classes of DORI Table 8. */
export const broadClasses = [
  'vehicles',
  'people',
  'animals',
  'food',
  'containers',
  'furniture',
  'electronics',
  'miscellaneous',
] as const;
/** One of the eight classes into which objects are sorted. */
export type BroadClass = (typeof broadClasses)[number];

/** A named piece of a model, of one material. Two parts may share a name: the wheels are all 'wheel'. */
export interface Part {
  readonly name: string;
  readonly mesh: Mesh;
  readonly material: Material;
}

/** An object: front +Z, up +Y, meters, standing on y = 0 with the middle of its footprint at the origin. */
export interface Model {
  /** The category, as prompts call it, e.g. 'car'. */
  readonly category: string;
  readonly broadClass: BroadClass;
  /** Whether it has a front that a person would name without thinking: a car has, a table has not. */
  readonly hasFront: boolean;
  /** Whether a person would say that it stands upright or not. */
  readonly hasUp: boolean;
  readonly parts: readonly Part[];
}

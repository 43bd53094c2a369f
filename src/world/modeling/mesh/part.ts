import type { Material, Mesh, Part } from '../../index.js';
import { merged, moved, turned, type Axis } from './transform.js';

/** A piece of a model: what it is called, what it is made of, and its form, of one mesh or several as one. */
export const part = (name: string, material: Material, form: Mesh | readonly Mesh[]): Part => ({
  name,
  mesh: 'positions' in form ? form : merged(...form),
  material,
});

/** The part moved by x, y, z meters. */
export const movedPart = (part: Part, x: number, y: number, z: number): Part => ({
  ...part,
  mesh: moved(part.mesh, x, y, z),
});

/** The part turned about an axis through the origin, by the right hand. */
export const turnedPart = (part: Part, axis: Axis, degrees: number): Part => ({
  ...part,
  mesh: turned(part.mesh, axis, degrees),
});

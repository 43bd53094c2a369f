import type { Part } from '../../model.js';
import { moved, turned, type Axis } from './transform.js';

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

import { mapParts, moved, scaled } from '../../../../world/modeling/index.js';
import type { Part } from '../../../../world/model.js';
import type { Vec3 } from '../../../../world/vector.js';

/** Parts made about the origin, at a place and by a factor. */
export const placed = (parts: readonly Part[], [x, y, z]: Vec3, size = 1): Part[] =>
  mapParts(parts, (mesh) => moved(size === 1 ? mesh : scaled(mesh, size), x, y, z));

/** The same, but as high as made: what lifts a body lifts everybody as far. */
export const placedUnder = (parts: readonly Part[], [x, y, z]: Vec3, size: number): Part[] =>
  mapParts(parts, (mesh) => moved(scaled(mesh, [size, 1, size]), x, y, z));

import type { GltfPrimitive } from './form.js';

/** Whether a primitive is of triangles; points and lines are not drawn. */
export const isDrawn = ({ mode, attributes }: GltfPrimitive): boolean =>
  mode >= 4 && attributes['POSITION'] !== undefined;

import type { Shape } from '../../../world/modeling/organic/index.js';
import { Field } from '../../../world/modeling/organic/field.js';
import { add, normalize, scale, type Vec3 } from '../../../world/vector.js';

/** The point where a solid's surface is met on the way from a point outside in a direction, and its normal there. */
export function surfaceOf(shapes: readonly Shape[], blend: number) {
  const field = new Field(shapes, blend);
  return (from: Vec3, direction: Vec3): { readonly place: Vec3; readonly normal: Vec3 } => {
    const d = normalize(direction);
    let p = from;
    for (let step = 0; step < 60; step++) {
      const gap = field.value(...p);
      if (gap < 1e-4) break;
      p = add(p, scale(d, 0.8 * gap));
    }
    return { place: p, normal: normalize(field.gradient(...p, 0.01)) };
  };
}

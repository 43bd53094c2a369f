import { memoize, points } from '../../../core/index.js';
import { materials, type Linear, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { mirroredX, moved, part, scaled, turned } from '../../../world/modeling/mesh/index.js';
import { ball, blob, limb, organic, type Shape } from '../../../world/modeling/organic/index.js';
import type { Side } from '../side.js';

/** The place of the left ear, and of its lobe, from the middle of the head, meters of the adult. */
export const earPlace: Vec3 = [0.073, -0.012, -0.008];
export const lobe: Vec3 = [0.0835, -0.0395, -0.002];

/** The rim of the ear in its own axes, in which the ear lies flat: y up, z to the face, x outward. */
const rim = points(`
  -0.004,0.014 0.013,0.015 0.027,0.004 0.027,-0.011 0.012,-0.021 -0.008,-0.017 -0.022,-0.006
`);

/** The size of an ear beside that of the drawing below. */
const size = 0.88;

/** A human ear that stands off the head, so that it is seen from the front too. */
export const earPart = (side: Side, skin: Linear): Part =>
  part(`${side} ear`, materials.skin(skin), earMesh(side));

const earMesh = memoize((side: Side): Mesh => {
  if (side === 'right') return mirroredX(earMesh('left'));
  const helix: Shape[] = rim.slice(1).map(([y, z], i) => {
    const [fromY, fromZ] = rim[i];
    return limb([0.006, fromY, fromZ], [0.006, y, z], 0.0052, 0.0052, { blend: 0.004 });
  });
  const shapes = [
    blob([0.001, 0.003, -0.002], [0.0075, 0.028, 0.019]),
    ...helix,
    ball([0.004, -0.0255, 0.005], 0.008, { blend: 0.014 }),
    blob([0.011, 0.001, 0.003], [0.0085, 0.014, 0.0095], { mode: 'carve', blend: 0.005 }),
  ];
  // the hollow faces a little to the front
  const flat = scaled(turned(organic(shapes, { cell: 0.0062, blend: 0.006 }), 'y', -24), size);
  return moved(flat, earPlace[0] + 0.006, earPlace[1], earPlace[2]);
});

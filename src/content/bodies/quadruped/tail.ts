import { ellipsoid, materials, moved, turned, type Linear } from '../../../world/modeling/index.js';
import { bent } from '../bent.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import { carriedMesh } from '../carry.js';
import { wholly, type Belonging } from './coat/belonging.js';
import { colorRefined } from './coat/refine.js';
import type { Species } from './form.js';
import type { QuadrupedLook } from './look.js';
import type { Rig } from './rig.js';

/** The tail, made at rest and swung as a whole. */
export function tailParts(
  { tail }: Species,
  look: QuadrupedLook,
  rig: Rig,
  coat: (p: Vec3, belonging: Belonging) => Linear,
): Part[] {
  const rest = rig.rest('tail');
  const [rootY, rootZ] = tail.path[0];
  const along = (path: typeof tail.path): Mesh => {
    const joints = path.map(([y, z, r]) => [0, rest[1] + y - rootY, rest[2] + z - rootZ, r] as const);
    return bent(joints, 14);
  };
  const put = (mesh: Mesh): Mesh =>
    carriedMesh(moved(mesh, ...scale(rest, -1)), rig.turn('tail'), rig.joint('tail'));
  const skin = colorRefined(along(tail.path), (p) => coat(p, wholly('tail')));
  const [endY, endZ] = tail.path[tail.path.length - 1];
  const end: Vec3 = [0, rest[1] + endY - rootY, rest[2] + endZ - rootZ];
  const { main, mane = main, tuft = mane } = look.colors;
  return [
    { name: 'tail', mesh: put(skin), material: materials.fur([1, 1, 1]) },
    ...(tail.flat ? [paddle(tail.flat, put, end)] : []),
    ...(tail.tuft ? [{ name: 'tail', mesh: put(along(tail.tuft)), material: materials.hair(tuft) }] : []),
  ];
}

/** A flat oval that lies behind the tail's end and droops a little. */
function paddle(
  { length, width, tint }: NonNullable<Species['tail']['flat']>,
  put: (mesh: Mesh) => Mesh,
  [x, y, z]: Vec3,
): Part {
  const oval = turned(ellipsoid(width / 2, 0.06 * length, length / 2, 24), 'x', -8);
  return {
    name: 'tail',
    mesh: put(moved(oval, x, y - 0.02, z - 0.36 * length)),
    material: materials.leather(tint),
  };
}

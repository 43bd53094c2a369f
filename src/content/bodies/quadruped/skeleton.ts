import { add, rotate, scale, type Vec3 } from '../../../world/index.js';
import { turnMatrix } from '../../../world/modeling/mesh/index.js';
import { sides, signOf, type Joint } from '../making.js';
import type { Species } from './form.js';
import { endOf, jointsOf, limbs, sideOf } from './limbs.js';
import type { QuadrupedLook } from './look.js';

/** The distance outward of each joint, as a share of the way from the top to the ground. */
const outward = [0, 0.55, 0.9, 1] as const;

/** The joints of an individual, in heights of its withers, standing at ease on y = 0. */
export function quadrupedSkeleton(species: Species, look: QuadrupedLook): readonly Joint[] {
  const along = ([y, z]: readonly [number, number]): Vec3 => [0, y, z * look.long];
  const { neck, head, tail, rear } = species;
  // a neck keeps its length when the trunk grows
  const from = along(neck.base);
  const poll: Vec3 = [0, neck.head[0], from[2] + neck.head[1] - neck.base[1]];
  const [tailY, tailZ] = tail[0];
  return [
    { name: 'trunk', at: along([rear.joints[0][0], rear.z + rear.joints[0][1]]) },
    { name: 'chest', parent: 'trunk', at: along(species.waist) },
    { name: 'neck', parent: 'chest', at: from },
    { name: 'head', parent: 'neck', at: poll },
    { name: 'tail', parent: 'trunk', at: along([tailY, tailZ]) },
    ...sides.map((side): Joint => {
      const [x, y, z] = head.ear.at;
      const place: Vec3 = [x * signOf(side), y, z];
      return { name: `${side} ear`, parent: 'head', at: add(poll, inHead(species, look, place)) };
    }),
    ...limbs.flatMap((limb) => {
      const form = species[endOf(limb)];
      const [top, ground] = form.x;
      return jointsOf(limb).map((name, i, all): Joint => {
        const [y, z] = form.joints[i];
        const x = (top + (ground - top) * outward[i]) * look.thick * signOf(sideOf(limb));
        const parent = i > 0 ? all[i - 1] : endOf(limb) === 'front' ? 'chest' : 'trunk';
        return { name, parent, at: [x, y, form.z * look.long + z] };
      });
    }),
  ];
}

/** The map from the head's own axes (its muzzle along +z, its length 1) to the body's, from the poll. */
export const inHead = (
  { head }: Pick<Species, 'head'>,
  look: Pick<QuadrupedLook, 'head'>,
  place: Vec3,
): Vec3 => scale(rotate(turnMatrix('x', head.pitch), place), head.size * look.head);

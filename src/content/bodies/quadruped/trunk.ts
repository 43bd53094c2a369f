import { limb, type NamedShape } from '../../../world/modeling/index.js';
import { add, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import type { Species } from './form.js';
import type { QuadrupedLook } from './look.js';
import type { Rig } from './rig.js';
import { egg } from './shapes.js';

/** Trunk and neck in the pose. */
export function trunkShapes(species: Species, look: QuadrupedLook, rig: Rig): NamedShape[] {
  const eggs = species.trunk.map(({ z, top, bottom, half, reach, blend = 0.1 }): NamedShape => {
    const bone = z < species.waist[1] ? 'trunk' : 'chest';
    const center = rig.carry(bone, [0, (top + bottom) / 2, z * look.long]);
    const radii: Vec3 = [half * look.thick, (top - bottom) / 2, reach * look.long];
    return { ...egg(rig.turn(bone), center, radii, blend), part: 'trunk' };
  });
  return [...eggs, ...neckShapes(species, rig)];
}

/** Two rounds side by side in the middle plane: a neck is deeper than wide. */
function neckShapes({ neck }: Species, rig: Rig): NamedShape[] {
  const [base, poll] = [rig.rest('neck'), rig.rest('head')];
  const along = normalize(subtract(poll, base));
  const crest: Vec3 = [0, along[2], -along[1]];
  const [thick, thin] = neck.radius;
  const deep = neck.deep ?? 0.3;
  const root = subtract(base, scale(along, thick * 0.7));
  return [1, -1].flatMap((way) => {
    const off = (r: number): Vec3 => scale(crest, way * deep * r * 0.5);
    const from = rig.carry('chest', add(root, off(thick)));
    const middle = rig.carry('neck', add(base, off(thick)));
    const to = rig.carry('neck', add(poll, off(thin)));
    return [
      { ...limb(from, middle, thick, thick, { blend: 0.1 }), part: 'trunk' },
      { ...limb(middle, to, thick, thin, { blend: 0.06 }), part: 'neck' },
    ];
  });
}

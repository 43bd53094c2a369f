import { materials, moved, part, scaled, turned, type Part } from '../../../../world/modeling/index.js';
import { sphere, torus } from '../../../../world/modeling/solids/index.js';
import { normalize, type Vec3 } from '../../../../world/vector.js';
import { carriedParts, fromAxes, signOf, type PosedBody, type Side } from '../../making.js';
import { frameOf, here } from '../attach.js';
import type { Belonging } from '../define.js';
import { strongTint } from '../parts/pieces.js';

/** Parts made for a left ear: x away from the head, y up, the lobe at the origin; they hang, whichever way the head leans. */
function hung(parts: readonly Part[], body: PosedBody, side: Side, size: number): Part[] {
  const { rotation: m, position } = frameOf(body, `${side} ear`);
  const sign = signOf(side);
  // level, to the side on which the ear is
  const x: Vec3 = normalize([m[0], 0, m[6]]);
  const own = sign > 0 ? parts : parts.map((one) => ({ ...one, mesh: scaled(one.mesh, [1, 1, -1]) }));
  return carriedParts(own, { rotation: fromAxes(x, [0, 1, 0], [0 - x[2], 0, x[0]]), position }, size);
}

/** A large hoop or a drop, to be seen in a small picture. */
export const earring: Belonging = {
  name: 'an earring',
  at: 'ear',
  put(variation, body, side) {
    const isHoop = variation.child('form').float() < 0.5;
    const metal = variation.child('metal').choice([materials.gold(), materials.gold(), materials.chrome()]);
    const hoop = [
      part('hoop', metal, moved(turned(torus(0.021, 0.0028, 36, 10), 'z', 90), 0.006, -0.024, 0)),
    ];
    const drop = [
      part('hook', metal, moved(turned(torus(0.005, 0.0013, 20, 8), 'z', 90), 0.005, -0.006, 0)),
      part('drop', materials.glossy(strongTint(variation)), moved(sphere(0.012, 24), 0.006, -0.024, 0)),
    ];
    return here('an earring', hung(isHoop ? hoop : drop, body, side, 1));
  },
};

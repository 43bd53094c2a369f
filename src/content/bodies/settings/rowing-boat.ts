import { ellipse, materials, moved, movedOutline, part } from '../../../world/modeling/index.js';
import { beveledBox, loft, section } from '../../../world/modeling/solids/index.js';
import { strongTint } from '../props/parts/pieces.js';
import { defineSetting, type Scenery } from './define.js';
import { waterFloor } from './floors.js';
import { placedUnder } from './parts.js';

/** The height of the rower's underside above the water, meters. */
export const rowerHeight = 0.17;

/** A narrow shell along z under the rower, decked but for the seat. */
const shell: Scenery = ({ at, size }, variation) => {
  const [x, , z] = at['pelvis'];
  const rings = Array.from({ length: 19 }, (_, i) => {
    const t = (i - 9) / 9;
    const wide = 0.44 * Math.sqrt(Math.max(0.002, 1 - t * t));
    const deep = 0.2 * Math.sqrt(Math.max(0.01, 1 - t * t * 0.7));
    return section(movedOutline(ellipse(wide, deep, 24), 0, 0.03 + 0.05 * t * t), 'z', 1.25 * t);
  });
  const hull = part('boat', materials.paint(strongTint(variation)), loft(rings));
  const seat = moved(beveledBox(0.28, 0.04, 0.26, 0.015), 0, 0.145, -0.1);
  const rest = moved(beveledBox(0.3, 0.02, 0.12, 0.008), 0, 0.14, 0.62);
  return placedUnder(
    [hull, part('seat', materials.mattePlastic('#2a2b2f'), [seat, rest])],
    [x, 0, z + 0.15 * size],
    size,
  );
};

export const rowingBoat = defineSetting('a rowing boat', waterFloor, shell);

import { part } from '../../../world/modeling/mesh/index.js';
import { beveledBox, cylinder, mapParts, materials, moved, scaled } from '../../../world/modeling/index.js';
import { add, normalize, scale, type Vec3 } from '../../../world/vector.js';
import { sides } from '../side.js';
import { defineSetting, type Scenery } from './define.js';
import { iceFloor } from './floors.js';
import { hockeyStick } from '../props/bats-and-clubs.js';
import { memoize } from '../../../core/memoize.js';
import { placed, toolToGround, underFoot } from './parts.js';

/** The height by which skates raise the soles, meters. */
export const skateHeight = 0.05;

const blade = memoize(() => [
  part(
    'blade',
    materials.chrome(),
    moved(beveledBox(0.006, 0.03, 0.29, 0.0025, 1), 0, 0.015 - skateHeight, 0.01),
  ),
  part('blade holder', materials.steel(), moved(beveledBox(0.012, 0.04, 0.05, 0.004, 1), 0, -0.015, -0.08)),
  part('blade holder', materials.steel(), moved(beveledBox(0.012, 0.04, 0.06, 0.004, 1), 0, -0.015, 0.08)),
]);

const skates: Scenery = (stand) =>
  sides.flatMap((side) => {
    // as high as made, whoever wears them: they lift everybody as far
    const own = mapParts(blade(), (mesh) => scaled(mesh, [1, 1 / stand.size, 1]));
    return underFoot(own, stand, side);
  });

/** The puck lies before the blade of the stick that both hands hold. */
const puck: Scenery = (stand) => {
  const { at, size } = stand;
  const end = toolToGround(stand, 'right', hockeyStick.tilt);
  const ahead = normalize([end[0] - at['right grip'][0], 0, end[2] - at['right grip'][2]]);
  const place: Vec3 = add([end[0], 0.0127, end[2]], scale(ahead, 0.2 * size));
  const disc = part('puck', materials.rubber('#16171a'), cylinder(0.038, 0.0254, 32, 0.003));
  return placed([disc], place);
};

export const iceRink = defineSetting('an ice rink', iceFloor, skates);
export const hockeyRink = defineSetting('an ice hockey rink', iceFloor, skates, puck);

import { cylinder, loft, materials, section, type Part, type Tint } from '../../../world/modeling/index.js';
import { merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { movedOutline, roundedRectangle, superellipse } from '../../../world/modeling/plane/index.js';
import { sides } from '../side.js';
import { strongTint } from '../props/parts/pieces.js';
import { defineSetting, type Scenery, type Stand } from './define.js';
import { snowFloor, waterFloor, pavementFloor } from './floors.js';
import { memoize } from '../../../core/memoize.js';
import { placedUnder, underFoot } from './parts.js';

/** A plank along x about the middle of both feet, with ends that rise. @param rise of its nose and tail, meters */
function plank(
  length: number,
  width: number,
  thick: number,
  rise: readonly [nose: number, tail: number],
  tint: Tint,
  pointed: number,
): Part {
  const stations = Array.from({ length: 21 }, (_, i) => (i - 10) / 10);
  const rings = stations.map((t) => {
    const end = t > 0 ? rise[0] : rise[1];
    const far = Math.max(0, (Math.abs(t) - 0.6) / 0.4);
    const round = Math.sqrt(Math.max(0.004, 1 - far * far));
    const wide = width * Math.max(0.04, round * (t > 0 ? 1 - pointed * t * t : 1));
    const outline = movedOutline(superellipse(wide, thick, 3, 20), 0, end * far * far);
    return section(outline, 'x', (t * length) / 2);
  });
  return part('board', materials.paint(tint), loft(rings));
}

const middle = ({ at }: Stand): { x: number; z: number } => {
  const [a, b] = sides.map((side) => at[`${side} ankle`]);
  return { x: (a[0] + b[0]) / 2, z: (a[2] + b[2]) / 2 };
};

const boardUnder =
  (make: (variation: Parameters<Scenery>[1]) => Part[], height: number): Scenery =>
  (stand, variation) => {
    const { x, z } = middle(stand);
    return placedUnder(make(variation), [x, height, z + 0.03 * stand.size], stand.size);
  };

const ski = (tint: Tint): Part => {
  const stations = Array.from({ length: 17 }, (_, i) => i / 16);
  const rings = stations.map((t) => {
    const tip = Math.max(0, (t - 0.82) / 0.18);
    const wide = 0.085 * (tip > 0 ? Math.max(0.15, 1 - tip * tip * 0.85) : 1);
    return section(
      movedOutline(roundedRectangle(wide, 0.014, 0.005, 2), 0, 0.11 * tip * tip - 0.008),
      'z',
      -0.62 + 1.5 * t,
    );
  });
  return part('ski', materials.paint(tint), loft(rings));
};

const skis: Scenery = (stand, variation) => {
  const part = ski(strongTint(variation));
  return sides.flatMap((side) => underFoot([part], stand, side));
};

const wheels = memoize(() => {
  const wheel = turned(cylinder(0.027, 0.034, 24, 0.006), 'x', 90);
  return merged(...[-0.24, 0.24].flatMap((x) => [-0.085, 0.085].map((z) => moved(wheel, x, -0.08, z))));
});
const axles = memoize(() =>
  merged(...[-0.24, 0.24].map((x) => moved(turned(cylinder(0.012, 0.2, 12), 'x', 90), x, -0.066, 0))),
);

export const skiSlope = defineSetting('a ski slope', snowFloor, skis);
export const snowboard = defineSetting(
  'a snowboard on snow',
  snowFloor,
  boardUnder((v) => [plank(1.45, 0.27, 0.018, [0.09, 0.09], strongTint(v), 0)], 0.022),
);
export const surfboard = defineSetting(
  'a surfboard on water',
  waterFloor,
  boardUnder((v) => [plank(1.9, 0.5, 0.055, [0.12, 0.03], strongTint(v), 0.55)], 0.03),
);
export const skateboard = defineSetting(
  'a skateboard',
  pavementFloor,
  boardUnder(
    (v) => [
      plank(0.82, 0.21, 0.014, [0.045, 0.045], strongTint(v), 0),
      part('wheel', materials.plastic('#efe9da'), wheels()),
      part('axle', materials.steel(), axles()),
    ],
    0.105,
  ),
);

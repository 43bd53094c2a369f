import { points, type Stream, triples } from '../../../core/index.js';
import { materials, part, closedCurve, type Part, type Point } from '../../../world/modeling/index.js';
import { mapParts, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { cylinder, sphere, torus } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { along, muzzleTip, sideOn, sideScrews, toyOrange, trigger, type ToyGun } from './pieces.js';

/** The outline from the rear of the stock over the back to the front and back along the lower side: z and y. */
const outline: readonly Point[] = points(`
  -0.3,0.012 -0.2,0.028 -0.1,0.036 0.04,0.04 0.15,0.03 0.18,0.004 0.15,-0.026 0.04,-0.034 -0.03,-0.036
  -0.07,-0.04 -0.085,-0.07 -0.1,-0.112 -0.138,-0.114 -0.15,-0.08 -0.158,-0.045 -0.2,-0.04 -0.26,-0.062
  -0.305,-0.085 -0.318,-0.04
`);

/** A pumped water gun: tanks above that show the water, the pump below the barrel. */
export function waterGun(size: Stream, look: Stream): ToyGun {
  const [shell, second, tank] = look.choice(
    triples(`
    #35b54a #f2d12e #bfe3f5, #f2d12e #2a6fc4 #c9f0d0, #e23a7a #5a3fc0 #d6e8ff, #2aa5d8 #f0f0ec #ffd9b8
  `),
  );
  const long = size.uniform(0.1, 0.18);
  const body = materials.plastic(shell);
  const trim = materials.plastic(second);
  const clear = { ...materials.coloredGlass(tank), transmission: 0.6 };
  const r = size.uniform(0.044, 0.054);
  const tankLong = size.uniform(0.19, 0.24);
  const isTwin = size.float() < 0.45;
  const bottle = isTwin ? 0.72 * r : r;
  const high = 0.03 + bottle;
  const tanks = isTwin ? [-1, 1].map((side) => [side * bottle * 0.98, high] as const) : [[0, high] as const];
  const start = -0.13;
  const reach = 0.15 + long;
  const pumpAt = size.uniform(0.5, 0.75) * long + 0.13;
  const bore = -0.034;
  const sidePlate = sideOn(
    closedCurve(4, points('-0.2,-0.012 -0.1,0.012 0.06,0.018 0.12,0 0.04,-0.014 -0.1,-0.018') as Point[]),
    0.055,
    0.002,
  );
  const barrelRings = [0.3, 0.6].map((t) => moved(ahead(torus(0.0195, 0.003, 32, 8)), 0, 0, 0.15 + t * long));
  const parts: Part[] = [
    part('body', body, sideOn(closedCurve(3, outline), 0.05, 0.012)),
    part('side plate', trim, sidePlate),
    part('barrel', trim, along(points([0.02, 0.12], [0.017, reach]))),
    part('barrel ring', body, barrelRings),
    ...muzzleTip(reach - 0.008, 0.023, 0.05),
    part('pump tube', materials.plastic('#eceae4'), along(points([0.0095, 0.1], [0.0095, reach - 0.02]), 20)),
    part('pump', toyOrange(), [
      along([
        [0.019, pumpAt - 0.045],
        [0.021, pumpAt - 0.04],
        [0.021, pumpAt + 0.04],
        [0.019, pumpAt + 0.045],
      ]),
      ...[-0.03, -0.015, 0, 0.015, 0.03].map((dz) =>
        moved(ahead(torus(0.021, 0.0026, 28, 8)), 0, 0, pumpAt + dz),
      ),
    ]),
    ...trigger(-0.035, -0.034, body, toyOrange()),
    sideScrews(points('-0.28,-0.03 -0.12,-0.09 0.14,0.012'), 0.05),
  ];
  const low = parts.map((part) =>
    part.name.startsWith('pump') ? mapParts([part], (mesh) => moved(mesh, 0, bore, 0))[0] : part,
  );
  const bottles = tanks.map(([x, y]) =>
    moved(
      along([
        [0.3 * bottle, start],
        [0.8 * bottle, start + 0.012],
        [bottle, start + 0.04],
        [bottle, start + tankLong - 0.05],
        [0.8 * bottle, start + tankLong - 0.015],
        [0.4 * bottle, start + tankLong],
      ]),
      x,
      y,
      0,
    ),
  );
  const caps = tanks.map(([x, y]) =>
    merged(
      moved(ahead(cylinder(0.42 * bottle, 0.02, 24, 0.003)), x, y, start - 0.006),
      moved(ahead(cylinder(0.46 * bottle, 0.026, 24, 0.004)), x, y, start + tankLong + 0.006),
    ),
  );
  const bands = tanks.map(([x, y]) =>
    moved(ahead(torus(bottle, 0.003, 40, 8)), x, y, start + 0.5 * tankLong),
  );
  return {
    parts: [
      ...low,
      part('tank', clear, bottles),
      part('tank cap', toyOrange(), caps),
      part('tank band', trim, bands),
      part('gauge', materials.glossy('#e9e7e0'), moved(turned(sphere(0.012, 20), 'x', 0), 0, 0.04, 0.1)),
    ],
    ground: 0.16,
    rests: points([-0.22, -0.047, 0.026], [0.09, bore - 0.0095, 0.026]),
  };
}

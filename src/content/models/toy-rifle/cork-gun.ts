import { points, points3, type Stream } from '../../../core/index.js';
import { materials, merged, moved, part, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { closedCurve, smoothCurve, type Point } from '../../../world/modeling/plane/index.js';
import { cylinder, sphere, torus, tube } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { along, sideOn, sideScrews, toyOrange, trigger, type ToyGun } from './pieces.js';

/** The wooden stock in one piece, from the butt's heel along the top to the fore-end and back below: z and y. */
const outline: readonly Point[] = points(`
  -0.38,-0.018 -0.28,-0.012 -0.19,0 -0.14,0.004 -0.04,0.006 0.1,0.004 0.2,-0.004 0.212,-0.016 0.19,-0.026
  0.06,-0.032 -0.06,-0.036 -0.13,-0.04 -0.19,-0.05 -0.27,-0.085 -0.36,-0.118 -0.382,-0.112 -0.388,-0.06
`);

/** A pop gun of wood and tin: a cork on a string in its muzzle, a lever below to cock it. */
export function corkGun(size: Stream, look: Stream): ToyGun {
  const wood = materials.wood(look.choice(['#8a5429', '#b07a41', '#5f3519', '#a3402a']));
  const tin = look.choice([
    materials.steel(),
    materials.paint('#274a7c'),
    materials.paint('#7c1f22'),
    materials.paint('#2f6b45'),
  ]);
  const brass = materials.brass();
  const r = 0.0165;
  const end = 0.24 + size.uniform(0.08, 0.16);
  const y = 0.0185;
  const up = <P extends Part>(part: P): P => ({ ...part, mesh: moved(part.mesh, 0, y, 0) });
  const bands = [0.02, 0.15].map((z) =>
    merged(
      moved(ahead(torus(r, 0.003, 32, 8)), 0, y, z),
      moved(ahead(torus(r, 0.003, 32, 8)), 0, y, z + 0.012),
    ),
  );
  const string = smoothCurve<Vec3>(7, [
    [0, y + 0.002, end + 0.033],
    [0.006, y - 0.05, end + 0.045],
    [0.014, y - 0.075, end - 0.01],
    [0.012, y - 0.06, 0.26],
    [0.004, -0.024, 0.205],
  ]);
  const lever = smoothCurve<Vec3>(
    5,
    points3('0,-0.034,-0.055 0,-0.062,-0.05 0,-0.078,-0.08 0,-0.084,-0.13 0,-0.07,-0.155 0,-0.052,-0.14'),
  );
  const tip = along(
    [
      [r + 0.0015, end - 0.035],
      [r + 0.003, end - 0.03],
      [r + 0.003, end],
      [r - 0.004, end + 0.002],
    ],
    36,
  );
  const cork = along(
    points([0.0105, end - 0.004], [0.0135, end + 0.03], [0.012, end + 0.034], [0, end + 0.034]),
    28,
  );
  const strings = [tube(string, 0.0014, 8), moved(sphere(0.004, 12), 0, y + 0.002, end + 0.034)];
  const buttPlate = sideOn(points('-0.392,-0.02 -0.382,-0.018 -0.378,-0.11 -0.39,-0.108'), 0.03, 0.002);
  const parts: Part[] = [
    part('stock', wood, sideOn(closedCurve(3, outline), 0.036, 0.011)),
    up(part('barrel', tin, along(points([r, -0.12], [r, end]), 36))),
    up(part('tip', toyOrange(), tip)),
    up(part('cork', materials.cardboard('#c79a63'), cork)),
    part('string', materials.fabric('#b5262a'), strings),
    part('band', brass, bands),
    part('breech', brass, moved(sphere(r * 1.02, 28), 0, y, -0.12)),
    part('sight', brass, [
      moved(cylinder(0.0022, 0.016, 12), 0, y + r + 0.006, end - 0.05),
      moved(cylinder(0.005, 0.012, 16, 0.002), 0, y + r + 0.003, -0.05),
    ]),
    part('lever', tin, tube(lever, 0.0046, 12, { caps: 'round' })),
    ...trigger(-0.085, -0.034, tin, brass),
    part('butt plate', brass, buttPlate),
    sideScrews(points('-0.03,-0.014 -0.1,-0.018'), 0.036),
  ];
  return { parts, ground: 0.18, rests: points3('-0.24,-0.07,0.018 0.12,-0.0295,0.018') };
}

import { points, points3, rows } from '../../core/index.js';
import { ellipse, materials, mixed, part, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, ofHeight } from '../../world/modeling/mesh/index.js';
import { blob, limb, organic, paired, type Shape } from '../../world/modeling/organic/index.js';
import { ellipsoid, loft, smoothSections, tube, type Ring } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** Back, breast, belly, wings, beak. */
const plumages = rows(`
  #7a5a3c #d8632c #efe6d6 #5f452e #3a2f28, #4b7fb5 #e8c84a #f3eed6 #3a6496 #4a4540,
  #2c3036 #3b4048 #4a4f57 #1f2227 #e2a02c, #8a7256 #c9b79a #e9dfcc #6b5238 #6a5a3a,
  #5f8f4a #b8c24a #e6e2a2 #46703a #b5a58c, #b83a34 #c94a3c #d9705a #8a2a2a #e0893a
`);

/** A small songbird that stands on both feet. */
export const bird = defineModel({
  category: 'bird',
  broadClass: 'animals',
  hasFront: true,
  frontShownBy: 'the head with its beak',
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const height = size.uniform(0.12, 0.17);
    const plump = size.uniform(0.94, 1.12);
    const tailLength = size.uniform(0.85, 1.2);
    const [back, breast, belly, wing, beak] = look.choice(plumages);

    const w = (x: number): number => x * plump;
    const shapes: Shape[] = [
      blob([0, 0.078, 0.004], [w(0.034), w(0.036), 0.046]),
      limb([0, 0.083, 0.01], [0, 0.07, -0.05], w(0.028), 0.012, { blend: 0.02 }),
      blob([0, 0.124, 0.034], [0.0235, 0.0235, 0.025], { blend: 0.022 }),
      blob([0, 0.088, 0.042], [0.034, 0.034, 0.026], { mode: 'paint', color: breast, blend: 0.006 }),
      blob([0, 0.048, 0.006], [0.03, 0.022, 0.05], { mode: 'paint', color: belly, blend: 0.008 }),
      ...paired(limb([0.012, 0.06, 0.0], [0.0125, 0.036, 0.004], 0.012, 0.005, { blend: 0.008 })),
    ];
    const leg = merged(
      tube(points3('0.0125,0.042,0.003 0.0125,0.02,-0.003 0.0125,0.003,0.002'), 0.0024, 10),
      ...points('0.004,0.021 0.0125,0.026 0.021,0.021 0.0125,-0.016').map(([x, z]) =>
        tube(
          points([0.0125, 0.003, 0.002], [(x + 0.0125) / 2, 0.0032, z * 0.55], [x, 0.0014, z]),
          [0.0022, 0.002, 0.0008],
          8,
        ),
      ),
    );
    const bill: Vec3[] = points3('0,0.1215,0.053 0,0.1205,0.062 0,0.118,0.075');
    return ofHeight(
      [
        part('body', materials.satin(), organic(shapes, { cell: 0.0042, color: back, soft: 0.003 })),
        part('wing', materials.satin(wing), bothSides(folded(plump))),
        part('wing bar', materials.satin(mixed(wing, '#ffffff', 0.55)), bothSides(bar(plump))),
        part('tail', materials.satin(wing), feathers(tailLength)),
        part('beak', materials.satin(beak), tube(bill, [0.0072, 0.0055, 0.0008], 12)),
        part('eye', materials.glossy('#1a120c'), eyes(0.0042, 0)),
        part('pupil', materials.glossy('#070606'), eyes(0.0042 * 0.72, 0.0042 * 0.28)),
        part('leg', materials.satin('#8a5a44'), bothSides(leg)),
      ],
      height,
    );
  },
});

/** Balls at both sides of the head, flat to the side. @param out how far they stand out of it */
const eyes = (radius: number, out: number): Mesh =>
  bothSides(moved(ellipsoid(radius * 0.8, radius, radius, 14), 0.0185 + out, 0.128 + out * 0.3, 0.043 + out));

/** A flat leaf along z that lies against the left flank: at each z the middle (x, y), half its height and thickness. */
function leaf(
  rows: readonly (readonly [z: number, x: number, y: number, high: number, thick: number])[],
): Mesh {
  const rings = rows.map(([z, x, y, high, thick]): Ring =>
    ellipse(2, 2, 16).map(([c, s]): Vec3 => [
      x + thick * c - 0.35 * high * s,
      y + high * s,
      z - 0.3 * high * s,
    ]),
  );
  return loft(smoothSections(rings, 3));
}

/** The left wing, folded, and the pale bar across it. */
const folded = (plump: number): Mesh =>
  leaf([
    [0.036, 0.027 * plump, 0.09, 0.004, 0.003],
    [0.024, 0.0325 * plump, 0.087, 0.0165, 0.0065],
    [0, 0.033 * plump, 0.082, 0.0205, 0.007],
    [-0.03, 0.0255 * plump, 0.077, 0.0165, 0.0065],
    [-0.058, 0.0145 * plump, 0.073, 0.0085, 0.004],
    [-0.082, 0.006, 0.0705, 0.001, 0.001],
  ]);

const bar = (plump: number): Mesh =>
  leaf([
    [0.006, 0.0345 * plump, 0.083, 0.019, 0.0068],
    [0.003, 0.0348 * plump, 0.0825, 0.0195, 0.0072],
    [0, 0.0342 * plump, 0.082, 0.0195, 0.007],
  ]);

/** The tail: two flat feathers that spread a little. */
const feathers = (length: number): Mesh =>
  bothSides(
    loft(
      smoothSections(
        [
          [-0.045, 0.0045, 0.066],
          [-0.08, 0.0075, 0.0635],
          [-0.045 - 0.065 * length, 0.0085, 0.057],
          [-0.05 - 0.068 * length, 0.005, 0.0562],
        ].map(([z, half, y]): Ring =>
          ellipse(2 * half, 0.005, 12).map(([x, up]): Vec3 => [x + half * 0.75, y + up, z]),
        ),
        3,
      ),
    ),
  );

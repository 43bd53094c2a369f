import { points, points3 } from '../../core/points.js';
import { materials, part, type Outline, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, mapParts, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, extrude, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { coachwork, type WallSpot } from './parts/coachwork.js';
import { wheels } from './parts/wheel.js';

const colors = ['#b5161d', '#1f5fa8', '#e0a21b', '#2c7a4b', '#e6e7e8', '#d2611c', '#3a4048'];

/** The kind of a piece of the cab's walls. */
function cabPanel({ x, y, z, side }: WallSpot) {
  if (y < 0.62) return 'bumper';
  if (side === 'front') {
    if (y < 0.86 && x > 0.58) return 'headlight';
    if (y < 1.25 && x < 0.58) return 'bumper';
    return y > 1.42 && y < 2.24 && x < 0.95 ? 'window' : 'body';
  }
  if (side === 'rear') return 'body';
  return y > 1.42 && y < 2.24 && z > -0.4 && z < 0.62 ? 'window' : 'body';
}

/** A box truck with its cab over the engine. */
export const truck = defineModel({
  category: 'truck',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the cab with its windshield and headlights',
  silhouetteView: views.profile,
  confusedWith: ['car'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const long = size.uniform(4.4, 6.2); // of the box
    const high = size.uniform(2.2, 2.6);
    const cabTop = size.uniform(2.55, 2.7);
    const hasDeflector = variation.child('deflector').choice([true, false]);
    const color = look.choice(colors);
    const cover = look.choice(['#eceded', '#eceded', '#d8d3c4', '#c9d3da', color]);

    const wheel = 0.46;
    const cabZ = long / 2 + 0.85;
    const cab = coachwork(
      {
        a: 1.12,
        b: 0.92,
        sill: 0.42,
        levels: [0.62, 0.85, 1.24, 1.44, 2.22, 2.36, cabTop - 0.2],
        top: cabTop,
        across: [0, 0.3, 0.57, 0.8, 0.93],
        along: [-0.44, -0.38, 0.6, 0.66],
        axles: [0],
        axle: wheel,
        arch: wheel + 0.09,
        rake: 0.22,
      },
      cabPanel,
      'bumper',
      'body',
    );
    const inCab = (part: Part): Part => mapParts([part], (mesh) => moved(mesh, 0, 0, cabZ))[0];
    const dark = materials.mattePlastic('#1b1d20');
    const steel = materials.aluminum();
    const bars = [0.93, 1.04, 1.15].map((y) => moved(beveledBox(1.15, 0.035, 0.05, 0.012, 1), 0, y, 0.91));
    const arm: Vec3[] = points3('1.05,2.2,0.72 1.28,2.2,0.86 1.3,1.5,0.86 1.06,1.5,0.74');
    const mirror = merged(tube(arm, 0.018, 8), moved(beveledBox(0.2, 0.46, 0.07, 0.03), 1.3, 1.86, 0.84));
    const handle = moved(beveledBox(0.04, 0.035, 0.18, 0.012, 1), 1.11, 1.3, -0.3);

    // The box stands on the frame behind the cab.
    const floor = 1.02;
    const back = -long / 2 - 0.3;
    const middle = back + long / 2;
    const w = 2.4;
    const y = floor + high / 2;
    const posts = [back + 0.02, back + long - 0.02].map((z) =>
      bothSides(moved(chamferedBox(0.07, high + 0.03, 0.07, 0.012), w / 2 - 0.02, y, z)),
    );
    const rails = [floor + 0.02, floor + high - 0.02].map((at) =>
      merged(
        bothSides(moved(chamferedBox(0.07, 0.08, long, 0.012), w / 2 - 0.02, at, middle)),
        moved(chamferedBox(w, 0.08, 0.07, 0.012), 0, at, back + 0.02),
        moved(chamferedBox(w, 0.08, 0.07, 0.012), 0, at, back + long - 0.02),
      ),
    );
    const doorBars = merged(
      moved(chamferedBox(0.02, high - 0.1, 0.03, 0.012), 0, y, back - 0.005),
      bothSides(
        moved(cylinder(0.02, high - 0.12, 10), 0.16, y, back - 0.03),
        moved(cylinder(0.02, high - 0.12, 10), 0.62, y, back - 0.03),
        moved(chamferedBox(0.26, 0.04, 0.04, 0.012), 0.24, floor + 0.55, back - 0.04),
        ...[0.35, 1.1, 1.85].map((up) =>
          moved(chamferedBox(0.2, 0.06, 0.03, 0.012), w / 2 - 0.13, floor + up, back - 0.015),
        ),
      ),
    );
    const chassis = merged(
      bothSides(moved(chamferedBox(0.14, 0.24, long + 1.2, 0.012), 0.42, 0.88, middle + 0.5)),
      moved(chamferedBox(2.3, 0.12, 0.1, 0.012), 0, 0.5, back + 0.15),
      bothSides(moved(chamferedBox(0.08, 0.4, 0.08, 0.012), 0.42, 0.68, back + 0.15)),
      bothSides(moved(chamferedBox(0.05, 0.1, long * 0.4, 0.012), 1.14, 0.62, middle + 0.55)),
      bothSides(moved(chamferedBox(0.05, 0.1, long * 0.4, 0.012), 1.14, 0.8, middle + 0.55)),
      bothSides(moved(chamferedBox(0.05, 0.5, 0.06, 0.012), 1.12, 0.8, middle + 0.55 + long * 0.17)),
      bothSides(moved(chamferedBox(0.05, 0.5, 0.06, 0.012), 1.12, 0.8, middle + 0.55 - long * 0.17)),
    );
    const rearAxle = back + 1.25;
    const guard = bothSides(moved(beveledBox(0.5, 0.62, 0.03, 0.01, 1), 0.88, 0.58, rearAxle - 0.68));
    const tank = moved(turned(cylinder(0.27, 0.9, 24, 0.05), 'x', 90), 0.72, 0.66, middle + 0.5);
    const wedge: Outline = points('-0.62,0 0.6,0 0.35,0.25 -0.1,0.5 -0.62,0.62');
    const deflector = moved(
      turned(extrude(wedge, 1.9, { bevel: 0.05 }), 'y', -90),
      0,
      cabTop - 0.05,
      cabZ - 0.15,
    );
    const tailLight = bothSides(moved(beveledBox(0.34, 0.13, 0.06, 0.02), 0.92, 0.72, back + 0.1));
    const licensePlate = moved(beveledBox(0.5, 0.12, 0.03, 0.005, 1), 0, 0.66, back + 0.12);
    const parts: Part[] = [
      inCab(part('cab', materials.paint(color), cab.get('body')!)),
      inCab(part('bumper', dark, cab.get('bumper')!)),
      inCab(part('window', materials.darkGlass(), cab.get('window')!)),
      inCab(part('headlight', materials.glowing('#eef3f8', 0.25), cab.get('headlight')!)),
      inCab(part('grille', steel, bars)),
      inCab(part('mirror', dark, bothSides(mirror))),
      inCab(part('door handle', materials.chrome(), bothSides(handle))),
      part('box', materials.paint(cover), moved(beveledBox(w, high, long, 0.02, 1), 0, y, middle)),
      part('box frame', steel, [...posts, ...rails]),
      part('rear door', materials.steel(), doorBars),
      part('chassis', dark, [chassis, guard]),
      part('tank', steel, bothSides(tank)),
      part('tail light', materials.glowing('#b3060c', 0.3), tailLight),
      part('number plate', materials.paint('#f2f2ec'), licensePlate),
      ...wheels(
        { radius: wheel, width: 0.28, rim: 0.6, spokes: 0 },
        points([0.97, cabZ], [-0.97, cabZ], [0.93, rearAxle], [-0.93, rearAxle]),
      ),
    ];
    if (hasDeflector) parts.push(part('deflector', materials.paint(color), deflector));
    return parts;
  },
});

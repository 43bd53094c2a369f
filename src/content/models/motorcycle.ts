import { points, points3, points4 } from '../../core/points.js';
import { materials, part, type Mesh } from '../../world/modeling/index.js';
import { bothSides, merged, moved, repeatedAround, turned } from '../../world/modeling/mesh/index.js';
import { arc, ellipse, smoothCurve, superellipse } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  capsule,
  chamferedBox,
  cylinder,
  ellipsoid,
  lathe,
  loft,
  section,
  smoothSections,
  sweep,
  torus,
  tube,
} from '../../world/modeling/solids/index.js';
import { add, type Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';
import { roundHeadlamp } from './parts/vehicle-fittings.js';
import * as views from './views.js';

/** A function that makes a motorcycle's wheels; hubs are their middles. @param r the radius of the tire, meters */
function motorcycleWheels(r: number) {
  const upright = (mesh: Mesh, hub: Vec3): Mesh => moved(turned(mesh, 'z', -90), ...hub);
  const wheel = (hub: Vec3, w: number) => upright(torus(r - w, w, 40, 12), hub);
  const rim = (hub: Vec3, w: number) => {
    const inner = r - 1.7 * w;
    const ring = lathe(points([inner - 0.03, -0.03], [inner, -0.04], [inner, 0.04], [inner - 0.03, 0.03]), {
      segments: 40,
      closed: true,
    });
    const spoke = moved(chamferedBox(inner - 0.02, 0.024, 0.034, 0.007), inner / 2, 0, 0);
    return upright(merged(ring, repeatedAround(spoke, 6), cylinder(0.05, 0.14, 20, 0.01)), hub);
  };
  const disc = (hub: Vec3, x: number) =>
    upright(
      lathe(points('0.06,-0.003 0.135,-0.003 0.135,0.003 0.06,0.003'), { segments: 24, closed: true }),
      add(hub, [x, 0, 0]),
    );
  const fender = (hub: Vec3, over: number, from: number, to: number, w: number) =>
    sweep(
      arc(hub[2], hub[1], r + over, from, to, 14).map(([z, y]): Vec3 => [0, y, z]),
      ellipse(w, 0.02, 12),
    );
  return { upright, wheel, rim, disc, fender };
}

const colors = ['#b3141c', '#1c4fa0', '#20242a', '#2f6b3f', '#d9a514', '#c7521a', '#e3e4e6'];

/** Sections across z given as z, y of the middle, width and height: a body that is round all along. */
const hull = (spots: readonly (readonly [z: number, y: number, w: number, h: number])[], square = 2.4) =>
  loft(
    smoothSections(
      spots.map(([z, y, w, h]) => {
        const ring = superellipse(w, h, square, 20).map(([a, b]): [number, number] => [a, b + y]);
        return section(ring, 'z', z);
      }),
      3,
    ),
  );

/** A motorcycle with a bare engine. */
export const motorcycle = defineModel({
  category: 'motorcycle',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the headlight and the handlebar',
  bestView: { heading: [58, 76] },
  silhouetteView: views.profile,
  confusedWith: ['bicycle'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const r = size.uniform(0.31, 0.33);
    const base = size.uniform(0.69, 0.75); // half the distance of the axles
    const thick = size.uniform(0.06, 0.075); // of the rear tire, half
    const rise = size.uniform(0.98, 1.06); // of the grips
    const body = materials.paint(look.choice(colors));
    const seatCover = materials.leather(look.choice(['#191919', '#191919', '#5a3320']));
    const black = materials.mattePlastic('#17181a');
    const chrome = materials.chrome();
    const alloy = materials.aluminum();

    const rear: Vec3 = [0, r, -base];
    const front: Vec3 = [0, r, base];
    const lower: Vec3 = [0, 0.7, base - 0.26];
    const upper: Vec3 = [0, 0.9, base - 0.36];
    const at = (from: Vec3, x: number, y = 0, z = 0): Vec3 => add(from, [x, y, z]);
    const { upright, wheel, rim, disc, fender } = motorcycleWheels(r);
    const tank = hull(
      points4(`
      0.33,0.8,0.06,0.08 0.3,0.815,0.19,0.18 0.2,0.835,0.29,0.25 0.05,0.83,0.3,0.24 -0.08,0.8,0.22,0.18
      -0.15,0.785,0.12,0.1
    `),
    );
    const seat = hull(
      points4(`
        0,0.75,0.12,0.05 -0.06,0.775,0.2,0.1 -0.2,0.77,0.28,0.1 -0.36,0.785,0.25,0.11 -0.5,0.83,0.24,0.11
        -0.68,0.845,0.18,0.08 -0.7,0.845,0.1,0.04
      `),
      3,
    );
    const tailpiece = hull(
      points4('-0.25,0.7,0.16,0.08 -0.45,0.73,0.2,0.1 -0.68,0.78,0.16,0.09 -0.8,0.81,0.1,0.05'),
      3,
    );
    const sidePanel = bothSides(moved(beveledBox(0.05, 0.17, 0.26, 0.024), 0.115, 0.62, -0.2));

    // Two cylinders with cooling fins on a crankcase.
    const barrel = (lean: number, z: number) => {
      const fin = chamferedBox(0.22, 0.014, 0.2, 0.004);
      const fins = [0, 1, 2, 3, 4].map((i) => moved(fin, 0, 0.035 + 0.035 * i, 0));
      const core = moved(beveledBox(0.17, 0.26, 0.15, 0.02, 1), 0, 0.13, 0);
      const head = moved(beveledBox(0.2, 0.06, 0.18, 0.02, 1), 0, 0.245, 0);
      return moved(turned(merged(...fins, core, head), 'x', lean), 0, 0.4, z);
    };
    const caseMesh = merged(
      moved(beveledBox(0.26, 0.22, 0.5, 0.07), 0, 0.34, 0),
      bothSides(upright(cylinder(0.12, 0.06, 28, 0.02), [0.14, 0.34, 0.1])),
      bothSides(upright(cylinder(0.09, 0.05, 28, 0.02), [0.14, 0.35, -0.15])),
    );
    const exhaust = (z: number, x: number) =>
      tube(
        smoothCurve<Vec3>(4, [
          [x * 0.5, 0.52, z + 0.1],
          [x, 0.44, z + 0.2],
          [x, 0.27, z + 0.14],
          [x, 0.2, -0.05],
          [x, 0.22, -0.35],
        ]),
        0.024,
        12,
      );
    const silencer = tube(
      points3('-0.17,0.215,-0.3 -0.18,0.23,-0.38 -0.21,0.3,-0.8 -0.212,0.305,-0.84'),
      [0.026, 0.052, 0.058, 0.04],
      18,
    );

    const frame = merged(
      bothSides(
        tube(
          smoothCurve<Vec3>(4, [
            at(lower, 0.03, 0.02, -0.02),
            [0.1, 0.42, 0.36],
            [0.11, 0.22, 0.24],
            [0.11, 0.2, -0.2],
            [0.09, 0.42, -0.3],
          ]),
          0.018,
          10,
        ),
      ),
      tube([at(upper, 0, -0.06), [0, 0.72, 0.05], [0, 0.68, -0.25]], 0.024, 10),
      bothSides(tube(points3('0.07,0.66,-0.2 0.08,0.74,-0.62'), 0.014, 8)),
      bothSides(tube([[0.09, 0.4, -0.28], at(rear, 0.1)], 0.024, 10)),
      tube([at(lower, 0, -0.03, 0.013), at(upper, 0, 0.03, -0.013)], 0.034, 14),
    );
    const shock = bothSides(tube([at(rear, 0.115, 0.06, 0.08), [0.1, 0.68, -0.42]], 0.024, 12));
    const fork = bothSides(
      tube([at(upper, 0.09, 0.02, 0.03), at(lower, 0.09, -0.1, 0.08)], 0.02, 12),
      tube([at(lower, 0.09, -0.1, 0.08), at(front, 0.09)], 0.028, 12),
    );
    const clamps = merged(
      moved(beveledBox(0.24, 0.04, 0.08, 0.012, 1), ...at(upper, 0, 0, 0.02)),
      moved(beveledBox(0.24, 0.04, 0.08, 0.012, 1), ...at(lower, 0, 0, 0.03)),
    );
    const grip: Vec3 = [0.37, rise, base - 0.52];
    const bars = bothSides(
      tube(
        smoothCurve<Vec3>(4, [
          at(upper, 0, 0.05, 0.01),
          at(upper, 0.1, 0.06, 0.01),
          at(upper, 0.22, 0.14, -0.06),
          grip,
        ]),
        0.013,
        10,
      ),
    );
    const grips = bothSides(tube([at(grip, -0.04, 0, 0.03), at(grip, 0.06, -0.005, -0.04)], 0.021, 12));
    const mirror = bothSides(
      tube([at(grip, -0.1, 0.01, 0.06), at(grip, -0.06, 0.15, 0.09)], 0.007, 8),
      moved(ellipsoid(0.065, 0.042, 0.014, 16), ...at(grip, -0.05, 0.175, 0.09)),
    );
    const lampAt = at(upper, 0, -0.06, 0.17);
    const { shell, lens } = roundHeadlamp(lampAt);
    const gauge = moved(turned(cylinder(0.05, 0.06, 20, 0.012), 'x', 35), ...at(upper, 0, 0.09, 0.07));
    const blinkers = (y: number, z: number, x: number) =>
      bothSides(moved(turned(capsule(0.026, 0.08, 14), 'x', 90), x, y, z));
    const tailLight = moved(beveledBox(0.12, 0.07, 0.06, 0.02), 0, 0.8, -0.81);
    const indicators = [blinkers(0.84, base - 0.22, 0.17), blinkers(0.76, -0.72, 0.13)];
    return [
      part('tire', materials.rubber(), [wheel(rear, thick), wheel(front, 0.052)]),
      part('rim', alloy, [rim(rear, thick), rim(front, 0.052)]),
      part('brake disc', materials.steel(), [bothSides(disc(front, 0.066)), disc(rear, 0.08)]),
      part('frame', black, frame),
      part('engine', alloy, [caseMesh, barrel(16, 0.08), barrel(-22, -0.06)]),
      part('exhaust', chrome, [exhaust(0.1, -0.16), exhaust(0.02, -0.13), silencer]),
      part('tank', body, tank),
      part('seat', seatCover, seat),
      part('tail', body, [tailpiece, sidePanel]),
      part('mudguard', body, [fender(front, 0.03, 35, 160, 0.13), fender(rear, 0.045, 55, 165, 0.17)]),
      part('shock absorber', chrome, shock),
      part('fork', alloy, [fork, clamps]),
      part('handlebar', chrome, [bars, mirror]),
      part('grip', black, [grips, gauge]),
      part('headlight', chrome, shell),
      part('headlight', materials.glowing('#f7f3e2', 0.4), lens),
      part('tail light', materials.glowing('#b3060c', 0.4), tailLight),
      part('indicator', materials.glowing('#e2760a', 0.25), indicators),
    ];
  },
});

import { points } from '../../../core/points.js';
import { materials, oklch, part, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, repeatedAround, turned } from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  chamferedBox,
  cone,
  cylinder,
  lathe,
  tube,
} from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { ahead } from '../parts/ahead.js';
import { boilerFittings } from './boiler-fittings.js';
import { locomotiveCab } from './locomotive-cab.js';
import * as views from '../views.js';

/** A wheel of iron about x, its outer side to +x. */
function ironWheel(radius: number, spokes: number): Mesh {
  const r = radius;
  const tread = lathe(
    points(
      [r * 0.82, -0.07],
      [r + 0.03, -0.07],
      [r + 0.03, -0.045],
      [r, -0.035],
      [r, 0.07],
      [r * 0.82, 0.07],
    ),
    { segments: 30, closed: true },
  );
  const spoke = moved(chamferedBox(r * 0.8, 0.05, 0.07, 0.012), r * 0.45, 0, 0);
  return turned(merged(tread, cylinder(r * 0.22, 0.16, 14), repeatedAround(spoke, spokes)), 'z', -90);
}

/** A steam locomotive with its coal in a bunker behind the cab. */
export const train = defineModel({
  category: 'train',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the smokebox and the headlight, opposite the cab',
  silhouetteView: views.profile,
  confusedWith: ['car'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const r = size.uniform(0.68, 0.78); // of the driving wheels
    const boilerR = size.uniform(0.7, 0.78);
    const front = size.uniform(3.6, 4.1); // the smokebox door's z
    const hasTanks = variation.child('tanks').choice([true, false]);
    const plow = variation.child('plough').choice([true, false]);
    const body = materials.paint(
      oklch(look.uniform(0.3, 0.45), look.uniform(0.08, 0.14), look.choice([25, 145, 150, 255, 265])),
    );
    const trim = materials.paint(look.choice(['#b3262b', '#c9a13b', '#a8251f']));
    const black = materials.mattePaint('#1b1c1e');
    const iron = materials.iron();
    const brass = materials.brass();

    const deck = 2 * r + 0.1;
    const axis = deck + boilerR + 0.28; // the boiler's height
    const smoke = front - 1.1;
    const cabFront = -1.35;
    const cabBack = -2.75;
    const back = -3.9;
    const lying = (radius: number, from: number, to: number, bevel = 0): Mesh =>
      moved(ahead(cylinder(radius, to - from, 40, bevel)), 0, axis, (from + to) / 2);
    const bands = [-0.6, 0.4, 1.4].map((z) => lying(boilerR + 0.02, z - 0.035, z + 0.035));
    const top = axis + boilerR;
    const { door, doorTrim, chimney, dome, whistle } = boilerFittings(boilerR, axis, front);
    const cabTop = top + 0.55;
    const w = 1.32;
    const { side, sideGlass, sideTrim, ends, spectacles, roof } = locomotiveCab({
      w,
      deck,
      cabTop,
      front: cabFront,
      back: cabBack,
    });
    const bunker = moved(
      beveledBox(2 * w, (cabTop - deck) * 0.6, cabBack - back, 0.04),
      0,
      deck + (cabTop - deck) * 0.3,
      (cabBack + back) / 2,
    );
    const coal = moved(
      beveledBox(2 * w - 0.3, 0.3, cabBack - back - 0.25, 0.14, 2),
      0,
      deck + (cabTop - deck) * 0.6,
      (cabBack + back) / 2,
    );
    const tanks = bothSides(
      moved(
        beveledBox(0.5, 1.1, smoke - cabFront - 0.3, 0.06),
        1.02,
        deck + 0.56,
        (smoke + cabFront) / 2 - 0.1,
      ),
    );

    const length = front + 0.55 - back;
    const middle = (front + 0.55 + back) / 2;
    const boards = merged(
      moved(beveledBox(2.66, 0.09, length, 0.02, 1), 0, deck, middle),
      bothSides(moved(chamferedBox(0.12, 0.5, length - 0.3, 0.015), 0.55, deck - 0.35, middle)),
      moved(beveledBox(1.1, 0.9, 1.2, 0.05), 0, deck + 0.4, smoke + 0.45),
    );
    const beams = [front + 0.58, back - 0.03].map((z) =>
      moved(beveledBox(2.6, 0.42, 0.1, 0.02, 1), 0, deck - 0.2, z),
    );
    const buffer = (z: number, sign: 1 | -1): Mesh =>
      bothSides(
        moved(
          turned(lathe(points('0.1,0 0.1,0.3 0.24,0.33 0.24,0.38 0,0.42'), { segments: 20 }), 'x', 90 * sign),
          0.85,
          deck - 0.18,
          z,
        ),
      );
    const bars = Array.from({ length: 9 }, (_, i) => {
      const x = (i - 4) / 4;
      return tube(
        points([x * 1.15, deck - 0.35, front + 0.62], [x * 1.05, 0.14, front + 1.05 - 0.38 * x * x]),
        0.045,
        6,
      );
    });
    const foot = Array.from({ length: 9 }, (_, i): Vec3 => {
      const x = (i - 4) / 4;
      return [x * 1.05, 0.14, front + 1.05 - 0.38 * x * x];
    });
    const drivers = [-1.75, -0.1, 1.55];
    const driver = ironWheel(r, 12);
    const bogie = ironWheel(0.42, 8);
    const at = (mesh: Mesh, y: number, z: number): Mesh => bothSides(moved(mesh, 0.82, y, z));
    const wheels = merged(
      ...drivers.map((z) => at(driver, r, z)),
      at(bogie, 0.42, front - 0.25),
      at(bogie, 0.42, back + 0.65),
    );
    const crank = (z: number): Vec3 => [0.98, r - 0.22, z];
    const rods = bothSides(
      moved(
        beveledBox(0.05, 0.13, drivers[2] - drivers[0] + 0.2, 0.02, 1),
        ...crank((drivers[0] + drivers[2]) / 2),
      ),
      ...drivers.map((z) => moved(turned(cylinder(0.09, 0.12, 16), 'z', 90), ...crank(z))),
      tube(points([1.05, r - 0.22, drivers[1]], [1.05, r + 0.05, front - 1.1]), 0.05, 8),
    );
    const cylinders = bothSides(moved(ahead(cylinder(0.34, 1.05, 28, 0.04)), 1.02, r + 0.05, front - 0.55));
    const lamps = points([0, deck + 0.25], [0.95, deck + 0.22], [-0.95, deck + 0.22]);
    const lampBodies = lamps.map(([x, y]) => moved(ahead(cone(0.11, 0.26, 0.15, 20)), x, y, front + 0.5));
    const lampGlass = lamps.map(([x, y]) =>
      moved(ahead(cylinder(0.125, 0.04, 20, 0.01)), x, y, front + 0.63),
    );
    const handrail = bothSides(
      tube(
        [
          [boilerR * 0.86, axis + boilerR * 0.6, cabFront],
          [boilerR * 0.86, axis + boilerR * 0.6, front],
        ],
        0.022,
        8,
      ),
    );
    const parts: Part[] = [
      part('boiler', body, lying(boilerR, cabFront, smoke)),
      part('smokebox', black, [lying(boilerR + 0.03, smoke, front, 0.03), chimney]),
      part('smokebox door', materials.mattePaint('#2a2b2e'), door),
      part('fitting', materials.steel(), [doorTrim, handrail]),
      part('band', brass, [...bands, dome, whistle]),
      part('cab', body, [bothSides(side), ...ends, bunker]),
      part('cab window', materials.darkGlass(), [bothSides(sideGlass), ...spectacles]),
      part('window frame', brass, bothSides(sideTrim)),
      part('roof', black, roof),
      part('coal', materials.rubber('#121213'), coal),
      part('frame', black, boards),
      part('buffer beam', trim, beams),
      part('buffer', iron, [buffer(front + 0.6, 1), buffer(back - 0.05, -1)]),
      part('wheel', trim, wheels),
      part('rod', materials.steel(), rods),
      part('cylinder', body, cylinders),
      part('headlight', black, lampBodies),
      part('headlight', materials.glowing('#fff2cf', 0.5), lampGlass),
    ];
    if (hasTanks) parts.push(part('water tank', body, tanks));
    if (plow) parts.push(part('cowcatcher', trim, [...bars, tube(foot, 0.05, 6)]));
    return parts;
  },
});

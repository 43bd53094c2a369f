import { points, points3, type Stream, triples } from '../../../core/index.js';
import { bothSides, materials, moved, part, turned, type Part } from '../../../world/modeling/index.js';
import { closedCurve, smoothCurve, type Point } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  cylinder,
  ellipsoid,
  sphere,
  torus,
  type ProfilePoint,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { along, sideOn, toyOrange, trigger, type ToyGun } from './pieces.js';

/** A rifle from space: a bulging body with fins, rings that grow smaller along the barrel, an orange ball at its end. */
export function rayRifle(size: Stream, look: Stream): ToyGun {
  const [shell, second, glow] = look.choice(
    triples(`
    #c9342b #e8e4d6 #58e0a0, #2f7fae #e9b43a #ff7a4a, #8d949b #d8432e #5ab8ff, #4a9c63 #efe7d2 #ffd24a
  `),
  );
  const body = materials.paint(shell);
  const trim = materials.paint(second);
  const metal = materials.chrome();
  const long = size.uniform(0.17, 0.23);
  const fat = size.uniform(0.046, 0.056);
  const count = size.integer(4, 6);
  const hull: ProfilePoint[] = smoothCurve<ProfilePoint>(5, [
    [0.01, -0.19],
    [0.55 * fat, -0.165],
    [0.95 * fat, -0.09],
    [fat, -0.02],
    [0.8 * fat, 0.06],
    [0.45 * fat, 0.115],
    [0.02, 0.14],
  ]);
  const discs = Array.from({ length: count }, (_, i) => {
    const r = 0.05 - (0.026 * i) / (count - 1);
    return moved(ahead(cylinder(r, 0.008, 40, 0.0035)), 0, 0, 0.155 + (i * (long - 0.03)) / (count - 1));
  });
  const end = 0.14 + long;
  const fin: readonly Point[] = points('-0.16,0.02 -0.05,0.04 -0.11,0.105 -0.19,0.115');
  const fins = [0, 115, -115].map((angle) => turned(sideOn(fin, 0.01, 0.003), 'z', angle));
  const stock = closedCurve<Point>(
    4,
    points(`
      -0.15,0.01 -0.24,0.014 -0.34,0.012 -0.36,-0.02 -0.355,-0.085 -0.335,-0.1 -0.31,-0.07 -0.25,-0.036
      -0.15,-0.03
    `),
  );
  const lamps = [-0.09, -0.05, -0.01, 0.03].map((z, i) => {
    const out = [0.95, 0.985, 0.99, 0.9][i] * fat;
    return moved(sphere(0.0075, 16), out - 0.001, 0.006, z);
  });
  const grip = sideOn(points('-0.085,-0.03 -0.04,-0.03 -0.07,-0.13 -0.118,-0.124'), 0.03, 0.008);
  const dome = moved(ellipsoid(0.022, 0.026, 0.034, 28), 0, fat * 0.92, 0.01);
  const foreGrip = moved(beveledBox(0.026, 0.03, 0.07, 0.01, 3), 0, -0.036, 0.085);
  const parts: Part[] = [
    part('body', body, along(hull, 44)),
    part('belt', metal, [
      moved(ahead(torus(fat * 0.995, 0.004, 48, 8)), 0, 0, -0.03),
      moved(ahead(torus(0.62 * fat, 0.004, 40, 8)), 0, 0, 0.092),
    ]),
    part('fin', trim, fins),
    part('barrel', metal, along(points([0.013, 0.12], [0.011, end]), 28)),
    part('disc', trim, discs),
    part('tip', toyOrange(), [
      moved(sphere(0.02, 32), 0, 0, end + 0.014),
      moved(ahead(torus(0.0135, 0.004, 28, 8)), 0, 0, end - 0.003),
    ]),
    part('stock', trim, sideOn(stock, 0.034, 0.01)),
    part('grip', materials.rubber('#232427'), grip),
    ...trigger(-0.014, -fat + 0.006, metal, toyOrange()),
    part('lamp', materials.glowing(glow, 0.7), bothSides(...lamps)),
    part('dome', materials.coloredGlass(glow), dome),
    part('dome ring', metal, moved(turned(torus(0.027, 0.004, 36, 8), 'x', 4), 0, fat * 0.9, 0.01)),
    part(
      'knob',
      metal,
      bothSides(moved(turned(cylinder(0.012, 0.012, 24, 0.003), 'z', 90), 0.55 * fat, -0.012, 0.085)),
    ),
    part('fore grip', materials.rubber('#232427'), foreGrip),
  ];
  return { parts, ground: 0.18, rests: points3('-0.27,-0.045,0.017 0.085,-0.051,0.013') };
}

import { cosDegrees, points, points3, sinDegrees } from '../../core/index.js';
import { materials, oklch, part, smoothCurve, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import {
  beveledBox,
  box,
  cylinder,
  lathe,
  loft,
  tube,
  type Ring,
} from '../../world/modeling/solids/index.js';
import { paneled } from '../../world/modeling/solids/paneled.js';
import { defineModel } from './define.js';

/** The middle line of the hull from nose to tail: z, radius and height, for a hull 34 m long and 2 m in radius. */
const hull: readonly Vec3[] = points3(`
  17,0.03,-0.5 16.8,0.5,-0.45 16.2,0.98,-0.32 15.1,1.5,-0.13 13.4,1.9,-0.01 11,2,0 3,2,0 -6,2,0 -10,1.76,0.2
  -14,1.05,0.78 -16.4,0.45,1.22 -17,0.2,1.32
`);

/** A wing's section: share of the chord behind the leading edge, and height. */
const foil = points(`
  0,0 0.015,0.022 0.06,0.042 0.16,0.06 0.35,0.07 0.65,0.045 1,0.003 1,-0.003 0.65,-0.022 0.35,-0.035
  0.16,-0.034 0.06,-0.026 0.015,-0.016
`);

/** A section of a wing. @param lead z of the leading edge */
const wingSection = (x: number, y: number, lead: number, chord: number): Ring =>
  foil.map(([back, up]) => [x, y + up * chord, lead - back * chord]);

/** A fin is the same on both sides. */
const finSection = (y: number, lead: number, chord: number): Ring => {
  const half = foil.slice(0, 7);
  const left = half.map(([back, up]): Vec3 => [up * chord * 0.75, y, lead - back * chord]);
  const right = half.slice(1).map(([back, up]): Vec3 => [-up * chord * 0.75, y, lead - back * chord]);
  return [...left, ...right.reverse()];
};

/** A jet airliner on its wheels. */
export const airplane = defineModel({
  category: 'airplane',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the nose and the cockpit windows',
  silhouetteView: { yaw: [30, 60], elevation: [28, 44] },
  knownBy: ['outline', 'coarse outline'],
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const stretch = size.uniform(0.85, 1.08); // of the hull's length
    const span = size.uniform(15, 17); // half of it
    const engines = variation.child('engines').choice([2, 2, 4]);
    const hasWinglets = variation.child('winglets').choice([true, false]);
    const white = materials.paint(look.choice(['#eef0f2', '#e3e6ea', '#f3efe4']));
    const accent = materials.paint(
      oklch(look.uniform(0.35, 0.6), look.uniform(0.12, 0.2), look.uniform(0, 360)),
    );
    const hasBelly = look.choice([true, false]);

    const rings = smoothCurve(4, hull);
    const columns = 20;
    const sections = rings.map(([z, r, y]) =>
      Array.from({ length: columns + 1 }, (_, i): Vec3 => {
        const angle = -90 + (180 * i) / columns;
        const x = i === 0 || i === columns ? 0 : r * cosDegrees(angle);
        return [x, y + r * sinDegrees(angle), z * stretch];
      }),
    );
    const body = paneled(sections, (column, row) => {
      const z = (rings[row][0] + rings[row + 1][0]) / 2;
      if (z > 15.1 && z < 16.1 && column >= 12 && column <= 16) return 'cockpit window';
      return hasBelly && column < 5 ? 'belly' : 'fuselage';
    });

    const dihedral = (x: number): number => -1.05 + 0.09 * (x - 1.5);
    const sweepBack = (x: number): number => 4.2 - 0.5 * (x - 1.5);
    const wing = loft([
      wingSection(1, dihedral(1.5), sweepBack(1), 7.2),
      wingSection(6, dihedral(6), sweepBack(6), 4.2),
      wingSection(span, dihedral(span), sweepBack(span), 1.6),
      ...(hasWinglets
        ? [
            wingSection(span + 0.5, dihedral(span) + 0.5, sweepBack(span) - 0.4, 1.3),
            wingSection(span + 0.75, dihedral(span) + 1.9, sweepBack(span) - 1.3, 0.7),
          ]
        : []),
    ]);
    const tail = -17 * stretch;
    const stabilizer = loft([wingSection(0.2, 1.3, tail + 4.4, 3.6), wingSection(6, 1.9, tail + 1.2, 1.5)]);
    const fin = loft([
      finSection(1.2, tail + 6.2, 5.6),
      finSection(2.6, tail + 4.9, 4.5),
      finSection(7.6, tail + 1.5, 2.4),
    ]);

    const nacelle = points('0.62,-1.7 0.92,-0.9 1,0.4 0.98,1.3 0.9,1.62 0.82,1.6 0.78,1.2 0.76,0.7 0,0.7');
    const ahead = (mesh: ReturnType<typeof lathe>) => turned(mesh, 'x', 90); // y becomes z
    const fan = ahead(
      merged(moved(cylinder(0.77, 0.04, 24), 0, 0.74, 0), moved(cylinder(0.6, 0.2, 24), 0, -1.65, 0)),
    );
    const spinner = ahead(lathe(points('0.28,0.74 0.2,1 0,1.2'), { segments: 20 }));
    const cone = ahead(lathe(points('0.38,-1.6 0.3,-2.1 0.03,-2.6'), { segments: 20 }));
    const spots = (engines === 2 ? [5.6] : [5.2, 9.6]).map((x): Vec3 => [
      x,
      dihedral(x) - 1.15,
      sweepBack(x) + 1.1,
    ]);
    const each = (mesh: ReturnType<typeof lathe>) => bothSides(...spots.map((p) => moved(mesh, ...p)));
    const pylon = moved(beveledBox(0.25, 0.7, 3.6, 0.1), 0, 0.98, -0.9);

    const panes = Array.from({ length: Math.floor(24 * stretch) }, (_, i) => 12 * stretch - i).filter(
      (z) => z > -9.5 * stretch && z < 13 * stretch - 0.95,
    );
    const windows = bothSides(...panes.map((z) => moved(box(0.06, 0.42, 0.32), 1.955, 0.45, z)));
    const door = moved(box(0.06, 1.9, 0.9), 1.955, 0.05, 13 * stretch - 0.3);
    const strut = (from: Vec3, to: Vec3) => tube([from, to], 0.13, 10);
    const gear = bothSides(strut([2.7, -0.9, -1.1], [2.7, -3.15, -1.1]));
    const wheel = (r: number, x: number, z: number) =>
      bothSides(moved(turned(cylinder(r, 0.32, 24, 0.08), 'z', 90), x, r - 3.7, z));
    const nose = 12.8 * stretch;
    const wheels = [wheel(0.55, 2.45, -1.1), wheel(0.55, 2.95, -1.1), wheel(0.4, 0.25, nose)];
    const parts: Part[] = [
      part('fuselage', white, body.get('fuselage')!),
      part('cockpit window', materials.darkGlass(), body.get('cockpit window')!),
      part('wing', materials.paint('#c3c9cf'), bothSides(wing)),
      part('stabilizer', materials.paint('#c3c9cf'), bothSides(stabilizer)),
      part('fin', accent, fin),
      part('engine', accent, each(ahead(lathe(nacelle, { segments: 32 })))),
      part('pylon', white, each(pylon)),
      part('fan', materials.iron(), each(fan)),
      part('spinner', materials.steel(), each(merged(spinner, cone))),
      part('window', materials.darkGlass('#1a222b'), windows),
      part('door', materials.paint('#b9c0c8'), bothSides(door)),
      part('landing gear', materials.steel(), [gear, strut([0, -1.6, nose], [0, -3.3, nose])]),
      part('wheel', materials.rubber(), wheels),
    ];
    if (hasBelly) parts.push(part('belly', accent, body.get('belly')!));
    return parts;
  },
});

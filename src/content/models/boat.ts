import { points } from '../../core/points.js';
import { materials, oklch, part, smoothCurve, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import {
  beveledBox,
  capsule,
  chamferedBox,
  cone,
  cylinder,
  torus,
  tube,
  type Ring,
} from '../../world/modeling/solids/index.js';
import { paneled } from '../../world/modeling/solids/paneled.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { greenhouse } from './parts/greenhouse.js';

/** The hull from stern to bow: z, then half the beam and height at the gunwale and at the chine, and the keel's height. */
type Station = readonly [
  z: number,
  beam: number,
  sheer: number,
  chineX: number,
  chineY: number,
  keel: number,
];
const stations: readonly Station[] = [
  [-3.2, 1.1, 1.16, 0.98, 0.42, 0.12],
  [-3, 1.12, 1.16, 0.99, 0.42, 0.1],
  [-1.8, 1.18, 1.18, 1.02, 0.42, 0.04],
  [-0.5, 1.2, 1.22, 1.01, 0.43, 0.01],
  [0.7, 1.16, 1.29, 0.92, 0.47, 0.01],
  [1.8, 0.96, 1.38, 0.66, 0.58, 0.07],
  [2.7, 0.58, 1.49, 0.32, 0.84, 0.3],
  [3.2, 0.26, 1.57, 0.12, 1.12, 0.7],
  [3.45, 0.02, 1.63, 0.01, 1.53, 1.4],
];
const floor = 0.62;
const steps = 4;

/** Half of a section: keel, chine, side, gunwale, then the deck or, in the cockpit, its wall and floor. */
function sectionAt([z, beam, sheer, chineX, chineY, keel]: Station, isOpen: boolean): Ring {
  const inner = Math.max(0, beam - 0.13);
  const deck = isOpen ? floor : sheer + 0.02;
  const side = (t: number): Vec3 => [chineX + (beam - chineX) * t, chineY + (sheer - chineY) * t, z];
  return [
    [0, keel, z],
    [chineX * 0.5, keel + (chineY - keel) * 0.46, z],
    [chineX, chineY, z],
    side(0.5),
    side(0.62),
    side(0.9),
    [beam + 0.025 * (beam > 0.1 ? 1 : 0), sheer - 0.02, z],
    [beam, sheer + 0.03, z],
    [inner, sheer + 0.03, z],
    [inner * 0.98, deck, z],
    [inner * 0.5, deck + (isOpen ? 0 : 0.04), z],
    [0, deck + (isOpen ? 0 : 0.055), z],
  ];
}

/** A motor boat with a cabin, a cockpit behind it and an outboard engine. */
export const boat = defineModel({
  category: 'boat',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the pointed bow',
  silhouetteView: views.profile,
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const long = size.uniform(0.92, 1.12);
    const roofY = size.uniform(2.3, 2.45);
    const hasMast = variation.child('mast').choice([true, false]);
    const hue = look.uniform(0, 360);
    const white = materials.paint(look.choice(['#f1f1ee', '#e9e4d6', '#e4eaee']));
    const accent = materials.paint(oklch(look.uniform(0.35, 0.55), look.uniform(0.1, 0.18), hue));
    const bottom = materials.mattePaint(look.choice(['#7d2320', '#20304a', '#26282b']));
    const teak = materials.wood(look.choice(['#a9743f', '#c08f5c', '#8a5a33']));
    const chrome = materials.chrome();
    const black = materials.plastic('#1d1f22');

    const rows = smoothCurve(steps, stations);
    const [open, shut] = [1 * steps, 3 * steps]; // the cockpit's ends
    const sections: Ring[] = [];
    rows.forEach((row, i) => {
      if (i <= open || i >= shut) {
        if (i === shut) sections.push(sectionAt(row, true));
        sections.push(sectionAt(row, false));
        if (i === open) sections.push(sectionAt(row, true));
      } else sections.push(sectionAt(row, true));
    });
    const flat = (ring: Ring): Ring => ring.map(([, y, z]): Vec3 => [0, y, z]);
    const closed = [flat(sections[0]), ...sections, flat(sections[sections.length - 1])];
    const skin = paneled(
      closed.map((ring) => ring.map(([x, y, z]): Vec3 => [x, y, z * long])),
      (column, row) => {
        if (column < 2) return 'bottom';
        if (column === 3) return 'stripe';
        if (column < 6) return 'hull';
        // The stern's lip of teak hides the edge of the deck, which is lower there.
        if (column < 8 || (row === 0 && column < 10)) return 'gunwale';
        return row > open + 2 && row <= shut + 2 && column >= 9 ? 'floor' : 'hull';
      },
      32,
    );

    const house = greenhouse({
      belt: 0.86,
      roof: 0.7,
      front: [1.75 * long, 0.85 * long],
      rear: [-0.5 * long, -0.4 * long],
      pillars: [0.25 * long],
      quarter: 0.05,
      heights: [1.2, 1.56, roofY - 0.12, roofY],
    });

    // A rail around the bow.
    const railAt = (z: number, beam: number, y: number): Vec3 => [beam, y, z * long];
    const rail = smoothCurve(4, [
      railAt(1.2, 0.99, 1.72),
      railAt(1.9, 0.86, 1.86),
      railAt(2.7, 0.53, 1.98),
      railAt(3.2, 0.23, 2.05),
      railAt(3.35, 0, 2.07),
    ]);
    const posts = [railAt(1.9, 0.86, 1.86), railAt(2.7, 0.53, 1.98), railAt(3.2, 0.23, 2.05)].map(
      ([x, y, z]) => tube(points([x, y, z], [x * 0.97, y - 0.56, z]), 0.016, 8),
    );
    const rails = bothSides(
      tube(rail, 0.02, 8),
      ...posts,
      tube(points([0.99, 1.72, 1.2 * long], [1, 1.3, 1.15 * long]), 0.02, 8),
    );

    const stern = -3.2 * long;
    const motor = merged(
      moved(beveledBox(0.4, 0.5, 0.56, 0.14, 3), 0, 1.45, stern - 0.3),
      moved(beveledBox(0.3, 0.1, 0.42, 0.04), 0, 1.16, stern - 0.3),
    );
    const leg = merged(
      moved(beveledBox(0.13, 1, 0.24, 0.05), 0, 0.72, stern - 0.3),
      moved(beveledBox(0.26, 0.03, 0.4, 0.01, 1), 0, 0.42, stern - 0.34),
      moved(turned(capsule(0.07, 0.42, 16), 'x', 90), 0, 0.24, stern - 0.32),
      moved(beveledBox(0.22, 0.34, 0.14, 0.03, 1), 0, 1, stern - 0.06),
      ...[0, 120, 240].map((turn) =>
        moved(turned(moved(beveledBox(0.1, 0.2, 0.03, 0.01, 1), 0, 0.1, 0), 'z', turn), 0, 0.24, stern - 0.5),
      ),
    );
    const bench = merged(
      moved(beveledBox(1.7, 0.36, 0.5, 0.06), 0, floor + 0.18, -2.65 * long),
      moved(beveledBox(1.7, 0.4, 0.14, 0.06), 0, floor + 0.5, -2.9 * long),
    );
    const mast = merged(
      tube(points([0, roofY - 0.02, -0.1], [0, roofY + 0.8, -0.2]), 0.025, 8),
      moved(cylinder(0.18, 0.09, 24, 0.03), 0, roofY + 0.3, -0.08),
    );
    const buoy = moved(turned(torus(0.2, 0.055, 32, 12), 'z', 82), 0.85, 1.43, -0.05);
    const lamp = (x: number) => moved(beveledBox(0.07, 0.06, 0.12, 0.02, 1), x, 1.565, 2.85 * long);
    const anchorRoll = moved(turned(cone(0.07, 0.3, 0.04, 12), 'x', 90), 0, 1.68, 3.42 * long);
    const hatch = moved(turned(chamferedBox(0.5, 0.06, 0.5, 0.02), 'x', -8), 0, 1.495, 2.2 * long);
    const parts: Part[] = [
      part('hull', white, skin.get('hull')!),
      part('bottom', bottom, skin.get('bottom')!),
      part('stripe', accent, skin.get('stripe')!),
      part('gunwale', teak, skin.get('gunwale')!),
      part('cockpit floor', teak, skin.get('floor')!),
      part('cabin', white, house.get('roof')!),
      part('window', materials.darkGlass(), house.get('window')!),
      part('rail', chrome, [rails, anchorRoll]),
      part('bench', materials.leather('#e8e2d2'), bench),
      part('engine', accent, motor),
      part('engine', black, leg),
      part('port light', materials.glowing('#c31216', 0.4), lamp(0.44)),
      part('starboard light', materials.glowing('#0f9a46', 0.4), lamp(-0.44)),
      part('lifebuoy', materials.plastic('#d9541e'), buoy),
      part('hatch', materials.darkGlass(), hatch),
    ];
    if (hasMast) parts.push(part('mast', materials.paint('#e9ebec'), mast));
    return parts;
  },
});

import { pairs, points, type Stream } from '../../../core/index.js';
import { materials, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  chamferedBox,
  cylinder,
  lathe,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { lineSign } from './fittings.js';
import { pointOnEnd, stackedBody, type BodySpot, type StackedSize } from '../parts/stacked-body.js';
import { headlight, tailLight } from '../parts/vehicle-fittings.js';

/** Dash and sides, window posts. */
const schemes = pairs('#e3b322 #f2ead2, #8f1d1d #e9dcb8, #24573c #efe3c2, #1f3f6b #e8dfc8, #d9d2bd #6b4426');

const half = 1.16;
const eaves = 2.75;

const outline = [
  [0.7, 0.97, 0.02],
  [0.82, 1, 0],
  [1.2, 1, 0],
  [1.5, 1, 0],
  [1.6, 1, 0.01],
  [1.66, 0.995, 0.02],
  [2.05, 0.99, 0.04],
  [2.46, 0.98, 0.06],
  [2.56, 0.98, 0.06],
  [eaves, 0.98, 0.06],
] as const;

const panelAt =
  (b: number, posts: readonly number[]) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor') return 'underframe';
    if (face === 'roof') return 'roof';
    if (y < 1.5) return 'lower';
    const glass = y > 1.66 && y < 2.46;
    if (face !== 'side') return glass && Math.abs(x - 0.36) > 0.035 && x < 0.9 ? 'window' : 'upper';
    const inside = Math.abs(z) < b - 0.32;
    return glass && inside && posts.every((post) => Math.abs(z - post) > 0.045) ? 'window' : 'upper';
  };

/** An open two-axle truck: wheels with spokes, side frames, springs, steps between them. */
function truck(): Mesh {
  const wheel = turned(
    merged(
      lathe(points('0.3,-0.06 0.43,-0.06 0.43,-0.045 0.4,-0.035 0.39,0.06 0.3,0.06'), {
        segments: 30,
        closed: true,
      }),
      cylinder(0.09, 0.16, 16),
      ...[0, 45, 90, 135].map((angle) => turned(chamferedBox(0.62, 0.05, 0.07, 0.01), 'y', angle)),
    ),
    'z',
    -90,
  );
  const spring = (z: number): Mesh =>
    merged(
      ...[0, 1, 2].map((i) =>
        moved(beveledBox(0.07, 0.03, 0.8 - 0.2 * i, 0.01, 1), 0.98, 0.62 - 0.035 * i, z),
      ),
    );
  return bothSides(
    ...[-0.95, 0.95].flatMap((z) => [
      moved(wheel, 0.74, 0.4, z),
      moved(beveledBox(0.16, 0.26, 0.3, 0.03, 1), 0.95, 0.42, z),
      spring(z),
    ]),
    moved(chamferedBox(0.08, 0.12, 3.2, 0.02), 0.98, 0.68, 0),
    moved(chamferedBox(0.06, 0.07, 1.7, 0.015), 0.95, 0.26, 0),
    ...[-0.5, 0.5].map((z) => moved(chamferedBox(0.05, 0.42, 0.06, 0.01), 0.95, 0.46, z)),
  );
}

/** A guard of slats under an end, before the wheels. */
const guard = (z: number): Mesh =>
  merged(
    ...[0.2, 0.32, 0.44].map((y) => moved(chamferedBox(1.7, 0.06, 0.04, 0.01), 0, y, z)),
    bothSides(
      moved(chamferedBox(0.05, 0.6, 0.05, 0.01), 0.75, 0.45, z - Math.sign(z) * 0.035),
      moved(chamferedBox(0.05, 0.05, 0.5, 0.01), 0.75, 0.7, z - Math.sign(z) * 0.25),
    ),
  );

/** A pole with a wheel that trails behind its mount. */
const trolleyPole = (roof: number, z: number, back: number): Mesh =>
  merged(
    moved(cylinder(0.16, 0.1, 20, 0.02), 0, roof + 0.03, z),
    tube(
      points([0, roof + 0.1, z + 0.3], [0, roof + 0.16, z], [0, roof + 1.25, back]),
      [0.045, 0.05, 0.026],
      10,
    ),
    moved(turned(cylinder(0.09, 0.06, 20, 0.01), 'z', 90), 0, roof + 1.3, back - 0.04),
  );

/** A two-axle car of wood and sheet metal with a raised roof and a trolley pole. */
export function heritageTram(variation: Stream): Part[] {
  const [measures, look] = variation.children('size', 'look');
  const b = measures.uniform(3.9, 4.6);
  const panes = measures.integer(5, 7);
  const [lower, upper] = look.choice(schemes);
  const isOpen = variation.child('doors').choice([true, false]);
  const number = String(variation.child('line').integer(2, 29));

  const posts = Array.from({ length: panes + 1 }, (_, i) => (b - 1.42) * ((2 * i) / panes - 1));
  const size: StackedSize = {
    levels: outline.map(([y, share, end]) => ({ y, half: share * half, rear: end - b, front: b - end })),
    top: eaves + 0.16,
    ends: [-b, b],
    keep: [1.2 - b, b - 1.2],
    corner: [0.6, 0.6],
    squareness: 2.4,
    across: [0, 0.32, 0.4, 0.62, 0.92],
    along: [...posts.flatMap((z) => [z - 0.055, z + 0.055]), b - 0.32, 0.32 - b],
  };
  const skin = stackedBody(size, panelAt(b, posts));
  const nose = pointOnEnd(size, 'front', 0, 1.15)[2];
  const roof = eaves + 0.5;
  const raised = moved(beveledBox(1.5, 0.36, 2 * b - 2, 0.07), 0, eaves + 0.28, 0);
  const lights = bothSides(
    ...Array.from({ length: panes }, (_, i) =>
      moved(
        beveledBox(0.03, 0.15, (1.5 * (b - 1.3)) / panes, 0.01, 1),
        0.75,
        eaves + 0.28,
        (b - 1.3) * ((2 * i + 1) / panes - 1),
      ),
    ),
  );
  const rails = [0.86, 1.5].map((y) => moved(beveledBox(0.04, 0.05, 2 * b - 2.66, 0.014, 1), half, y, 0));
  const bumpers = (['front', 'rear'] as const).map((end) =>
    tube(
      Array.from({ length: 13 }, (_, i) => pointOnEnd(size, end, 0.93 * (i / 6 - 1), 0.78)),
      0.055,
      8,
      { caps: 'round' },
    ),
  );
  const lampShell = moved(ahead(cylinder(0.17, 0.16, 30, 0.02)), 0, 1.22, nose + 0.05);
  const lampRing = moved(ahead(torus(0.165, 0.02, 32, 8)), 0, 1.22, nose + 0.13);
  const door = (z: number): Mesh => moved(beveledBox(0.05, 1.75, 0.68, 0.015, 1), half + 0.005, 1.62, z);
  const doors = [b - 0.97, 0.97 - b];
  const handrails = doors.flatMap((z) =>
    [-0.4, 0.4].map((d) => moved(cylinder(0.018, 0.95, 10), half + 0.045, 1.55, z + d)),
  );
  const steps = doors.map((z) =>
    merged(
      moved(chamferedBox(0.24, 0.05, 0.7, 0.01), half - 0.02, 0.42, z),
      ...[-0.3, 0.3].map((d) => moved(chamferedBox(0.05, 0.36, 0.05, 0.01), half - 0.08, 0.58, z + d)),
    ),
  );
  const wood = materials.wood(look.choice(['#6b4426', '#8a5a30', '#4a2e1c']));
  const dark = materials.mattePaint('#1e2022');
  const tailLightMesh = bothSides(
    moved(ahead(cylinder(0.12, 0.07, 24, 0.015)), 0.55, 1, -pointOnEnd(size, 'front', 0.48, 1)[2]),
  );
  return [
    part('body', materials.paint(lower), skin.get('lower')!),
    part('window posts', materials.paint(upper), skin.get('upper')!),
    part('roof', materials.mattePaint('#8d9296'), [skin.get('roof')!, raised]),
    part('underframe', dark, skin.get('underframe')!),
    part('window', materials.darkGlass('#1d262c'), skin.get('window')!),
    part('roof light', materials.darkGlass('#28323a'), lights),
    part('rub rail', wood, bothSides(...rails)),
    part('bumper', dark, bumpers),
    part('headlamp', materials.brass(), [lampShell, lampRing]),
    part('headlight', headlight(), moved(ahead(cylinder(0.15, 0.05, 28, 0.012)), 0, 1.22, nose + 0.125)),
    part('tail light', tailLight(), tailLightMesh),
    lineSign({
      number,
      at: [0, eaves + 0.22, b - 0.28],
      size: [0.56, 0.42],
      ground: '#f4f1e6',
      ink: '#17181c',
    }),
    part('door', isOpen ? materials.mattePaint('#141414') : wood, bothSides(...doors.map(door))),
    part(
      'door window',
      materials.darkGlass('#1d262c'),
      bothSides(...doors.map((z) => moved(beveledBox(0.07, 0.78, 0.46, 0.015, 1), half, 2.02, z))),
    ),
    part('handrail', materials.brass(), bothSides(...handrails)),
    part('step', wood, bothSides(...steps)),
    part('truck', materials.iron(), truck()),
    part('guard', dark, [guard(b - 0.25), guard(0.25 - b)]),
    part('trolley pole', materials.iron(), trolleyPole(roof - 0.06, 0.2, -b + 0.3)),
  ];
}

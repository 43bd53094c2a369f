import { pairs, type Stream } from '../../../core/index.js';
import { arc, materials, part, type Mesh, type Outline, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, extrude, tube } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { stackedBody, type BodySpot } from '../parts/stacked-body.js';
import { vanLevels } from './levels.js';
import {
  doorMirrors,
  framedWindow,
  headlight,
  indicator,
  licensePlates,
  tailLight,
  trimBlack,
  wheelPlaces,
  wipers,
  type FramedWindow,
} from '../parts/vehicle-fittings.js';
import { wheels } from '../parts/wheel.js';

/** Colors of the stripes, two to a camper. */
const stripes = pairs('#1f4f94 #7fb0d8, #8a2a2f #c9a06a, #2f6b5a #a9c46a, #4a4d52 #c26a2a');

/** The kind of a piece of the cab. Its back is inside the living room. */
const panelAt =
  (b: number) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor' || y < 0.5) return 'bumper';
    if (face === 'roof' || face === 'rear') return 'cab';
    if (face === 'front') {
      if (y < 0.72) return 'bumper';
      if (y < 0.95) return x > 0.6 ? 'headlight' : x < 0.5 && y < 0.87 ? 'bumper' : 'cab';
      return y > 1.3 && y < 2.05 && x < 0.93 ? 'window' : 'cab';
    }
    if (y > 0.75 && y < 0.95 && z > b - 0.31) return 'headlight';
    if (y < 2.05 && Math.abs(z - b + 1.42) < 0.01) return 'bumper';
    return y > 1.3 && y < 2.05 && z < b - 1.46 && z > b - 2.3 ? 'window' : 'cab';
  };

/** A motor home: a van's cab before a living room that reaches over it. */
export function camperVan(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const a = 1;
  const b = size.uniform(2.85, 3.1);
  const top = size.uniform(2.75, 2.95);
  const w = size.uniform(1.08, 1.14);
  const [dark, light] = look.choice(stripes);
  const shell = materials.paint(look.choice(['#f1f0ea', '#f1f0ea', '#e6dfcd', '#dfe3e4']));
  const cabPaint = materials.paint(look.choice(['#f1f0ea', '#c9cdd0', dark]));
  const hasRoofUnit = variation.child('roof').choice([true, false]);

  const wheel = 0.345;
  const axles = [b - 0.95, 1.45 - b] as const;
  const levels = vanLevels(a, b, 2.2).filter(({ y }) => y < 2.11);
  const cab = stackedBody(
    {
      levels: levels.map((level) => ({ ...level, rear: b - 2.5 })),
      top: 2.11,
      ends: [b - 2.5, b],
      keep: [b - 2.4, b - 2.3],
      corner: [0.05, 0.5],
      squareness: 3,
      across: [0, 0.2, 0.5, 0.62, 0.8, 0.94],
      along: [b - 1.429, b - 1.411, b - 1.47, b - 2.25],
      arches: { at: [axles[0]], axle: wheel, radius: wheel + 0.07 },
    },
    panelAt(b),
  );
  const back = -b;
  const front = b - 2.2; // of the living room below the bed
  const nose = b - 1.02;
  const side: Outline = [
    [back, 0.5],
    ...[...arc(axles[1], wheel, wheel + 0.12, 158, 22, 10)],
    [front, 0.5],
    [front, 2],
    [nose - 0.32, 2],
    [nose - 0.05, 2.2],
    [nose, 2.36],
    [nose - 0.12, 2.56],
    [nose - 0.5, top - 0.07],
    [nose - 0.85, top],
    [back + 0.12, top],
    [back, top - 0.12],
  ];
  const room = turned(
    extrude(
      side.map(([z, y]) => [-z, y] as const),
      2 * w,
      { bevel: 0.05 },
    ),
    'y',
    90,
  );
  const places: readonly FramedWindow[] = [
    { at: [w, 1.72, back + 0.8], width: 0.75, height: 0.5 },
    { at: [w, 1.72, front - 0.75], width: 0.95, height: 0.55 },
    { at: [w, 2.42, nose - 1.15], width: 0.6, height: 0.26 },
  ];
  const windows = places.map((window) => framedWindow({ ...window, yaw: 90 }));
  const rearWindow = framedWindow({ at: [0, 1.75, back], width: 1.1, height: 0.5 });
  const doorZ = (back + front) / 2 - 0.15;
  const stripe = (y: number, high: number, from: number, to: number): Mesh =>
    bothSides(moved(chamferedBox(0.02, high, to - from, 0.003), w - 0.002, y, (from + to) / 2));
  const ladder = merged(
    ...[-0.62, -0.92].map((x) =>
      tube(
        [
          [x, 0.95, back - 0.02],
          [x, 0.95, back - 0.09],
          [x, top - 0.05, back - 0.09],
          [x, top + 0.06, back + 0.06],
          [x, top + 0.06, back + 0.3],
          [x, top - 0.02, back + 0.32],
        ],
        0.016,
        8,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      moved(turned(cylinder(0.013, 0.3, 8), 'z', 90), -0.77, 1.1 + 0.28 * i, back - 0.09),
    ),
  );
  const awning = moved(beveledBox(0.12, 0.13, 2.6, 0.05), -w - 0.04, top - 0.18, (back + front) / 2 + 0.1);
  const hatches = [back + 0.9, front - 0.9].map((z) =>
    moved(beveledBox(0.62, 0.09, 0.62, 0.035), 0, top + 0.03, z),
  );
  const lamps = bothSides(
    ...[0.74, 0.88].map((y) => moved(ahead(cylinder(0.062, 0.03, 22, 0.006)), 0.9, y, back - 0.005)),
  );
  const trim = trimBlack();
  const grille = [0.67, 0.75, 0.83].map((y) =>
    moved(beveledBox(0.9, 0.022, 0.05, 0.008, 1), 0, y, b - 0.055),
  );
  const windowFrames = [bothSides(...windows.map(({ frame }) => frame)), rearWindow.frame];
  const windowMeshes = [bothSides(...windows.map(({ pane }) => pane)), rearWindow.pane];
  const indicatorMesh = bothSides(moved(ahead(cylinder(0.062, 0.03, 22, 0.006)), 0.9, 1.02, back - 0.005));
  const parts: Part[] = [
    part('cab', cabPaint, cab.get('cab')!),
    part('bumper', trim, cab.get('bumper')!),
    part('windshield', materials.darkGlass(), cab.get('window')!),
    part('headlight', headlight(), cab.get('headlight')!),
    part('grille', materials.chrome(), grille),
    part('living room', shell, room),
    part('window frame', materials.mattePlastic('#3a3d41'), windowFrames),
    part('window', materials.darkGlass('#1b2630'), windowMeshes),
    part('stripe', materials.paint(dark), stripe(1.18, 0.16, back + 0.1, front - 0.08)),
    part('stripe', materials.paint(light), stripe(1.04, 0.07, back + 0.1, front - 0.08)),
    part('skirt', trim, stripe(0.6, 0.16, axles[1] + 0.5, front - 0.06)),
    part('door', materials.mattePlastic('#cfd1cf'), [
      moved(beveledBox(0.06, 1.85, 0.72, 0.02, 1), -w, 1.5, doorZ),
      moved(beveledBox(0.06, 0.06, 0.5, 0.02, 1), -w - 0.12, 0.42, doorZ),
    ]),
    part('door window', materials.darkGlass('#1b2630'), [
      moved(beveledBox(0.08, 0.5, 0.4, 0.02, 1), -w, 1.98, doorZ),
      moved(beveledBox(0.1, 0.1, 0.05, 0.015, 1), -w, 1.4, doorZ + 0.26),
    ]),
    part('ladder', materials.aluminum(), ladder),
    part('awning', materials.mattePlastic('#b9bcbd'), awning),
    part('roof hatch', materials.mattePlastic('#d8dad9'), hatches),
    part('rear bumper', trim, moved(beveledBox(2 * w, 0.2, 0.14, 0.04), 0, 0.52, back)),
    part('tail light', tailLight(), lamps),
    part('indicator', indicator(), indicatorMesh),
    part('mirror', trim, doorMirrors([0.96, 1.32, b - 1.58], 0.34)),
    part('wiper', trim, wipers([1.31, b - 0.885], 33, 0.6)),
    licensePlates([0.45, b + 0.005], [0.66, back - 0.005]),
    ...wheels({ radius: wheel, width: 0.22, rim: 0.62, spokes: 0 }, [
      ...wheelPlaces(a - 0.14, axles[0]),
      ...wheelPlaces(w - 0.18, axles[1]),
    ]),
  ];
  if (hasRoofUnit)
    parts.push(
      part(
        'air conditioner',
        materials.mattePlastic('#e4e5e2'),
        moved(beveledBox(0.75, 0.22, 1, 0.08), 0, top + 0.09, (back + front) / 2),
      ),
    );
  return parts;
}

import { atan2, pairs, type Stream, tau } from '../../../core/index.js';
import { arc, materials, part, type Mesh, type Outline, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, extrude } from '../../../world/modeling/solids/index.js';
import { framedWindow, type FramedWindow } from '../parts/vehicle-fittings.js';
import { trailerChassis } from './chassis.js';

const floor = 0.46;

/** A body of one outline (z, y) across its whole width. */
const across = (outline: Outline, width: number, bevel: number): Mesh =>
  turned(
    extrude(
      outline.map(([z, y]) => [-z, y] as const),
      width,
      { bevel },
    ),
    'y',
    90,
  );

/** Colors of the stripes of caravans, two each. */
const stripes = pairs('#1f4f94 #7fb0d8, #8a2a2f #c9a06a, #2f6b5a #a9c46a, #4a4d52 #c26a2a');

/** A caravan's side from the front at the right, round or slanted. */
function caravanOutline(rear: number, front: number, top: number, isRound: boolean, notch: Outline): Outline {
  const r = isRound ? roundness(top) : 0.22;
  const lean = isRound ? 0 : 0.32;
  const foot = isRound ? 0.3 : 0.06;
  return [
    [rear + foot, floor],
    ...notch,
    [front - foot, floor],
    [front, floor + (isRound ? 0.36 : 0.1)],
    ...(isRound ? [] : [[front - 0.02, floor + 0.75] as const]),
    ...arc(front - lean - r, top - r, r, 8, 90, 9),
    ...arc(rear + 0.4 * lean + r, top - r, r, 90, 174, 9),
    [rear, floor + (isRound ? 0.36 : 0.1)],
  ];
}

/** The radius of a round caravan's ends. */
const roundness = (top: number): number => 0.62 * (top - floor);

/** The setback of a round caravan's ends at a height, meters, and their lean, degrees: of its rear and its front. */
function onArc(y: number, top: number) {
  const r = roundness(top);
  const up = (y - top + r) / r;
  const out = Math.sqrt(1 - up * up);
  const [back, lean] = [r * (1 - out), (360 * atan2(up, out)) / tau];
  return { back: [back, back], lean: [lean, lean] } as const;
}

/** A caravan: windows all round, a door on its right side, gas bottles in a box on the drawbar. */
export function caravan(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const isRound = variation.child('form').choice([true, false]);
  const long = isRound ? size.uniform(3.2, 3.9) : size.uniform(4, 4.8);
  const half = size.uniform(0.98, 1.1);
  const top = floor + (isRound ? size.uniform(1.75, 1.9) : size.uniform(1.95, 2.1));
  const [dark, light] = look.choice(stripes);
  const twoTone = isRound && look.choice([true, true, false]);
  const shell = materials.paint(look.choice(['#f1f0ea', '#f4f2ec', '#e6dfcd']));

  const [front, rear] = [long / 2, -long / 2];
  const axle = -0.1;
  const wheel = 0.31;
  const notch = arc(axle, wheel, wheel + 0.14, 154, 26, 10);
  const body = across(caravanOutline(rear, front, top, isRound, notch), 2 * half, 0.06);
  const y = floor + 0.58 * (top - floor);
  const places: readonly FramedWindow[] = [
    { at: [half, y, 0.29 * long], width: 0.24 * long, height: 0.5, yaw: 90 },
    { at: [half, y, -0.27 * long], width: 0.24 * long, height: 0.5, yaw: 90 },
    { at: [-half, y, 0.29 * long], width: 0.24 * long, height: 0.5, yaw: -90 },
  ];
  const windows = places.map(framedWindow);
  const tilt = isRound ? onArc(y - 0.03, top) : { back: [0.05, 0.13], lean: [7, 16] };
  const ends = [
    { z: front - tilt.back[1], width: 1.3, height: 0.46, yaw: 0, lean: tilt.lean[1] },
    { z: rear + tilt.back[0], width: 1.2, height: 0.4, yaw: 180, lean: tilt.lean[0] },
  ].map(({ z, ...window }) => framedWindow({ ...window, at: [0, y - 0.03, z] }));
  const doorZ = -0.2 * long;
  const doorHigh = 0.82 * (top - floor);
  const stripe = (at: number, high: number): Mesh =>
    bothSides(moved(chamferedBox(0.016, high, long - 0.3, 0.003), half - 0.002, at, 0));
  const lower = floor + 0.3;
  const windowFrames = [...windows, ...ends].map(({ frame }) => frame);
  const windowMeshes = [...windows, ...ends].map(({ pane }) => pane);
  const gasBox = moved(beveledBox(0.95, 0.5, 0.42, 0.1), 0, floor + 0.24, front + 0.24);
  const handles = [front + 0.01, rear - 0.01].map((z) =>
    bothSides(moved(beveledBox(0.16, 0.04, 0.06, 0.015, 1), half - 0.2, floor + 0.48, z)),
  );
  return [
    ...trailerChassis({
      half: half - 0.05,
      front: front - 0.25,
      rear: rear + (isRound ? 0.03 : 0.02),
      floor,
      axles: [axle],
      wheel,
      track: half - 0.13,
      reach: 1.3,
      drawbar: 'frame',
      mudguards: false,
    }),
    part('body', shell, body),
    part('stripe', materials.paint(dark), twoTone ? stripe(lower + 0.08, 0.42) : stripe(lower + 0.16, 0.13)),
    part('stripe', materials.paint(light), stripe(lower + 0.33, 0.05)),
    part('window frame', materials.mattePlastic('#3a3d41'), windowFrames),
    part('window', materials.darkGlass('#1b2630'), windowMeshes),
    part('door', materials.mattePlastic('#cfd1cf'), [
      moved(beveledBox(0.06, doorHigh, 0.64, 0.02, 1), -half, floor + 0.06 + doorHigh / 2, doorZ),
      moved(beveledBox(0.34, 0.05, 0.5, 0.02, 1), -half - 0.1, floor - 0.12, doorZ),
    ]),
    part('door window', materials.darkGlass('#1b2630'), [
      moved(beveledBox(0.08, 0.42, 0.38, 0.02, 1), -half, floor + 0.72 * doorHigh, doorZ),
      moved(beveledBox(0.1, 0.1, 0.05, 0.015, 1), -half, floor + 0.42 * doorHigh, doorZ + 0.24),
    ]),
    part('gas box', materials.mattePlastic('#dcdcd6'), gasBox),
    part('roof hatch', materials.mattePlastic('#d8dad9'), [
      moved(beveledBox(0.62, 0.09, 0.62, 0.035), 0, top + 0.02, 0.1 * long),
    ]),
    part('handle', materials.chrome(), handles),
  ];
}

/** A closed trailer for goods: a box with a slanted front, and two doors with bars behind. */
export function boxTrailer(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const half = size.uniform(0.78, 0.95);
  const long = size.uniform(2.5, 3.4);
  const high = size.uniform(1.5, 1.85);
  const coat = materials.paint(
    look.choice(['#eceded', '#eceded', '#b5161d', '#22272d', '#1f5fa8', '#c9cdd0', '#d2611c']),
  );
  const axles = variation.child('axles').choice([[-0.1], [0.27, -0.43]]);

  const [front, rear, low] = [long / 2, -long / 2, 0.56];
  const top = low + high;
  const body = across(
    [
      [rear, low],
      [front, low],
      [front + 0.04, low + 0.5 * high],
      [front - 0.06, top - 0.3],
      ...arc(front - 0.42, top - 0.3, 0.3, 12, 90, 6),
      [rear + 0.03, top],
      [rear, top - 0.03],
    ],
    2 * half,
    0.015,
  );
  const edges = merged(
    bothSides(moved(chamferedBox(0.05, 0.07, long, 0.01), half, low + 0.03, 0)),
    bothSides(moved(chamferedBox(0.06, high - 0.02, 0.06, 0.01), half - 0.02, low + high / 2, rear + 0.005)),
    moved(chamferedBox(2 * half, 0.06, 0.06, 0.01), 0, top - 0.02, rear + 0.005),
    bothSides(moved(chamferedBox(0.035, 0.035, long - 0.5, 0.01), half, top - 0.02, -0.25)),
  );
  const bars = merged(
    moved(chamferedBox(0.02, high - 0.1, 0.03, 0.006), 0, low + high / 2, rear),
    bothSides(
      moved(cylinder(0.016, high - 0.14, 10), 0.12, low + high / 2, rear - 0.03),
      moved(beveledBox(0.24, 0.04, 0.035, 0.01, 1), 0.2, low + 0.55, rear - 0.04),
      ...[0.2, 0.5, 0.8].map((share) =>
        moved(chamferedBox(0.16, 0.05, 0.03, 0.01), half - 0.13, low + share * high, rear - 0.012),
      ),
    ),
  );
  const vent = bothSides(
    ...[0, 1, 2, 3].map((i) =>
      moved(chamferedBox(0.02, 0.02, 0.3, 0.005), half, top - 0.22 - 0.05 * i, front - 0.55),
    ),
  );
  const markers = bothSides(
    ...[-0.35, 0.1, 0.4].map((share) =>
      moved(beveledBox(0.025, 0.035, 0.09, 0.008, 1), half + 0.02, low + 0.03, share * long),
    ),
  );
  const door = variation.child('side door').choice([true, false]);
  const sideDoor = merged(
    moved(beveledBox(0.035, high - 0.3, 0.72, 0.012, 1), -half, low + high / 2 - 0.02, front - 0.75),
    moved(beveledBox(0.06, 0.1, 0.05, 0.012, 1), -half - 0.01, low + 0.45 * high, front - 1.02),
  );
  const parts: Part[] = [
    ...trailerChassis({
      half: half - 0.02,
      front,
      rear: rear + 0.02,
      floor: low,
      axles,
      wheel: 0.29,
      track: half + 0.14,
      reach: 1.2,
      drawbar: 'frame',
      mudguards: true,
    }),
    part('box', coat, body),
    part('edge', materials.aluminum(), edges),
    part('rear door', materials.steel(), [bars, vent]),
    part('marker', materials.glowing('#e8860c', 0.3), markers),
  ];
  if (door) parts.push(part('side door', materials.mattePlastic('#b9bcbe'), sideDoor));
  return parts;
}

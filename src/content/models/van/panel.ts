import { points, type Stream } from '../../../core/index.js';
import { bothSides, materials, merged, moved, part, type Part } from '../../../world/modeling/index.js';
import { beveledBox, chamferedBox, cylinder } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { stackedBody, type BodySpot } from '../parts/stacked-body.js';
import { vanLevels } from './levels.js';
import {
  doorHandles,
  doorMirrors,
  headlight,
  indicator,
  licensePlates,
  tailLight,
  trimBlack,
  wheelPlaces,
  wipers,
} from '../parts/vehicle-fittings.js';
import { wheels } from '../parts/wheel.js';

const colors = ['#eceded', '#eceded', '#c9cdd0', '#1f4f94', '#b5161d', '#e0a21b', '#2c3e50', '#5a6b3a'];

/** The z of the seams between doors, and of the glass. */
interface Seams {
  /** Half the length. */
  readonly b: number;
  readonly cab: readonly [rear: number, front: number];
  readonly slide: number;
  readonly windows: boolean;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

/** The kind of a piece of the walls. */
const panelAt =
  ({ b, cab, slide, windows }: Seams) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor' || y < 0.5) return 'bumper';
    if (face === 'roof') return 'body';
    if (face === 'front') {
      if (y < 0.72) return 'bumper';
      if (y < 0.95) return x > 0.6 ? 'headlight' : x < 0.5 && y < 0.87 ? 'bumper' : 'body';
      return y > 1.3 && y < 2.05 && x < 0.93 ? 'window' : 'body';
    }
    if (face === 'rear') {
      if (x < 0.015) return 'bumper';
      if (y > 0.8 && y < 1.3 && x > 0.85) return 'tail light';
      return windows && y > 1.3 && y < 2.05 && x > 0.1 && x < 0.75 ? 'window' : 'body';
    }
    if (y > 0.75 && y < 0.95 && z > b - 0.31) return 'headlight';
    if (y > 0.8 && y < 1.3 && z < 0.06 - b) return 'tail light';
    if (y < 2.05 && [cab[0], cab[1], slide].some((seam) => near(z, seam))) return 'bumper';
    if (y < 1.3 || y > 2.05) return 'body';
    if (z > cab[0] + 0.05 && z < cab[1] - 0.02) return 'window';
    return windows && z > slide + 0.08 && z < cab[0] - 0.1 ? 'window' : 'body';
  };

/** A delivery van: a high box with a sloping nose, a sliding door and two doors behind. */
export function panelVan(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const a = size.uniform(0.97, 1.02);
  const b = size.uniform(2.65, 3);
  const top = size.uniform(2.4, 2.7);
  const color = look.choice(colors);
  const windows = variation.child('windows').choice([false, false, true]);
  const coat = look.choice([materials.paint, materials.metallicPaint])(color);

  const wheel = 0.345;
  const axles = [b - 0.95, 1.05 - b] as const;
  const cab = [b - 2.42, b - 1.42] as const;
  const slide = b - 3.66;
  const seams = { b, cab, slide, windows };
  const gap = (z: number): number[] => [z - 0.009, z + 0.009];
  const skin = stackedBody(
    {
      levels: vanLevels(a, b, top),
      top,
      ends: [-b, b],
      keep: [0.4 - b, b - 2.35],
      corner: [0.12, 0.5],
      squareness: 3,
      across: [0, 0.018, 0.2, 0.5, 0.62, 0.8, 0.94],
      along: [
        ...[...cab, slide].flatMap(gap),
        ...[cab[0] + 0.08, cab[1] - 0.05, cab[0] - 0.12, slide + 0.12, (slide + cab[0]) / 2],
      ],
      arches: { at: axles, axle: wheel, radius: wheel + 0.07 },
    },
    panelAt(seams),
  );
  const dark = trimBlack();
  const grille = [0.67, 0.75, 0.83].map((y) =>
    moved(beveledBox(0.9, 0.022, 0.05, 0.008, 1), 0, y, b - 0.055),
  );
  const badge = moved(ahead(cylinder(0.085, 0.03, 28, 0.006)), 0, 0.93, b - 0.09);
  const molding = merged(
    ...[
      [axles[0] - 0.45, cab[0] + 0.02],
      [cab[0] - 0.02, slide + 0.02],
      [slide - 0.02, axles[1] + 0.45],
    ].map(([from, to]) => moved(beveledBox(0.04, 0.14, from - to, 0.012, 1), a, 0.72, (from + to) / 2)),
  );
  const rail = moved(chamferedBox(0.03, 0.045, slide + b - 0.5, 0.008), -a * 0.99, 1.24, (slide - b) / 2);
  const hinges = points('0.7,1 1.5,0.967 2.02,0.925').map(([y, half]) =>
    moved(beveledBox(0.05, 0.09, 0.09, 0.012, 1), a * half - 0.02, y, 0.07 - b + 0.05 * (y - 0.7)),
  );
  const ribs = [-0.55, -0.18, 0.18, 0.55].map((x) =>
    moved(beveledBox(0.09, 0.03, 2 * b - 2.9, 0.012, 1), x * a, top - 0.001, -0.85),
  );
  const step = merged(
    moved(beveledBox(1.7 * a, 0.16, 0.16, 0.03), 0, 0.44, -b - 0.02),
    moved(beveledBox(0.1, 0.16, 0.05, 0.015, 1), 0.14, 1.12, -b - 0.005),
  );
  const fog = bothSides(moved(ahead(cylinder(0.05, 0.03, 20)), 0.66 * a, 0.47, b - 0.065));
  const indicatorMesh = bothSides(moved(beveledBox(0.02, 0.05, 0.1, 0.008, 1), a, 0.87, cab[1] + 0.12));
  return [
    part('body', coat, skin.get('body')!),
    part('bumper', dark, skin.get('bumper')!),
    part('window', materials.darkGlass(), skin.get('window')!),
    part('headlight', headlight(), [skin.get('headlight')!, fog]),
    part('tail light', tailLight(), skin.get('tail light')!),
    part('grille', materials.chrome(), [...grille, badge]),
    part('molding', dark, bothSides(molding)),
    part('door rail', dark, rail),
    part('roof rib', coat, ribs),
    part('rear step', dark, [step, bothSides(...hinges)]),
    part('mirror', dark, doorMirrors([a * 0.96, 1.32, cab[1] - 0.16], 0.34)),
    part('door handle', dark, doorHandles(a * 0.99, 1.12, cab[0] + 0.14, cab[0] - 0.16)),
    part('wiper', dark, wipers([1.31, b - 0.885], 33, 0.6)),
    part('indicator', indicator(), indicatorMesh),
    licensePlates([0.45, b + 0.005], [0.68, -b - 0.002]),
    ...wheels({ radius: wheel, width: 0.22, rim: 0.62, spokes: 0 }, wheelPlaces(a - 0.14, ...axles)),
  ];
}

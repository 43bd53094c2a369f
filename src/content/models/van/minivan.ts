import type { Stream } from '../../../core/stream.js';
import { bothSides, materials, moved, part, type Part } from '../../../world/modeling/index.js';
import { beveledBox, chamferedBox, cylinder } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { stackedBody, type BodySpot, type Level } from '../parts/stacked-body.js';
import {
  doorHandles,
  doorMirrors,
  headlight,
  licensePlates,
  tailLight,
  trimBlack,
  wheelPlaces,
  wipers,
} from '../parts/vehicle-fittings.js';
import { wheels } from '../parts/wheel.js';

const colors = ['#7f8890', '#b3141c', '#1c4fa0', '#e8e9ea', '#2f6b3f', '#8a7a5c', '#1d2733', '#5b1f4a'];

/** The z of the pillars, and half the length. */
interface Pillars {
  readonly b: number;
  readonly at: readonly [rear: number, slide: number, front: number];
}

const near = (a: number, b: number, reach = 0.005): boolean => Math.abs(a - b) < reach;

const panelAt =
  ({ b, at }: Pillars) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor' || y < 0.34) return 'bumper';
    if (face === 'roof') return 'body';
    if (face === 'front') {
      if (y > 0.66 && y < 0.86 && x > 0.58) return 'headlight';
      if (y < 0.8 && x < 0.58) return y > 0.46 && y < 0.55 ? 'body' : 'bumper';
      return y > 1.1 && y < 1.62 && x < 0.95 ? 'window' : 'body';
    }
    if (face === 'rear') {
      if (y > 0.88 && y < 0.92 && x > 0.62 && x < 0.8) return 'reversing light';
      if (y > 0.8 && y < 1.05 && x > 0.62) return 'tail light';
      if (y > 0.8 && y < 1.3 && x > 0.84) return 'tail light';
      if (y < 0.46) return 'bumper';
      return y > 1.05 && y < 1.55 && x < 0.85 ? 'window' : 'body';
    }
    if (y > 0.66 && y < 0.86 && z > b - 0.5) return 'headlight';
    if (y > 0.8 && y < 1.3 && z < 0.13 - b) return 'tail light';
    if (y < 1.05 && at.some((pillar) => near(z, pillar))) return 'bumper';
    const glass = y > 1.05 && y < 1.55 && z > 0.22 - b && z < at[2] + 0.42;
    return glass && !at.some((pillar) => near(z, pillar, 0.03)) ? 'window' : 'body';
  };

/** The plans of a family van: a raked windshield that runs on from the hood. */
function levelsOf(a: number, b: number, top: number): Level[] {
  const outline = [
    [0.2, 0.93, 0.06, 0.12],
    [0.32, 0.98, 0.03, 0.03],
    [0.45, 1, 0, 0],
    [0.56, 1, 0, 0],
    [0.68, 1, 0.01, 0.03],
    [0.78, 1, 0.02, 0.09],
    [0.86, 0.995, 0.03, 0.2],
    [0.93, 0.985, 0.04, 0.44],
    [1, 0.97, 0.05, 0.74],
    [1.06, 0.955, 0.06, 0.95],
    [1.14, 0.93, 0.09, 1.08],
    [1.34, 0.865, 0.19, 1.42],
    [1.52, 0.805, 0.29, 1.74],
    [1.6, 0.775, 0.36, 1.94],
    [top - 0.07, 0.735, 0.45, 2.16],
  ] as const;
  return outline.map(([y, half, rear, front]) => ({ y, half: half * a, rear: rear - b, front: b - front }));
}

/** A minivan: three rows of windows, a sliding door, a tailgate. */
export function minivan(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const a = size.uniform(0.9, 0.96);
  const b = size.uniform(2.3, 2.5);
  const top = size.uniform(1.72, 1.8);
  const coat = look.choice([materials.paint, materials.metallicPaint])(look.choice(colors));
  const spokes = look.choice([5, 6, 7, 10]);
  const hasRails = variation.child('rails').choice([true, true, false]);

  const wheel = 0.33;
  const axles = [b - 0.95, 0.95 - b] as const;
  const at = [b - 3.72, b - 2.62, b - 1.5] as const;
  const skin = stackedBody(
    {
      levels: levelsOf(a, b, top),
      top,
      ends: [-b, b],
      keep: [0.5 - b, b - 2.3],
      corner: [0.3, 0.62],
      squareness: 2.8,
      across: [0, 0.3, 0.55, 0.62, 0.8, 0.93],
      along: [
        ...at.flatMap((z) => [z - 0.04, z - 0.007, z + 0.007, z + 0.04]),
        ...[0.26 - b, at[2] + 0.4, (at[0] + at[1]) / 2, (at[1] + at[2]) / 2],
      ],
      arches: { at: axles, axle: wheel, radius: wheel + 0.06 },
    },
    panelAt({ b, at }),
  );
  const dark = trimBlack();
  const grille = [0.6, 0.68, 0.76].map((y) =>
    moved(beveledBox(0.86 - 0.5 * (y - 0.6), 0.025, 0.04, 0.008, 1), 0, y, b - 0.02 - 0.45 * (y - 0.6)),
  );
  const badge = moved(ahead(cylinder(0.06, 0.03, 24, 0.006)), 0, 0.83, b - 0.13);
  const doorRail = moved(chamferedBox(0.02, 0.03, 1.35, 0.006), -a * 0.97, 1, at[1] - 0.7);
  const molding = moved(beveledBox(0.03, 0.07, at[2] - at[0] - 0.1, 0.01, 1), a, 0.56, (at[0] + at[2]) / 2);
  const rails = bothSides(
    moved(beveledBox(0.045, 0.035, 1.9, 0.014, 1), a * 0.66, top + 0.03, -0.9),
    ...[-1.78, -0.9, -0.02].map((z) => moved(chamferedBox(0.04, 0.09, 0.1, 0.01), a * 0.66, top - 0.005, z)),
  );
  const lip = moved(beveledBox(1.2 * a, 0.05, 0.14, 0.02, 1), 0, 0.4, -b - 0.01);
  const parts: Part[] = [
    part('body', coat, skin.get('body')!),
    part('bumper', dark, skin.get('bumper')!),
    part('window', materials.darkGlass(), skin.get('window')!),
    part('headlight', headlight(), skin.get('headlight')!),
    part('tail light', tailLight(), skin.get('tail light')!),
    part('reversing light', materials.glowing('#dfe2e6', 0.1), skin.get('reversing light')!),
    part('grille', materials.chrome(), [...grille, badge]),
    part('door rail', dark, [doorRail, bothSides(molding), lip]),
    part('mirror', coat, doorMirrors([a * 0.94, 1.03, at[2] + 0.36], 0.15)),
    part('door handle', materials.chrome(), doorHandles(a * 0.99, 0.9, at[1] + 0.14, at[1] - 0.16)),
    part('wiper', dark, wipers([1.1, b - 1.0], 58, 0.62)),
    licensePlates([0.5, b + 0.005], [0.72, -b + 0.01]),
    ...wheels({ radius: wheel, width: 0.2, spokes }, wheelPlaces(a - 0.13, ...axles)),
  ];
  if (hasRails) parts.push(part('roof rail', materials.aluminum(), rails));
  return parts;
}

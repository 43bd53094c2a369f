import { pairs, points, type Stream } from '../../../core/index.js';
import { materials, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved } from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  chamferedBox,
  cylinder,
  ellipsoid,
  loft,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import {
  pointOnEnd,
  stackedBody,
  type BodySpot,
  type Level,
  type StackedSize,
} from '../parts/stacked-body.js';
import {
  doorHandles,
  doorMirrors,
  headlight,
  indicator,
  licensePlates,
  roundHeadlamp,
  tailLight,
  trimBlack,
  wheelPlaces,
  wipers,
} from '../parts/vehicle-fittings.js';
import { wheels } from '../parts/wheel.js';

/** The lower and the upper color. */
const schemes = pairs(`
  #2f7d78 #efece2, #c7521a #f1ede0, #3a6ea5 #f2f0ea, #8fa36a #efe9d6, #a3211f #e9dfc6, #d8a72c #f2efe6
`);

/** The height at which the colors meet. */
const belt = 1.13;
/** The places of the pillars between the side windows, as shares of half the length. */
const pillars = [-0.42, 0.03, 0.48] as const;

const panelAt =
  (b: number) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor') return 'underbody';
    if (face === 'roof') return 'upper';
    const glass = y > 1.22 && y < 1.66;
    if (face === 'front') return glass && x > 0.025 && x < 0.94 ? 'window' : y < belt ? 'lower' : 'upper';
    if (face === 'rear') return glass && x < 0.6 ? 'window' : y < belt ? 'lower' : 'upper';
    const isGap = pillars.slice(1).some((share) => Math.abs(z - share * b) < 0.005);
    if (y < belt) return isGap ? 'underbody' : 'lower';
    const inside = z > -0.84 * b && z < b - 0.42;
    return glass && inside && pillars.every((share) => Math.abs(z - share * b) > 0.035) ? 'window' : 'upper';
  };

/** The plans of a van with its engine behind: a blunt, round nose. */
function levelsOf(a: number, b: number, top: number): Level[] {
  const outline = [
    [0.26, 0.93, 0.1, 0.14],
    [0.34, 0.97, 0.04, 0.06],
    [0.48, 0.99, 0, 0.01],
    [0.7, 1, 0, 0],
    [0.9, 1, 0, 0.01],
    [belt - 0.03, 0.99, 0.01, 0.035],
    [belt + 0.01, 0.975, 0.025, 0.05],
    [1.2, 0.965, 0.035, 0.075],
    [1.24, 0.96, 0.04, 0.09],
    [1.45, 0.93, 0.09, 0.18],
    [1.64, 0.895, 0.16, 0.28],
    [1.7, 0.885, 0.19, 0.32],
    [top - 0.15, 0.86, 0.24, 0.39],
    [top - 0.08, 0.83, 0.3, 0.46],
  ] as const;
  return outline.map(([y, half, rear, front]) => ({ y, half: half * a, rear: rear - b, front: b - front }));
}

/** The upper color's point on the nose, as a thin plate that narrows downward. */
function chevron(size: StackedSize, tip: number): Mesh {
  const rows = [belt + 0.004, 1.05, 0.95, 0.85, 0.75, tip].map((y) => {
    const half = 0.02 + (0.86 * (y - tip)) / (belt - tip);
    const across = Array.from({ length: 13 }, (_, i) => pointOnEnd(size, 'front', half * (i / 6 - 1), y));
    const shifted = (by: number) => across.map(([x, , z]) => [x, y, z + by] as const);
    return [...shifted(0.006), ...shifted(-0.03).reverse()];
  });
  return loft(rows);
}

/** A bumper that follows an end's curve. */
function bumper(size: StackedSize, end: 'front' | 'rear'): Mesh {
  const out = end === 'front' ? 0.07 : -0.07;
  const path = Array.from({ length: 15 }, (_, i) => {
    const share = 0.955 * (i / 7 - 1);
    const [x, y, z] = pointOnEnd(size, end, share, 0.42);
    return [x * (1 + 0.05 * Math.abs(share)), y, z + out] as const;
  });
  return tube(path, 0.065, 10, { caps: 'round' });
}

/** A rounded two-tone van of the sixties with its engine behind. */
export function classicVan(variation: Stream): Part[] {
  const [measures, look] = variation.children('size', 'look');
  const a = measures.uniform(0.84, 0.89);
  const b = measures.uniform(2.1, 2.25);
  const top = measures.uniform(1.92, 2.02);
  const [lower, upper] = look.choice(schemes);
  const roofHas = variation.child('roof').choice(['rack', 'nothing', 'pop-up roof'] as const);

  const wheel = 0.32;
  const axles = [b - 0.85, 0.95 - b] as const;
  const size: StackedSize = {
    levels: levelsOf(a, b, top),
    top,
    ends: [-b, b],
    keep: [0.6 - b, b - 0.95],
    corner: [0.42, 0.5],
    squareness: 2.5,
    across: [0, 0.05, 0.3, 0.56, 0.78, 0.93],
    along: [
      ...pillars.flatMap((share) => [b * share - 0.045, b * share + 0.045]),
      ...pillars.slice(1).flatMap((share) => [b * share - 0.008, b * share + 0.008]),
      ...[-0.84 * b, b - 0.43, -0.62 * b, -0.2 * b, 0.26 * b, 0.66 * b],
    ],
    arches: { at: axles, axle: wheel, radius: wheel + 0.06 },
  };
  const skin = stackedBody(size, panelAt(b));
  const dark = trimBlack();
  const upperPaint = materials.paint(upper);
  const lamp = roundHeadlamp([0.66 * a, 0.78, pointOnEnd(size, 'front', 0.66, 0.78)[2] + 0.005]);
  const badgeZ = pointOnEnd(size, 'front', 0, 0.93)[2] + 0.02;
  const badge = merged(
    moved(ahead(torus(0.15, 0.014, 36, 8)), 0, 0.93, badgeZ),
    moved(beveledBox(0.29, 0.03, 0.016, 0.005, 1), 0, 0.93, badgeZ - 0.004),
    moved(ahead(cylinder(0.045, 0.03, 24, 0.008)), 0, 0.93, badgeZ - 0.004),
  );
  const blinkers = bothSides(
    moved(ellipsoid(0.06, 0.035, 0.03, 18), 0.6 * a, 1.0, pointOnEnd(size, 'front', 0.6, 1)[2]),
  );
  const rearLamps = bothSides(
    moved(ellipsoid(0.06, 0.11, 0.045, 20), 0.76 * a, 0.78, pointOnEnd(size, 'rear', 0.76, 0.78)[2]),
  );
  const lid = [
    moved(chamferedBox(0.95 * a, 0.012, 0.02, 0.004), 0, 0.98, -b + 0.002),
    bothSides(moved(chamferedBox(0.012, 0.5, 0.02, 0.004), 0.47 * a, 0.73, -b + 0.015)),
    moved(beveledBox(0.16, 0.04, 0.05, 0.015, 1), 0, 0.92, -b - 0.01),
  ];
  const vents = [0, 1, 2, 3, 4].map((i) =>
    moved(chamferedBox(0.02, 0.024, 0.26, 0.006), a, 1.06 - 0.05 * i, -0.62 * b),
  );
  const beltTrim = [1, -1].map((side) =>
    moved(beveledBox(0.04, 0.03, 2 * b - 1.05, 0.008, 1), side * 0.978 * a, belt, -0.05),
  );
  const bumpers = [bumper(size, 'front'), bumper(size, 'rear')];
  const doorHandle = doorHandles(a, 0.98, pillars[2] * b + 0.16, pillars[1] * b + 0.16);
  const parts: Part[] = [
    part('body', materials.paint(lower), skin.get('lower')!),
    part('upper body', upperPaint, skin.get('upper')!),
    part('nose', upperPaint, chevron(size, 0.6)),
    part('underbody', dark, skin.get('underbody')!),
    part('window', materials.darkGlass(), skin.get('window')!),
    part('badge', materials.chrome(), [badge, bothSides(lamp.shell), ...beltTrim]),
    part('headlight', headlight(), bothSides(lamp.lens)),
    part('indicator', indicator(), blinkers),
    part('tail light', tailLight(), rearLamps),
    part('engine lid', dark, [...lid, bothSides(...vents)]),
    part('bumper', look.choice([materials.chrome(), upperPaint]), bumpers),
    part('mirror', materials.chrome(), doorMirrors([a * 0.97, 1.17, b - 0.55], 0.16)),
    part('door handle', materials.chrome(), doorHandle),
    part('wiper', dark, wipers([1.25, b - 0.085], 23, 0.4)),
    licensePlates([0.5, b + 0.04], [0.62, -b - 0.005]),
    ...wheels(
      { radius: wheel, width: 0.17, rim: 0.62, spokes: 0 },
      wheelPlaces(a - 0.12, ...axles),
      materials.chrome(),
    ),
  ];
  if (roofHas === 'rack') parts.push(part('roof rack', dark, rack(a, b, top)));
  if (roofHas === 'pop-up roof')
    parts.push(
      part('pop-up roof', upperPaint, moved(beveledBox(1.25 * a, 0.16, 1.9, 0.06), 0, top + 0.05, -0.15)),
    );
  return parts;
}

/** A rack of tubes with slats. */
function rack(a: number, b: number, top: number): Mesh {
  const [w, z0, z1, y] = [0.7 * a, -0.75 * b, 0.4 * b, top + 0.08];
  const corners = points([w, z0], [w, z1], [-w, z1], [-w, z0]);
  const rail = (up: number): Mesh =>
    tube(
      corners.map(([x, z]) => [x, y + up, z] as const),
      0.016,
      8,
      { closed: true },
    );
  const slats = Array.from({ length: 9 }, (_, i) =>
    moved(chamferedBox(2 * w, 0.014, 0.07, 0.004), 0, y, z0 + ((z1 - z0) * (i + 0.5)) / 9),
  );
  const posts = [0, 0.33, 0.67, 1].map((share) =>
    bothSides(moved(chamferedBox(0.03, 0.32, 0.03, 0.006), w, y, z0 + (z1 - z0) * share)),
  );
  return merged(rail(0), rail(0.14), ...slats, ...posts);
}

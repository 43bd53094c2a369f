import { points } from '../../../core/points.js';
import { materials, part, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { arc, type Outline } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  chamferedBox,
  cylinder,
  ellipsoid,
  extrude,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { headlight, tailLight, trimBlack } from '../parts/vehicle-fittings.js';
import { wheels } from '../parts/wheel.js';

/** The chassis of a trailer. Meters. */
export interface Chassis {
  /** Half the width of the body, and where it ends. */
  readonly half: number;
  readonly front: number;
  readonly rear: number;
  /** The height of its floor. */
  readonly floor: number;
  /** The z of the axles. */
  readonly axles: readonly number[];
  readonly wheel: number;
  /** The middle of the wheels, x. */
  readonly track: number;
  /** The distance of the hitch in front of the body. */
  readonly reach: number;
  /** Whether the drawbar is one beam or two that meet. */
  readonly drawbar: 'beam' | 'frame';
  /** Whether mudguards cover the wheels, which then are beside the body. */
  readonly mudguards: boolean;
}

const hitchHeight = 0.42;

/** The hitch, jockey wheel, drawbar, axles, wheels, lamps and license plate. */
export function trailerChassis(chassis: Chassis): Part[] {
  const { half, front, rear, floor, axles, wheel, track, reach, drawbar, mudguards } = chassis;
  const hitch = front + reach;
  const steel = materials.aluminum();
  const frame = [
    bothSides(
      moved(chamferedBox(0.06, 0.1, front - rear, 0.012), half - 0.08, floor - 0.06, (front + rear) / 2),
    ),
    ...[front - 0.04, rear + 0.04, (front + rear) / 2].map((z) =>
      moved(chamferedBox(2 * half - 0.1, 0.08, 0.06, 0.012), 0, floor - 0.06, z),
    ),
    ...axles.map((z) => moved(turned(cylinder(0.035, 2 * track, 14), 'z', 90), 0, wheel, z)),
    ...axles.map((z) =>
      bothSides(
        moved(
          chamferedBox(0.05, floor - wheel, 0.2, 0.012),
          half - 0.1,
          (floor + wheel) / 2 - 0.03,
          z + 0.06,
        ),
      ),
    ),
  ];
  return [
    part('frame', steel, [...frame, drawbarOf(drawbar, half, front, floor, hitch)]),
    part('hitch', materials.iron(), coupling(hitch)),
    part('jockey wheel', trimBlack(), jockeyWheel(0.13, hitch - 0.42)),
    ...wheels(
      { radius: wheel, width: 0.17, rim: 0.6, spokes: 0 },
      axles.flatMap((z) => points([track, z], [-track, z])),
    ),
    ...(mudguards ? [part('mudguard', trimBlack(), bothSides(guards(axles, wheel, track)))] : []),
    ...rearLamps(half, floor, rear),
    part(
      'reflector',
      headlight(),
      bothSides(moved(beveledBox(0.06, 0.04, 0.025, 0.008, 1), half - 0.1, floor + 0.02, front + 0.03)),
    ),
  ];
}

function drawbarOf(
  kind: Chassis['drawbar'],
  half: number,
  front: number,
  floor: number,
  hitch: number,
): Mesh {
  const low = Math.min(floor - 0.06, hitchHeight);
  const end: Vec3 = [0, hitchHeight - 0.02, hitch - 0.18];
  if (kind === 'frame')
    return merged(
      bothSides(tube(points([half - 0.14, floor - 0.06, front - 0.15], [0.05, end[1], end[2]]), 0.045, 10)),
      moved(chamferedBox(half, 0.06, 0.06, 0.012), 0, floor - 0.06, front + 0.12 * (hitch - front)),
    );
  return tube([[0, floor - 0.08, front - 0.9], [0, low - 0.02, front + 0.15], end], 0.05, 10);
}

/** The cup that takes a car's ball, with its handle. */
const coupling = (hitch: number): Mesh =>
  merged(
    moved(beveledBox(0.1, 0.09, 0.36, 0.03), 0, hitchHeight, hitch - 0.2),
    moved(ellipsoid(0.06, 0.06, 0.075, 20), 0, hitchHeight, hitch - 0.03),
    moved(turned(beveledBox(0.045, 0.03, 0.26, 0.012, 1), 'x', -18), 0, hitchHeight + 0.08, hitch - 0.17),
    tube(
      [
        [-0.04, hitchHeight + 0.02, hitch - 0.4],
        [-0.09, hitchHeight - 0.08, hitch - 0.24],
        [-0.1, hitchHeight - 0.02, hitch - 0.08],
      ],
      0.012,
      8,
    ),
  );

/** The small wheel on which an unhitched trailer stands. */
const jockeyWheel = (x: number, z: number): Mesh =>
  merged(
    moved(cylinder(0.03, 0.62, 14), x, 0.46, z),
    moved(chamferedBox(0.16, 0.09, 0.1, 0.015), x - 0.05, hitchHeight, z),
    moved(turned(torus(0.075, 0.028, 24, 10), 'z', 90), x, 0.103, z),
    moved(turned(cylinder(0.05, 0.05, 16), 'z', 90), x, 0.103, z),
    tube(points([x, 0.77, z], [x + 0.09, 0.77, z], [x + 0.09, 0.86, z]), 0.013, 8),
  );

/** Arched plates over the left wheels. */
const guards = (axles: readonly number[], wheel: number, track: number): Mesh => {
  const [first, last] = [Math.max(...axles), Math.min(...axles)];
  const ring = (radius: number) => [
    ...arc(first, wheel, radius, -8, 90, 8),
    ...arc(last, wheel, radius, 90, 188, 8),
  ];
  const outline: Outline = [...ring(wheel + 0.095), ...[...ring(wheel + 0.07)].reverse()];
  return moved(
    turned(
      extrude(
        outline.map(([z, y]) => [-z, y] as const),
        0.24,
      ),
      'y',
      90,
    ),
    track,
    0,
    0,
  );
};

/** Lamps on a board behind, and the license plate. */
function rearLamps(half: number, floor: number, rear: number): Part[] {
  const y = floor - 0.1;
  const block = (x: number, width: number): Mesh =>
    bothSides(moved(beveledBox(width, 0.13, 0.06, 0.018, 1), x, y, rear - 0.05));
  const licensePlate = moved(beveledBox(0.42, 0.11, 0.03, 0.004, 1), 0, y, rear - 0.03);
  return [
    part('lamp board', trimBlack(), moved(beveledBox(2 * half, 0.17, 0.04, 0.012, 1), 0, y, rear - 0.01)),
    part('tail light', tailLight(), block(half - 0.1, 0.16)),
    part('indicator', materials.glowing('#e8860c', 0.3), block(half - 0.225, 0.085)),
    part(
      'triangle reflector',
      materials.glowing('#c40d10', 0.2),
      bothSides(moved(ahead(turned(cylinder(0.062, 0.03, 3), 'y', 30)), half - 0.36, y, rear - 0.04)),
    ),
    part('number plate', materials.paint('#f2f2ec'), licensePlate),
  ];
}

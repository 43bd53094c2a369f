import { points, points3 } from '../../../core/points.js';
import { materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, repeatedAround, turned } from '../../../world/modeling/mesh/index.js';
import { arc, ellipse, superellipse } from '../../../world/modeling/plane/index.js';
import {
  capsule,
  cylinder,
  lathe,
  loft,
  section,
  smoothSections,
  sweep,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { add, type Vec3 } from '../../../world/vector.js';
import { chain, cranks, type Pedal } from './bicycle-drive.js';
import type { Handlebar } from './handlebars.js';

/** A bicycle's wheel, meters: its radius on the ground, and half the width of its tire. */
interface WheelSize {
  readonly radius: number;
  readonly wide: number;
  /** Segments of the tire, around the wheel and around itself. Default: 56 and 10 */
  readonly segments?: readonly [around: number, across: number];
}

const tire = ({ radius, wide, segments = [56, 10] }: WheelSize, hub: Vec3): Mesh =>
  moved(turned(torus(radius - wide, wide, ...segments), 'z', 90), ...hub);

function rim({ radius, wide, segments = [48, 10] }: WheelSize, hub: Vec3): Mesh {
  const ring = lathe(
    [
      [radius - 2 * wide - 0.018, -0.011],
      [radius - 1.6 * wide, -0.011],
      [radius - 1.6 * wide, 0.011],
      [radius - 2 * wide - 0.018, 0.011],
    ],
    { segments: segments[0], closed: true },
  );
  return moved(turned(ring, 'z', 90), ...hub);
}

/** Spokes in crossing pairs, and the hub. */
function spokes({ radius, wide }: WheelSize, hub: Vec3): Mesh {
  const spoke = (from: Vec3, lean: number): Mesh =>
    tube([from, [radius - 2 * wide, 0, lean]], 0.0022, 5, { caps: 'none' });
  const pair = merged(spoke([0.02, 0.022, 0], 0.05), spoke([0.02, -0.022, 0.012], -0.04));
  return moved(turned(merged(repeatedAround(pair, 14), cylinder(0.02, 0.075, 16)), 'z', 90), ...hub);
}

/** The distance of a mudguard from the hub. */
const guardRadius = ({ radius }: WheelSize): number => radius + 0.022;

/** A mudguard with its stays. @param from, to degrees from ahead of the wheel, over it */
function mudguard(size: WheelSize, hub: Vec3, from: number, to: number): Mesh {
  const path = arc(hub[2], hub[1], guardRadius(size), from, to, 20).map(([z, y]): Vec3 => [0, y, z]);
  const end = path[17];
  const stay = tube([add(hub, [0.05, 0, 0]), [0.022, end[1], end[2]]], 0.004, 6);
  return merged(sweep(path, ellipse(0.052, 0.012, 10)), bothSides(stay));
}

/** The measures of one bicycle. Meters. */
export interface BicycleDesign {
  readonly wheels: WheelSize;
  /** The height above the ground at which the seat post meets the saddle. */
  readonly seatHeight: number;
  /** The height of the handlebar's middle. */
  readonly barHeight: number;
  readonly handlebar: Handlebar;
  readonly pedal: Pedal;
  /** Whether the upper tube runs low, for those who step through. */
  readonly stepThrough: boolean;
  readonly hasGuards: boolean;
  readonly hasLamps: boolean;
  readonly hasRack: boolean;
  readonly paint: Material;
  readonly saddle: Material;
}

// The side view, at x = 0: z forward, y up.
const seatTop: Vec3 = [0, 0.8, -0.25];
const headTop: Vec3 = [0, 0.86, 0.33];
const headFoot: Vec3 = [0, 0.68, 0.385];
const at = (from: Vec3, x: number, y = 0, z = 0): Vec3 => add(from, [x, y, z]);
const bar = (radius: number, ...path: Vec3[]): Mesh => tube(path, radius, 12);

/** The axles of the rear wheel, the front wheel and the cranks. */
export const axles = ({ wheels: { radius } }: Pick<BicycleDesign, 'wheels'>) => ({
  rear: [0, radius, -0.5] as Vec3,
  front: [0, radius, 0.56] as Vec3,
  crank: [0, radius - 0.055, -0.07] as Vec3,
});

/** The top of the saddle where one sits. */
export const seat = ({ seatHeight }: BicycleDesign): Vec3 => [0, seatHeight + 0.062, -0.36];

/** A bicycle's parts, its wheels on y = 0. */
export function bicycleParts(design: BicycleDesign): Part[] {
  const { wheels, seatHeight, barHeight, handlebar, hasGuards, hasLamps, hasRack } = design;
  const { rear, front, crank } = axles(design);
  const black = materials.mattePlastic('#1a1b1d');
  const steel = materials.steel();
  const stem: Vec3 = [0, barHeight - 0.03, 0.29];
  const upright = merged(handlebar.bar, bar(0.014, headTop, stem), bar(0.014, stem, [0, barHeight, 0.33]));
  return [
    part('tire', materials.rubber(), [tire(wheels, rear), tire(wheels, front)]),
    part('rim', materials.aluminum(), [rim(wheels, rear), rim(wheels, front)]),
    part('spokes', steel, [spokes(wheels, rear), spokes(wheels, front)]),
    part('frame', design.paint, frame(design)),
    part('fork', design.paint, fork(front)),
    ...(hasGuards ? [part('mudguard', black, guards(wheels, rear, front))] : []),
    part('handlebar', steel, upright),
    part('grip', black, handlebar.grips),
    part('seat post', steel, bar(0.013, seatTop, [0, seatHeight, -0.29])),
    part('saddle', design.saddle, moved(saddle(), 0, seatHeight + 0.03, -0.28)),
    part('crank', steel, cranks(crank, design.pedal)),
    part('chain', materials.iron(), chain(crank, rear)),
    ...(hasLamps ? lamps(rear, guardRadius(wheels), black) : []),
    ...(hasRack ? [part('rack', black, rack(wheels.radius, rear))] : []),
  ];
}

function frame(design: BicycleDesign): Mesh {
  const { rear, crank } = axles(design);
  const upper = design.stepThrough
    ? bar(0.016, [0, 0.52, -0.16], [0, 0.55, 0.06], [0, 0.63, 0.22], at(headTop, 0, -0.06, 0.02))
    : bar(0.016, seatTop, at(headTop, 0, -0.03, 0.01));
  return merged(
    upper,
    bar(0.019, crank, at(headFoot, 0, 0.035, -0.01)),
    bar(0.016, crank, at(seatTop, 0, 0.06, -0.017)),
    bar(0.021, at(headFoot, 0, -0.02, 0.006), at(headTop, 0, 0.02, -0.006)),
    bothSides(bar(0.009, at(crank, 0.02), at(rear, 0.058))),
    bothSides(bar(0.008, at(seatTop, 0.014, -0.02), at(rear, 0.058))),
    moved(turned(cylinder(0.024, 0.08, 20), 'z', 90), ...crank),
  );
}

const fork = (front: Vec3): Mesh =>
  bothSides(
    bar(0.012, headFoot, at(headFoot, 0.045, -0.05, 0.016), at(front, 0.055, 0.1, -0.05), at(front, 0.055)),
  );

const guards = (wheels: WheelSize, rear: Vec3, front: Vec3): Mesh =>
  merged(mudguard(wheels, rear, 0, 195), mudguard(wheels, front, 40, 205));

/** The sections along the saddle: z, width, height. */
const saddleSections = points3(`
  -0.14,0.05,0.03 -0.125,0.15,0.06 -0.05,0.15,0.065 0.04,0.075,0.05 0.12,0.05,0.04 0.145,0.02,0.02
`);

const saddle = (): Mesh =>
  loft(
    smoothSections(
      saddleSections.map(([z, w, h]) => section(superellipse(w, h, 2.4, 20), 'z', z)),
      3,
    ),
  );

function lamps(rear: Vec3, over: number, black: Material): Part[] {
  const lamp = lathe(points('0,-0.05 0.022,-0.045 0.04,0 0.042,0.012'), { segments: 20 });
  const holder = bar(0.008, at(headTop, 0, -0.03, 0.01), [0, 0.83, 0.4]);
  const headlight = moved(turned(cylinder(0.037, 0.02, 20, 0.008), 'x', 90), 0, 0.83, 0.437);
  const tailLight = moved(capsule(0.022, 0.06, 16), 0, rear[1] + 0.8 * over, rear[2] - 0.62 * over);
  return [
    part('headlight', black, [moved(turned(lamp, 'x', 90), 0, 0.83, 0.42), holder]),
    part('headlight', materials.glowing('#fff4d0', 0.5), headlight),
    part('tail light', materials.glowing('#c40d12', 0.4), tailLight),
  ];
}

function rack(radius: number, rear: Vec3): Mesh {
  const y = radius * 2 + 0.09;
  return merged(
    ...[-0.06, 0, 0.06].map((x) => bar(0.006, [x, y, -0.25], [x, y, -0.66])),
    ...[-0.25, -0.45, -0.66].map((z) => bar(0.006, [-0.065, y, z], [0.065, y, z])),
    bothSides(bar(0.006, [0.06, y, -0.56], at(rear, 0.062))),
  );
}

import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { materials, type Material, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { roundedRectangle, type Point } from '../../../world/modeling/plane/index.js';
import { beveledBox, chamferedBox, extrude, lathe, tube } from '../../../world/modeling/solids/index.js';

/**
 * The lower edge of a body's side over one wheel, from rear to front: z and height. Straight walls up to the axle, then
 * half a circle.
 */
export const archway = (middle: number, axle: number, radius: number, sill: number): Point[] => [
  [middle - radius, sill],
  ...[180, 155, 130, 105, 75, 50, 25, 0].map((degrees): Point => [
    middle + radius * cosDegrees(degrees),
    axle + radius * sinDegrees(degrees),
  ]),
  [middle + radius, sill],
];

/** A window with round corners in a frame, on a wall of a camper or a caravan. Meters. */
export interface FramedWindow {
  readonly at: Vec3;
  readonly width: number;
  readonly height: number;
  /** Degrees about the upright axis from +z, the way that it faces. Default 0 */
  readonly yaw?: number;
  /** The backward lean, degrees. Default 0 */
  readonly lean?: number;
}

export function framedWindow({ at, width, height, yaw = 0, lean = 0 }: FramedWindow): {
  frame: Mesh;
  pane: Mesh;
} {
  const plate = (grow: number, thick: number): Mesh => {
    const outline = roundedRectangle(width + grow, height + grow, 0.09 + grow / 2);
    return moved(turned(turned(extrude(outline, thick), 'x', -lean), 'y', yaw), ...at);
  };
  return { frame: plate(0.07, 0.03), pane: plate(0, 0.05) };
}

/** A round lamp that shines to +z, 0.2 meters wide: its shell and its lens. */
export function roundHeadlamp(lampAt: Vec3): { readonly shell: Mesh; readonly lens: Mesh } {
  const shell = moved(
    turned(lathe(points('0,-0.13 0.05,-0.115 0.09,-0.06 0.105,0 0.108,0.02'), { segments: 28 }), 'x', 90),
    ...lampAt,
  );
  const lens = moved(
    turned(lathe(points('0.095,0.015 0.09,0.03 0.05,0.045 0,0.05'), { segments: 28 }), 'x', 90),
    ...lampAt,
  );
  return { shell, lens };
}

/** Dark plastic of bumpers, sills and mirrors. */
export const trimBlack = (): Material => materials.mattePlastic('#1a1c1f');
export const headlight = (): Material => materials.glowing('#eef3f8', 0.25);
export const tailLight = (): Material => materials.glowing('#b3060c', 0.25);
export const indicator = (): Material => materials.glowing('#e8860c', 0.3);

/** A license plate in front and one behind: their middles' heights and z, meters. */
export const licensePlates = (...places: readonly (readonly [y: number, z: number])[]): Part =>
  part(
    'number plate',
    materials.paint('#f2f2ec'),
    places.map(([y, z]) => moved(beveledBox(0.5, 0.115, 0.03, 0.004, 1), 0, y, z)),
  );

/** Mirrors on short arms, on both sides. @param at where the left one's arm leaves the door @param high of the housing, meters */
export function doorMirrors([x, y, z]: Vec3, high = 0.24): Mesh {
  const arm: Vec3[] = [
    [x - 0.04, y, z],
    [x + 0.1, y + 0.02, z + 0.03],
    [x + 0.15, y + 0.06, z + 0.03],
  ];
  return bothSides(
    tube(arm, 0.022, 8),
    moved(beveledBox(0.19, high, 0.1, 0.035), x + 0.15, y + 0.12, z + 0.03),
  );
}

/** A handle along each side's door. */
export const doorHandles = (x: number, y: number, ...zs: readonly number[]): Mesh =>
  bothSides(...zs.map((z) => moved(beveledBox(0.035, 0.03, 0.17, 0.012, 1), x, y, z)));

/** Two wipers on a windshield. @param foot of the glass: y and z in the middle @param lean of the glass from upright, degrees @param long meters */
export function wipers(foot: readonly [y: number, z: number], lean: number, long: number): Mesh {
  const wiper = merged(
    moved(turned(chamferedBox(long, 0.016, 0.014, 0.004), 'z', 14), long * 0.45, long * 0.12, 0.012),
    moved(chamferedBox(0.05, 0.03, 0.03, 0.006), 0, 0, 0),
  );
  const both = merged(moved(wiper, 0.06, 0, 0), moved(wiper, 0.06 - long * 1.15, 0, 0));
  return moved(turned(both, 'x', -lean), 0, foot[0], foot[1]);
}

/** The left and right place of each axle's wheels. */
export const wheelPlaces = (track: number, ...axles: readonly number[]): (readonly [number, number])[] =>
  axles.flatMap((z) => [[track, z] as const, [-track, z] as const]);

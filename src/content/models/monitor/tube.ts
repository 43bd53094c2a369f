import { points } from '../../../core/points.js';
import { materials, type Material, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, moved, movedPart, part, turned, turnedPart } from '../../../world/modeling/mesh/index.js';
import { movedOutline, rectangle, roundedRectangle } from '../../../world/modeling/plane/index.js';
import type { Sheet } from '../../../world/modeling/print.js';
import { beveledBox, cylinder, lathe, loft, section } from '../../../world/modeling/solids/index.js';
import { pictured } from './curved-panel.js';
import { powerCord, ratingPlate, slots, socketRow } from '../parts/appliance-fittings.js';

export interface TubeMonitor {
  /** Width of the front, meters; its height and depth follow. */
  readonly width: number;
  readonly tilt: number;
  readonly casing: Material;
  readonly dark: Material;
  readonly isOn: boolean;
  picture(width: number, height: number): Sheet;
}

/** Height of its foot's swivel, meters. */
const raised = 0.06;

/** A deep old monitor with a picture tube, on a foot that turns and tilts. */
export function tubeMonitor(design: TubeMonitor): Part[] {
  const { width, tilt, casing, dark } = design;
  const height = 0.91 * width;
  const head = [...face(design, height), ...caseOf(design, height)];
  const bowl = points('0.115,0 0.12,0.004 0.118,0.014 0.06,0.022 0.05,0.032 0.08,0.052 0.095,0.075');
  return [
    part('foot', casing, lathe(bowl, { segments: 56 })),
    ...head.map((part) => movedPart(turnedPart(part, 'x', -tilt), 0, raised + height / 2, 0)),
    part('cord', dark, powerCord([-0.08, raised + 0.13, -0.47 * width], 0.1, 0.0042)),
  ];
}

/** Frame, glass and what is below it; about the middle of the front. */
function face({ width, casing, dark, isOn, picture }: TubeMonitor, height: number): Part[] {
  const z = 0.47 * width;
  const [w, h] = [0.83 * width, 0.62 * width];
  const up = 0.5 * (height - h) - 0.085 * width;
  const opening = (grow: number) =>
    movedOutline(roundedRectangle(w + grow, h + grow, 0.02 + grow / 2), 0, up);
  const frame = loft([
    section(roundedRectangle(width - 0.006, height - 0.006, 0.02), 'z', z - 0.08),
    section(roundedRectangle(width, height, 0.022), 'z', z - 0.076),
    section(roundedRectangle(width, height, 0.022), 'z', z - 0.008),
    section(roundedRectangle(width - 0.012, height - 0.012, 0.02), 'z', z),
    section(opening(0.02), 'z', z - 0.002),
    section(opening(0), 'z', z - 0.016),
    section(opening(-0.002), 'z', z - 0.03),
  ]);
  const glass = dome(w, h, 0.016);
  const screen = pictured(
    'screen',
    glass,
    picture(w, h),
    isOn ? materials.satin() : materials.darkGlass('#1a201f'),
  );
  const low = up - h / 2 - 0.032 - (height / 2 + up - h / 2 - 0.032) * 0.3;
  const knob = turned(cylinder(0.008, 0.01, 24, 0.002), 'x', 90);
  const at = (mesh: Mesh, x: number): Mesh => moved(mesh, x, low, z + 0.002);
  const light = at(beveledBox(0.01, 0.004, 0.006, 0.001, 1), 0.28 * width);
  return [
    part('frame', casing, frame),
    movedPart(screen, 0, up, z - 0.022),
    part('power button', casing, at(beveledBox(0.026, 0.016, 0.008, 0.003), 0.36 * width)),
    part('light', materials.glowing(isOn ? '#4fd05f' : '#d8862e'), light),
    part('knob', dark, [at(knob, -0.02), at(knob, 0.01), at(knob, 0.04)]),
    part('badge', materials.steel(), at(beveledBox(0.05, 0.009, 0.005, 0.001, 1), -0.34 * width)),
  ];
}

/** Glass that stands out toward +Z in the middle by `rise` and ends at z = 0, meters. */
function dome(width: number, height: number, rise: number): Mesh {
  const shares = Array.from({ length: 13 }, (_, i) => i / 6 - 1);
  return loft(
    shares.map((s): Vec3[] => [
      ...shares.map((t): Vec3 => [(s * width) / 2, (t * height) / 2, rise * (1 - (s * s + t * t) / 2)]),
      [(s * width) / 2, height / 2, -0.01],
      [(s * width) / 2, -height / 2, -0.01],
    ]),
  );
}

/** The case behind the front: it narrows toward the neck of the tube; vents above and at the sides, sockets behind. */
function caseOf({ width, casing, dark }: TubeMonitor, height: number): Part[] {
  const z = 0.47 * width;
  const ring = (w: number, h: number, down: number, at: number) =>
    section(movedOutline(roundedRectangle(w * width, h * height, 0.02), 0, -down * height), 'z', at);
  const shell = loft([
    ring(0.96, 0.95, 0, z - 0.07),
    ring(0.95, 0.93, 0, z - 0.15),
    ring(0.72, 0.7, 0.07, -z + 0.09),
    ring(0.66, 0.63, 0.085, -z + 0.012),
    ring(0.62, 0.59, 0.085, -z),
  ]);
  const level = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
  const above = moved(level(slots(7, 0.5 * width, 0.012, 0.45, 0.004)), 0, 0.465 * height, z - 0.115);
  const beside = moved(
    turned(slots(8, 0.055, 0.014, 0.45, 0.004), 'y', 90),
    0.4775 * width,
    0.05 * height,
    z - 0.11,
  );
  const behind = moved(slots(6, 0.36 * width, 0.013), 0, 0.06 * height, -z);
  const seam = loft([
    section(rectangle(0.967 * width, 0.957 * height), 'z', z - 0.0765),
    section(rectangle(0.967 * width, 0.957 * height), 'z', z - 0.0835),
  ]);
  return [
    part('case', casing, shell),
    part('vents', dark, [above, bothSides(beside), behind]),
    part('seam', dark, seam),
    ...socketRow([0.06 * width, -0.3 * height, -z]),
    ratingPlate(0.085, [0.06 * width, -0.16 * height, -z]),
  ];
}

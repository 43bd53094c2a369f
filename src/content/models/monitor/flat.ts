import { points } from '../../../core/points.js';
import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import { materials, part, roundedRectangle, smoothCurve, type Sheet } from '../../../world/modeling/index.js';
import {
  bothSides,
  mapParts,
  merged,
  moved,
  movedPart,
  turned,
  turnedPart,
} from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  box,
  cylinder,
  lathe,
  loft,
  section,
  sweep,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { ratingPlate, rearScrews, slots, socketRow } from '../parts/appliance-fittings.js';
import { bent, panel, pictured } from './curved-panel.js';

type StandKind = 'plate' | 'disc' | 'legs' | 'bracket';

/** The z of a monitor's column, behind its panel, meters. */
const columnZ = -0.075;

/** The stand that carries a monitor from behind, on y = 0. @param top the height that it reaches, meters */
function monitorStand(kind: StandKind, top: number, material: Material, accent: Material): Part[] {
  if (kind === 'legs') return legs(top, material, accent);
  if (kind === 'bracket') return bracket(top, material);
  const high = top - 0.01;
  const [foot, column] =
    kind === 'plate'
      ? [
          moved(beveledBox(0.25, 0.012, 0.19, 0.005), 0, 0.006, columnZ + 0.055),
          moved(beveledBox(0.062, high, 0.024, 0.006), 0, 0.01 + high / 2, columnZ),
        ]
      : [
          moved(lathe(disc, { segments: 56 }), 0, 0, columnZ + 0.04),
          moved(cylinder(0.021, high, 32, 0.003), 0, 0.01 + high / 2, columnZ),
        ];
  const hole = moved(turned(torus(0.016, 0.005, 28, 10), 'x', 90), 0, 0.4 * top, columnZ - 0.013);
  return [
    part('foot', material, foot),
    part('stand', material, column),
    ...(kind === 'plate' ? [part('cable hole', accent, hole)] : []),
  ];
}

const disc = points('0.112,0 0.115,0.003 0.115,0.007 0.11,0.011 0.045,0.015 0.03,0.018 0.024,0.03');

/** Two slim legs in a V that open toward the viewer, and a short one behind. */
function legs(top: number, material: Material, accent: Material): Part[] {
  const outline = roundedRectangle(0.026, 0.014, 0.004, 2);
  const path: Vec3[] = [
    [0.004, 0.014, columnZ],
    [0.09, 0.011, columnZ + 0.075],
    [0.18, 0.007, columnZ + 0.15],
  ];
  const rear: Vec3[] = [
    [0, 0.014, columnZ + 0.01],
    [0, 0.007, columnZ - 0.06],
  ];
  const leg = sweep(path, outline, [1, 0.95, 0.7], { up: [0, 1, 0] });
  const column = moved(beveledBox(0.05, top - 0.01, 0.034, 0.012, 3), 0, 0.01 + (top - 0.01) / 2, columnZ);
  return [
    part('foot', material, [bothSides(leg), sweep(rear, outline, 1, { up: [0, 1, 0] })]),
    part('stand', material, column),
    part('ring', accent, moved(turned(torus(0.02, 0.0035, 32, 8), 'x', 90), 0, 0.55 * top, columnZ - 0.0165)),
  ];
}

/** One bent sheet of metal: flat on the desk, then up behind the panel. */
function bracket(top: number, material: Material): Part[] {
  const path = smoothCurve<Vec3>(5, [
    [0, 0.004, columnZ + 0.16],
    [0, 0.004, columnZ + 0.05],
    [0, 0.005, columnZ - 0.03],
    [0, 0.026, columnZ - 0.052],
    [0, 0.07, columnZ - 0.046],
    [0, top, columnZ - 0.006],
  ]);
  const sheet = sweep(path, roundedRectangle(0.19, 0.008, 0.003, 2), 1, { up: [0, 0.3, -0.95] });
  const feet = [0.14, 0].flatMap((z) =>
    [-0.07, 0.07].map((x) => moved(cylinder(0.008, 0.002, 16), x, 0.0006, columnZ + z)),
  );
  return [part('stand', material, moved(sheet, 0, 0.001, 0)), part('pad', materials.rubber(), feet)];
}

export interface FlatMonitor {
  /** Width of the whole panel, meters. */
  readonly width: number;
  readonly height: number;
  /** The frame at the sides and above, and below, meters. */
  readonly bezel: number;
  readonly chin: number;
  readonly depth: number;
  /** Radius of its curve, meters. Absent: flat */
  readonly curve?: number;
  readonly stand: StandKind;
  /** The height of its lower edge above the desk, meters. */
  readonly raised: number;
  /** The backward lean, degrees. */
  readonly tilt: number;
  readonly casing: Material;
  readonly frame: Material;
  readonly accent: Material;
  readonly isOn: boolean;
  picture(width: number, height: number): Sheet;
}

/** A computer's flat or curved screen with its stand. */
export function flatMonitor(design: FlatMonitor): Part[] {
  const { raised, height, tilt, stand, casing, accent } = design;
  const middle = raised + height / 2;
  const head = [...front(design), ...rear(design)];
  const cords = [-1, 1].map((side) => cable(side, middle - 0.31 * height));
  return [
    ...monitorStand(stand, middle + 0.02, casing, accent),
    ...head.map((part) => movedPart(turnedPart(part, 'x', -tilt), 0, middle, 0)),
    part('cord', materials.rubber(), cords),
  ];
}

/** A cable that hangs from the sockets at this height and lies on the desk behind the foot. */
function cable(side: number, from: number): Mesh {
  const radius = 0.003;
  const path = smoothCurve<Vec3>(4, [
    [0.02 * side, from + 0.015, -0.035],
    [0.03 * side, from - 0.035, -0.055],
    [0.045 * side, 0.4 * from, -0.135],
    [0.06 * side, radius, -0.172],
    [0.1 * side, radius, -0.182],
    [0.16 * side, radius, -0.178],
  ]);
  const plug = moved(beveledBox(0.03, 0.014, 0.02, 0.004, 1), 0.165 * side, 0.007, -0.178);
  return merged(tube(path, radius, 8), plug);
}

/** Shell, frame and screen, then what is in the frame; about the origin. */
function front(design: FlatMonitor): Part[] {
  const { width, height, bezel, chin, depth, curve, casing, frame, isOn } = design;
  const [w, h] = [width - 2 * bezel, height - bezel - chin];
  const up = (chin - bezel) / 2;
  const face = depth / 2;
  const bend = (mesh: Mesh): Mesh => (curve === undefined ? mesh : bent(mesh, curve));
  const picture = design.picture(w, h);
  const screen = pictured(
    'screen',
    panel(w, h, 0.002, 0.0004),
    picture,
    isOn ? materials.satin() : materials.darkGlass(),
  );
  const parts = [
    part('body', casing, panel(width, height, depth, 0.004)),
    part('frame', frame, moved(panel(width - 0.003, height - 0.003, 0.004, 0.001), 0, 0, face)),
    movedPart(screen, 0, up, face + 0.0018),
  ];
  const low = (chin - height) / 2;
  const buttons = Array.from({ length: 4 }, (_, i) =>
    moved(beveledBox(0.012, 0.005, 0.003, 0.0012, 1), 0.3 * width - 0.02 * i, low, face + 0.002),
  );
  if (chin > 0.018)
    parts.push(
      part('button', materials.mattePlastic('#70757b'), buttons),
      part(
        'badge',
        materials.steel(),
        moved(beveledBox(0.045, 0.007, 0.002, 0.0008, 1), 0, low, face + 0.002),
      ),
    );
  const light = moved(box(0.007, 0.0025, 0.002), 0.3 * width + 0.022, low, face + 0.0021);
  parts.push(part('light', materials.glowing(isOn ? '#5fb8e8' : '#e0872e'), light));
  return mapParts(parts, bend);
}

/** The thick part of the back with vents, sockets and the mount of the stand; about the origin. */
function rear({ width, height, depth, curve, casing, accent }: FlatMonitor): Part[] {
  // A curved panel's back bends away from the hump: a narrow one still reaches into it.
  const [w, h] = [(curve === undefined ? 0.62 : 0.38) * width, 0.62 * height];
  const back = -depth / 2 - 0.03;
  const hump = loft([
    section(roundedRectangle(w, h, 0.02), 'z', 0.003),
    section(roundedRectangle(w, h, 0.02), 'z', -depth / 2 - 0.008),
    section(roundedRectangle(w - 0.05, h - 0.05, 0.018), 'z', back + 0.002),
    section(roundedRectangle(w - 0.056, h - 0.056, 0.016), 'z', back),
  ]);
  const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
  const mount = beveledBox(0.1, 0.1, 0.014, 0.004);
  const hinge = moved(turned(cylinder(0.016, 0.06, 24, 0.003), 'z', 90), 0, 0, (back + columnZ) / 2 - 0.006);
  const vents = moved(slots(4, 0.6 * w, 0.008), 0, h / 2 - 0.044, back);
  const screw = rearScrews(
    [-0.038, 0.038].flatMap((x) => [-0.038, 0.038].map((y) => [x, y] as const)),
    back - 0.011,
    0.005,
  );
  return [
    part('back', casing, hump),
    part('vents', materials.mattePlastic('#060606'), vents),
    part('mount', materials.mattePlastic('#1b1c1e'), moved(mount, 0, 0, back - 0.004)),
    part('screw', materials.steel(), screw),
    part('hinge', materials.mattePlastic('#26282b'), hinge),
    ...(curve === undefined
      ? []
      : [part('ring', accent, moved(facing(torus(0.082, 0.004, 56, 10)), 0, 0, back))]),
    ...socketRow([0, 0.04 - h / 2, back]),
    ratingPlate(0.06, [-0.3 * w - 0.01, -0.004, back]),
  ];
}

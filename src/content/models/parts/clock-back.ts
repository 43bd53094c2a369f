import { part, type Material, type Mesh, type Part } from '../../../world/model.js';
import { materials } from '../../../world/modeling/index.js';
import { merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, cylinder, torus } from '../../../world/modeling/solids/index.js';
import { aroundRim, rearScrews } from './appliance-fittings.js';

const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);

/** The back of a wound clock: a steel lid with two winding keys, two setting knobs and a lever. @param z of the case's back */
export function windUpBack(radius: number, z: number, metal: Material): Part[] {
  const lid = moved(facing(cylinder(0.86 * radius, 0.003, 48, 0.0012)), 0, 0, z);
  const bead = moved(facing(torus(0.78 * radius, 0.0012, 40, 8)), 0, 0, z - 0.0014);
  const wing = moved(facing(cylinder(0.0062, 0.0022, 20, 0.0008)), 0.0066, 0, -0.0105);
  const key = merged(
    moved(facing(cylinder(0.0026, 0.013, 12)), 0, 0, -0.0065),
    wing,
    moved(wing, -0.0132, 0, 0),
  );
  // Nothing in pairs side by side: a back must not look like a face.
  const at = (mesh: Mesh, x: number, y: number): Mesh => moved(mesh, x * radius, y * radius, z);
  const keys = [at(turned(key, 'z', 65), 0.12, 0.1), at(turned(key, 'z', 10), -0.36, -0.42)];
  const knob = merged(
    moved(facing(cylinder(0.002, 0.008, 10)), 0, 0, -0.004),
    moved(facing(cylinder(0.0046, 0.0055, 18, 0.001)), 0, 0, -0.0085),
  );
  const knobs = [at(knob, 0.5, -0.22), at(knob, -0.42, 0.34)];
  const lever = moved(beveledBox(0.0024, 0.0034, 0.012, 0.001, 1), 0.58 * radius, 0.3 * radius, z - 0.005);
  const slot = moved(box(0.0032, 0.4 * radius, 0.0006), 0.58 * radius, 0.34 * radius, z - 0.00175);
  const holes = Array.from({ length: 6 }, (_, i) =>
    moved(facing(cylinder(0.0011, 0.0006, 10)), (0.02 + 0.06 * i) * radius, -0.62 * radius, z - 0.0017),
  );
  const ring = [45, 135, 225, 315].map((turn) =>
    moved(turned(moved(rearScrews([[0, 0]], 0, 0.0022), 0.7 * radius, 0, 0), 'z', turn), 0, 0, z - 0.001),
  );
  return [
    part('rear lid', merged(lid, bead), materials.steel()),
    part('winding key', merged(...keys), metal.metallic > 0.9 ? materials.brass() : metal),
    part('knob', merged(...knobs, lever), materials.plastic('#1c1d20')),
    part('slot', merged(slot, ...holes), materials.mattePlastic('#0c0c0e')),
    part('screw', merged(...ring), materials.chrome()),
  ];
}

export interface BatteryBackSize {
  readonly width: number;
  readonly height: number;
  /** The height of its middle, meters. */
  readonly middle: number;
  /** z of the case's back, meters. */
  readonly z: number;
}

/** The back of a clock with a battery: a board on screws with the movement in its black box, a cell and a wheel to set it. */
export function batteryBack({ width, height, middle, z }: BatteryBackSize): Part[] {
  const side = Math.min(0.056, 0.8 * width);
  const front = z - 0.0135;
  const at = (mesh: Mesh): Mesh => moved(mesh, 0, middle, 0);
  const board = moved(beveledBox(width, height, 0.004, 0.0012, 1), 0, 0, z);
  const screws = rearScrews(aroundRim(width - 0.012, height - 0.012, 0, 1), z - 0.002, 0.0024);
  const casing = moved(beveledBox(side, side, 0.012, 0.0025), 0, 0, z - 0.0075);
  const tray = moved(beveledBox(0.9 * side, 0.3 * side, 0.002, 0.0005, 1), 0, -0.26 * side, front + 0.0003);
  const cell = (from: number, to: number, r: number): Mesh =>
    moved(turned(cylinder(r, to - from, 20, 0.0006), 'z', 90), (from + to) / 2, -0.26 * side, front + 0.0045);
  const wheel = moved(facing(cylinder(0.0062, 0.004, 24, 0.001)), 0, 0.17 * side, front - 0.0015);
  const label = moved(box(0.5 * side, 0.13 * side, 0.0005), 0, 0.4 * side, front - 0.0001);
  const half = 0.4 * side;
  return [
    part('rear board', at(board), materials.cardboard('#3f2d20')),
    part('screw', at(screws), materials.brass()),
    part('movement', at(casing), materials.plastic('#1f2023')),
    part('battery tray', at(tray), materials.mattePlastic('#0b0b0c')),
    part('battery', at(cell(-half, 0.5 * half, 0.0066)), materials.plastic('#26272a')),
    part('battery', at(cell(0.5 * half, 0.92 * half, 0.0066)), materials.copper()),
    part('battery', at(cell(0.9 * half, half, 0.0026)), materials.steel()),
    part('setting wheel', at(wheel), materials.mattePlastic('#c9c8c2')),
    part('movement label', at(label), materials.paper('#d8d6cc')),
  ];
}

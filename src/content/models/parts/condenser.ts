import { part, type Part, type Vec3 } from '../../../world/model.js';
import { materials } from '../../../world/modeling/index.js';
import { merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { smoothCurve } from '../../../world/modeling/plane/index.js';
import { beveledBox, box, capsule, cylinder, tube } from '../../../world/modeling/solids/index.js';
import { powerCord } from './appliance-fittings.js';

export interface CondenserSize {
  readonly width: number;
  /** Heights between which the coil runs, meters. */
  readonly low: number;
  readonly high: number;
  /** z of the back that it hangs on. */
  readonly z: number;
}

/** The coil behind a refrigerator: a pipe that goes back and forth on upright wires. */
export function condenser({ width, low, high, z }: CondenserSize): Part {
  const runs = 13;
  const pitch = (high - low) / (runs - 1);
  const out = z - 0.02;
  const half = width / 2 - pitch / 2;
  const path: Vec3[] = [];
  for (let i = 0; i < runs; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const y = high - i * pitch;
    path.push([-side * half, y, out], [side * half, y, out]);
    if (i + 1 < runs)
      path.push(
        [side * (half + 0.35 * pitch), y - 0.15 * pitch, out],
        [side * (half + 0.5 * pitch), y - 0.5 * pitch, out],
        [side * (half + 0.35 * pitch), y - 0.85 * pitch, out],
      );
  }
  const wires = Array.from({ length: 19 }, (_, i) =>
    moved(box(0.0022, high - low + 0.03, 0.0022), (i / 18 - 0.5) * 1.9 * half, (low + high) / 2, out - 0.004),
  );
  const hold = [-0.9, 0.9].flatMap((side) =>
    [0.12, 0.5, 0.88].map((share) =>
      moved(beveledBox(0.018, 0.03, 0.026, 0.004, 1), side * half, low + share * (high - low), z - 0.01),
    ),
  );
  return part('condenser', merged(tube(path, 0.0032, 6), ...wires, ...hold), materials.mattePaint('#17181a'));
}

/** What stands in the recess below it: compressor, pipes, a box for the wires, and the cord. @param depth of the recess, meters */
export function compressor(width: number, z: number, depth: number): Part[] {
  const middle = z + 0.5 * depth;
  const pot = moved(turned(capsule(0.082, 0.25, 18), 'z', 90), -0.06 * width, 0.145, middle);
  const lid = moved(beveledBox(0.07, 0.06, 0.05, 0.008, 1), 0.09, 0.16, middle - 0.03);
  const pipe = (x: number, top: number): Vec3[] =>
    smoothCurve<Vec3>(
      [
        [x, 0.2, middle],
        [x, 0.25, middle - 0.01],
        [x + 0.05, 0.262, middle - 0.03],
        [x + 0.12, 0.25, z + 0.01],
        [x + 0.12, top, z - 0.004],
      ],
      3,
    );
  return [
    part('compressor', pot, materials.paint('#1b1c1e')),
    part(
      'base plate',
      merged(
        moved(beveledBox(width - 0.05, 0.012, depth, 0.003, 1), 0, 0.036, middle + 0.004),
        ...[-0.09, 0.05].map((x) => moved(cylinder(0.014, 0.03, 12), x, 0.055, middle)),
      ),
      materials.steel(),
    ),
    part('wire box', lid, materials.mattePlastic('#d9d7cf')),
    part(
      'pipe',
      merged(tube(pipe(-0.16, 0.33), 0.004, 6), tube(pipe(0, 0.33), 0.003, 6)),
      materials.copper(),
    ),
    part('cord', powerCord([0.3 * width, 0.1, z + 0.02], -0.22, 0.0042), materials.rubber()),
  ];
}

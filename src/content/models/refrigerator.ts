import { materials, part, type Linear, type Mesh, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import { beveledBox, box, capsule, cylinder, sweep, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { powerCord, ratingPlate } from './parts/appliance-fittings.js';

interface CondenserSize {
  readonly width: number;
  /** Heights between which the coil runs, meters. */
  readonly low: number;
  readonly high: number;
  /** z of the back that it hangs on. */
  readonly z: number;
}

/** The coil behind a refrigerator: a pipe that goes back and forth on upright wires. */
function condenser({ width, low, high, z }: CondenserSize): Part {
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
  return part('condenser', materials.mattePaint('#17181a'), [tube(path, 0.0032, 6), ...wires, ...hold]);
}

/** The recess below it: compressor, pipes, a box for the wires, the cord. @param depth of the recess, meters */
function compressor(width: number, z: number, depth: number): Part[] {
  const middle = z + 0.5 * depth;
  const pot = moved(turned(capsule(0.082, 0.25, 18), 'z', 90), -0.06 * width, 0.145, middle);
  const lid = moved(beveledBox(0.07, 0.06, 0.05, 0.008, 1), 0.09, 0.16, middle - 0.03);
  const pipe = (x: number, top: number): Vec3[] =>
    smoothCurve<Vec3>(3, [
      [x, 0.2, middle],
      [x, 0.25, middle - 0.01],
      [x + 0.05, 0.262, middle - 0.03],
      [x + 0.12, 0.25, z + 0.01],
      [x + 0.12, top, z - 0.004],
    ]);
  return [
    part('compressor', materials.paint('#1b1c1e'), pot),
    part('base plate', materials.steel(), [
      moved(beveledBox(width - 0.05, 0.012, depth, 0.003, 1), 0, 0.036, middle + 0.004),
      ...[-0.09, 0.05].map((x) => moved(cylinder(0.014, 0.03, 12), x, 0.055, middle)),
    ]),
    part('wire box', materials.mattePlastic('#d9d7cf'), lid),
    part('pipe', materials.copper(), [tube(pipe(-0.16, 0.33), 0.004, 6), tube(pipe(0, 0.33), 0.003, 6)]),
    part('cord', materials.rubber(), powerCord([0.3 * width, 0.1, z + 0.02], -0.22, 0.0042)),
  ];
}

/** A fridge-freezer with two doors one above the other, or two tall ones side by side; the doors are the front, coil and compressor the back. */
export const refrigerator = defineModel({
  category: 'refrigerator',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the doors and their handles',
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const isDouble = variation.child('kind').float() < 0.35;
    const width = isDouble ? size.uniform(0.86, 0.92) : size.uniform(0.58, 0.7);
    const height = size.uniform(1.62, 1.85);
    const depth = size.uniform(0.6, 0.68);
    const door = 0.06;
    const shell = look.choice([
      materials.steel(),
      materials.paint('#f1f1ee'),
      materials.paint('#f1f1ee'),
      materials.paint('#44484e'),
      materials.paint('#b8d3cf'),
      materials.paint('#c9483f'),
    ]);
    const side = shell.metallic > 0 ? materials.mattePaint('#8b8e92') : shell;
    const freezerAbove = look.float() < 0.5;
    const split = freezerAbove ? look.uniform(0.64, 0.7) : look.uniform(0.34, 0.4);

    const plinth = 0.07;
    const gap = 0.008;
    const room = height - plinth;
    const z = depth / 2 - door / 2;
    const panel = (w: number, low: number, high: number, x = 0): Mesh =>
      moved(beveledBox(w, high - low - gap, door, 0.014, 3), x, (low + high) / 2, z);
    const handle = (x: number, low: number, high: number): Mesh => {
      const out = depth / 2 + 0.045;
      const path: Vec3[] = [
        [x, low, depth / 2 - 0.01],
        [x, low, out - 0.008],
        [x, low + 0.008, out],
        [x, high - 0.008, out],
        [x, high, out - 0.008],
        [x, high, depth / 2 - 0.01],
      ];
      return sweep(path, roundedRectangle(0.022, 0.022, 0.008, 3));
    };
    const cut = plinth + split * room;
    const hand = width / 2 - 0.07;
    const doors = isDouble
      ? [bothSides(panel(width / 2 - gap / 2, plinth, height, width / 4 + gap / 4))]
      : [panel(width, plinth, cut), panel(width, cut, height)];
    const handles = isDouble
      ? bothSides(handle(0.05, height * 0.42, height * 0.74))
      : merged(
          handle(hand, cut - (freezerAbove ? 0.42 : 0.3), cut - 0.05),
          handle(hand, cut + 0.05, cut + (freezerAbove ? 0.3 : 0.42)),
        );
    const black: Linear = [0.012, 0.012, 0.014];
    const grille = merged(
      ...Array.from({ length: 4 }, (_, i) =>
        moved(box(width - 0.06, 0.006, 0.01), 0, 0.022 + 0.011 * i, depth / 2 - 0.045),
      ),
    );
    // The carcass stands between side walls; below, it leaves room for the compressor.
    const rear = -depth / 2;
    const recess = { top: 0.28, depth: 0.2 };
    const shellDepth = depth - door - 0.012;
    const shellZ = -door / 2 - 0.006;
    const wall = 0.018;
    const inner = width - 2 * wall + 0.004;
    const carcass = merged(
      bothSides(
        moved(
          beveledBox(wall, height - 0.015, shellDepth, 0.008),
          width / 2 - wall / 2,
          height / 2 + 0.0075,
          shellZ,
        ),
      ),
      moved(
        beveledBox(inner, height - recess.top - 0.002, shellDepth - 0.002, 0.006, 1),
        0,
        (height + recess.top) / 2 - 0.001,
        shellZ,
      ),
    );
    const recessWall = moved(
      beveledBox(inner, recess.top, shellDepth - recess.depth, 0.004, 1),
      0,
      recess.top / 2 + 0.012,
      shellZ + recess.depth / 2,
    );
    const foot = moved(cylinder(0.02, 0.02, 20), width / 2 - 0.05, 0.01, depth / 2 - 0.12);
    const seal = moved(
      box(width - 0.02, height - plinth - 0.02, 0.014),
      0,
      (height + plinth) / 2,
      depth / 2 - door - 0.006,
    );
    return [
      part('body', side, carcass),
      part('recess', materials.mattePaint('#5d6064'), recessWall),
      ...doors.map((mesh): Part => part('door', shell, mesh)),
      part('handle', shell.metallic > 0 ? materials.chrome() : materials.steel(), handles),
      part('seal', materials.rubber(black), seal),
      part('grille', materials.mattePlastic('#1a1b1d'), grille),
      condenser({ width: width - 0.1, low: 0.36, high: height - 0.16, z: rear }),
      ...compressor(width, rear, recess.depth),
      ratingPlate(0.085, [-width / 2 + 0.12, height - 0.08, rear]),
      ...(isDouble ? dispenser(-0.26 * width, 0.6 * height, depth / 2) : []),
      part('foot', materials.rubber(), bothSides(foot)),
    ];
  },
});

/** Water and ice in one of two tall doors: a dark recess with a spout, a tray and a display. */
function dispenser(x: number, y: number, z: number): Part[] {
  const tray = merged(
    moved(beveledBox(0.15, 0.012, 0.02, 0.003), x, y - 0.12, z + 0.008),
    moved(beveledBox(0.05, 0.05, 0.03, 0.006), x, y + 0.05, z + 0.008),
  );
  return [
    part('dispenser', materials.darkGlass('#15181c'), moved(beveledBox(0.18, 0.3, 0.006, 0.002), x, y, z)),
    part('tray', materials.steel(), tray),
    part('display', materials.glowing('#8fd0ff', 0.5), moved(box(0.1, 0.03, 0.004), x, y + 0.115, z + 0.002)),
  ];
}

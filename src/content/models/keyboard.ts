import { sinDegrees, triples } from '../../core/index.js';
import type { Part, Vec3 } from '../../world/model.js';
import { beveledBox, materials, smoothCurve, textured, tube, type Tint } from '../../world/modeling/index.js';
import { bothSides, moved, movedPart, part, turnedPart } from '../../world/modeling/mesh/index.js';
import { defineModel } from './define.js';
import { mainRows, printedKeys, type Key } from './parts/key-rows.js';

const functionRow: readonly Key[] = [
  ['', 1.2],
  ...Array.from({ length: 12 }, (_, i): Key => [i < 9 ? `F${i + 1}` : '', 1]),
  ['', 1.8],
];

/** A computer keyboard with letters on its keys; the user sits in front (+Z). */
export const keyboard = defineModel({
  category: 'keyboard',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the edge at the space bar, where the user sits',
  hasText: true,
  letters: 0.015,
  legibleFromAbove: true,
  bestView: { elevation: [30, 42] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const pitch = size.uniform(0.0186, 0.0194);
    const gap = size.uniform(0.1, 0.18);
    const rise = size.uniform(5, 8); // degrees, toward the rear
    const [casing, keys, ink] = look.choice<readonly [Tint, string, string]>(
      triples(`
      #e3e0d6 #f3f1e8 #2a2a2c, #25272a #3a3d42 #f0f0ee, #c9ccd0 #f6f6f4 #3a3d42,
      #3a3f45 #e9e6dc #2a2a2c, #9db3b8 #f4f1e6 #34484c
    `),
    );
    const isWired = variation.child('cable').float() < 0.6;

    const rows = [functionRow, ...mainRows];
    const { mesh, sheet } = printedKeys(rows, { pitch, height: 0.009, gap }, keys, ink);
    const [width, depth] = [15 * pitch + 0.022, rows.length * pitch + 0.024];
    const thick = 0.018;
    const caseMesh = moved(beveledBox(width, thick, depth, 0.006, 3), 0, -thick / 2, 0);
    const well = moved(beveledBox(width - 0.014, 0.002, depth - 0.014, 0.0008, 1), 0, 0, 0);
    const keysMesh = moved(mesh, 0, 0.001, 0);
    const flat: Part[] = [
      part('case', materials.mattePlastic(casing), caseMesh),
      part('well', materials.mattePlastic('#17181a'), well),
      part('keys', textured(materials.mattePlastic('#ffffff'), sheet.image, 'clamp'), keysMesh),
    ];
    // the front edge stands on the table, the rear on feet
    const slope = sinDegrees(rise);
    const middle = thick + (depth / 2) * slope;
    const board = flat.map((part) => movedPart(turnedPart(part, 'x', rise), 0, middle, 0));
    const rear = -depth / 2;
    const under = middle - thick + (depth / 2 - 0.02) * slope; // the case's height above the feet
    const foot = moved(
      beveledBox(0.03, under + 0.004, 0.008, 0.002),
      width / 2 - 0.05,
      under / 2 + 0.002,
      rear + 0.02,
    );
    const lift = middle + (depth / 2) * slope - 0.6 * thick;
    const cable: Vec3[] = [
      [0, lift, rear + 0.008],
      [0, lift - 0.002, rear - 0.015],
      [0.01, 0.006, rear - 0.045],
      [0.04, 0.003, rear - 0.08],
      [0.03, 0.003, rear - 0.12],
    ];
    return [
      ...board,
      part('foot', materials.mattePlastic('#17181a'), bothSides(foot)),
      ...(isWired
        ? [part('cable', materials.rubber('#2a2b2e'), tube(smoothCurve(5, cable), 0.0025, 10))]
        : []),
    ];
  },
});

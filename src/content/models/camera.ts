import { materials, part, Sheet, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, turned, turnedPart } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  box,
  cylinder,
  lathe,
  sphere,
  sweep,
  torus,
  type ProfilePoint,
} from '../../world/modeling/solids/index.js';
import { landscape } from './parts/desktop.js';
import { defineModel } from './define.js';

/** A single-lens reflex camera: the lens looks to +Z, screen and viewfinder are at the rear. */
export const camera = defineModel({
  category: 'camera',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the lens',
  silhouetteView: { yaw: [14, 34], elevation: [8, 16] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.125, 0.145);
    const height = size.uniform(0.076, 0.088);
    const depth = size.uniform(0.042, 0.052);
    const lens = size.uniform(0.029, 0.034); // radius
    const long = size.uniform(0.05, 0.085);
    const isRetro = look.float() < 0.4;
    const body = materials.mattePlastic(isRetro ? look.choice(['#20211f', '#5a3a26', '#3a3f45']) : '#1f2022');
    const top = isRetro ? materials.aluminum() : materials.mattePlastic('#26272a');
    const ring = look.choice([materials.aluminum(), materials.paint('#b3262b'), materials.brass()]);
    const isOn = look.float() < 0.6;

    const z = depth / 2;
    const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
    const lensX = 0.008;
    const lensY = -0.004;
    const barrel: ProfilePoint[] = [
      [lens * 1.02, 0],
      [lens * 1.02, 0.1 * long],
      [lens * 0.94, 0.12 * long],
      [lens * 0.94, 0.2 * long],
      [lens, 0.22 * long],
      [lens, 0.5 * long],
      [lens * 0.95, 0.52 * long],
      [lens * 0.95, 0.62 * long],
      [lens * 1.02, 0.64 * long],
      [lens * 1.02, 0.94 * long],
      [lens * 0.99, 0.97 * long],
      [lens * 0.9, 0.97 * long],
      [lens * 0.78, 0.86 * long],
      [0, 0.86 * long],
    ];
    const rib = box(0.0016, 0.11 * long, 0.0014);
    const ribs = merged(
      ...[0.35, 0.78].flatMap((at) =>
        Array.from({ length: 40 }, (_, i) =>
          turned(moved(rib, 0, at * long, lens * (at > 0.6 ? 1.02 : 1)), 'y', 9 * i),
        ),
      ),
    );
    const onLens = (mesh: Mesh): Mesh => moved(facing(mesh), lensX, lensY, z);
    const front: ProfilePoint[] = smoothCurve(5, [
      [lens * 0.76, 0.855 * long],
      [lens * 0.5, 0.9 * long],
      [0, 0.915 * long],
    ] as const);
    const hump = merged(
      moved(beveledBox(0.05, 0.03, depth * 0.96, 0.008, 3), lensX, height / 2 + 0.008, 0),
      moved(beveledBox(0.036, 0.012, depth * 0.8, 0.005, 2), lensX, height / 2 + 0.02, 0.001),
    );
    const screenW = 0.066;
    const screenH = 0.046;
    const picture = isOn
      ? landscape(screenW, screenH, look.below(3))
      : new Sheet(screenW, screenH, '#0e1114', 32);
    const screen = turnedPart(picture.plate('screen', materials.satin()), 'y', 180);
    const dialOf = (r: number, h: number): Mesh => cylinder(r, h, 32, 0.0008);
    const topY = height / 2;
    const grip = beveledBox(0.03, height * 0.94, 0.028, 0.011, 3);
    const strap = smoothCurve<Vec3>(6, [
      [width / 2 + 0.003, 0.022, 0],
      [width / 2 + 0.016, 0.0, -0.008],
      [width / 2 + 0.024, -0.026, -0.02],
      [width / 2 + 0.02, -height / 2 + 0.004, -0.045],
      [0.03, -height / 2 + 0.002, -z - 0.05],
      [-0.03, -height / 2 + 0.002, -z - 0.05],
      [-width / 2 - 0.02, -height / 2 + 0.004, -0.045],
      [-width / 2 - 0.024, -0.026, -0.02],
      [-width / 2 - 0.016, 0.0, -0.008],
      [-width / 2 - 0.003, 0.022, 0],
    ]);
    const topPlate = moved(beveledBox(width + 0.001, 0.02, depth + 0.001, 0.005, 3), 0, topY - 0.007, 0);
    const hotShoe = moved(beveledBox(0.02, 0.003, 0.018, 0.0008, 1), lensX, topY + 0.0265, -0.002);
    const flash = moved(beveledBox(0.03, 0.011, 0.002, 0.0008, 1), lensX, topY + 0.012, depth * 0.48);
    const lug = bothSides(moved(facing(torus(0.004, 0.0012, 20, 8)), width / 2 + 0.002, 0.022, 0));
    const strapMesh = sweep(strap, roundedRectangle(0.0016, 0.012, 0.0006, 1), 1, { up: [0, 0.6, -0.8] });
    return [
      part('body', body, beveledBox(width, height, depth, 0.008, 3)),
      part('top plate', top, topPlate),
      part('viewfinder', top, hump),
      part('grip', materials.rubber('#17181a'), moved(grip, -width / 2 + 0.013, -0.002, z + 0.004)),
      part('lens', materials.mattePlastic('#18191b'), onLens(lathe(barrel, { segments: 64 }))),
      part('lens ring', ring, [
        onLens(moved(torus(lens * 0.99, 0.0011, 64, 10), 0, 0.92 * long, 0)),
        onLens(moved(cylinder(lens * 1.08, 0.006, 64, 0.001), 0, 0.002, 0)),
      ]),
      part('lens grip', materials.rubber('#111214'), onLens(ribs)),
      part('glass', materials.darkGlass('#1b1638'), onLens(lathe(front, { segments: 48 }))),
      part('shutter button', materials.steel(), [
        moved(dialOf(0.0065, 0.006), -width / 2 + 0.014, topY + 0.004, 0.008),
        moved(dialOf(0.0045, 0.005), -width / 2 + 0.014, topY + 0.008, 0.008),
      ]),
      part('dial', isRetro ? materials.steel() : materials.mattePlastic('#141517'), [
        moved(dialOf(0.0095, 0.01), -width / 2 + 0.034, topY + 0.006, -0.004),
        moved(dialOf(0.01, 0.008), width / 2 - 0.018, topY + 0.005, -0.002),
      ]),
      part('hot shoe', materials.steel(), hotShoe),
      part('flash', materials.satin('#d9dde0'), flash),
      part('light', materials.glossy('#c2362f'), moved(sphere(0.003, 16), -width / 2 + 0.036, 0.018, z)),
      movedPart(screen, 0.006, -0.006, -z - 0.0005),
      part(
        'screen frame',
        materials.glossy('#0c0d0f'),
        moved(beveledBox(screenW + 0.008, screenH + 0.008, 0.003, 0.001, 1), 0.006, -0.006, -z + 0.0008),
      ),
      part(
        'eyepiece',
        materials.rubber('#0e0f10'),
        moved(beveledBox(0.026, 0.018, 0.008, 0.004, 2), lensX, topY + 0.008, -depth * 0.48 - 0.003),
      ),
      part('pad', materials.mattePlastic('#3a3c40'), [
        moved(facing(dialOf(0.009, 0.004)), -width / 2 + 0.018, -0.008, -z - 0.001),
        ...[0.016, -0.028].map((y) =>
          moved(facing(dialOf(0.0035, 0.003)), -width / 2 + 0.018, y, -z - 0.001),
        ),
      ]),
      part('lug', materials.steel(), lug),
      part('strap', materials.fabric('#1c1d20'), strapMesh),
    ];
  },
});

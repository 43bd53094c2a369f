import { cosDegrees, points, points3, sinDegrees } from '../../../core/index.js';
import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import {
  materials,
  moved,
  movedPart,
  oklch,
  part,
  turned,
  turnedPart,
} from '../../../world/modeling/index.js';
import { roundedRectangle, smoothCurve } from '../../../world/modeling/plane/index.js';
import { beveledBox, cylinder, sphere, sweep, tube } from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { ballHead, barHead, blockHead, ringHead, tubeHead } from './webcam-heads.js';

/** The height of the joint that carries the head, meters. */
const jointY = { clip: 0.04, tripod: 0.085 } as const;
type WebcamStandKind = keyof typeof jointY;

/** The stand of a webcam, from y = 0 to its joint: the clip for a screen, spread like a tent, or three small legs. */
function webcamStand(kind: WebcamStandKind, width: number, material: Material): Part[] {
  const joint: Part = part('joint', materials.steel(), moved(sphere(0.0075, 24), 0, jointY[kind] - 0.004, 0));
  return [joint, ...(kind === 'clip' ? clip(width, material) : tripod(material))];
}

/** A short jaw with a hooked lip in front, a long bent one behind, both padded inside, hinged below the joint. */
function clip(width: number, material: Material): Part[] {
  const sheet = (path: readonly Vec3[], wide: number, thick: number): Mesh =>
    sweep(smoothCurve(4, path), roundedRectangle(wide, thick, thick * 0.45, 2), 1, { up: [0, 1, 0.3] });
  const front: Vec3[] = points3('0,0.024,-0.004 0,0.021,0.016 0,0.014,0.034 0,0.0035,0.044');
  const rear: Vec3[] = points3('0,0.024,0 0,0.022,-0.018 0,0.014,-0.038 0,0.003,-0.05');
  const hinge = turned(cylinder(0.0055, width * 0.82, 24, 0.001), 'z', 90);
  const pad = (z: number, y: number, slope: number): Mesh =>
    moved(turned(beveledBox(width * 0.66, 0.002, 0.014, 0.0008, 1), 'x', slope), 0, y, z);
  return [
    part('clip', material, [sheet(front, width, 0.004), sheet(rear, width * 0.86, 0.0045)]),
    part('hinge', materials.mattePlastic('#34373b'), moved(hinge, 0, 0.024, -0.002)),
    part('neck', material, moved(cylinder(0.0062, 0.014, 24, 0.002), 0, 0.031, 0)),
    part('pad', materials.rubber('#5a5d61'), [pad(0.026, 0.0145, 22), pad(-0.03, 0.0142, -24)]),
  ];
}

function tripod(material: Material): Part[] {
  const legs = [30, 150, 270].map((angle) => {
    const [x, z] = [sinDegrees(angle + 30), cosDegrees(angle + 30)];
    return tube(points([0.004 * x, 0.058, 0.004 * z], [0.05 * x, 0.006, 0.05 * z]), [0.0048, 0.0036], 14);
  });
  const tips = [60, 180, 300].map((angle) =>
    moved(sphere(0.0055, 16), 0.0505 * sinDegrees(angle), 0.0055, 0.0505 * cosDegrees(angle)),
  );
  return [
    part('leg', material, legs),
    part('neck', materials.mattePlastic('#26282b'), [
      moved(cylinder(0.011, 0.012, 28, 0.003), 0, 0.058, 0),
      moved(cylinder(0.005, 0.02, 20), 0, 0.07, 0),
    ]),
    part('tip', materials.rubber(), tips),
  ];
}

/** The cable from the back of the head: down, in a loop on the desk, to its plug. */
function webcamCable([x, y, z]: Vec3, side: number): Part[] {
  const r = 0.0019;
  const path = smoothCurve<Vec3>(6, [
    [x, y, z + 0.004],
    [x, y - 0.002, z - 0.014],
    [x + 0.003 * side, 0.45 * y, z - 0.028],
    [x + 0.011 * side, r, z - 0.036],
    [x + 0.034 * side, r, z - 0.042],
    [x + 0.048 * side, r, z - 0.022],
    [x + 0.034 * side, r + 0.002, z - 0.006],
    [x + 0.019 * side, r + 0.0045, z - 0.03],
    [x + 0.031 * side, r + 0.003, z - 0.062],
    [x + 0.055 * side, 0.0045, z - 0.064],
  ]);
  const plug = moved(beveledBox(0.02, 0.009, 0.014, 0.0025, 2), x + 0.061 * side, 0.0045, z - 0.064);
  const tip = moved(beveledBox(0.014, 0.0045, 0.012, 0.0006, 1), x + 0.0765 * side, 0.0045, z - 0.064);
  return [
    part('cable', materials.rubber('#202124'), tube(path, r, 8)),
    part('plug', materials.mattePlastic('#232427'), plug),
    part('plug tip', materials.steel(), tip),
  ];
}

const heads = { bar: barHead, ball: ballHead, tube: tubeHead, ring: ringHead, block: blockHead } as const;

/** A webcam on its clip for a laptop or monitor, or on small legs: a bar, a ball, a tube, a ring of light, a block. */
export const laptopCamera = defineModel({
  category: 'laptop camera',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the lens',
  build(variation): Part[] {
    const style = variation.child('form').choice(['bar', 'ball', 'tube', 'ring', 'block'] as const);
    const [size, look] = variation.children('size', 'look');
    const tint = oklch(look.uniform(0.4, 0.8), look.uniform(0.03, 0.15), look.uniform(0, 360));
    const body = look.choice([
      materials.mattePlastic('#222428'),
      materials.plastic('#e8e9ea'),
      materials.aluminum(),
      materials.plastic(tint),
    ]);
    const face = look.choice([materials.plastic('#121315'), materials.mattePlastic('#2c2f33')]);
    const ring = look.choice([
      materials.chrome(),
      materials.gold(),
      materials.glossy('#a01f24'),
      materials.glossy('#2668b8'),
    ]);
    const stand = variation.child('stand').choice(['clip', 'clip', 'tripod'] as const);
    const head = heads[style](size, { body, face, ring, isOn: look.float() < 0.6 });
    const y = jointY[stand] + head.below;
    const tilt = size.uniform(-2, 8);
    const [cableY, cableZ] = head.cable;
    return [
      ...webcamStand(
        stand,
        size.uniform(0.034, 0.046),
        look.choice([body, materials.mattePlastic('#1d1f22')]),
      ),
      ...head.parts.map((part) => movedPart(turnedPart(part, 'x', -tilt), 0, y, 0)),
      ...webcamCable([0, y + cableY, cableZ], look.choice([-1, 1])),
    ];
  },
});

import { points } from '../../../../core/points.js';
import { beveledBox, cylinder, materials, part, sweep, type Part } from '../../../../world/modeling/index.js';
import { moved, scaled, turned } from '../../../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../../../world/modeling/plane/index.js';
import { rotate, scale, subtract, transpose, type Vec3 } from '../../../../world/index.js';
import { carriedParts, signOf, type PosedBody, type Side } from '../../making.js';
import { frameOf, here } from '../attach.js';
import { bodySize } from '../body-size.js';
import type { Belonging } from '../define.js';
import { strongTint } from '../parts/pieces.js';

/** How far around a place the trunk is examined, meters of the adult. */
const around = 0.03;

/**
 * The surface of the trunk in front of (+1) or behind (-1) a place of the shoulder's frame, along its z to the front:
 * meters of the adult. Where there is no trunk: `otherwise`.
 */
function trunkSurface(
  body: PosedBody,
  side: Side,
): (x: number, y: number, way: 1 | -1, otherwise: number) => number {
  const { rotation, position } = frameOf(body, `${side} shoulder`);
  const [back, size, sign] = [transpose(rotation), bodySize(body), signOf(side)];
  const places: Vec3[] = [];
  for (const { name, mesh } of body.parts) {
    if (name !== 'torso' && name !== 'hips' && name !== `${side} upper arm`) continue;
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, y, z] = mesh.positions.subarray(i, i + 3);
      const p = scale(rotate(back, subtract([x, y, z], position)), 1 / size);
      // arms only near the shoulder, where the strap lies on them
      if (name.endsWith('arm') && p[1] < -0.1) continue;
      places.push([p[0], p[1], p[2] * sign]);
    }
  }
  return (x, y, way, otherwise) => {
    let best = -Infinity;
    for (const [a, b, c] of places)
      if (Math.abs(a - x) < around && Math.abs(b - y) < around) best = Math.max(best, c * way);
    return best === -Infinity ? otherwise : best * way;
  };
}

/** Parts made for a left shoulder: x away from the neck, y up, z to the front; its top at the origin, an adult's size. */
function onShoulder(parts: readonly Part[], body: PosedBody, side: Side): Part[] {
  const own = signOf(side) > 0 ? parts : parts.map((one) => ({ ...one, mesh: scaled(one.mesh, [1, 1, -1]) }));
  return carriedParts(own, frameOf(body, `${side} shoulder`), bodySize(body));
}

const strap = (path: readonly Vec3[], width: number) =>
  sweep(smoothCurve(5, path), roundedRectangle(width, 0.006, 0.0025, 2), 1, { up: [1, 0.4, 0] });

/** The line of straps on the trunk, from the ribs up to the shoulder: x and y. */
const rest = points('0.05,-0.32 0.028,-0.21 0.008,-0.11 -0.003,-0.035');

/** A bag that hangs at the hip from a strap over the shoulder of the same side. */
export const shoulderBag: Belonging = {
  name: 'a shoulder bag',
  at: 'shoulder',
  put(variation, body, side) {
    const tint = variation.child('leather').choice(['#7a4a2a', '#26262b', '#a8322c', '#c9a06a', '#2f5d4a']);
    const surface = trunkSurface(body, side);
    const down = (way: 1 | -1): Vec3[] => [
      [0.118, -0.5, 0.1 * way],
      ...rest.map(([x, y]): Vec3 => [x, y, surface(x, y, way, 0.07 * way) + 0.007 * way]),
    ];
    const loop: Vec3[] = [...down(1), [-0.006, 0.014, 0], ...down(-1).reverse()];
    const bag = [
      part('strap', materials.leather(tint), strap(loop, 0.03)),
      part('bag', materials.leather(tint), moved(beveledBox(0.1, 0.25, 0.32, 0.03, 3), 0.125, -0.62, 0)),
      part('flap', materials.leather(tint), moved(beveledBox(0.108, 0.13, 0.326, 0.03, 3), 0.126, -0.555, 0)),
      part('buckle', materials.brass(), moved(beveledBox(0.012, 0.04, 0.03, 0.004), 0.18, -0.615, 0)),
    ];
    return here('a shoulder bag', onShoulder(bag, body, side));
  },
};

/** A backpack that hangs from one shoulder alone. */
export const backpack: Belonging = {
  name: 'a backpack',
  at: 'shoulder',
  put(variation, body, side) {
    const cloth = materials.fabric(strongTint(variation));
    const dark = materials.fabric('#24262c');
    const surface = trunkSurface(body, side);
    const before = rest.map(([x, y]): Vec3 => [
      0.6 * x - 0.004,
      y,
      surface(0.6 * x - 0.004, y, 1, 0.07) + 0.007,
    ]);
    const over: Vec3[] = [
      [-0.03, -0.1, -0.17],
      [-0.012, -0.02, -0.08],
      [-0.006, 0.014, 0],
      ...before.reverse(),
      [0.03, -0.37, 0],
      [-0.01, -0.44, -0.15],
    ];
    const roll = turned(cylinder(0.012, 0.16, 16, 0.005), 'z', 90);
    const bag = [
      part('strap', dark, strap(over, 0.045)),
      part('bag', cloth, moved(beveledBox(0.3, 0.42, 0.17, 0.06, 4), -0.015, -0.28, -0.235)),
      part('pocket', cloth, moved(beveledBox(0.22, 0.19, 0.07, 0.03, 3), -0.015, -0.36, -0.325)),
      part('zip', dark, [
        moved(beveledBox(0.2, 0.008, 0.01, 0.003, 1), -0.015, -0.29, -0.357),
        moved(roll, -0.015, -0.07, -0.2),
      ]),
    ];
    return here('a backpack', onShoulder(bag, body, side));
  },
};

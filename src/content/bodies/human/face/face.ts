import { memoize, points } from '../../../../core/index.js';
import type { Mesh, Part, Vec3 } from '../../../../world/model.js';
import { ellipsoid, linear, materials, mixed, smoothCurve, tube } from '../../../../world/modeling/index.js';
import { bothSides, merged, mirroredX, moved, part } from '../../../../world/modeling/mesh/index.js';
import { ball, blob, limb, organic, paired, type Shape } from '../../../../world/modeling/organic/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import { sides } from '../../side.js';
import { cardMesh } from '../../hair/cards.js';
import { grownOn } from '../hair/lay.js';
import { hairMaterial } from '../../hair/strands.js';
import type { HumanLook } from '../look.js';
import { featured } from './features.js';

/** Places on a head, from its middle, meters of the adult; the left side's. */
export const eyePlace: Vec3 = [0.0325, 0.004, 0.0715];
export const nose: Vec3 = [0, -0.025, 0.114];

const cell = 0.0115;

/** The skull with nose and cheeks. */
export function headShapes(noun: HumanLook['noun'], build: HumanLook['build']): Shape[] {
  const fine = noun !== 'man';
  const child = noun === 'girl' || noun === 'boy';
  const jaw = (fine ? 0.9 : 1.02) * (build === 'stout' ? 1.12 : 1);
  const chin = child ? -0.088 : -0.097;
  const tip = child ? 0.005 : fine ? 0.008 : 0.011;
  return [
    blob([0, 0.022, -0.012], [0.0765, 0.096, 0.096]),
    blob([0, -0.032, 0.024], [0.0605 * (0.5 + 0.5 * jaw), 0.076, 0.066], { blend: 0.03 }),
    ...paired(
      limb([0.045 * jaw, -0.058, 0.006], [0.02 * jaw, chin + 0.004, 0.06], 0.0175, 0.0165, { blend: 0.03 }),
    ),
    ball([0, chin, 0.066], 0.0165, { blend: 0.025 }),
    // sockets before the nose, so that its bridge stays
    ...paired(
      blob([0.043, -0.03, 0.062], [0.022, 0.02, 0.02], { blend: 0.03 }),
      blob([0.034, 0.004, 0.104], [0.026, 0.017, 0.017], { mode: 'carve', blend: 0.016 }),
    ),
    limb([0, 0.014, 0.086], [0, -0.022, 0.096 + tip], 0.0075, fine ? 0.0098 : 0.0115, { blend: 0.014 }),
    ...paired(ball([fine ? 0.009 : 0.011, -0.0275, 0.0925 + 0.5 * tip], 0.008, { blend: 0.01 })),
  ];
}

/** Head, lips, nostrils and brows about the middle of the head. */
export function faceParts(look: HumanLook): Part[] {
  const skin = linear(look.skin);
  const { head, lips, line, brows, nostrils } = faceMeshes(look.noun, look.build);
  const red = look.noun === 'man' ? '#8a3c38' : '#a23a40';
  const lip = mixed(skin, red, look.noun === 'woman' ? 0.55 : 0.38);
  const brow = hairMaterial(mixed(look.age >= 65 ? '#8f8a84' : look.hair.color, '#20160f', 0.35), 'short');
  const parts: Part[] = [
    part('head', materials.skin(skin), head),
    part('head', materials.skin(lip), lips),
    part('head', materials.skin(mixed(lip, '#2a0f0d', 0.6)), line),
    part('head', materials.skin(mixed(skin, '#1c0c08', 0.65)), nostrils),
    ...sides.map((side) => part(`${side} brow`, brow, brows[side])),
  ];
  return parts.map((part) => ({ ...part, mesh: featured(part.mesh, look.face) }));
}

const faceMeshes = memoize((noun: HumanLook['noun'], build: HumanLook['build']) => {
  const shapes = headShapes(noun, build);
  const field = new Field(shapes, 2 * cell);
  const fine = noun !== 'man';
  const brow = browMesh(field, fine);
  return {
    head: organic(shapes, { cell }),
    lips: mouth(field, fine),
    line: parting(field),
    nostrils: nostrilMesh(field),
    brows: { left: brow, right: mirroredX(brow) },
  };
});

/** The depth at which a line toward the back first meets the face. */
export function faceDepth(field: Field, x: number, y: number): number {
  let z = 0.16;
  for (let i = 0; i < 60; i++) {
    const d = field.value(x, y, z);
    if (d < 1e-4) break;
    z -= Math.min(0.02, d * 0.8);
  }
  return z;
}

const laid = (field: Field, [x, y]: readonly [number, number], out: number): Vec3 => [
  x,
  y,
  faceDepth(field, x, y) + out,
];

const mouthLine: readonly (readonly [number, number])[] = [-0.026, -0.014, 0, 0.014, 0.026].map((x) => [
  x,
  -0.0645 + 2.4 * x * x,
]);

function mouth(field: Field, fine: boolean): Mesh {
  const thick = fine ? 1.2 : 0.95;
  const lip = (dy: number): Vec3[] =>
    mouthLine.map(([x, y]) => laid(field, [x * 0.95, y + dy * (1 - Math.abs(x) / 0.032)], -0.0022));
  const radii = [0.0012, 0.0042, 0.0046, 0.0042, 0.0012].map((r) => r * thick);
  const one = (dy: number, size: number): Mesh => {
    const path = smoothCurve(
      3,
      lip(dy).map((p, i) => [...p, radii[i] * size] as const),
    );
    return tube(
      path.map(([x, y, z]): Vec3 => [x, y, z]),
      path.map((p) => p[3]),
      8,
      { caps: 'round' },
    );
  };
  return merged(one(0.0045, 0.9), one(-0.005, 1.1));
}

/** The dark line between the lips. */
function parting(field: Field): Mesh {
  const path = smoothCurve(
    3,
    mouthLine.map((p) => laid(field, p, 0.0006)),
  );
  return tube(
    path,
    path.map((_, i) => 0.0009 + (0.0007 * Math.min(i, path.length - 1 - i)) / 6),
    6,
    { caps: 'round' },
  );
}

/** Short hairs along the brow, outward and a little up, flatter toward the temple. */
function browMesh(field: Field, fine: boolean): Mesh {
  const path = smoothCurve(4, points('0.0125,0.0255 0.024,0.0305 0.037,0.0315 0.053,0.0235'));
  const wide = fine ? 0.0018 : 0.0032;
  const places = path.flatMap(([x, y], i) => {
    const half = wide * Math.min(1, 0.6 + 0.2 * i, 0.25 + 0.2 * (path.length - 1 - i));
    return [-0.8, 0, 0.8].map((row) => laid(field, [x, y + row * half - 0.001], 0));
  });
  const hairs = grownOn(field, places, {
    flow: ([x]) => [1, x < 0.022 ? 0.9 : x < 0.04 ? 0.1 : -0.55, 0],
    length: 0.012,
    width: fine ? 0.0036 : 0.0048,
    lift: 0.001,
  });
  return cardMesh(hairs);
}

function nostrilMesh(field: Field): Mesh {
  const z = nose[2] - 0.0145;
  const one = (x: number): Mesh => {
    // from below, as far as the nose
    let y = -0.06;
    for (let i = 0; i < 40 && field.value(x, y, z) > 1e-4; i++) y += 0.0007;
    return moved(ellipsoid(0.0034, 0.0016, 0.0042, 8), x, y, z);
  };
  return bothSides(one(0.0062));
}

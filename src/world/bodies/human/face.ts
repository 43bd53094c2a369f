import { ball, blob, limb, materials, merged, mixed, organic, paired, smoothCurve, tube, type Linear, type Shape } from '../../build/index.js'; // prettier-ignore
import { Field } from '../../build/field.js';
import { linear } from '../../build/index.js';
import type { Mesh } from '../../mesh.js';
import type { Part } from '../../model.js';
import type { Vec3 } from '../../vector.js';
import { sides, signOf } from '../side.js';
import type { HumanLook } from './look.js';

/** Places on a head, from its middle, metres of the adult; the left side's. */
export const eyePlace: Vec3 = [0.0325, 0.004, 0.0715];
export const nose: Vec3 = [0, -0.028, 0.119];

const cell = 0.0115;

/** The skull with nose and cheeks. */
function headShapes({ noun, build }: HumanLook): Shape[] {
  const fine = noun !== 'man';
  const child = noun === 'girl' || noun === 'boy';
  const jaw = (fine ? 0.92 : 1.02) * (build === 'stout' ? 1.1 : 1);
  const chin = child ? -0.086 : -0.094;
  const bridge = child ? 0.7 : 1;
  return [
    blob([0, 0.022, -0.012], [0.077, 0.096, 0.096]),
    blob([0, -0.034, 0.026], [0.061 * jaw, 0.08, 0.066], { blend: 0.03 }),
    ball([0, chin, 0.058], 0.022 * jaw, { blend: 0.03 }),
    // sockets before the nose, so that its bridge stays
    ...paired(
      blob([0.042, -0.032, 0.064], [0.024, 0.022, 0.02], { blend: 0.03 }),
      blob([0.034, 0.004, 0.102], [0.024, 0.016, 0.017], { mode: 'carve', blend: 0.014 }),
    ),
    limb([0, 0.012, 0.086], [0, -0.024, 0.101 + 0.004 * bridge], 0.0075, 0.0115, { blend: 0.012 }),
    ...paired(ball([0.0105, -0.03, 0.097], 0.0085, { blend: 0.008 })),
  ];
}

/** Head, lips, nostrils and brows about the middle of the head. */
export function faceParts(look: HumanLook): Part[] {
  const skin = linear(look.skin);
  const shapes = headShapes(look);
  const field = new Field(shapes, 2 * cell);
  const fine = look.noun !== 'man';
  const lips = mixed(skin, fine ? '#a23a40' : '#8a3c38', look.noun === 'woman' ? 0.55 : 0.38);
  const brow = mixed(look.age >= 65 ? '#8f8a84' : look.hair.color, '#20160f', 0.35);
  return [
    { name: 'head', mesh: organic(shapes, { cell }), material: materials.skin(skin) },
    { name: 'head', mesh: mouth(field, fine), material: materials.skin(lips) },
    { name: 'head', mesh: parting(field), material: materials.skin(mixed(lips, '#2a0f0d', 0.6)) },
    ...sides.map((side): Part => ({
      name: `${side} brow`,
      mesh: browMesh(field, signOf(side), fine),
      material: materials.hair(brow),
    })),
    ...nostrils(field, skin),
  ];
}

/** Where a line to the back first meets the face. */
export function faceDepth(field: Field, x: number, y: number): number {
  let z = 0.16;
  for (let i = 0; i < 60; i++) {
    const d = field.value(x, y, z);
    if (d < 1e-4) break;
    z -= Math.min(0.02, d * 0.8);
  }
  return z;
}

const laid = (field: Field, [x, y]: readonly [number, number], out: number): Vec3 => [x, y, faceDepth(field, x, y) + out]; // prettier-ignore

const mouthLine: readonly (readonly [number, number])[] = [-0.026, -0.014, 0, 0.014, 0.026].map((x) => [x, -0.0625 - 0.25 * Math.abs(x) * 0.1]); // prettier-ignore

function mouth(field: Field, fine: boolean): Mesh {
  const thick = fine ? 1.2 : 0.95;
  const lip = (dy: number, size: number): Vec3[] =>
    mouthLine.map(([x, y]) => laid(field, [x * 0.95, y + dy * (1 - Math.abs(x) / 0.032)], size * -0.25));
  const radii = [0.0012, 0.0042, 0.0046, 0.0042, 0.0012].map((r) => r * thick);
  const one = (dy: number, size: number): Mesh => {
    const path = smoothCurve(
      lip(dy, 0.004).map((p, i) => [...p, radii[i]! * size] as const),
      3,
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
    mouthLine.map((p) => laid(field, p, 0.002)),
    3,
  );
  return tube(path, path.map((_, i) => 0.0009 + 0.0007 * Math.min(i, path.length - 1 - i) / 6), 6, { caps: 'round' }); // prettier-ignore
}

function browMesh(field: Field, x: 1 | -1, fine: boolean): Mesh {
  const places = [[0.0135, 0.026], [0.024, 0.0305], [0.037, 0.0315], [0.052, 0.024]] as const; // prettier-ignore
  const radii = (
    fine ? [0.0026, 0.003, 0.0027, 0.0012] : [0.0036, 0.0044, 0.004, 0.002]
  ) as readonly number[];
  const path = smoothCurve(places.map((p, i) => [...laid(field, p, 0), radii[i]!] as const), 3); // prettier-ignore
  return tube(path.map(([px, y, z]): Vec3 => [px * x, y, z]), path.map((p) => p[3]), 8, { caps: 'round' }); // prettier-ignore
}

function nostrils(field: Field, skin: Linear): Part[] {
  const mesh = merged(
    ...sides.map((side) => {
      const x = 0.0066 * signOf(side);
      return tube([[x, -0.0385, 0.1], [x * 1.1, -0.0365, 0.106]], 0.0028, 6, { caps: 'round' });
    }),
  ); // prettier-ignore
  return [{ name: 'head', mesh, material: materials.skin(mixed(skin, '#1c0c08', 0.65)) }];
}

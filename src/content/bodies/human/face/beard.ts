import { part, type Part } from '../../../../world/model.js';
import { materials, mixed, withColor } from '../../../../world/modeling/index.js';
import { merged } from '../../../../world/modeling/mesh/index.js';
import { blob, limb, organic, paired, type Shape } from '../../../../world/modeling/organic/index.js';
import { Field } from '../../../../world/modeling/organic/field.js';
import { memoize } from '../../../../core/memoize.js';
import { locksOn } from '../hair/locks.js';
import type { Beard, HumanLook } from '../look.js';
import { faceDepth, headShapes } from './face.js';
import { featured } from './features.js';

/** What lies on the mean man's face from one place to another, half sunk into it. Places are (x, y); radii in meters. */
const onSkin = memoize(() => new Field(headShapes('man', 'average'), 0.023));
const laid = (
  [ax, ay, a]: readonly [number, number, number],
  [bx, by, b]: readonly [number, number, number],
  sunk = 0.25,
): Shape[] =>
  paired(
    limb(
      [ax, ay, faceDepth(onSkin(), ax, ay) - sunk * a],
      [bx, by, faceDepth(onSkin(), bx, by) - sunk * b],
      a,
      b,
      { blend: 0.008 },
    ),
  );

const mustache = (): Shape[] => [
  ...laid([0.004, -0.0515, 0.0062], [0.017, -0.0535, 0.0062]),
  ...laid([0.017, -0.0535, 0.0062], [0.03, -0.063, 0.0042]),
];
const chin = (): Shape[] => [
  ...laid([0.031, -0.063, 0.0055], [0.027, -0.08, 0.008]),
  ...laid([0.027, -0.08, 0.009], [0.006, -0.088, 0.013]),
  blob([0, -0.1, 0.071], [0.024, 0.018, 0.016], { blend: 0.012 }),
];
const jaw = (): Shape[] =>
  paired(
    limb([0.0695, -0.012, 0.012], [0.058, -0.056, 0.022], 0.008, 0.0125, { blend: 0.012 }),
    limb([0.058, -0.056, 0.022], [0.026, -0.094, 0.06], 0.0145, 0.019, { blend: 0.014 }),
    limb([0.054, -0.052, 0.036], [0.034, -0.07, 0.063], 0.0115, 0.0115, { blend: 0.012 }),
  );
const lips: Shape = blob([0, -0.0655, 0.1], [0.021, 0.0078, 0.03], { mode: 'carve', blend: 0.004 });

const shapesOf: Readonly<Record<Exclude<Beard, 'none'>, () => readonly Shape[]>> = {
  mustache,
  goatee: () => [...mustache(), ...chin(), lips],
  full: () => [...mustache(), ...chin(), ...jaw(), lips],
};

const beardMesh = memoize((beard: Exclude<Beard, 'none'>) => {
  const shapes = shapesOf[beard]();
  const solid = withColor(organic(shapes, { cell: 0.0075, blend: 0.01 }), [0.68, 0.68, 0.68]);
  const hairs = locksOn(new Field(shapes, 0.01), {
    count: beard === 'full' ? 260 : 200,
    flow: ([x, , z]) => [0.6 * x, -1, 0.4 * (z - 0.05)],
    length: 0.024,
    radius: 0.0026,
  });
  return merged(solid, ...hairs);
});

/** A beard about the middle of the head. */
export function beardParts({ age, beard, face, hair }: HumanLook): Part[] {
  if (beard === 'none') return [];
  const color = age >= 65 ? hair.color : mixed(hair.color, '#20160f', 0.2);
  return [part('head', featured(beardMesh(beard), face), materials.hair(color))];
}

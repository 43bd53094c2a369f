import { materials, merged, moved, part, turned } from '../../../world/modeling/index.js';
import { beveledBox, box, cylinder } from '../../../world/modeling/solids/index.js';
import { add, cross, length, normalize, scale, subtract } from '../../../world/vector.js';
import { across, carriedParts, fromAxes, sides, signOf } from '../making.js';
import { strongTint } from '../props/parts/pieces.js';
import { defineSetting, type Scenery } from './define.js';
import { hallFloor, matFloor } from './floors.js';
import { placed } from './parts.js';

/** Half of a table with its net, in front of the player. */
const halfTable: Scenery = ({ at, size }) => {
  const z = Math.max(at['left toes'][2], at['right toes'][2]) + 0.12 * size;
  const [wide, deep, high] = [1.25, 0.85, 0.7];
  const legs = sides.flatMap((side) =>
    [0.1, deep - 0.1].map((far) => moved(cylinder(0.02, high, 12), 0.5 * signOf(side), high / 2, far)),
  );
  const edge = [-1, 1].map((end) =>
    moved(box(0.02, 0.001, deep), (end * (wide - 0.02)) / 2, high + 0.0005, deep / 2),
  );
  const lines = merged(
    ...edge,
    moved(box(0.006, 0.001, deep), 0, high + 0.0005, deep / 2),
    moved(box(wide, 0.001, 0.02), 0, high + 0.0005, 0.01),
  );
  const table = moved(beveledBox(wide, 0.03, deep, 0.005, 1), 0, high - 0.015, deep / 2);
  const netTape = moved(box(wide + 0.1, 0.014, 0.008), 0, high + 0.14, deep);
  return placed(
    [
      part('table', materials.mattePaint('#2a5f8f'), table),
      part('line', materials.mattePaint('#f2f1ec'), lines),
      part('net', materials.fabric('#20242a'), moved(box(wide + 0.1, 0.13, 0.004), 0, high + 0.07, deep)),
      part('net tape', materials.fabric('#f2f1ec'), netTape),
      part('leg', materials.iron(), legs),
    ],
    [at['pelvis'][0], 0, z],
    size,
  );
};

/** A barbell through both hands. */
const barbell: Scenery = ({ at, size }, variation) => {
  const [a, b] = [at['right grip'], at['left grip']];
  const x = normalize(subtract(b, a));
  const y = across([0, 1, 0], x);
  const frame = { rotation: fromAxes(x, y, cross(x, y)), position: scale(add(a, b), 0.5) };
  const half = length(subtract(b, a)) / 2 / size + 0.16;
  const disc = (radius: number, thick: number, at: number) =>
    sides.map((side) => moved(turned(cylinder(radius, thick, 40, 0.01), 'z', 90), at * signOf(side), 0, 0));
  const rod = turned(cylinder(0.0145, 2 * half + 0.34, 20), 'z', 90);
  const collars = [...disc(0.03, 0.04, half + 0.12), ...disc(0.026, 0.03, half - 0.01)];
  return carriedParts(
    [
      part('bar', materials.chrome(), rod),
      part('weight', materials.rubber(strongTint(variation)), disc(0.2, 0.05, half + 0.03)),
      part('small weight', materials.rubber('#26272b'), disc(0.14, 0.035, half + 0.08)),
      part('collar', materials.steel(), collars),
    ],
    frame,
    size,
  );
};

export const tableTennisTable = defineSetting('a table tennis table', hallFloor, halfTable);
export const liftedBarbell = defineSetting('a barbell', matFloor, barbell);

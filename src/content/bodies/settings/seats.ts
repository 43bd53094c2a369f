import { beveledBox, cylinder, materials, moved, part, tube } from '../../../world/modeling/index.js';
import { sides, signOf } from '../side.js';
import { defineSetting, type Scenery } from './define.js';

/** The distance of a sitting person's underside below the pelvis, meters of the adult. */
const buttocks = 0.13;

const stoolUnder: Scenery = ({ at, size }, variation) => {
  const [x, y, z] = at['pelvis'];
  const top = y - buttocks * size;
  const tint = variation.child('wood').choice(['#a9743f', '#6b4426', '#d4ad7c', '#3a3d42']);
  const middle = z + 0.06 * size;
  const legs = sides.flatMap((side) =>
    [-1, 1].map((end) =>
      tube(
        [
          [x + 0.11 * signOf(side), top - 0.02, middle + 0.11 * end],
          [x + 0.16 * signOf(side), 0, middle + 0.16 * end],
        ],
        0.017,
        12,
      ),
    ),
  );
  return [
    part('seat', materials.wood(tint), moved(cylinder(0.19, 0.04, 48, 0.012), x, top - 0.02, middle)),
    part('leg', materials.wood(tint), legs),
  ];
};

export const stool = defineSetting('a stool', stoolUnder);

/** Two steps: the higher one under the left foot. */
const stepsUnder: Scenery = ({ at, size }) => {
  const top = Math.min(at['left heel'][1], at['left toes'][1]) - 0.015 * size;
  const front = at['left heel'][2] - 0.06 * size;
  const deep = 0.3 * size;
  const slab = (height: number, z: number, depth: number) =>
    moved(beveledBox(0.9 * size, height, depth, 0.008, 1), at['pelvis'][0], height / 2, z + depth / 2);
  const stepMeshes = [slab(top / 2, front - deep, deep + 0.02), slab(top, front, deep)];
  return [part('step', materials.mattePaint('#b7b3aa'), stepMeshes)];
};

export const steps = defineSetting('steps', stepsUnder);

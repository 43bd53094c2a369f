import { badParameter } from '../../../../core/errors.js';
import { beveledBox, cylinder, materials, moved, part, turned } from '../../../../world/modeling/index.js';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { carriedParts, fromAxes, signOf, type PosedBody, type Side } from '../../making.js';
import { frameOf, here } from '../attach.js';
import type { Belonging } from '../define.js';

/** The plastic tag of farm animals, on both faces of the ear, some way from its root to its tip. */
export const earTag: Belonging = {
  name: 'an ear tag',
  at: 'ear',
  put(variation, body, side) {
    const tint = variation.child('tint').choice(['#f2c430', '#f2c430', '#e8762c', '#3f8fd0']);
    const { middle, through, half, size } = placeOnEar(body, side);
    const y: Vec3 = [0, 1, 0];
    const frame = { rotation: fromAxes(cross(y, through), y, through), position: middle };
    const out = half / size + 0.003;
    const plates = [1, -1].map((way) =>
      moved(beveledBox(0.046, 0.058, 0.006, 0.0028, 1), 0, -0.018, way * out),
    );
    const stud = turned(cylinder(0.007, 2 * out + 0.012, 20, 0.002), 'x', 90);
    const tag = [
      part('tag', materials.plastic(tint), plates),
      part('stud', materials.plastic('#22242a'), stud),
    ];
    return here('an ear tag', carriedParts(tag, frame, size));
  },
};

/** A tag's place: in the ear, the level direction in which the ear is thin there, and half its thickness, meters. */
function placeOnEar(
  body: PosedBody,
  side: Side,
): { middle: Vec3; through: Vec3; half: number; size: number } {
  const root = frameOf(body, `${side} ear`).position;
  const { rotation: m } = frameOf(body, 'head');
  const aside = normalize([m[0] * signOf(side), 0, m[6] * signOf(side)]);
  const front = scale(cross(aside, [0, 1, 0]), signOf(side));
  const ear = body.parts.filter(({ name }) => name === `${side} ear`);
  if (ear.length === 0)
    throw badParameter(
      'body',
      body.parts.map(({ name }) => name).join(', '),
      `a body with a part '${side} ear'`,
    );
  const places = ear.flatMap(({ mesh: { positions: p } }) =>
    Array.from({ length: p.length / 3 }, (_, i): Vec3 => [p[3 * i], p[3 * i + 1], p[3 * i + 2]]),
  );
  const tip = places.reduce((best, p) =>
    length(subtract(p, root)) > length(subtract(best, root)) ? p : best,
  );
  const long = length(subtract(tip, root));
  const middle = add(root, scale(subtract(tip, root), 0.62));
  const near = places.filter((p) => length(subtract(p, middle)) < 0.2 * long);
  const extent = (way: Vec3) => {
    const along = near.map((p) => dot(subtract(p, middle), way));
    const [least, most] = [Math.min(0, ...along), Math.max(0, ...along)];
    return { way, center: (least + most) / 2, half: (most - least) / 2 };
  };
  const [ahead, beside] = [extent(front), extent(aside)];
  const thin = beside.half < 0.6 * ahead.half ? beside : ahead;
  return {
    middle: add(middle, scale(thin.way, thin.center)),
    through: thin.way,
    half: thin.half,
    size: Math.max(0.55, Math.min(4.5, long / 0.13)),
  };
}

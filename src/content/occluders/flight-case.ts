import { beveledBox, bothSides, box, materials, moved, part, sphere } from '../../world/modeling/index.js';
import { laminate } from '../surfaces/laminate.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A case for equipment: panels between aluminum edges, ball corners, a grip at each narrow side. */
export const flightCase = defineOccluder({
  category: 'equipment case',
  broadClass: 'containers',
  build(variation) {
    const form = variation.child('form');
    const [width, depth] = [form.uniform(0.6, 0.95), form.uniform(0.5, 0.64)];
    const high = form.choice([form.uniform(0.42, 0.6), form.uniform(0.7, 1.05)]);
    const lid = 0.72 * high;
    const edge = 0.028;
    const [x, z] = [width / 2, depth / 2];
    const beams = [
      ...[-z, z].flatMap((at) => [0, high].map((y) => moved(box(width, edge, edge), 0, y, at))),
      ...[-x, x].flatMap((at) => [0, high].map((y) => moved(box(edge, edge, depth), at, y, 0))),
      ...[-x, x].flatMap((a) => [-z, z].map((b) => moved(box(edge, high, edge), a, high / 2, b))),
    ];
    const joint = moved(beveledBox(width + 0.012, 0.03, depth + 0.012, 0.004), 0, lid, 0);
    const corners = [-x, x].flatMap((a) =>
      [-z, z].flatMap((b) => [0, high].map((y) => moved(sphere(0.034, 14), a, y, b))),
    );
    const grip = moved(beveledBox(0.02, 0.1, 0.18, 0.008), x + 0.006, 0.42 * high, 0);
    const own = variation.child('panels');
    const tint = own.choice(['#1f2124', '#23324a', '#4a2326', '#2f3d33', '#55585c'] as const);
    return [
      own.below(3) === 0
        ? covered('panels', moved(box(width, high, depth), 0, high / 2, 0), laminate, own)
        : part('panels', materials.mattePlastic(tint), moved(box(width, high, depth), 0, high / 2, 0)),
      part('edges', materials.aluminum(), [...beams, joint]),
      part('corners', materials.steel(), corners),
      part('grips', materials.iron(), bothSides(grip)),
    ];
  },
});

import { points } from '../../core/points.js';
import { materials, merged, moved, part, repeatedAround, turned } from '../../world/modeling/index.js';
import { box, cylinder, lathe } from '../../world/modeling/solids/index.js';
import { defineOccluder } from './define.js';

/** Tires that lie on each other. */
export const tireStack = defineOccluder({
  category: 'stack of tires',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const [radius, wide] = [form.uniform(0.29, 0.34), form.uniform(0.19, 0.23)];
    const count = form.integer(2, 5);
    const profile = points(`
      0.58,0.06 0.62,0 0.9,0.02 0.985,0.12 1,0.25 1,0.75 0.985,0.88 0.9,0.98 0.62,1 0.58,0.94
    `).map(([r, y]) => [r * radius, y * wide] as const);
    const rubber = lathe(profile, { segments: 48, closed: true, crease: 50 });
    const lug = moved(turned(box(0.018, 0.62 * wide, 0.02), 'z', 18), 0, wide / 2, radius);
    const tire = merged(rubber, repeatedAround(lug, 36));
    const lie = variation.child('lie');
    const tires = Array.from({ length: count }, (_, i) =>
      moved(
        turned(tire, 'y', lie.uniform(0, 8)),
        i === 0 ? 0 : lie.uniform(-0.02, 0.02),
        i * wide,
        i === 0 ? 0 : lie.uniform(-0.02, 0.02),
      ),
    );
    const dark = moved(cylinder(0.64 * radius, count * wide - 0.05, 40), 0, (count * wide - 0.05) / 2, 0);
    return [
      part('tires', materials.rubber('#2b2b2d'), tires),
      part('inside', materials.rubber('#0c0c0d'), dark),
    ];
  },
});

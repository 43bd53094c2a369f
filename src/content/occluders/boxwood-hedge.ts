import { block } from '../../world/modeling/organic/index.js';
import { perAxis, type Vec3 } from '../../world/vector.js';
import { defineOccluder } from './define.js';
import { leaves } from './parts/leaves.js';

/** A clipped hedge of leaves, square in plan: no side of it is its front. */
export const boxwoodHedge = defineOccluder({
  category: 'boxwood hedge',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const half = form.uniform(0.55, 0.7);
    const height = half * form.uniform(1.6, 2.1);
    const reach: Vec3 = [half, height / 2, half];
    const middle: Vec3 = [0, height / 2, 0];
    const inside = 0.1;
    return leaves(
      {
        core: block(middle, [half - inside, height / 2 - inside / 2, half - inside], 0.05),
        outside(stream) {
          // Faces by their area; none below.
          const [top, side] = [4 * half * half, 2 * half * height];
          const face = stream.weighted([0, 1, 2, 3, 4], [top, side, side, side, side]);
          const axis = face === 0 ? 1 : face < 3 ? 0 : 2;
          const sign = face % 2 === 0 ? 1 : -1;
          const at = perAxis((k) => middle[k] + reach[k] * (k === axis ? sign : stream.uniform(-1, 1)));
          const normal = perAxis((k) => (k === axis ? sign : 0));
          return { at, normal };
        },
        count: 1900,
        side: 0.19,
      },
      variation,
    );
  },
});

import { beveledBox, loft, merged, moved, rectangle, section } from '../../world/modeling/index.js';
import { concrete } from '../surfaces/concrete.js';
import { granite } from '../surfaces/granite.js';
import { paintedMetal } from '../surfaces/painted-metal.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A block of cast concrete that keeps cars away, a little narrower at the top, some with a painted band. */
export const concreteBlock = defineOccluder({
  category: 'concrete block',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const [width, depth] = [form.uniform(0.6, 1), form.uniform(0.5, 0.8)];
    const high = form.choice([form.uniform(0.5, 0.7), form.uniform(0.8, 1.1)]);
    const taper = form.uniform(0.8, 0.95);
    const at = (share: number): readonly [number, number] => {
      const factor = 1 - (1 - taper) * share;
      return [width * factor, depth * factor];
    };
    const piece = (from: number, to: number, out: number) => {
      const rings = [from, to].map((share) => {
        const [w, d] = at(share);
        return section(rectangle(w + out, d + out), 'y', share * high);
      });
      return loft(rings);
    };
    const [topWidth, topDepth] = at(1);
    const own = variation.child('stone');
    const stone = own.choice([concrete, concrete, granite]);
    const cap = moved(beveledBox(topWidth + 0.01, 0.05, topDepth + 0.01, 0.015), 0, high, 0);
    const band = own.below(2) === 0 ? [covered('band', piece(0.6, 0.8, 0.012), paintedMetal, own)] : [];
    return [covered('block', merged(piece(0, 1, 0), cap), stone, own), ...band];
  },
});

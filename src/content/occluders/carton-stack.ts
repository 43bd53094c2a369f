import { materials, moved, part, turned, varied, type Mesh, type Part } from '../../world/modeling/index.js';
import { beveledBox } from '../../world/modeling/solids/index.js';
import { cardboard } from '../surfaces/cardboard.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** Cartons that stand on each other, as when somebody moves or goods come in. */
export const cartonStack = defineOccluder({
  category: 'stack of cartons',
  broadClass: 'containers',
  build(variation) {
    const form = variation.child('form');
    const [width, depth] = [form.uniform(0.5, 0.62), form.uniform(0.42, 0.56)];
    const layers = form.integer(2, 4);
    const lie = variation.child('lie');
    const own = variation.child('board');
    const parts: Part[] = [];
    const tapes: Mesh[] = [];
    let y = 0;
    for (let i = 0; i < layers; i++) {
      const high = form.uniform(0.28, 0.44);
      const [w, d] = [width * form.uniform(0.9, 1), depth * form.uniform(0.9, 1)];
      const turn = lie.uniform(-5, 5);
      const placed = (mesh: Mesh): Mesh => moved(turned(mesh, 'y', turn), 0, y + high / 2, 0);
      parts.push(
        covered(
          `carton ${i + 1}`,
          placed(beveledBox(w, high - 0.004, d, 0.006)),
          cardboard,
          own,
          varied(own, '#efe6da', 0.12),
        ),
      );
      tapes.push(placed(beveledBox(w + 0.002, high - 0.002, 0.055, 0.001)));
      y += high;
    }
    return [...parts, part('tape', materials.satin('#b88a4c'), tapes)];
  },
});

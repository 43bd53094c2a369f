import { beveledBox, cylinder, moved } from '../../world/modeling/index.js';
import { concrete } from '../surfaces/concrete.js';
import { paper } from '../surfaces/paper.js';
import { plasterWall } from '../surfaces/plaster-wall.js';
import { terrazzo } from '../surfaces/terrazzo.js';
import { woodVeneer } from '../surfaces/wood-veneer.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A plinth as shops and photographers have them: a plain cube or drum of wood, plaster or stone. */
export const plinth = defineOccluder({
  category: 'plinth',
  broadClass: 'miscellaneous',
  hasUp: false,
  build(variation) {
    const form = variation.child('form');
    const [half, high] = [form.uniform(0.28, 0.4), form.uniform(0.4, 1.1)];
    const body =
      form.below(2) === 0 ? cylinder(half, high, 80, 0.006) : beveledBox(2 * half, high, 2 * half, 0.008);
    const own = variation.child('stuff');
    const stuff = own.choice([concrete, paper, plasterWall, terrazzo, woodVeneer, woodVeneer]);
    return [covered('body', moved(body, 0, high / 2, 0), stuff, own)];
  },
});

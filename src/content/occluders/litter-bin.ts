import { materials, moved, part, repeatedAround } from '../../world/modeling/index.js';
import { beveledBox, cylinder, lathe, torus } from '../../world/modeling/solids/index.js';
import { paintedMetal } from '../surfaces/painted-metal.js';
import { woodVeneer } from '../surfaces/wood-veneer.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A round litter bin of the street: slats about a drum, a domed or a flat top. */
export const litterBin = defineOccluder({
  category: 'litter bin',
  broadClass: 'containers',
  build(variation) {
    const form = variation.child('form');
    const [radius, high] = [form.uniform(0.25, 0.34), form.uniform(0.6, 0.95)];
    const slats = form.integer(18, 28);
    const dome = form.uniform(0.02, 0.16);
    const slat = moved(beveledBox((4.6 * radius) / slats, 0.88 * high, 0.02, 0.004), 0, 0.5 * high, radius);
    const own = variation.child('slats');
    const metal = own.below(2) === 0;
    return [
      part('drum', materials.iron(), moved(cylinder(radius, high, 48), 0, high / 2, 0)),
      covered('slats', repeatedAround(slat, slats), metal ? paintedMetal : woodVeneer, own),
      part('top', materials.metallicPaint(own.choice(['#2c3330', '#3a4046', '#23402f', '#5a5d60'])), [
        moved(
          lathe(
            [
              [1.1 * radius, 0],
              [1.1 * radius, 0.03],
              [0.8 * radius, 0.03 + 0.7 * dome],
              [0, 0.03 + dome],
            ],
            { segments: 56 },
          ),
          0,
          high,
          0,
        ),
        moved(torus(1.06 * radius, 0.014, 56, 10), 0, 0.03, 0),
      ]),
    ];
  },
});

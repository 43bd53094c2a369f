import { points3 } from '../../core/points.js';
import { granite } from '../surfaces/granite.js';
import { gravel } from '../surfaces/gravel.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Broken rock with grass in its cracks. */
export const scree = defineHabitat({
  name: 'scree',
  build(kind, layout, request) {
    const tints = kind
      .child('tints')
      .choice([
        points3('0.75,0.74,0.7 0.55,0.54,0.52 0.95,0.92,0.86'),
        points3('0.7,0.58,0.48 0.9,0.76,0.62 0.55,0.45,0.38'),
      ] as const);
    return new HabitatBuilder(kind, layout, request)
      .ground({ surface: gravel, tile: 0.6, tint: [0.7, 0.68, 0.64], rise: 0.16, wave: 0.7 })
      .stones('chips', {
        count: 560,
        radius: [0.018, 0.06],
        rough: 0.55,
        flat: 0.6,
        surface: granite,
        tints,
        low: true,
      })
      .stones('rocks', { count: 210, radius: [0.06, 0.17], rough: 0.6, flat: 0.7, surface: granite, tints })
      .tufts('grass', {
        count: 130,
        blades: 9,
        spread: 0.018,
        length: [0.04, 0.1],
        wide: 0.0022,
        lean: [0.2, 0.9],
        colors: albedos('#8f9358', '#a19c62', '#757c48'),
      })
      .finish();
  },
});

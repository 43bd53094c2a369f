import { points3 } from '../../core/points.js';
import { granite } from '../surfaces/granite.js';
import { gravel } from '../surfaces/gravel.js';
import { HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Stones of a river. */
export const riverStones = defineHabitat({
  name: 'river stones',
  build(kind, layout, request) {
    const tints = kind
      .child('tints')
      .choice([
        points3('0.7,0.66,0.6 1,0.97,0.92 0.85,0.75,0.64 0.5,0.5,0.52'),
        points3('0.8,0.62,0.5 1.05,0.9,0.78 0.65,0.52,0.45 0.9,0.8,0.72'),
        points3('0.55,0.58,0.62 0.8,0.84,0.88 0.4,0.42,0.45 0.95,0.95,0.95'),
      ] as const);
    return new HabitatBuilder(kind, layout, request)
      .ground({ surface: gravel, tile: 0.5, tint: [0.8, 0.78, 0.75], rise: 0.14, wave: 0.8 })
      .stones('pebbles', {
        count: 620,
        radius: [0.022, 0.06],
        rough: 0.14,
        flat: 0.62,
        surface: granite,
        tints,
        low: true,
      })
      .stones('stones', { count: 190, radius: [0.05, 0.14], rough: 0.2, flat: 0.66, surface: granite, tints })
      .finish();
  },
});

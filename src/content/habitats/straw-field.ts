import { straw } from '../surfaces/straw.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Straw that has been spread on the ground. */
export const strawField = defineHabitat({
  name: 'straw field',
  build: (kind, layout, request) =>
    new HabitatBuilder(kind, layout, request)
      .ground({ surface: straw, tile: 0.7, rise: 0.12, wave: 0.9 })
      .tufts('litter', {
        count: 900,
        blades: 6,
        spread: 0.08,
        length: [0.05, 0.12],
        wide: 0.0036,
        lean: [1, 1.7],
        colors: albedos('#c2a25a', '#b08f4c', '#dcc486', '#9a7d43'),
        low: true,
      })
      .tufts('straw', {
        count: 1700,
        blades: 6,
        spread: 0.08,
        length: [0.1, 0.26],
        wide: 0.0038,
        lean: [0.75, 1.7],
        colors: albedos('#c2a25a', '#d2b36b', '#b08f4c', '#dcc486', '#9a7d43'),
      })
      .tufts('stubble', {
        count: 260,
        blades: 7,
        spread: 0.02,
        length: [0.05, 0.11],
        wide: 0.003,
        lean: [0.05, 0.4],
        colors: albedos('#c2a25a', '#b08f4c', '#a5854a'),
      })
      .finish(),
});

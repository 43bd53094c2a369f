import { snow } from '../surfaces/snow.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Snow with lumps, and dry grass that sticks out of it. */
export const snowfield = defineHabitat({
  name: 'snowfield',
  build: (kind, layout, request) =>
    new HabitatBuilder(kind, layout, request)
      .ground({ surface: snow, tile: 0.6, tint: [0.8, 0.8, 0.8], rise: 0.26, wave: 0.55 })
      .stones('lumps', {
        count: 130,
        radius: [0.05, 0.2],
        rough: 0.2,
        flat: 0.3,
        lift: -0.5,
        surface: snow,
        tints: [[0.8, 0.8, 0.8]],
        low: true,
      })
      .tufts('dry grass', {
        count: 190,
        blades: 7,
        spread: 0.02,
        length: [0.05, 0.16],
        wide: 0.003,
        lean: [0.1, 0.7],
        colors: albedos('#a8906a', '#8f7a58', '#bda885'),
      })
      .finish(),
});

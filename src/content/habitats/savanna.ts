import { soil } from '../surfaces/soil.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Grass that the sun has dried. */
export const savanna = defineHabitat({
  name: 'savanna',
  build(kind, layout, request) {
    const colors = kind
      .child('grass')
      .choice([
        albedos('#b59a5c', '#c7ad6b', '#a68a4f', '#d1ba7c', '#8f7a48'),
        albedos('#a9925f', '#bca878', '#948057', '#c9b88a', '#7f7150'),
      ]);
    return new HabitatBuilder(kind, layout, request)
      .ground({ surface: soil, tile: 0.8, tint: [1.15, 1.05, 0.85], rise: 0.12, wave: 1.1 })
      .tufts('grass', {
        count: 1250,
        blades: 15,
        spread: 0.035,
        length: [0.09, 0.23],
        wide: 0.0038,
        lean: [0.1, 0.85],
        colors,
      })
      .tufts('stubble', {
        count: 1500,
        blades: 12,
        spread: 0.06,
        length: [0.02, 0.07],
        wide: 0.0036,
        lean: [0.3, 1],
        colors,
        low: true,
      })
      .finish();
  },
});

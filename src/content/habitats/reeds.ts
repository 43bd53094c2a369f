import { soil } from '../surfaces/soil.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Reeds and sedge, taller than what hides among them is deep. */
export const reeds = defineHabitat({
  name: 'reeds',
  build(kind, layout, request) {
    const colors = kind
      .child('reeds')
      .choice([
        albedos('#8c8a4c', '#a29a5a', '#74793f', '#b3a76a', '#66703b'),
        albedos('#a08f5c', '#b8a46c', '#8a7a4d', '#c7b684', '#7d7448'),
      ]);
    return new HabitatBuilder(kind, layout, request)
      .ground({ surface: soil, tile: 0.8, tint: [0.6, 0.6, 0.55], rise: 0.08, wave: 1 })
      .tufts('reeds', {
        count: 620,
        blades: 9,
        spread: 0.02,
        length: [0.2, 0.42],
        wide: 0.0062,
        lean: [0.02, 0.35],
        colors,
      })
      .tufts('sedge', {
        count: 900,
        blades: 12,
        spread: 0.05,
        length: [0.05, 0.13],
        wide: 0.004,
        lean: [0.3, 1.1],
        colors,
        low: true,
      })
      .finish();
  },
});

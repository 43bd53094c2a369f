import { lawn } from '../surfaces/lawn.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Green grass, knee-high. */
export const meadow = defineHabitat({
  name: 'meadow',
  build: (kind, layout, request) =>
    new HabitatBuilder(kind, layout, request)
      .ground({ surface: lawn, tile: 0.8, tint: [0.75, 0.75, 0.7], rise: 0.1, wave: 1.1 })
      .tufts('grass', {
        count: 1600,
        blades: 14,
        spread: 0.04,
        length: [0.08, 0.2],
        wide: 0.0046,
        lean: [0.15, 0.8],
        colors: albedos('#5f7a34', '#6f8a3c', '#7f9348', '#58702f', '#94994f'),
      })
      .tufts('turf', {
        count: 1200,
        blades: 14,
        spread: 0.05,
        length: [0.03, 0.07],
        wide: 0.0042,
        lean: [0.2, 0.9],
        colors: albedos('#5f7a34', '#6f8a3c', '#58702f'),
        low: true,
      })
      .finish(),
});

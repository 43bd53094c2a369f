import { points3 } from '../../core/points.js';
import { granite } from '../surfaces/granite.js';
import { sand } from '../surfaces/sand.js';
import { albedos, HabitatBuilder } from './builder.js';
import { defineHabitat } from './habitat.js';

/** Sand with dry tufts and small stones. */
export const dunes = defineHabitat({
  name: 'dunes',
  build: (kind, layout, request) =>
    new HabitatBuilder(kind, layout, request)
      .ground({ surface: sand, tile: 0.55, rise: 0.34, wave: 0.8 })
      .stones('stones', {
        count: 130,
        radius: [0.006, 0.035],
        rough: 0.3,
        flat: 0.6,
        surface: granite,
        tints: points3('0.75,0.62,0.45 0.95,0.8,0.6 0.6,0.48,0.36'),
        low: true,
      })
      .tufts('beach grass', {
        count: 260,
        blades: 10,
        spread: 0.02,
        length: [0.06, 0.17],
        wide: 0.0032,
        lean: [0.15, 0.9],
        colors: albedos('#b8a56f', '#a6985f', '#c7b788', '#8d8656'),
      })
      .finish(),
});

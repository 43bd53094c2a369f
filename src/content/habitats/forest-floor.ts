import { merged, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { soil } from '../surfaces/soil.js';
import { albedos, HabitatBuilder } from './builder.js';
import { branch } from './growth/branch.js';
import { fallenLeaves } from './growth/leaves.js';
import { defineHabitat } from './habitat.js';
import type { Stream } from '../../core/stream.js';

/** Fallen leaves and dry twigs. */
export const forestFloor = defineHabitat({
  name: 'forest floor',
  build(kind, layout, request) {
    const builder = new HabitatBuilder(kind, layout, request).ground({
      surface: soil,
      tile: 0.8,
      tint: [0.9, 0.85, 0.8],
      rise: 0.16,
      wave: 0.9,
    });
    const colors = kind
      .child('leaves')
      .choice([
        albedos('#8a5a2e', '#a06a35', '#7a4d2a', '#b0813f', '#6b4a30', '#94613a'),
        albedos('#a8793a', '#c09045', '#8f6a35', '#7d5a33', '#b3884d', '#6e5334'),
        albedos('#7d6a52', '#8f785a', '#6b5a47', '#a08a66', '#5d4c3c', '#937250'),
      ]);
    const form = { length: [0.06, 0.135], wide: 0.34, curl: 0.35, colors } as const;
    builder.strewn('leaves', { count: 2700, low: true }, (sites, which) =>
      fallenLeaves(layout.child('leaves', which), sites, form),
    );
    const bark = request.surface(soil, kind.child('bark'));
    builder.strewn('sticks', { count: 26 }, (sites, which) => sticks(layout.child('sticks', which), sites), {
      ...bark,
      baseColor: [1.1, 1, 0.9],
    });
    return builder.finish();
  },
});

const sticks = (stream: Stream, sites: readonly Vec3[]): Mesh =>
  merged(
    ...sites.map((from) =>
      branch(stream, {
        from,
        turn: 360 * stream.float(),
        rise: stream.uniform(0, 14),
        length: stream.uniform(0.15, 0.45),
        radius: stream.uniform(0.004, 0.009),
        twigs: stream.below(4),
      }),
    ),
  );

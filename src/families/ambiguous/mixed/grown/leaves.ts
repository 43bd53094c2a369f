import { albedos } from '../../../../content/habitats/builder.js';
import { fallenLeaves } from '../../../../content/habitats/growth/leaves.js';
import { soil } from '../../../../content/surfaces/soil.js';
import { type Carrier, plainGround, strewn } from './carrier.js';
import { skyOf } from './sky.js';
import { grownIn } from './tones.js';

/** Fallen leaves from above: darker, wetter ones lie where the drawing is dark. */
export const leaves: Carrier = ({ kind, layout, ink, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#a8793a', '#c09045', '#a08a45', '#b58a4a', '#b3884d'),
      albedos('#a0693c', '#b07a45', '#94643a', '#b8843f', '#a8703a'),
      albedos('#8f9a4a', '#a0a052', '#b0a85a', '#98a04c', '#c0b060'),
    ]);
  const lift = layout.child('lift');
  const sites = strewn(layout.child('leaves'), 9000).map((site) => ({
    ...site,
    height: 0.012 * lift.float(),
  }));
  const litter = grownIn('leaves', sites, ink, (places, level, light) =>
    fallenLeaves(
      layout.child('forms', level),
      places.map(({ x, height, z }) => [x, 0.004 + height, z]),
      {
        length: [0.014, 0.026],
        wide: 0.34,
        curl: 0.3,
        colors: colors.map(([r, g, b]) => [r * light, g * light, b * light]),
      },
    ),
  );
  const ground = plainGround({ ...surface(soil, kind.child('ground')), baseColor: [0.8, 0.75, 0.7] }, 0.7);
  return {
    environment: skyOf(kind, 'day', [0.12, 0.09, 0.05]),
    objects: (depth) => [ground, ...litter(depth)],
  };
};

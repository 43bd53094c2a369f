import { lawn } from '../../../../content/surfaces/lawn.js';
import { albedos } from '../../../../content/habitats/builder.js';
import { blades, type Root } from '../../../../content/habitats/growth/blades.js';
import type { Carrier } from './carrier.js';
import { plainGround } from './plain-ground.js';
import { strewn } from './strewn.js';
import { skyOf } from './sky.js';
import { grownIn } from './tones.js';

/** A meadow from above: darker blades grow where the drawing is dark. */
export const grass: Carrier = ({ kind, layout, ink, depth, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#6f8a3c', '#7f9348', '#94994f', '#82904a'),
      albedos('#5f8a3c', '#6f9348', '#84a04f', '#789a4a'),
      albedos('#a39a5c', '#94924f', '#b3a468', '#8a8c4c'),
    ]);
  const painted = surface(lawn, kind.child('ground'));
  const sites = strewn(layout.child('tufts'), 9500);
  const objects = grownIn('grass', sites, ink, depth, (places, level, light) =>
    blades(
      layout.child('blades', level),
      places.map(({ x, z }): Root => ({ at: [x, 0, z], blades: 4, spread: 0.006 })),
      {
        length: [0.014, 0.034],
        wide: 0.0016,
        lean: [0.35, 1],
        colors: colors.map(([r, g, b]) => [r * light, g * light, b * light]),
      },
    ),
  );
  return {
    objects: [plainGround({ ...painted, baseColor: [0.6, 0.6, 0.55] }, 0.5), ...objects],
    environment: skyOf(kind, 'day', [0.09, 0.11, 0.05]),
  };
};

import { albedos } from '../../../../content/habitats/builder.js';
import { fallenLeaves } from '../../../../content/habitats/growth/leaves.js';
import { lawn } from '../../../../content/surfaces/lawn.js';
import { soil } from '../../../../content/surfaces/soil.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import { type Carrier, strewn } from './carrier.js';
import { ahead, seenAt, upright } from './front.js';
import type { Site } from './ink.js';
import { floorBefore, placed } from './rock.js';
import { sheetOf } from './sheet.js';
import { fromBeside, skyOf } from './sky.js';
import { grownIn, patchAt } from './tones.js';

/** Where in the picture the hedge begins and ends, and how far its leaves stand out. */
const [top, foot, thick] = [-0.405, 0.4, 0.035];
const half = 0.56;

/** A clipped hedge behind a lawn, under the sky: darker leaves grow where the drawing is dark. */
export const hedge: Carrier = ({ kind, layout, ink, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#5d8040', '#6e9048', '#7fa052', '#688a44', '#8aa85c'),
      albedos('#4f7a4c', '#5e8a56', '#6f9a62', '#56824e', '#7ea46c'),
      albedos('#7a8a3c', '#8a9a46', '#9aa650', '#6f8240', '#a4b05c'),
    ]);
  const seed = layout.child('bulges').below(0x40000000);
  const bulge = ({ x, z }: Site): number => 0.06 * (smoothNoise(x / 0.12 + 50, z / 0.12 + 50, seed) - 0.5);
  const patches = layout.child('patches').below(0x40000000);
  const lift = layout.child('lift');
  const sites = strewn(layout.child('leaves'), 19000)
    .map((site) => ({ ...site, light: patchAt(site, patches), out: thick * lift.float() }))
    .filter(({ x, z }) => z < foot && z > top + 0.02 * (smoothNoise(x / 0.02 + 50, 0, seed + 1) - 0.5));
  const leaves = grownIn(
    'leaves',
    sites,
    ink,
    (places, level, light) =>
      fallenLeaves(
        layout.child('forms', level),
        places.map((site) => {
          const [x, y, z] = seenAt(site, bulge(site) + site.out);
          return [x, z, -y];
        }),
        {
          length: [0.011, 0.019],
          wide: 0.34,
          curl: 0.3,
          colors: colors.map(([r, g, b]) => [r * light, g * light, b * light]),
        },
      ),
    { pose: upright },
  );
  const inside = sheetOf({
    cells: 96,
    site: (along, down) => ({ x: (2 * along - 1) * half, z: top + 0.008 + down * (foot - top) }),
    point: (site) => seenAt(site, bulge(site)),
    height: () => 0,
    flat: ([x, y]) => [x, -y],
    tile: 0.5,
  })(0);
  const still = [
    placed('inside', inside, { ...surface(soil, kind.child('inside')), baseColor: [0.2, 0.28, 0.14] }),
    floorBefore(foot, surface(lawn, kind.child('lawn')), layout.child('floor')),
  ];
  return {
    environment: skyOf(kind, 'day', [0.12, 0.15, 0.07], fromBeside),
    camera: ahead,
    objects: (depth) => [...still, ...leaves(depth)],
  };
};

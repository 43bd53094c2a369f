import { lawn } from '../../../../content/surfaces/lawn.js';
import { albedos } from '../../../../content/habitats/builder.js';
import type { Albedo } from '../../../../content/habitats/habitat.js';
import { MeshWriter } from '../../../../content/habitats/growth/mesh-writer.js';
import { cosDegrees, sinDegrees, type Stream } from '../../../../core/index.js';
import type { Mesh, Vec3 } from '../../../../world/index.js';
import { type Carrier, plainGround, strewn } from './carrier.js';
import type { Site } from './ink.js';
import { skyOf } from './sky.js';
import { grownIn, patchAt } from './tones.js';

/** Blades, and how long, wide and high they are, heights of the picture. */
const count = 30000;
const [lengths, halfWidths, highest] = [[0.014, 0.032], [0.0009, 0.0019], 0.007] as const;

/** A blade's place. */
interface Blade extends Site {
  /** How light what grows there is, see {@link patchAt}. */
  readonly patch: number;
}

/** A meadow from above: darker blades grow where the drawing is dark. */
export const grass: Carrier = ({ kind, layout, ink, surface }) => {
  const colors = kind
    .child('colors')
    .choice([
      albedos('#7d9448', '#8d9d54', '#a1a55c', '#909b58', '#6f8840'),
      albedos('#74964c', '#84a058', '#94aa60', '#88a45a', '#678a44'),
      albedos('#b0a66a', '#a09c5c', '#beb076', '#96985a', '#a8a070'),
    ]);
  const painted = surface(lawn, kind.child('ground'));
  const patches = layout.child('patches').below(0x40000000);
  const sites = strewn(layout.child('blades'), count).map((site) => ({
    ...site,
    patch: patchAt(site, patches),
  }));
  const blades = grownIn('grass', sites, ink, (places, level, light) =>
    lyingBlades(layout.child('forms', level), places, colors, light),
  );
  const ground = plainGround({ ...painted, baseColor: [0.9, 0.9, 0.8] }, 0.5);
  return {
    environment: skyOf(kind, 'day', [0.12, 0.14, 0.06]),
    objects: (depth) => [ground, ...blades(depth)],
  };
};

/** Blades bent over so far that they lie side by side. */
function lyingBlades(
  stream: Stream,
  places: readonly Blade[],
  colors: readonly Albedo[],
  light: number,
): Mesh {
  const writer = new MeshWriter();
  for (const { x, z, patch } of places) {
    const turn = 360 * stream.float();
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const [long, half] = [stream.uniform(...lengths), stream.uniform(...halfWidths)];
    const high = highest * stream.uniform(0.2, 1);
    const lean = stream.uniform(-0.35, 0.35);
    const [color, tone] = [stream.choice(colors), light * patch * stream.uniform(0.7, 1.15)];
    const point = (along: number, across: number, y: number, share: number): number => {
      const [u, v] = [(along - 0.5) * long, across * half];
      const lit: Vec3 = [color[0] * tone * share, color[1] * tone * share, color[2] * tone * share];
      return writer.vertex([x + c * u - s * v, y, z + s * u + c * v], [-s * lean, 1, c * lean], lit);
    };
    const foot = [point(0, -1, 0.001, 0.8), point(0, 1, 0.001, 0.8)] as const;
    const middle = [point(0.55, -1, high, 1), point(0.55, 1, high, 1)] as const;
    writer.quad(foot[1], middle[1], middle[0], foot[0]);
    writer.triangle(middle[1], point(1, 0, 0.75 * high, 1.1), middle[0]);
  }
  return writer.mesh();
}

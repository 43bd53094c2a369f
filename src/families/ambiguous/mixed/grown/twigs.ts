import { albedos } from '../../../../content/habitats/builder.js';
import { branch } from '../../../../content/habitats/growth/branch.js';
import { fallenLeaves } from '../../../../content/habitats/growth/leaves.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { soil } from '../../../../content/surfaces/soil.js';
import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Stream } from '../../../../core/stream.js';
import { linear, merged } from '../../../../world/modeling/index.js';
import { atRest } from '../../../../world/pose.js';
import { type Carrier, halfWidth } from './carrier.js';
import type { Ink, Site } from './ink.js';
import { plainGround } from './plain-ground.js';
import { skyOf } from './sky.js';
import { strewn } from './strewn.js';

/** Where twigs may be laid: so dark, so far from each other, and so many places are tried. */
const [leastInk, apart, tries] = [0.3, 0.008, 60000];
/** From a twig's middle to its ends, heights of the picture, and in which steps strokes are followed. */
const [shortest, longest, stride] = [0.012, 0.045, 0.003];
/** Twigs that lie anywhere. */
const others = 260;

interface Twig extends Site {
  /** Degrees from x toward z. */
  readonly turn: number;
  /** From the middle to both ends. */
  readonly back: number;
  readonly ahead: number;
}

/** A forest floor from above: twigs lie along the drawing's strokes, and others anywhere. */
export const twigs: Carrier = ({ kind, layout, ink, depth, surface }) => {
  const laid = alongInk(layout.child('strokes'), ink);
  const chance = layout.child('chance');
  const forms = layout.child('forms');
  const meshes = [...laid, ...Array.from({ length: others }, () => undefined)].map((own) => {
    const elsewhere = anywhere(chance, own);
    // Each is in its place from a depth of its own on.
    const isLaid = own !== undefined && chance.float() < depth;
    const { x, z, turn, back, ahead } = isLaid ? own : elsewhere;
    return branch(forms, {
      from: [x - back * cosDegrees(turn), forms.uniform(0.006, 0.014), z - back * sinDegrees(turn)],
      turn,
      rise: forms.uniform(-3, 5),
      length: back + ahead,
      radius: forms.uniform(0.0013, 0.0026) + 0.022 * (back + ahead),
      twigs: 0,
    });
  });
  const bark = linear(kind.child('bark').choice(['#4a3a2c', '#3f3a34', '#54402c']));
  const colors = kind
    .child('leaves')
    .choice([
      albedos('#b59a6a', '#a58a5c', '#c2a878', '#9c8258'),
      albedos('#b08a50', '#a07a48', '#bc9a60', '#94744a'),
      albedos('#a8a07c', '#98926e', '#b8b08c', '#8c8666'),
    ]);
  const litter = fallenLeaves(
    layout.child('litter'),
    strewn(layout.child('sites'), 3200).map(({ x, z }) => [x, 0.004, z]),
    { length: [0.025, 0.05], wide: 0.3, curl: 0.12, colors },
  );
  const painted = surface(soil, kind.child('ground'));
  return {
    objects: [
      plainGround({ ...painted, baseColor: [1.1, 1, 0.9] }, 0.7),
      {
        model: thing('litter', [
          {
            name: 'litter',
            mesh: litter,
            material: { baseColor: [1, 1, 1], metallic: 0, roughness: 0.9, doubleSided: true },
          },
        ]),
        pose: atRest,
      },
      {
        model: thing('twigs', [
          { name: 'twigs', mesh: merged(...meshes), material: { baseColor: bark, metallic: 0, roughness: 0.9 } },
        ]),
        pose: atRest,
      },
    ],
    environment: skyOf(kind, 'day', [0.2, 0.16, 0.1]),
  };
};

/** A twig anywhere, as long as another. */
function anywhere(chance: Stream, like: Twig | undefined): Twig {
  const half = chance.uniform(shortest, longest);
  return {
    x: chance.uniform(-halfWidth, halfWidth),
    z: chance.uniform(-halfWidth, halfWidth),
    turn: 360 * chance.float(),
    back: like?.back ?? half,
    ahead: like?.ahead ?? half,
  };
}

/** Twigs along the strokes: each as long as its stroke goes straight on. */
function alongInk(stream: Stream, ink: Ink): Twig[] {
  const laid: Twig[] = [];
  for (let i = 0; i < tries; i++) {
    const [x, z] = [stream.uniform(-0.5, 0.5), stream.uniform(-0.5, 0.5)];
    const deal = stream.float();
    const dark = ink.at(x, z);
    if (dark < leastInk || deal > dark) continue;
    if (laid.some((one) => (one.x - x) * (one.x - x) + (one.z - z) * (one.z - z) < apart * apart)) continue;
    const turn = ink.axis({ x, z }) + stream.uniform(-6, 6);
    const reach = (way: number): number => {
      let far = stride;
      while (far < longest && ink.at(x + way * far * cosDegrees(turn), z + way * far * sinDegrees(turn)) > leastInk)
        far += stride;
      return far;
    };
    const [back, ahead] = [reach(-1), reach(1)];
    if (back + ahead >= 2 * shortest) laid.push({ x, z, turn, back, ahead });
  }
  return laid;
}

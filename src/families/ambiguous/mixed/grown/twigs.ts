import { albedos } from '../../../../content/habitats/builder.js';
import { branch } from '../../../../content/habitats/growth/branch.js';
import { fallenLeaves } from '../../../../content/habitats/growth/leaves.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { soil } from '../../../../content/surfaces/soil.js';
import { cosDegrees, sinDegrees, type Stream } from '../../../../core/index.js';
import { linear, merged } from '../../../../world/modeling/index.js';
import { atRest, type Material, type Mesh, type Placed } from '../../../../world/index.js';
import { type Carrier, halfWidth, plainGround, strewn } from './carrier.js';
import type { Ink, Site } from './ink.js';
import { skyOf } from './sky.js';

/** Where twigs may be laid: the least darkness, the least distance between them, and how many places are tried. */
const [leastInk, apart, tries] = [0.3, 0.008, 60000];
/** The most twigs of a drawing. */
const most = 1200;
/** The least and greatest distance from a twig's middle to its ends, and the steps in which strokes are followed. */
const [shortest, longest, stride] = [0.012, 0.045, 0.003];
/** How many twigs lie anywhere: many, since without them the drawing's would stand out. */
const counts = [320, 620] as const;

interface Twig extends Site {
  /** The turn of a twig, degrees from x toward z. */
  readonly turn: number;
  /** The extent of a twig from its middle to both ends. */
  readonly back: number;
  readonly ahead: number;
}

/** A forest floor from above: twigs lie along the drawing's strokes, and others anywhere. */
export const twigs: Carrier = ({ kind, layout, ink, surface }) => {
  const chance = layout.child('chance');
  const around = layout.child('others');
  const forms = layout.child('forms');
  const own = alongInk(layout.child('strokes'), ink).map((twig) => ({ twig, from: chance.float() }));
  const others = Array.from({ length: around.integer(...counts) }, () => ({
    twig: anywhere(around),
    from: -1,
  }));
  const laid = [...own, ...others].map(({ twig: { x, z, turn, back, ahead }, from }) => {
    const mesh = branch(forms, {
      from: [x - back * cosDegrees(turn), forms.uniform(0.006, 0.014), z - back * sinDegrees(turn)],
      turn,
      rise: forms.uniform(-3, 5),
      length: back + ahead,
      radius: forms.uniform(0.0013, 0.0026) + 0.022 * (back + ahead),
      twigs: 0,
    });
    return { mesh, from };
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
  const ground = plainGround({ ...surface(soil, kind.child('ground')), baseColor: [1.1, 1, 0.9] }, 0.7);
  const lying = (
    name: string,
    mesh: Mesh,
    material: Pick<Material, 'baseColor' | 'doubleSided'>,
  ): Placed => ({
    model: thing(name, [{ name, mesh, material: { ...material, metallic: 0, roughness: 0.9 } }]),
    pose: atRest,
  });
  const strewing = [ground, lying('litter', litter, { baseColor: [1, 1, 1], doubleSided: true })];
  return {
    environment: skyOf(kind, 'day', [0.2, 0.16, 0.1]),
    objects(depth) {
      // Each of the drawing's is there from a depth of its own on.
      const meshes = laid.filter(({ from }) => from < depth).map(({ mesh }) => mesh);
      return [...strewing, lying('twigs', merged(...meshes), { baseColor: bark })];
    },
  };
};

function anywhere(stream: Stream): Twig {
  const half = stream.uniform(shortest, longest);
  return {
    x: stream.uniform(-halfWidth, halfWidth),
    z: stream.uniform(-halfWidth, halfWidth),
    turn: 360 * stream.float(),
    back: half,
    ahead: half,
  };
}

/** Twigs along the strokes: each as long as its stroke goes straight on. */
function alongInk(stream: Stream, ink: Ink): Twig[] {
  const laid: Twig[] = [];
  // Places that are taken, by cells as wide as twigs are apart.
  const taken = new Map<number, Site[]>();
  const across = 1000;
  const cellOf = (x: number, z: number): number =>
    (Math.floor(z / apart) + across / 2) * across + Math.floor(x / apart) + across / 2;
  const isNear = ({ x, z }: Site, other: Site): boolean =>
    (other.x - x) * (other.x - x) + (other.z - z) * (other.z - z) < apart * apart;
  const isFree = (site: Site): boolean => {
    const cell = cellOf(site.x, site.z);
    return [-across, 0, across].every((down) =>
      [-1, 0, 1].every((right) => taken.get(cell + down + right)?.some((one) => isNear(site, one)) !== true),
    );
  };
  for (let i = 0; i < tries && laid.length < most; i++) {
    const [x, z] = [stream.uniform(-0.5, 0.5), stream.uniform(-0.5, 0.5)];
    const deal = stream.float();
    const dark = ink.at(x, z);
    if (dark < leastInk || deal > dark) continue;
    if (!isFree({ x, z })) continue;
    const turn = ink.axis({ x, z }) + stream.uniform(-6, 6);
    const reach = (way: number): number => {
      let far = stride;
      while (
        far < longest &&
        ink.at(x + way * far * cosDegrees(turn), z + way * far * sinDegrees(turn)) > leastInk
      )
        far += stride;
      return far;
    };
    const [back, ahead] = [reach(-1), reach(1)];
    if (back + ahead < 2 * shortest) continue;
    laid.push({ x, z, turn, back, ahead });
    const cell = cellOf(x, z);
    taken.set(cell, [...(taken.get(cell) ?? []), { x, z }]);
  }
  return laid;
}

import { points3, type Stream, triples } from '../../../core/index.js';
import { materials, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, tube } from '../../../world/modeling/solids/index.js';
import { lineSign, pantograph } from './fittings.js';
import { stackedBody, type BodySpot, type Level } from '../parts/stacked-body.js';
import { headlight, tailLight, trimBlack } from '../parts/vehicle-fittings.js';

/** The colors of body, stripe and doors. */
const schemes = triples(`
  #eceded #b5161d #b5161d, #e8c21c #22252a #22252a, #f0efe8 #1f7a4c #1f7a4c, #2b5fa3 #e9ebec #e9ebec,
  #c9ced2 #5d2a72 #8a8f96, #b5161d #efeee8 #3a3d42
`);

const half = 1.2;
const top = 3.15;

/** The places of a module's doors, and of the posts between its windows. */
interface Openings {
  readonly doors: readonly number[];
  readonly posts: readonly number[];
  /** The places where the windows begin and end. */
  readonly glazed: readonly [from: number, to: number];
  readonly isEnd: boolean;
  readonly long: number;
}

const panelAt =
  ({ doors, posts, glazed, isEnd, long }: Openings) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor' || y < 0.34) return 'skirt';
    if (face === 'roof') return 'roof';
    if (isEnd && face === 'front') {
      if (y > 0.56 && y < 0.96 && x > 0.5) return 'lamp';
      if (y > 1.05 && y < 2.75) return 'window';
      return y < 0.56 ? 'skirt' : y < 0.76 ? 'stripe' : 'body';
    }
    if (face !== 'side') return 'skirt';
    if (isEnd && y > 0.56 && y < 0.96 && z > long - 0.7) return 'lamp';
    const door = doors.find((middle) => Math.abs(z - middle) < 0.71);
    if (door !== undefined && y < 2.34) {
      const from = Math.abs(z - door);
      if (from < 0.03) return 'skirt';
      return y > 0.5 && from > 0.1 && from < 0.6 ? 'window' : 'door';
    }
    const glass = y > 1.05 && y < 2.34 && z > glazed[0] && z < glazed[1];
    if (glass) return posts.some((post) => Math.abs(z - post) < 0.045) ? 'skirt' : 'window';
    return y < 0.56 ? 'stripe' : 'body';
  };

const outline = points3(`
  0.22,0.97,0.2 0.34,0.995,0.06 0.56,1,0 0.76,1,0 0.96,1,0.04 1.06,1,0.08 1.5,0.998,0.28 2,0.992,0.58
  2.34,0.985,0.82 2.46,0.98,0.92 2.74,0.965,1.18 2.9,0.945,1.36 3.02,0.91,1.55
`);

/** One section of the tram from z = 0 to its length; ends have a nose. */
function moduleOf(openings: Openings) {
  const { doors, posts, glazed, isEnd, long } = openings;
  const levels = outline.map(([y, share, front]): Level => ({
    y,
    half: share * half,
    rear: 0,
    front: long - (isEnd ? front : 0),
  }));
  return stackedBody(
    {
      levels,
      top,
      ends: [0, long],
      keep: [0.1, isEnd ? long - 2.2 : long - 0.1],
      corner: [0.06, isEnd ? 1.15 : 0.06],
      squareness: 2.5,
      across: [0, 0.25, 0.52, 0.74, 0.92],
      along: [
        ...doors.flatMap((z) => [-0.715, -0.6, -0.1, -0.03, 0.03, 0.1, 0.6, 0.715].map((d) => z + d)),
        ...posts.flatMap((z) => [z - 0.05, z + 0.05]),
        ...glazed,
      ],
    },
    panelAt(openings),
  );
}

/** Folds of dark rubber between two modules, about z = 0. */
const bellows = merged(
  ...[-0.24, -0.12, 0, 0.12, 0.24].map((z) => moved(beveledBox(2.16, 2.5, 0.1, 0.045, 1), 0, 1.62, z)),
);

/** Wheels of a bogie, mostly behind the skirt. */
const bogie = bothSides(
  ...[-0.85, 0.85].map((z) => moved(turned(cylinder(0.31, 0.12, 24), 'z', 90), 0.76, 0.31, z)),
  moved(chamferedBox(0.16, 0.24, 2.1, 0.03), 0.92, 0.26, 0),
);

/** A low-floor tram in three sections, with a cab at both ends. */
export function modernTram(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const end = size.uniform(6.5, 7.1);
  const inner = size.uniform(5, 5.8);
  const [bodyColor, stripeColor, doorColor] = look.choice(schemes);
  const number = String(variation.child('line').integer(2, 29));

  const start = inner / 2 + 0.55; // of an end section
  const nose = start + end;
  const cabDoor = [1.15, end - 3.1];
  const ends = moduleOf({
    doors: cabDoor,
    posts: [2.35, end - 2.05],
    glazed: [0.3, end - 1.5],
    isEnd: true,
    long: end,
  });
  const middle = moduleOf({
    doors: [inner / 2],
    posts: [1.2, inner - 1.2],
    glazed: [0.3, inner - 0.3],
    isEnd: false,
    long: inner,
  });
  const front = (mesh: Mesh): Mesh => moved(mesh, 0, 0, start);
  const rear = (mesh: Mesh): Mesh => turned(front(mesh), 'y', 180);
  type Panel = NonNullable<typeof ends extends ReadonlyMap<infer Name, Mesh> ? Name : never>;
  const all = (name: Panel): Mesh => {
    const centered = middle.get(name);
    return merged(
      front(ends.get(name)!),
      rear(ends.get(name)!),
      ...(centered ? [moved(centered, 0, 0, -inner / 2)] : []),
    );
  };
  const collector = pantograph(top + 0.02, 0);
  const fairing = (z: number, long: number, high: number): Mesh =>
    moved(beveledBox(1.7, high, long, 0.09), 0, top + high / 2 - 0.08, z);
  const units = [
    fairing(start + 1.9, 2.6, 0.4),
    fairing(-start - 1.9, 2.6, 0.4),
    fairing(start + 4.1, 1.3, 0.32),
    fairing(-start - 4.1, 1.3, 0.32),
    fairing(inner / 2 - 0.7, 1, 0.3),
  ];
  const grilles = [start + 1.9, -start - 1.9].map((z) =>
    bothSides(
      ...[-0.8, -0.4, 0, 0.4, 0.8].map((d) =>
        moved(chamferedBox(0.04, 0.16, 0.3, 0.01), 0.845, top + 0.13, z + d),
      ),
    ),
  );
  const arm = (sign: 1 | -1): Mesh =>
    merged(
      tube(
        [
          [sign * 1.16, 2.4, nose - 1.5],
          [sign * 1.32, 2.44, nose - 1.15],
          [sign * 1.34, 2.36, nose - 1.05],
        ],
        0.028,
        8,
      ),
      moved(beveledBox(0.15, 0.36, 0.1, 0.04), sign * 1.34, 2.2, nose - 1.05),
    );
  const wiper = moved(turned(chamferedBox(0.03, 1, 0.03, 0.008), 'x', -28), 0.12, 1.56, nose - 0.26);
  const dark = trimBlack();
  const bellowsMeshes = [moved(bellows, 0, 0, start - 0.275), moved(bellows, 0, 0, 0.275 - start)];
  const bogies = [start + 2.6, -start - 2.6, 0].map((z) => moved(bogie, 0, 0, z));
  return [
    part('body', materials.paint(bodyColor), all('body')),
    part('stripe', materials.paint(stripeColor), all('stripe')),
    part('roof', materials.mattePaint('#b9bdc0'), all('roof')),
    part('skirt', dark, all('skirt')),
    part('door', materials.paint(doorColor), all('door')),
    part('window', materials.darkGlass('#141c23'), all('window')),
    part('headlight', headlight(), front(ends.get('lamp')!)),
    part('tail light', tailLight(), rear(ends.get('lamp')!)),
    lineSign({ number, at: [0, 2.52, nose - 0.93], size: [0.78, 0.36], lean: 38 }),
    part('bellows', materials.rubber('#2a2c2f'), bellowsMeshes),
    part('bogie', materials.iron(), bogies),
    part('roof unit', materials.paint('#d5d8da'), units),
    part('grille', dark, [...grilles, wiper]),
    part('mirror', dark, [arm(1), arm(-1)]),
    part('pantograph', materials.steel(), collector.frame),
    part('insulator', materials.ceramic('#7a4a34'), collector.insulators),
  ];
}

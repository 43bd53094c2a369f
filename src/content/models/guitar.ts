import { channelOf, formatColor, points } from '../../core/index.js';
import type { Mesh } from '../../world/model.js';
import { materials, part, varied, woodGrain, type Linear } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned, planarUvs, scaled } from '../../world/modeling/mesh/index.js';
import { closedCurve, superellipse, movedOutline, type Outline } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  box,
  cylinder,
  extrude,
  loft,
  section,
  torus,
  tube,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** The right half of the body from the bottom up, for a body of height 1. */
const halfBody = points(`
  0,0 0.2,0.012 0.34,0.085 0.4,0.24 0.345,0.4 0.255,0.53 0.245,0.62 0.29,0.76 0.275,0.9 0.16,0.985 0,1
`);

/** An acoustic guitar on the end of its body, neck up; the strings are in front. */
export const guitar = defineModel({
  category: 'guitar',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the strings and the sound hole',
  bestView: { heading: [0, 18] },
  silhouetteView: { yaw: [0, 22], elevation: [2, 10] },
  knownBy: ['outline', 'coarse outline'],
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const tall = size.uniform(0.47, 0.5); // the body's height
    const depth = size.uniform(0.095, 0.115);
    const top = varied(look, look.choice(['#d9a45a', '#e2b878', '#b5622a', '#c98f4a']), 0.12);
    const side = varied(look, look.choice(['#6b3a1e', '#7a2e1e', '#4a2c1c']), 0.12);
    const hex = (tint: Linear): string =>
      formatColor([channelOf(tint[0]), channelOf(tint[1]), channelOf(tint[2])]);
    const grain = woodGrain(
      hex(top),
      hex([top[0] * 0.82, top[1] * 0.78, top[2] * 0.72]),
      26,
      look.below(1000),
      128,
    );

    const right = halfBody.slice(1, -1).map(([x, y]) => [x * tall, y * tall] as const);
    const ends = [halfBody[0], halfBody[halfBody.length - 1]].map(([, y]) => [0, y * tall] as const);
    const left = right.map(([x, y]) => [-x, y] as const).reverse();
    const outline = closedCurve(5, [ends[0], ...right, ends[1], ...left]) as Outline;
    const inner = outline.map(([x, y]) => [x * 0.965, tall / 2 + (y - tall / 2) * 0.972] as const);
    const z = depth / 2;
    const plate = extrude(inner, 0.004, { bevel: 0.001, bevelSegments: 1 });
    // the grain runs along the strings
    const soundboard = { ...plate, uvs: planarUvs(turned(plate, 'z', 90), 'z', tall).uvs! };
    const hole = 0.66 * tall;
    const facing = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
    const ring = (r: number, w: number): Mesh =>
      moved(scaled(facing(torus(r, w, 56, 8)), [1, 1, 0.3]), 0, hole, z + 0.002);
    const neckTop = tall * 0.98 + 0.36; // where the nut is
    const board = neckTop - (hole + 0.062);
    const boardMiddle = neckTop - board / 2;
    const face = z + 0.008; // the front of the fingerboard
    const neck = loft(
      [tall * 0.95, tall, tall + 0.03, neckTop].map((y, i) =>
        section(
          movedOutline(
            superellipse([0.058, 0.056, 0.055, 0.046][i], [0.09, 0.07, 0.04, 0.036][i], 2.4, 24),
            0,
            [z - 0.043, z - 0.031, z - 0.014, z - 0.012][i],
          ),
          'y',
          y,
        ),
      ),
    );
    const frets = merged(
      ...Array.from({ length: 15 }, (_, i) => {
        // equal temperament, with 17.817 as luthiers have it
        let left = neckTop - 0.2 * tall;
        for (let k = 0; k <= i; k++) left -= left / 17.817;
        return moved(box(0.05, 0.0016, 0.0022), 0, 0.2 * tall + left, face);
      }),
    );
    const headLength = 0.17;
    const head = extrude(
      [
        [-0.024, 0],
        [0.024, 0],
        [0.036, 0.03],
        [0.039, headLength - 0.01],
        [0.02, headLength],
        [0, headLength - 0.008],
        [-0.02, headLength],
        [-0.039, headLength - 0.01],
        [-0.036, 0.03],
      ],
      0.016,
      { bevel: 0.003 },
    );
    const onHead = (mesh: Mesh): Mesh => moved(turned(mesh, 'x', -8), 0, neckTop, z - 0.008);
    const pegs = [0.045, 0.09, 0.135].map((y) =>
      merged(
        moved(facing(cylinder(0.0035, 0.02, 14)), 0.022, y, 0.014),
        moved(turned(cylinder(0.0025, 0.02, 10), 'z', 90), 0.046, y, -0.002),
        moved(beveledBox(0.007, 0.016, 0.012, 0.003), 0.06, y, -0.002),
      ),
    );
    const bridgeY = 0.27 * tall;
    const strings = merged(
      ...Array.from({ length: 6 }, (_, i) => {
        const at = (i - 2.5) / 2.5;
        const peg = 0.022 * Math.sign(at);
        const rise = 0.045 + 0.045 * (i < 3 ? i : 5 - i);
        const lean = 0.139 * rise; // the head leans back by 8 degrees
        return tube(
          [
            [0.027 * at, bridgeY, z + 0.011],
            [0.019 * at, neckTop, face + 0.004],
            [peg, neckTop + rise, z + 0.008 - lean],
          ],
          0.0009 + 0.0002 * (2.5 - i / 2),
          6,
        );
      }),
    );
    const lacquer = materials.paint(side);
    const soundHole = moved(facing(cylinder(0.046, 0.002, 48)), 0, hole, z + 0.0016);
    const fingerboard = moved(beveledBox(0.052, board, 0.012, 0.003), 0, boardMiddle, z + 0.002);
    const nut = moved(beveledBox(0.046, 0.006, 0.014, 0.001, 1), 0, neckTop, z + 0.004);
    return [
      part('body', lacquer, extrude(outline, depth, { bevel: 0.005 })),
      part('soundboard', materials.textured(materials.paint(top), grain), moved(soundboard, 0, 0, z)),
      part('sound hole', materials.mattePaint('#0d0806'), soundHole),
      part('rosette', materials.paint('#2a1a12'), [ring(0.05, 0.003), ring(0.059, 0.0018)]),
      part('neck', lacquer, neck),
      part('fingerboard', materials.wood('#2b1a12'), fingerboard),
      part('fret', materials.steel(), frets),
      part('nut', materials.paper('#efe8d4'), nut),
      part('head', lacquer, onHead(head)),
      part('peg', materials.chrome(), onHead(bothSides(...pegs))),
      part('bridge', materials.wood('#2b1a12'), [
        moved(beveledBox(0.15, 0.026, 0.01, 0.004), 0, bridgeY, z + 0.004),
        moved(box(0.074, 0.003, 0.006), 0, bridgeY + 0.004, z + 0.01),
      ]),
      part('string', materials.steel(), strings),
    ];
  },
});

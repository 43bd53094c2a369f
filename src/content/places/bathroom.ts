import { points, points3, words } from '../../core/index.js';
import { materials, moved, scaled, turned } from '../../world/modeling/index.js';
import { beveledBox, cylinder, ellipsoid, lathe, tube } from '../../world/modeling/solids/index.js';
import { chrome, grayMetal, plain, whitePaint } from './parts/looks.js';
import { block, level, onWall, room, upright, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

const ceramic = plain('ceramic', materials.ceramic());

/** A bathroom: a basin below a mirror, a tub, a toilet, towels on a rail, a window. */
export const bathroom = laidOut({
  name: 'bathroom',
  setting: 'room',
  on: 'the bathroom floor',
  radius: [0.08, 0.5],
  things: words(`
    washing machine, toilet, stool, bottle, bowl, vase, candle, flower pot, cat, person, duck, shoe,
    medicine bottle
  `),
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const plan: RoomPlan = {
      left: radius + own.uniform(1.35, 1.6),
      right: radius + own.uniform(1.2, 1.6),
      back: radius + own.uniform(1.15, 1.5),
      front: cameraReach + 1,
      height: 2.5,
      floor: layout.look('ceramic tile', 'floor'),
      walls: layout.look(own.choice(['ceramic tile', 'pool tile', 'wall paint'] as const), 'walls'),
      windows: [{ wall: 'right', x0: -1, x1: -0.2, y0: 1.2, y1: 2, bars: [1, 1] }],
      panels: [
        { x: 0, z: 0.2, width: 0.5, depth: 0.5 },
        { x: 0, z: -radius - 0.7, width: 0.5, depth: 0.3 },
      ],
      lamplight: [15, 14.2, 12.6],
    };
    const environment = room(layout, variation, plan);
    const wall = -plan.back;
    // The basin on a cabinet, a faucet, and a mirror above.
    const x = own.uniform(-0.15, 0.35);
    const front = layout.look(
      'painted wood',
      'fronts',
      own.choice(['#e8e5dd', '#5d6d6e', '#a9825a', '#3c4f57']),
    );
    layout.add(front, moved(beveledBox(0.84, 0.5, 0.44, 0.006, 1), x, 0.57, wall + 0.23));
    layout.add(grayMetal, block(x - 0.003, x + 0.003, 0.34, 0.8, wall + 0.45, wall + 0.452));
    for (const s of [-0.06, 0.06])
      layout.add(chrome, block(x + s - 0.006, x + s + 0.006, 0.5, 0.66, wall + 0.45, wall + 0.47));
    layout.add(ceramic, moved(beveledBox(0.9, 0.05, 0.5, 0.02, 3), x, 0.845, wall + 0.25));
    const bowl = scaled(lathe(basin, { segments: 32 }), [1, 1, 0.72]);
    layout.add(ceramic, moved(bowl, x, 0.87, wall + 0.28));
    const spout = tube(points3('0,0,0 0,0.14,0 0,0.17,0.04 0,0.15,0.12'), 0.013, 10);
    layout.add(chrome, moved(spout, x, 0.87, wall + 0.06));
    const glass = plain('mirror', { baseColor: [0.86, 0.88, 0.88], metallic: 1, roughness: 0.08 });
    layout.shell(whitePaint, block(x - 0.46, x + 0.46, 1.12, 1.86, wall, wall + 0.02));
    layout.shell(glass, moved(upright(x - 0.44, x + 0.44, 1.14, 1.84), 0, 0, wall + 0.024));
    layout.put('bottle', { x: x + 0.36, y: 0.87, z: wall + 0.2, scale: 0.7 });
    layout.put(own.choice(['mug', 'vase', 'candle']), { x: x - 0.36, y: 0.87, z: wall + 0.16, scale: 0.6 });
    // The tub along the left wall, its panel toward the room.
    const tub = -plan.left + 0.37;
    layout.add(ceramic, ...tubPieces(1.65).map((mesh) => moved(mesh, tub, 0, wall + 0.86)));
    layout.add(
      chrome,
      moved(turned(tube(points3('0,0,0 0,0.1,0 0,0.12,0.14'), 0.016, 10), 'y', 0), tub, 0.72, wall + 0.04),
    );
    // The toilet on the right of the basin.
    const seat = plan.right - 0.5;
    for (const mesh of toilet()) layout.add(ceramic, moved(mesh, seat, 0, wall + 0.36));
    const lid = moved(scaled(cylinder(0.2, 0.03, 28, 0.012), [0.95, 1, 1.2]), seat, 0.43, wall + 0.42);
    layout.add(layout.look('painted wood', 'lid'), lid);
    // Towels on a rail, a rug, a roll of paper.
    const put = (mesh: ReturnType<typeof block>) => onWall(mesh, 'right', plan);
    const along = 0.05;
    layout.add(chrome, put(moved(turned(cylinder(0.01, 0.66, 12), 'z', 90), along, 1.3, 0.07)));
    const towel = layout.look('bath towel');
    layout.add(towel, put(moved(beveledBox(0.36, 0.62, 0.035, 0.016, 2), along + 0.1, 1.0, 0.07)));
    const secondTowel = put(moved(beveledBox(0.18, 0.4, 0.04, 0.016, 2), along - 0.2, 1.11, 0.07));
    layout.add(layout.look('bath towel', 'second'), secondTowel);
    layout.shell(layout.look('bath towel', 'rug'), level(x - 0.4, x + 0.4, wall + 0.6, wall + 1.1, 0.006));
    const paper = plain('roll', materials.paper());
    layout.add(paper, moved(turned(cylinder(0.055, 0.1, 20), 'z', 90), seat - 0.36, 0.7, wall + 0.07));
    layout.spot([0.6 * radius, 0, -radius - 0.35], 0.15, 0.6);
    return { environment, reach: 9, clear: 0.6 };
  },
});

/** The bowl of a basin, open at the top: its inner side. */
const basin = points('0.03,-0.005 0.12,0.002 0.19,0.02 0.245,0.05 0.26,0.056 0.265,0.05 0.255,0');

/** A tub so long along z, 0.74 m wide and 0.56 m high, filled with nothing. */
function tubPieces(long: number) {
  const [half, end, high] = [0.37, long / 2, 0.56];
  const inner = moved(scaled(ellipsoid(0.29, 0.4, 0.75, 28), [1, 1, 1]), 0, high + 0.02, 0);
  // The inner hollow is only what lies below the rim, seen from above: its inside.
  const hollow = {
    ...inner,
    indices: inner.indices.slice().reverse(),
    normals: inner.normals.map((value) => -value),
    positions: inner.positions.map((value, i) => (i % 3 === 1 ? Math.min(value, high - 0.004) : value)),
  };
  return [
    hollow,
    block(half - 0.02, half, 0, high - 0.03, -end, end),
    block(-half, half, 0, high - 0.03, end - 0.02, end),
    moved(beveledBox(0.09, 0.04, long, 0.018, 3), half - 0.045, high - 0.02, 0),
    moved(beveledBox(0.09, 0.04, long, 0.018, 3), 0.045 - half, high - 0.02, 0),
    moved(beveledBox(0.74, 0.04, 0.11, 0.018, 3), 0, high - 0.02, end - 0.055),
    moved(beveledBox(0.74, 0.04, 0.11, 0.018, 3), 0, high - 0.02, 0.055 - end),
  ];
}

/** A toilet whose cistern is at −Z, without its lid. */
const toilet = () => [
  moved(scaled(lathe(pan, { segments: 28 }), [0.95, 1, 1.2]), 0, 0, 0.06),
  moved(beveledBox(0.4, 0.36, 0.17, 0.03, 3), 0, 0.6, -0.26),
  moved(beveledBox(0.42, 0.03, 0.19, 0.012, 2), 0, 0.79, -0.26),
  moved(beveledBox(0.24, 0.4, 0.24, 0.04, 2), 0, 0.2, -0.18),
];

const pan = points('0,0 0.13,0 0.125,0.04 0.1,0.16 0.13,0.28 0.19,0.38 0.2,0.415 0,0.415');

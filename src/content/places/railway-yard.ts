import { points, type Stream, words } from '../../core/index.js';
import type { Mesh } from '../../world/mesh.js';
import { beveledBox, cylinder, moved, scaled, tube, turned } from '../../world/modeling/index.js';
import { laidOut } from './laid-out.js';
import { barFence, gableHouse, ground, lampPost, litter, stains, treeLine } from './parts/index.js';
import type { Layout } from './parts/layout.js';
import { blackMetal, grayMetal, type Look, painted, plain, solid, steel, whitePaint } from './parts/looks.js';
import { block, level, type Hole } from './parts/plates.js';
import { isNight, sky } from './parts/sky.js';

/** A covered or an open goods wagon on rails along x. Meters. */
interface GoodsWagon {
  readonly x: number;
  readonly z: number;
  /** The height of the rails' top. */
  readonly y: number;
  readonly covered: boolean;
  readonly boards: Look;
}

/** The length between its buffers, meters. */
const wagonLength = 9.4;

const half = wagonLength / 2 - 0.6;
const roof = scaled(turned(cylinder(2.6, 2 * half + 0.3, 40), 'z', 90), [1, 0.17, 0.57]);
const shaft = turned(cylinder(0.07, 0.5, 12), 'z', 90);
const plate = turned(cylinder(0.2, 0.05, 20), 'z', 90);
const wheel = turned(cylinder(0.47, 0.13, 32, 0.02), 'x', 90);
const disc = turned(cylinder(0.36, 0.14, 28), 'x', 90);
const axleBox = beveledBox(0.34, 0.34, 0.2, 0.03, 1);
const spring = beveledBox(1.2, 0.1, 0.1, 0.02, 1);

/** Boards between posts on a frame with buffers, on two axles. */
function goodsWagon(layout: Layout, { x, z, y, covered, boards }: GoodsWagon): void {
  const put = (mesh: Mesh): Mesh => moved(mesh, x, y, z);
  const [floor, high] = [1.15, covered ? 3.3 : 2.4];
  layout.add(boards, put(block(-half, half, floor, high, -1.35, 1.35)));
  for (let row = floor + 0.02; row < high - 0.1; row += 0.24)
    layout.add(boards, put(block(-half, half, row, row + 0.215, 1.35, 1.372)));
  const posts = 6;
  for (let i = 0; i <= posts; i++) {
    const at = -half + (2 * half * i) / posts;
    layout.add(blackMetal, put(block(at - 0.05, at + 0.05, floor - 0.1, high, 1.37, 1.43)));
  }
  if (covered) {
    // A sliding door, and a roof that is a little round.
    layout.add(boards, put(block(-0.95, 0.95, floor + 0.06, high - 0.15, 1.37, 1.44)));
    for (const s of [-0.8, 0.8])
      layout.add(blackMetal, put(block(s - 0.035, s + 0.035, floor + 0.06, high - 0.15, 1.44, 1.46)));
    layout.add(blackMetal, put(block(-1.9, 1.9, high - 0.15, high - 0.06, 1.37, 1.48)));
    layout.add(grayMetal, put(moved(roof, 0, high - 0.05, 0)));
  } else {
    layout.add(blackMetal, put(block(-half + 0.06, half - 0.06, high - 0.02, high + 0.002, -1.29, 1.29)));
  }
  layout.add(blackMetal, put(block(-half - 0.1, half + 0.1, floor - 0.28, floor, -1.2, 1.2)));
  for (const side of [-1, 1])
    for (const across of [-0.87, 0.87]) {
      layout.add(grayMetal, put(moved(shaft, side * (half + 0.33), floor - 0.12, across)));
      layout.add(grayMetal, put(moved(plate, side * (half + 0.58), floor - 0.12, across)));
    }
  for (const at of [-0.62 * half, 0.62 * half]) {
    for (const across of [-0.7, 0.7]) {
      layout.add(blackMetal, put(moved(wheel, at, 0.47, across)));
      layout.add(grayMetal, put(moved(disc, at, 0.47, across)));
    }
    layout.add(blackMetal, put(moved(axleBox, at, 0.5, 0.98)));
    layout.add(blackMetal, put(moved(spring, at, 0.78, 0.98)));
  }
}

const tie = solid('tie', [0.12, 0.1, 0.085], 0.9);
const rail = plain('rail', { ...steel.material, baseColor: [0.4, 0.36, 0.33], roughness: 0.5 });

/** Ties are drawn so far from the stand, meters: farther away they run into one. */
const tiesReach = 34;

/** A track along x: ties under rails 1.435 m apart, their top 0.2 m above y. Meters. */
function railTrack(layout: Layout, half: number, z: number, y = 0): void {
  for (let x = -Math.min(tiesReach, half); x < Math.min(tiesReach, half); x += 0.65)
    layout.add(tie, block(x, x + 0.24, y, y + 0.06, z - 1.3, z + 1.3));
  for (const s of [-0.7525, 0.7525])
    layout.add(rail, block(-half, half, y + 0.06, y + 0.2, z + s - 0.035, z + s + 0.035));
}

/** The paved forecourt of a railway museum, beside tracks with wagons and an engine shed of brick. */
export const railwayYard = laidOut({
  name: 'railway yard',
  setting: 'open',
  on: 'the pavement',
  radius: [0.15, 12],
  things: words('train, tram, truck, bus, car, bicycle, bench, person, suitcase, box, dog, flower pot'),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const setts = layout.look(own.choice(['cobbles', 'cobbles', 'paving', 'concrete'] as const));
    const ballast = layout.look('gravel');
    ground(layout, ballast, -0.01);
    const edge = -radius - own.uniform(2, 3.2);
    const half = 6 * radius + 50;
    layout.shell(setts, level(-half, half, edge, 6 * radius + 30));
    const stone = layout.look('kerbstone');
    layout.add(stone, block(-half, half, -0.2, 0.012, edge - 0.25, edge));
    const traces = { radius, half: radius + 6, z: [edge + 0.8, radius + 2] } as const;
    stains(layout, own.child('stains'), setts, { ...traces, count: 16 });
    litter(layout, own.child('litter'), { ...traces, count: 40 });
    const tracks = [edge - 2.3, edge - 6.6] as const;
    for (const z of tracks) railTrack(layout, 120, z, 0.02);
    wagons(layout, own.child('wagons'), tracks);
    const platform = tracks[1] - 1.75;
    layout.add(layout.look('concrete'), block(-half, half, -0.1, 0.55, platform - 3.4, platform));
    lampPost(layout, own.uniform(-7, 7), platform - 2.6, 0.55, isNight(variation.child('sky')));
    layout.put('bench', { x: own.uniform(-10, 10), y: 0.55, z: platform - 2.7 });
    shed(layout, own.child('shed'), platform - own.uniform(6, 9));
    signal(layout, own.child('signal'), own.uniform(4, 9) + 0.6 * radius, edge - 4.5);
    barFence(layout, { x0: -36, x1: -radius - own.uniform(4, 6), z: edge + 0.4 }, blackMetal);
    layout.put('flower pot', { x: radius + 1.3, z: -0.75 * radius - 0.9, scale: 1.8 });
    treeLine(layout, variation, 130, [platform - 26, platform - 48], { count: 30, height: [9, 14] });
    layout.spot([radius + 0.8, 0, -0.4 * radius], 0.5, 2).spot([-radius - 0.8, 0, -0.5 * radius], 0.5, 2);
    return {
      environment: sky(layout, variation.child('sky'), { ground: setts, azimuth: [15, 100], lamps: radius }),
    };
  },
});

/** Some wagons on each track, coupled, and a buffer stop at the end of the nearer one. */
function wagons(layout: Layout, own: Stream, tracks: readonly number[]): void {
  for (const [row, z] of tracks.entries()) {
    const count = own.integer(2, 4);
    const tints = ['#7a4034', '#6b5a48', '#5b6358', '#84705a', '#4f5a63'];
    let x = own.uniform(-16, 2) - (row * wagonLength) / 2;
    for (let i = 0; i < count; i++) {
      const boards = painted('wagon boards', own.choice(tints), 0.75);
      goodsWagon(layout, { x, z, y: 0.22, covered: own.float() < 0.55, boards });
      x += wagonLength;
    }
  }
}

/** An engine shed of brick with high gates and windows. */
function shed(layout: Layout, own: Stream, z: number): void {
  const windows: Hole[] = [];
  const doors: Hole[] = [];
  for (const at of [-9, -3, 3, 9])
    if (own.float() < 0.5) doors.push({ x0: at - 1.9, x1: at + 1.9, y0: 0, y1: 4.6 });
    else windows.push({ x0: at - 1.2, x1: at + 1.2, y0: 1.6, y1: 4.4 });
  gableHouse(layout, {
    x: own.uniform(-8, 8),
    z: z - 7,
    width: 25,
    depth: 14,
    height: 6.2,
    rise: 3.6,
    windows,
    doors,
    walls: layout.look('brick'),
    roof: layout.look('roof tiles'),
    doorLook: solid('shed gates', own.choice(['#3f5a48', '#4b5a66', '#6a4034', '#55564f']), 0.7),
  });
}

/** A post with one or two arms, as railways have: red with a white band. */
function signal(layout: Layout, own: Stream, x: number, z: number): void {
  const high = own.uniform(5.5, 7);
  const red = painted('signal arm', '#a8281f', 0.5);
  layout.add(grayMetal, moved(cylinder(0.09, high, 14), x, high / 2, z));
  for (let i = 0; i < own.integer(1, 2); i++) {
    const y = high - 0.4 - 1.3 * i;
    layout.add(red, block(x - 1.35, x - 0.05, y - 0.13, y + 0.13, z + 0.1, z + 0.14));
    layout.add(whitePaint, block(x - 1.12, x - 0.95, y - 0.131, y + 0.131, z + 0.139, z + 0.143));
    layout.add(blackMetal, moved(cylinder(0.09, 0.2, 14), x + 0.12, y, z + 0.12));
  }
  const ladder = tube(points([x + 0.2, 0, z - 0.5], [x + 0.12, high - 0.5, z - 0.1]), 0.02, 6);
  layout.add(grayMetal, ladder, moved(ladder, 0.3, 0, 0));
  layout.add(grayMetal, block(x - 0.25, x + 0.25, 0, 0.18, z - 0.25, z + 0.25));
}

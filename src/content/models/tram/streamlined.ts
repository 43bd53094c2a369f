import { points, points3, type Stream, triples } from '../../../core/index.js';
import { materials, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, tube } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { lineSign, pantograph } from './fittings.js';
import { pointOnEnd, stackedBody, type BodySpot, type StackedSize } from '../parts/stacked-body.js';
import { headlight, indicator, roundHeadlamp, tailLight, trimBlack } from '../parts/vehicle-fittings.js';

/** Below, about the windows, the band between. */
const schemes = triples(`
  #b3201f #f0ead8 #f0ead8, #2f6b46 #efe8cf #efe8cf, #efe6c4 #efe6c4 #b3201f, #27548f #eef0ee #eef0ee,
  #d8951f #f1ecdc #6a3d22
`);

const half = 1.22;
const top = 3.05;

const outline = points3(`
  0.36,0.95,0.2 0.5,0.99,0.06 0.75,1,0 1.1,1,0 1.3,1,0.02 1.4,1,0.05 1.48,0.998,0.09 1.9,0.985,0.3
  2.3,0.965,0.52 2.4,0.96,0.6 2.62,0.93,0.82 2.8,0.88,1.06
`);

/** @param b half the length @param doors z of the middles of the doors on its right side @param posts between the windows, z */
const panelAt =
  (b: number, posts: readonly number[]) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor') return 'underframe';
    if (face === 'roof' || y > 2.62) return 'roof';
    const glass = y > 1.48 && y < 2.3;
    const plain = y < 1.3 ? 'lower' : y < 1.4 ? 'band' : 'upper';
    if (face !== 'side') return glass && x > 0.035 ? 'window' : plain;
    const inside = Math.abs(z) < b - 0.5;
    return glass && inside && posts.every((post) => Math.abs(z - post) > 0.05) ? 'window' : plain;
  };

/** A bogie about z = 0: side frames, springs and four wheels. */
function bogie(): Mesh {
  const wheel = turned(cylinder(0.35, 0.12, 28), 'z', 90);
  return bothSides(
    ...[-0.95, 0.95].map((z) => moved(wheel, 0.74, 0.35, z)),
    ...[-0.95, 0.95].map((z) => moved(beveledBox(0.14, 0.24, 0.26, 0.03, 1), 0.9, 0.36, z)),
    moved(chamferedBox(0.1, 0.14, 2.3, 0.02), 0.9, 0.46, 0),
    ...[-0.2, 0.2].map((z) => moved(cylinder(0.09, 0.3, 14), 0.9, 0.34, z)),
  );
}

/** A single car with round ends, as built from the forties to the seventies, doors on its right side. */
export function streamlinedTram(variation: Stream): Part[] {
  const [measures, look] = variation.children('size', 'look');
  const b = measures.uniform(5.6, 6.9);
  const panes = measures.integer(6, 8);
  const [lower, upper, band] = look.choice(schemes);
  const number = String(variation.child('line').integer(2, 29));
  const lamps = variation.child('lamps').choice([1, 2]);

  const doors = [b - 1.35, 0, 1.5 - b];
  const posts = Array.from({ length: panes + 1 }, (_, i) => (b - 0.75) * ((2 * i) / panes - 1));
  const size: StackedSize = {
    levels: outline.map(([y, share, end]) => ({ y, half: share * half, rear: end - b, front: b - end })),
    top,
    ends: [-b, b],
    keep: [1.5 - b, b - 1.5],
    corner: [0.9, 0.9],
    squareness: 2.5,
    across: [0, 0.07, 0.3, 0.55, 0.76, 0.92],
    along: [...posts.flatMap((z) => [z - 0.06, z + 0.06]), b - 0.5, 0.5 - b],
  };
  const skin = stackedBody(size, panelAt(b, posts));
  const dark = trimBlack();
  const onNose = (share: number, y: number): number => pointOnEnd(size, 'front', share, y)[2];
  const onTail = (share: number, y: number): number => pointOnEnd(size, 'rear', share, y)[2];
  const one = roundHeadlamp([0, 0, 0]);
  const lampAt = (mesh: Mesh): Mesh =>
    lamps === 1
      ? moved(mesh, 0, 1.02, onNose(0, 1.02) + 0.01)
      : bothSides(moved(mesh, 0.62, 0.86, onNose(0.5, 0.86) + 0.02));
  const round = (share: number, y: number, z: number, radius: number): Mesh =>
    bothSides(moved(ahead(cylinder(radius, 0.07, 24, 0.012)), share * half, y, z));
  const frames = merged(
    ...doors.map((z) => moved(beveledBox(0.08, 2.02, 1.24, 0.02, 1), -half + 0.005, 1.42, z)),
  );
  const leaves = doors.flatMap((z) =>
    [-0.44, -0.15, 0.15, 0.44].map((d) => ({
      glass: moved(beveledBox(0.08, 1.5, 0.2, 0.02, 1), -half - 0.01, 1.52, z + d),
      rim: moved(chamferedBox(0.06, 1.96, 0.025, 0.006), -half - 0.012, 1.42, z + d - 0.145),
    })),
  );
  const steps = doors.map((z) => moved(chamferedBox(0.16, 0.05, 1.1, 0.01), -half - 0.05, 0.4, z));
  const coupler = [b - 0.15, 0.15 - b].map((z) => moved(beveledBox(0.24, 0.18, 0.5, 0.05, 1), 0, 0.42, z));
  const bumper = (['front', 'rear'] as const).map((end) =>
    tube(
      Array.from({ length: 13 }, (_, i) => {
        const [x, y, z] = pointOnEnd(size, end, 0.9 * (i / 6 - 1), 0.6);
        return [x, y, z + (end === 'front' ? 0.02 : -0.02)] as const;
      }),
      0.05,
      8,
      { caps: 'round' },
    ),
  );
  const mirror = bothSides(
    tube(points([1.14, 2.2, b - 0.85], [1.36, 2.24, b - 0.6]), 0.018, 8),
    moved(beveledBox(0.16, 0.32, 0.05, 0.02, 1), 1.38, 2.1, b - 0.58),
  );
  const wipers = bothSides(
    moved(turned(chamferedBox(0.025, 0.55, 0.02, 0.006), 'x', -25), 0.3, 1.72, onNose(0.25, 1.72) + 0.02),
  );
  const boxes = [-0.42 * b, 0.62 * b].map((z) => moved(beveledBox(1.2, 0.22, 1.5, 0.06), 0, top + 0.06, z));
  const collector = pantograph(top + 0.02, 0.12 * b);
  const doorWindows = leaves.map(({ glass }) => glass);
  const headlamps = [lampAt(one.shell), round(0.7, 0.92, onTail(0.7, 0.92) + 0.02, 0.155)];
  const bogies = [0.56 * b, -0.56 * b].map((z) => moved(bogie(), 0, 0, z));
  return [
    part('body', materials.paint(lower), skin.get('lower')!),
    part('window band', materials.paint(upper), skin.get('upper')!),
    part('belt', materials.paint(band), skin.get('band')!),
    part('roof', materials.mattePaint('#aeb2b3'), skin.get('roof')!),
    part('underframe', dark, [skin.get('underframe')!, ...coupler]),
    part('window', materials.darkGlass('#182128'), skin.get('window')!),
    part('door', materials.paint(lower), frames),
    part('door window', materials.darkGlass('#182128'), doorWindows),
    part('door rim', dark, [...leaves.map(({ rim }) => rim), ...steps, ...bumper]),
    part('headlamp', materials.chrome(), headlamps),
    part('headlight', headlight(), lampAt(one.lens)),
    part('indicator', indicator(), round(0.84, 1.2, onNose(0.84, 1.2), 0.055)),
    part('tail light', tailLight(), round(0.7, 0.92, onTail(0.7, 0.92) - 0.005, 0.125)),
    lineSign({
      number,
      at: [0, 2.55, onNose(0, 2.55) + 0.05],
      size: [0.62, 0.42],
      ground: '#f4f1e6',
      ink: '#17181c',
    }),
    part('mirror', dark, [mirror, wipers]),
    part('roof unit', materials.mattePaint('#b9bdbf'), boxes),
    part('bogie', materials.iron(), bogies),
    part('pantograph', materials.steel(), collector.frame),
    part('insulator', materials.ceramic('#7a4a34'), collector.insulators),
  ];
}

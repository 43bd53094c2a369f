import { points, type Stream, triples } from '../../../core/index.js';
import { materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, mapParts, merged, moved, scaled, turned } from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  cylinder,
  ellipsoid,
  sphere,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import {
  pointOnEnd,
  stackedBody,
  type BodySpot,
  type Level,
  type StackedSize,
} from '../parts/stacked-body.js';

/** The colors of body, trim and wheels. */
const palettes = triples(`
  #d6281f #f2c230 #2a2d31, #f0b91c #1f74c4 #d6281f, #2f9a52 #f2e6c8 #e8761c, #2a7fce #f2c230 #d6281f,
  #e8691c #37a3a0 #2a2d31, #b9408f #f4e04d #3a66b0
`);

/** Made as large as a bus and a half as long; then so much smaller. */
const shrink = 0.05;
const half = 1.35;

/** Heights between which windows are: one row, or two. */
type Rows = readonly (readonly [low: number, high: number])[];

const panelAt =
  (rows: Rows, b: number, posts: readonly number[]) =>
  ({ x, y, z, face }: BodySpot) => {
    if (face === 'floor' || y < 0.62) return 'base';
    if (face === 'roof') return 'roof';
    const row = rows.findIndex(([low, high]) => y > low && y < high);
    if (row < 0) return y > 1.05 && y < 1.25 ? 'band' : 'body';
    if (face === 'front') return 'window';
    if (face === 'rear') return x < 0.75 ? 'window' : 'body';
    const inside = z > 0.35 - b && z < b - 0.42;
    return inside && posts.every((post) => Math.abs(z - post) > 0.1) ? 'window' : 'body';
  };

/** Round and short, with a hood or without one. */
function sizeOf(b: number, rows: Rows, hood: number, posts: readonly number[]): StackedSize {
  const top = rows[rows.length - 1][1] + 0.62;
  const heights = [
    0.4,
    0.62,
    0.84,
    1.06,
    1.24,
    ...rows.flatMap(([low, high]) => [low, (low + high) / 2, high]),
    top - 0.35,
    top - 0.18,
  ];
  const levels = heights.map((y): Level => {
    const shoulder = rows[0][0];
    const cut = y < shoulder - 0.1 ? 0 : hood * Math.min(1, (y - shoulder + 0.2) / 0.25);
    const lean = Math.max(0, y - shoulder) * 0.1;
    const tuck = y < 0.5 ? 0.08 : 0;
    return {
      y,
      half: half * (1 - tuck * 0.5 - 0.02 * Math.max(0, y - 1)),
      rear: tuck - b + 0.4 * lean,
      front: b - tuck - cut - lean,
    };
  });
  return {
    levels,
    top,
    ends: [-b, b],
    keep: [0.5 - b, b - 1.5],
    corner: [0.55, 0.8],
    squareness: 2.6,
    across: [0, 0.3, 0.6, 0.78, 0.92],
    along: [...posts.flatMap((z) => [z - 0.11, z + 0.11]), 0.33 - b, b - 0.4],
  };
}

/** Large round eyes, or plain lamps, and a smile or a bumper. */
function face(size: StackedSize, smiles: boolean, coat: Material): Part[] {
  const y = 1.0;
  const z = pointOnEnd(size, 'front', 0.56, y)[2];
  const eye = (radius: number, out: number): Mesh =>
    bothSides(moved(ahead(cylinder(radius, 0.1, 32, 0.035)), 0.56 * half, y, z + out));
  const mouth = tube(
    Array.from({ length: 13 }, (_, i) => {
      const share = 0.3 * (i / 6 - 1);
      const [x, , at] = pointOnEnd(size, 'front', share, 0.75);
      return [x, 0.64 + 1.9 * share * share, at + 0.015] as const;
    }),
    0.045,
    10,
    { caps: 'round' },
  );
  const bumper = moved(
    beveledBox(1.9 * half, 0.22, 0.28, 0.1),
    0,
    0.52,
    pointOnEnd(size, 'front', 0.3, 0.6)[2],
  );
  return [
    part('lamp rim', coat, eye(0.31, -0.01)),
    part('headlight', materials.plastic('#f7f5ec'), eye(0.24, 0.03)),
    ...(smiles
      ? [
          part(
            'pupil',
            materials.glossy('#17181b'),
            bothSides(moved(ellipsoid(0.1, 0.13, 0.05, 24), 0.5 * half, y + 0.02, z + 0.08)),
          ),
          part('smile', materials.plastic('#17181b'), mouth),
        ]
      : [part('bumper', coat, bumper)]),
  ];
}

/** A chunky bus of plastic, with one deck or two, some with a face. */
export function plasticToyBus(variation: Stream): Part[] {
  const [measures, look] = variation.children('size', 'look');
  const b = measures.uniform(2.3, 2.9);
  const decks = variation.child('decks').choice([1, 1, 2]);
  const smiles = variation.child('face').choice([true, true, false]);
  const hood = decks === 2 ? 0 : variation.child('bonnet').choice([0, 0.62]);
  const [body, second, wheel] = look.choice(palettes);
  const pane = materials.plastic(look.choice(['#bfe3ef', '#2c3b46', '#f4f2e8']));
  const coat = materials.plastic(second);

  const rows: Rows = decks === 2 ? points('1.5,2.3 2.8,3.55') : [[1.5, 2.45]];
  const posts = [-0.36, 0.02, 0.4].map((share) => share * b - 0.12);
  const size = sizeOf(b, rows, hood, posts);
  const skin = stackedBody(size, panelAt(rows, b, posts));
  const axles = [b - 0.95, 0.95 - b];
  const tire = turned(
    merged(cylinder(0.52, 0.42, 36, 0.12), ...[0.19].map((x) => moved(torus(0.36, 0.06, 32, 8), 0, x, 0))),
    'z',
    -90,
  );
  const hub = turned(merged(cylinder(0.27, 0.48, 28, 0.04), moved(sphere(0.11, 20), 0, 0.25, 0)), 'z', -90);
  const at = (mesh: Mesh): Mesh => bothSides(...axles.map((z) => moved(mesh, half - 0.1, 0.52, z)));
  const rearY = 0.95;
  const tail = bothSides(
    moved(ahead(cylinder(0.17, 0.1, 28, 0.03)), 0.62 * half, rearY, pointOnEnd(size, 'rear', 0.6, rearY)[2]),
  );
  const door = merged(moved(beveledBox(0.1, 1.7, 0.95, 0.05), -half + 0.01, 1.5, b - 1.75 - 0.4 * hood));
  const doorPanes = merged(
    ...[-0.21, 0.21].map((d) =>
      moved(beveledBox(0.1, 1.1, 0.32, 0.04, 1), -half - 0.015, 1.65, b - 1.75 - 0.4 * hood + d),
    ),
  );
  const parts: Part[] = [
    part('body', materials.plastic(body), skin.get('body')!),
    part('band', coat, skin.get('band')!),
    part('base', materials.plastic('#33373c'), skin.get('base')!),
    part('roof', look.choice([materials.plastic(body), coat]), skin.get('roof')!),
    part('window', pane, skin.get('window')!),
    part('tire', materials.plastic(wheel), at(tire)),
    part('hub', coat, at(hub)),
    ...face(size, smiles, coat),
    part('tail light', materials.plastic('#c01a16'), tail),
    part('door', coat, door),
    part('door window', pane, doorPanes),
  ];
  return mapParts(parts, (mesh) => scaled(mesh, shrink));
}

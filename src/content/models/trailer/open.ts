import { points, type Stream } from '../../../core/index.js';
import { bezier, materials, part, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, chamferedBox, cylinder, loft, tube } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import { trailerChassis } from './chassis.js';

type Material = Part['material'];

/** Four side boards with posts, ribs and latches, about a floor. */
function boards(half: number, rear: number, front: number, floor: number, high: number) {
  const long = front - rear;
  const middle = (front + rear) / 2;
  const y = floor + high / 2;
  const panels = merged(
    bothSides(moved(chamferedBox(0.03, high, long, 0.006), half - 0.015, y, middle)),
    ...[front - 0.02, rear + 0.02].map((z) =>
      moved(chamferedBox(2 * half - 0.05, high, 0.03, 0.006), 0, y, z),
    ),
  );
  const rim = merged(
    bothSides(moved(chamferedBox(0.05, 0.035, long + 0.02, 0.008), half - 0.015, floor + high, middle)),
    ...[front - 0.02, rear + 0.02].map((z) =>
      moved(chamferedBox(2 * half - 0.02, 0.035, 0.05, 0.008), 0, floor + high, z),
    ),
    ...[front - 0.02, rear + 0.02].map((z) =>
      bothSides(moved(chamferedBox(0.055, high + 0.05, 0.055, 0.01), half - 0.015, y, z)),
    ),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      bothSides(moved(chamferedBox(0.03, high - 0.04, 0.045, 0.01), half + 0.01, y, rear + share * long)),
    ),
  );
  const latches = merged(
    ...[front, rear].map((z) =>
      bothSides(
        moved(
          beveledBox(0.03, 0.1, 0.05, 0.01, 1),
          half - 0.15,
          floor + high - 0.1,
          z + (z > middle ? 0.005 : -0.005),
        ),
      ),
    ),
  );
  return { panels, rim, latches };
}

/** A cloth over bows, its ends closed. */
function canvas(half: number, rear: number, front: number, base: number, high: number): Mesh {
  const arch = (z: number, pinch: number) => {
    const shape = [
      [-half, base],
      [-half, base + 0.82 * high],
      ...bezier(
        [-half, base + 0.82 * high],
        [-half * 0.9, base + high],
        [half * 0.9, base + high],
        [half, base + 0.82 * high],
        9,
      ).slice(1, -1),
      [half, base + 0.82 * high],
      [half, base],
    ] as const;
    return shape.map(([x, y]) => [x * pinch, base + (y - base) * pinch, z] as const);
  };
  const bows = 4;
  const rings = Array.from({ length: 2 * bows + 1 }, (_, i) =>
    arch(rear + ((front - rear) * i) / (2 * bows), i % 2 === 0 ? 1 : 0.985),
  );
  return loft(rings, { crease: 30 });
}

/** A heap of sand, or boxes, in the bed; or nothing. */
function load(
  kind: string,
  half: number,
  rear: number,
  front: number,
  floor: number,
): { mesh: Mesh; material: Material } | undefined {
  const middle = (front + rear) / 2;
  if (kind === 'logs') {
    const log = ahead(cylinder(0.1, 0.86 * (front - rear), 14));
    const rows = points(`
      -0.42,0.12 -0.2,0.12 0.02,0.12 0.24,0.12 0.44,0.12 -0.3,0.3 -0.08,0.3 0.14,0.3 0.36,0.3
    `);
    return {
      mesh: merged(...rows.map(([x, y]) => moved(log, x * (half / 0.6), floor + y, middle))),
      material: materials.wood('#8a6238'),
    };
  }
  if (kind === 'crates')
    return {
      mesh: merged(
        ...[-0.3, 0.3].flatMap((dz, i) =>
          [-0.26, 0.28].map((x, k) =>
            moved(
              beveledBox(0.46, 0.34 + 0.1 * ((i + k) % 2), 0.48, 0.01, 1),
              x,
              floor + 0.2 + 0.05 * ((i + k) % 2),
              middle + dz,
            ),
          ),
        ),
      ),
      material: materials.cardboard(),
    };
  return undefined;
}

/** A small trailer with side boards: empty, loaded or under a cloth. */
export function utilityTrailer(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const half = size.uniform(0.6, 0.72);
  const long = size.uniform(1.9, 2.5);
  const high = size.uniform(0.34, 0.45);
  const isWood = look.choice([true, false]);
  const wall = isWood ? materials.wood(look.choice(['#8a5f36', '#6b4a2c'])) : materials.steel();
  const cloth = materials.fabric(look.choice(['#2f5a8f', '#4d5358', '#2f6b46', '#9a2b26']));
  const cargo = variation.child('cargo').choice(['cloth', 'nothing', 'logs', 'crates'] as const);

  const [front, rear, floor] = [long / 2, -long / 2, 0.58];
  const { panels, rim, latches } = boards(half, rear, front, floor, high);
  const loaded = load(cargo, half, rear, front, floor);
  const parts: Part[] = [
    ...trailerChassis({
      half,
      front,
      rear,
      floor,
      axles: [-0.12 * long],
      wheel: 0.29,
      track: half + 0.13,
      reach: 1.15,
      drawbar: 'beam',
      mudguards: true,
    }),
    part('floor', materials.wood('#4a3826'), moved(box(2 * half - 0.04, 0.04, long - 0.03), 0, floor, 0)),
    part('side board', wall, panels),
    part('rim', materials.aluminum(), rim),
    part('latch', materials.chrome(), latches),
  ];
  if (loaded) parts.push({ name: 'load', ...loaded });
  if (cargo === 'cloth')
    parts.push(
      part('cloth', cloth, canvas(half - 0.004, rear + 0.006, front - 0.006, floor + 0.6 * high, 0.9)),
    );
  return parts;
}

/** A flat trailer with two axles and ramps behind, on which a car is taken away. */
export function flatbedTrailer(variation: Stream): Part[] {
  const [size, look] = variation.children('size', 'look');
  const half = size.uniform(0.95, 1.02);
  const long = size.uniform(3.8, 4.6);
  const hasWinch = variation.child('winch').choice([true, false]);
  const [front, rear, floor] = [long / 2, -long / 2, 0.62];
  const deck = look.choice([materials.wood('#7a5a38'), materials.steel(), materials.iron()]);
  const planks = Array.from({ length: 9 }, (_, i) => {
    const width = (2 * half - 0.1) / 9;
    return moved(chamferedBox(width - 0.012, 0.045, long - 0.06, 0.006), (i - 4) * width, floor, 0);
  });
  const rails = merged(
    bothSides(moved(chamferedBox(0.05, 0.12, long, 0.01), half - 0.02, floor + 0.01, 0)),
    moved(chamferedBox(2 * half - 0.02, 0.28, 0.05, 0.01), 0, floor + 0.1, front),
    ...[0.15, 0.4, 0.65, 0.9].map((share) =>
      bothSides(
        moved(turned(cylinder(0.03, 0.05, 12), 'z', 90), half + 0.02, floor + 0.01, rear + share * long),
      ),
    ),
  );
  const ramp = merged(
    bothSides(moved(chamferedBox(0.04, 1.05, 0.05, 0.008), 0.16, 0.55, 0)),
    ...Array.from({ length: 6 }, (_, i) =>
      moved(chamferedBox(0.32, 0.04, 0.05, 0.008), 0, 0.12 + 0.17 * i, 0),
    ),
  );
  const ramps = bothSides(moved(turned(ramp, 'x', 6), 0.6 * half, floor - 0.05, rear - 0.02));
  const winch = merged(
    moved(chamferedBox(0.1, 0.75, 0.1, 0.015), 0, floor + 0.3, front + 0.2),
    moved(turned(cylinder(0.1, 0.24, 20, 0.015), 'z', 90), 0, floor + 0.62, front + 0.16),
    tube(
      [
        [0.12, floor + 0.62, front + 0.16],
        [0.22, floor + 0.62, front + 0.16],
        [0.22, floor + 0.8, front + 0.1],
      ],
      0.015,
      8,
    ),
  );
  const parts: Part[] = [
    ...trailerChassis({
      half,
      front,
      rear,
      floor,
      axles: [0.12, -0.62],
      wheel: 0.3,
      track: half + 0.14,
      reach: 1.45,
      drawbar: 'frame',
      mudguards: true,
    }),
    part('deck', deck, planks),
    part('rail', materials.paint(look.choice(['#b5161d', '#2b2f33', '#1f5fa8', '#d9a514'])), rails),
    part('ramp', materials.aluminum(), ramps),
  ];
  if (hasWinch) parts.push(part('winch', materials.iron(), winch));
  return parts;
}

import { points, type Stream } from '../../../core/index.js';
import { materials, part, type Material, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, chamferedBox, cylinder, extrude } from '../../../world/modeling/solids/index.js';

interface PorchLook {
  readonly trim: Material;
  readonly roofing: Material;
  readonly paving: Material;
}

/** A landing with steps before the front door, under a small roof. @param x of the door @param wall z of the front @param high of the landing, meters */
export function porch(
  kind: 'gabled' | 'roofed' | 'slab',
  x: number,
  wall: number,
  high: number,
  { trim, roofing, paving }: PorchLook,
): Part[] {
  const [half, deep] = [kind === 'roofed' ? 1.5 : 1.1, 1.25];
  const head = high + 2.75;
  const steps = [1, 2].map((i) =>
    moved(
      chamferedBox(1.5, high * (1 - i / 3), 0.3, 0.015),
      x,
      (high * (1 - i / 3)) / 2,
      wall + deep + 0.3 * (i - 0.5),
    ),
  );
  // Not quite down to where the foundation's own underside lies.
  const landing = moved(
    chamferedBox(2 * half, high - 0.016, deep, 0.015),
    x,
    high / 2 - 0.002,
    wall + deep / 2,
  );
  const post = kind === 'slab' ? chamferedBox(0.1, head - high, 0.1, 0.01) : cylinder(0.085, head - high, 20);
  const posts = [-1, 1].map((side) =>
    merged(
      moved(post, x + side * (half - 0.15), (head + high) / 2, wall + deep - 0.15),
      moved(chamferedBox(0.26, 0.1, 0.26, 0.015), x + side * (half - 0.15), high + 0.05, wall + deep - 0.15),
      moved(chamferedBox(0.26, 0.1, 0.26, 0.015), x + side * (half - 0.15), head - 0.05, wall + deep - 0.15),
    ),
  );
  const beam = moved(chamferedBox(2 * half, 0.18, deep - 0.02, 0.015), x, head + 0.08, wall + deep / 2);
  const rails =
    kind === 'roofed'
      ? [-1, 1].map((side) =>
          merged(
            moved(
              chamferedBox(0.08, 0.07, deep - 0.2, 0.01),
              x + side * (half - 0.15),
              high + 0.9,
              wall + deep / 2,
            ),
            ...Array.from({ length: 6 }, (_, i) =>
              moved(
                box(0.04, 0.85, 0.04),
                x + side * (half - 0.15),
                high + 0.45,
                wall + 0.15 + (i * (deep - 0.35)) / 5,
              ),
            ),
          ),
        )
      : [];
  const gable = extrude(points([-half - 0.2, 0], [half + 0.2, 0], [0, 0.75]), deep + 0.25);
  const pitched = extrude(
    points([0, 0.12], [deep + 0.35, -0.16], [deep + 0.35, -0.06], [0, 0.62]),
    2 * half + 0.4,
  );
  const roof = {
    gabled: moved(gable, x, head + 0.17, wall + (deep + 0.25) / 2),
    roofed: moved(turned(pitched, 'y', -90), x, head + 0.17, wall),
    slab: moved(
      beveledBox(2 * half + 0.4, 0.16, deep + 0.35, 0.03, 1),
      x,
      head + 0.2,
      wall + (deep + 0.3) / 2,
    ),
  }[kind];
  const lamp = moved(beveledBox(0.14, 0.26, 0.14, 0.04), x + 0.82, high + 1.95, wall + 0.07);
  const flowerBox = bothSides(moved(beveledBox(0.3, 0.32, 0.3, 0.05), half - 0.25, high + 0.15, 0.3));
  return [
    part('step', paving, [landing, ...steps]),
    part('porch', trim, [...posts, beam, ...rails]),
    part('porch roof', kind === 'slab' ? trim : roofing, roof),
    part('lamp', materials.glowing('#ffe9b8', 0.5), lamp),
    part('flower box', materials.clay(), flowerBox),
  ].map((part) => (part.name === 'flower box' ? { ...part, mesh: moved(part.mesh, x, 0, wall) } : part));
}

/** What is behind a house without a door there: a rain pipe, some with a barrel. @param eaves their height, meters */
export function rainPipe(variation: Stream, x: number, wall: number, eaves: number): Part[] {
  const pipe = moved(cylinder(0.05, eaves - 0.1, 14), x, eaves / 2 + 0.05, wall - 0.09);
  const barrel = moved(cylinder(0.32, 0.95, 28, 0.05), x, 0.475, wall - 0.38);
  return [
    part('rain pipe', materials.mattePaint('#6f7478'), pipe),
    ...(variation.choice([true, false]) ? [part('barrel', materials.plastic('#2f5a3c'), barrel)] : []),
  ];
}

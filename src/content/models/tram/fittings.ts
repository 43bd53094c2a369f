import { materials, Sheet, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, tube } from '../../../world/modeling/solids/index.js';

/** The number of a line on a plate that faces +Z. Meters; degrees that it leans back. */
interface LineSign {
  readonly number: string;
  readonly at: Vec3;
  readonly size: readonly [width: number, height: number];
  readonly lean?: number;
  readonly ground?: string;
  readonly ink?: string;
}

/** Share of the plate's height that its figures have. */
const figureHeight = 0.68;

export function lineSign({
  number,
  at,
  size,
  lean = 0,
  ground = '#101214',
  ink = '#ffb02e',
}: LineSign): Part {
  const [width, height] = size;
  const plate = new Sheet(width, height, ground, 192)
    .text(number, 0, 0, figureHeight * height, ink, { font: 'archivo-black', maxWidth: 0.84 * width })
    .plate('line number', materials.plastic('#ffffff'), 0.03);
  return movedPart({ ...plate, mesh: turned(plate.mesh, 'x', -lean) }, ...at);
}

/** A single-arm current collector, raised, on four insulators; its knee points to -z. @param base height of the roof @param z of its middle, meters */
export function pantograph(base: number, z: number): { readonly frame: Mesh; readonly insulators: Mesh } {
  const y = base + 0.2;
  const knee: Vec3 = [0, y + 0.55, z - 1];
  const head: Vec3 = [0, y + 1.15, z + 0.35];
  const feet = [z - 0.5, z + 0.6];
  const collector: Vec3[] = [
    [-0.95, head[1] - 0.18, head[2]],
    [-0.75, head[1] - 0.02, head[2]],
    [-0.6, head[1] + 0.03, head[2]],
    [0.6, head[1] + 0.03, head[2]],
    [0.75, head[1] - 0.02, head[2]],
    [0.95, head[1] - 0.18, head[2]],
  ];
  const strip = [-0.16, 0.16].map((dz) =>
    tube(
      collector.map(([x, up, at]) => [x, up, at + dz] as const),
      0.024,
      8,
    ),
  );
  const frame = merged(
    bothSides(moved(chamferedBox(0.07, 0.07, 1.5, 0.01), 0.42, y, z + 0.05)),
    ...feet.map((at) => moved(chamferedBox(0.9, 0.07, 0.07, 0.01), 0, y, at)),
    bothSides(tube([[0.3, y + 0.02, z + 0.5], knee], 0.035, 8)),
    moved(turned(cylinder(0.05, 0.66, 12), 'z', 90), ...knee),
    bothSides(tube([[0.16, knee[1], knee[2]], head], 0.026, 8)),
    ...strip,
    bothSides(moved(beveledBox(0.04, 0.04, 0.34, 0.012, 1), 0.55, head[1] + 0.01, head[2])),
    moved(turned(cylinder(0.03, 1, 10), 'z', 90), ...head),
  );
  const insulator = merged(
    cylinder(0.045, 0.2, 12),
    ...[-0.06, 0, 0.06].map((up) => moved(cylinder(0.075, 0.025, 14), 0, up, 0)),
  );
  return { frame, insulators: bothSides(...feet.map((at) => moved(insulator, 0.42, base + 0.08, at))) };
}

import { arc, materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { merged, mirroredX, moved, repeatedAround, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, cylinder, lathe } from '../../../world/modeling/solids/index.js';

export interface WheelSize {
  readonly radius: number;
  readonly width: number;
  /** The rim's radius, as a share of the wheel's. Default 0.66 */
  readonly rim?: number;
  /** The number of spokes; 0: a closed disc. Default 5 */
  readonly spokes?: number;
}

/** Wheels of a vehicle: the left ones of `places` (x > 0) show their outer side to +x, the others to -x. */
export function wheels(
  size: WheelSize,
  places: readonly (readonly [x: number, z: number])[],
  rimMaterial: Material = materials.aluminum(),
): Part[] {
  const at = (mesh: Mesh): Mesh =>
    merged(...places.map(([x, z]) => moved(x < 0 ? mirroredX(mesh) : mesh, x, size.radius, z)));
  return [
    part('wheel', materials.rubber(), at(tire(size))),
    part('wheel well', materials.rubber('#0c0c0d'), at(backing(size))),
    part('rim', rimMaterial, at(rim(size))),
  ];
}

/** Lays what was turned about y on its side: +y becomes +x. */
const onItsSide = (mesh: Mesh): Mesh => turned(mesh, 'z', -90);

function tire({ radius, width, rim = 0.66 }: WheelSize): Mesh {
  const r = Math.min(0.3 * width, 0.4 * (1 - rim) * radius);
  const inner = rim * radius;
  const h = width / 2;
  const profile = [
    ...arc(radius - r, r - h, r, -80, 0, 3),
    ...arc(radius - r, h - r, r, 0, 80, 3),
    [inner, h * 0.86],
    [inner, -h * 0.86],
  ] as const;
  return onItsSide(lathe(profile, { segments: 32, closed: true }));
}

function rim({ radius, width, rim = 0.66, spokes = 5 }: WheelSize): Mesh {
  const r = rim * radius;
  const h = 0.43 * width;
  const ring = lathe(
    [
      [r * 1.02, h - 0.04 * r],
      [r * 1.02, h + 0.03 * r],
      [r * 0.92, h],
      [r * 0.86, h - 0.3 * r],
      [r * 1.02, h - 0.3 * r],
    ],
    { segments: 32, closed: true },
  );
  const hub = moved(cylinder(0.2 * r, 0.16 * r, 16, 0.03 * r), 0, h - 0.1 * r, 0);
  if (spokes === 0) {
    const dish = lathe(
      [
        [0.9 * r, h - 0.25 * r],
        [0.9 * r, h - 0.04 * r],
        [0.62 * r, h - 0.02 * r],
        [0.5 * r, h - 0.2 * r],
      ],
      { segments: 32 },
    );
    const bolts = repeatedAround(moved(cylinder(0.05 * r, 0.1 * r, 6), 0.32 * r, h - 0.2 * r, 0), 8);
    return onItsSide(merged(ring, dish, moved(hub, 0, 0.02 * r, 0), bolts));
  }
  const spoke = moved(
    turned(beveledBox(0.84 * r, 0.12 * r, (0.8 * r) / spokes + 0.05 * r, 0.02 * r, 1), 'z', 4),
    0.5 * r,
    h - 0.12 * r,
    0,
  );
  return onItsSide(merged(ring, hub, repeatedAround(spoke, spokes)));
}

/** The backing that is seen between the spokes. */
const backing = ({ radius, width, rim = 0.66 }: WheelSize): Mesh =>
  onItsSide(cylinder(rim * radius * 1.01, 0.5 * width, 24));

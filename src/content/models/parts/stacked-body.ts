import { pow } from '../../../core/math/index.js';
import type { Mesh, Vec3 } from '../../../world/model.js';
import { paneled } from '../../../world/modeling/solids/paneled.js';
import { archway } from './vehicle-fittings.js';

/** The plan of a body at a height: half its width and where it ends, meters. */
export interface Level {
  readonly y: number;
  readonly half: number;
  readonly rear: number;
  readonly front: number;
}

export interface StackedSize {
  /** Upward, the first at the sill, the last where the roof begins. Its strips meet at these heights. */
  readonly levels: readonly Level[];
  readonly top: number;
  /** The ends of the body in the numbers of `along`, meters; levels that end elsewhere are stretched beyond `keep`. */
  readonly ends: readonly [rear: number, front: number];
  /** The range that lies at the same z at every height. */
  readonly keep: readonly [rear: number, front: number];
  /** The depth to which the ends' curves reach into the sides, meters. */
  readonly corner: readonly [rear: number, front: number];
  /** The exponent of those curves: 2 (round) to 8 (boxy). Default 3.5 */
  readonly squareness?: number;
  /** The places where strips meet across the ends: shares of the half width from the middle, less than 0.96. */
  readonly across: readonly number[];
  /** The same along the sides, z. */
  readonly along: readonly number[];
  /** The z of each axle, its height, and the radius of the arches. Default: no arches */
  readonly arches?: { readonly at: readonly number[]; readonly axle: number; readonly radius: number };
}

/** The middle of a strip's square: x as a share of the half width, 0 to 1, and z in the numbers of `along`. */
export interface BodySpot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly face: 'front' | 'rear' | 'side' | 'roof' | 'floor';
}

interface Column {
  readonly share: number;
  readonly z: number;
  readonly bottom: number;
  readonly face: 'front' | 'rear' | 'side';
}

/** A vehicle's body with hood, windshield, wheel arches and panels, from its plans at several heights. */
export function stackedBody<Name extends string>(
  size: StackedSize,
  panelAt: (spot: BodySpot) => Name,
): ReadonlyMap<Name, Mesh> {
  const { levels, top } = size;
  const columns = columnsOf(size);
  const sill = levels[0].y;
  const last = levels[levels.length - 1];
  const wall = (y: number) => columns.map((c) => placeOn(size, c, Math.max(c.bottom, y)));
  const eaves = wall(last.y);
  const inward = (ring: readonly Vec3[], share: number, height: (y: number) => number) => {
    const spine = [last.rear + last.half, last.front - last.half] as const;
    return ring.map(([x, y, z]): Vec3 => {
      const middle = Math.max(Math.min(...spine), Math.min(Math.max(...spine), z));
      return [x * (1 - share), height(y), z + (middle - z) * share];
    });
  };
  const low = wall(sill);
  const sections = [
    inward(low, 1, () => sill),
    inward(low, 0.3, () => sill),
    inward(low, 0.3, (y) => y),
    low,
    ...levels.slice(1).map(({ y }) => wall(y)),
    ...[0.02, 0.07, 0.16, 0.4, 1].map((share) =>
      inward(eaves, share, (y) => y + (top - y) * (1 - pow(1 - share, 8))),
    ),
  ];
  return paneled(sections, (column, row) => {
    const [c, d] = [columns[column], columns[column + 1]];
    const level = row - 3;
    const spot = { x: (c.share + d.share) / 2, z: (c.z + d.z) / 2 };
    if (level < 0) return panelAt({ ...spot, y: sill, face: 'floor' });
    if (level + 1 >= levels.length) return panelAt({ ...spot, y: top, face: 'roof' });
    const y = (levels[level].y + levels[level + 1].y) / 2;
    return panelAt({ ...spot, y, face: c.face === d.face ? c.face : 'side' });
  });
}

/** A place on the front or the rear. @param share of the half width, -0.96 to 0.96, positive to the left @param y meters */
export function pointOnEnd(size: StackedSize, end: 'front' | 'rear', share: number, y: number): Vec3 {
  const [x, , z] = placeOn(size, endColumn(size, Math.abs(share), end === 'rear'), y);
  return [share < 0 ? -x : x, y, z];
}

/** A column's point at a height. */
function placeOn({ levels, ends, keep }: StackedSize, { share, z }: Column, y: number): Vec3 {
  const above = levels.findIndex((level) => level.y >= y);
  const high = above < 0 ? levels.length - 1 : above;
  const [a, b] = [levels[Math.max(0, high - 1)], levels[high]];
  const t = b.y > a.y ? Math.min(1, (y - a.y) / (b.y - a.y)) : 0;
  const between = (p: number, q: number): number => p + (q - p) * t;
  const stretched = (fixed: number, end: number, to: number): number =>
    fixed + ((z - fixed) * (to - fixed)) / (end - fixed);
  const at =
    z > keep[1]
      ? stretched(keep[1], ends[1], between(a.front, b.front))
      : z < keep[0]
        ? stretched(keep[0], ends[0], between(a.rear, b.rear))
        : z;
  return [share * between(a.half, b.half), y, at];
}

/** The share of a corner's depth that is left at a share of its width, and the other way round. */
const round = ({ squareness = 3.5 }: StackedSize, share: number): number =>
  pow(1 - pow(share, squareness), 1 / squareness);

function endColumn(size: StackedSize, share: number, rear: boolean): Column {
  const { ends, corner, levels } = size;
  const cut = 1 - round(size, share);
  return {
    share,
    z: rear ? ends[0] + corner[0] * cut : ends[1] - corner[1] * cut,
    bottom: levels[0].y,
    face: rear ? 'rear' : 'front',
  };
}

/** The columns from the middle of the rear, by the left side, to the middle of the front. */
function columnsOf(size: StackedSize): Column[] {
  const { levels, ends, corner, across, along, arches } = size;
  const sill = levels[0].y;
  const shareAt = (z: number): number => {
    const inside = Math.max((ends[0] + corner[0] - z) / corner[0], (z - ends[1] + corner[1]) / corner[1]);
    return inside > 0 ? round(size, inside) : 1;
  };
  const edge = (z: number): number => {
    if (!arches) return sill;
    const { at, axle, radius } = arches;
    const over = at.map((middle) => radius * radius - (z - middle) * (z - middle)).find((rest) => rest > 0);
    return over === undefined ? sill : axle + Math.sqrt(over);
  };
  const bends = [0.7, 0.4, 0].flatMap((share) => [
    ends[0] + corner[0] * (1 - share),
    ends[1] - corner[1] * (1 - share),
  ]);
  const sides = [
    ...[...along, ...bends].map((z) => [z, edge(z)] as const),
    ...(arches?.at ?? []).flatMap((z) => archway(z, arches!.axle, arches!.radius, sill)),
  ];
  const order = sides.map((_, i) => i).sort((i, j) => sides[i][0] - sides[j][0] || i - j);
  return [
    ...across.map((share) => endColumn(size, share, true)),
    ...order.map((i): Column => {
      const [z, bottom] = sides[i];
      return { share: shareAt(z), z, bottom, face: 'side' };
    }),
    ...across.map((share) => endColumn(size, share, false)).reverse(),
  ];
}

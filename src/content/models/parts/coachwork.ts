import { pow } from '../../../core/math/index.js';
import type { Mesh, Vec3 } from '../../../world/model.js';
import { paneled } from '../../../world/modeling/solids/paneled.js';
import { archway } from './vehicle-fittings.js';

export interface CoachSize {
  /** Half the width and half the length, meters. */
  readonly a: number;
  readonly b: number;
  readonly sill: number;
  /** The heights at which the strips of the walls meet, upward; the last is where the roof begins. */
  readonly levels: readonly number[];
  readonly top: number;
  /** Where the walls' strips meet across the front and rear, as shares of the half width, from the middle. */
  readonly across: readonly number[];
  /** The same along the sides, z. */
  readonly along: readonly number[];
  /** The z of each axle, its height, and the radius of the arches. */
  readonly axles: readonly number[];
  readonly axle: number;
  readonly arch: number;
  /** The backward lean of the front's top, meters. */
  readonly rake: number;
}

/** A place on the walls: the middle of a strip's square, x 0 to 1 as a share of the half width. */
export interface WallSpot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly side: 'front' | 'rear' | 'left and right';
}

interface Column {
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly face: WallSpot['side'];
}

/** The exponent of the plan: nearly a rectangle. */
const squareness = 12;

/**
 * A box-like body with round edges, wheel arches and panels: buses, vans, trams.
 * @param panelAt what a piece of the walls is
 * @param floor what the underside and the wheel wells are
 * @param roof what the roof is
 */
export function coachwork<Name extends string>(
  size: CoachSize,
  panelAt: (spot: WallSpot) => Name,
  floor: Name,
  roof: Name,
): ReadonlyMap<Name, Mesh> {
  const { a, b, sill, levels, top, rake } = size;
  const columns = columnsOf(size);
  const eaves = levels[levels.length - 1];
  const inward = (c: Column, share: number, y: number): Vec3 => {
    const spine = Math.max(a - b, Math.min(b - a, c.z));
    return [c.x * (1 - share), y, leaned(c.z + (spine - c.z) * share, y)];
  };
  const leaned = (z: number, y: number): number => {
    const ahead = Math.max(0, (z - b + 0.6) / 0.6);
    const up = Math.max(0, (y - levels[1]) / (top - levels[1]));
    return z - rake * ahead * up * up;
  };
  const wall = (y: number) => columns.map((c) => inward(c, 0, Math.max(c.bottom, y)));
  const roofed = [0.02, 0.07, 0.16, 0.4, 1].map((share) =>
    columns.map((c) => inward(c, share, eaves + (top - eaves) * (1 - pow(1 - share, 8)))),
  );
  const sections = [
    columns.map((c) => inward(c, 1, sill)),
    columns.map((c) => inward(c, 0.3, sill)),
    columns.map((c) => inward(c, 0.3, c.bottom)),
    wall(sill),
    ...levels.map(wall),
    ...roofed,
  ];
  const heights = [sill, ...levels];
  return paneled(sections, (column, row) => {
    if (row < 3) return floor;
    if (row - 2 >= heights.length) return roof;
    const [c, d] = [columns[column], columns[column + 1]];
    const y = (heights[row - 3] + heights[row - 2]) / 2;
    const side = c.face === d.face ? c.face : 'left and right';
    return panelAt({ x: (c.x + d.x) / 2 / a, y, z: (c.z + d.z) / 2, side });
  });
}

function columnsOf({ a, b, sill, across, along, axles, axle, arch }: CoachSize): Column[] {
  const round = (share: number): number => pow(1 - pow(share, squareness), 1 / squareness);
  const end = (share: number, face: 'front' | 'rear'): Column => ({
    x: a * share,
    z: (face === 'front' ? b : -b) * round(share),
    bottom: sill,
    face,
  });
  /** The lower edge between an arch's ends. */
  const edge = (z: number): number => {
    const over = axles.map((middle) => arch * arch - (z - middle) * (z - middle)).find((rest) => rest > 0);
    return over === undefined ? sill : axle + Math.sqrt(over);
  };
  const sides = [
    ...along.map((z) => [z, edge(z)] as const),
    ...axles.flatMap((z) => archway(z, axle, arch, sill)),
  ];
  const order = sides.map((_, i) => i).sort((i, j) => sides[i][0] - sides[j][0] || i - j);
  return [
    ...across.map((share) => end(share, 'rear')),
    ...order.map((i): Column => {
      const [z, bottom] = sides[i];
      return { x: a * round(Math.abs(z) / b), z, bottom, face: 'left and right' };
    }),
    ...across.map((share) => end(share, 'front')).reverse(),
  ];
}

import type { Mesh, Vec3 } from '../../../world/model.js';
import { paneled } from '../../../world/modeling/solids/paneled.js';

export interface GreenhouseSize {
  /** Half the width at the windows' lower edge and at the roof, meters. */
  readonly belt: number;
  readonly roof: number;
  /** The z of the windshield's foot and head. */
  readonly front: readonly [foot: number, head: number];
  /** The z of the rear window's foot and head. */
  readonly rear: readonly [foot: number, head: number];
  /** The z of upright pillars between the side windows, and their width. */
  readonly pillars: readonly number[];
  /** The distance at which the side windows end before the rear window, meters. */
  readonly quarter: number;
  /** Heights: where it stands in the body, the windows' edges, the roof's top. */
  readonly heights: readonly [base: number, sill: number, head: number, top: number];
}

/** A column of the walls: its share of the half width, its z below and above, and whether glass follows. */
type Column = readonly [share: number, foot: number, head: number, pane: boolean];

/** The windows, pillars and roof of a car, seen as one body. */
export function greenhouse(size: GreenhouseSize): ReadonlyMap<'roof' | 'window', Mesh> {
  const { belt, roof, heights, rear, front } = size;
  const [base, sill, head, top] = heights;
  const columns = columnsOf(size);
  const wall = (t: number, y: number) =>
    columns.map(([share, foot, end]): Vec3 => {
      const width = belt + (roof - belt) * t + 0.07 * t * (1 - t);
      return [share * width, y, foot + (end - foot) * t];
    });
  const rise = (y: number): number => (y - base) / (head - base);
  const rim = wall(1, head);
  const middle = (rear[1] + front[1]) / 2;
  const reach = (front[1] - rear[1]) / 2 - 0.2;
  const roofRing = (share: number): Vec3[] =>
    rim.map(([x, , z]) => {
      const spine = Math.max(middle - reach, Math.min(middle + reach, z));
      const lift = 1 - (1 - share) * (1 - share) * (1 - share);
      return [x * (1 - share), head + (top - head) * lift, z + (spine - z) * share];
    });
  const sections = [
    wall(0, base),
    ...[sill, (sill + head) / 2, head - 0.035].map((y) => wall(rise(y), y)),
    rim,
    ...[0.06, 0.15, 0.35, 0.65, 1].map(roofRing),
  ];
  return paneled(sections, (column, row) => (columns[column][3] && row >= 1 && row <= 2 ? 'window' : 'roof'));
}

function columnsOf({ rear, front, pillars, quarter }: GreenhouseSize): Column[] {
  const bow = (share: number): number => 0.13 * share * share;
  const back = (share: number, pane: boolean): Column => [
    share,
    rear[0] + bow(share),
    rear[1] + bow(share),
    pane,
  ];
  const ahead = (share: number, pane: boolean): Column => [
    share,
    front[0] - bow(share),
    front[1] - bow(share),
    pane,
  ];
  const uprights = [...pillars].sort((p, q) => p - q);
  return [
    back(0, true),
    back(0.45, true),
    back(0.84, false),
    [0.96, rear[0] + 0.15, rear[1] + 0.15, false],
    [1, rear[0] + 0.22, rear[1] + 0.21, false],
    [1, rear[0] + 0.22 + quarter, rear[1] + 0.21 + quarter * 0.8, true],
    ...uprights.flatMap((z): Column[] => [
      [1, z - 0.03, z - 0.03, false],
      [1, z + 0.03, z + 0.03, true],
    ]),
    [1, front[0] - 0.28, front[1] - 0.21, false],
    [1, front[0] - 0.21, front[1] - 0.17, false],
    [0.965, front[0] - 0.145, front[1] - 0.135, false],
    ahead(0.89, true),
    ahead(0.45, true),
    ahead(0, false),
  ];
}

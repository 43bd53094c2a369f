import { asin, cosDegrees, points, sinDegrees, type Stream, tau } from '../../../../core/index.js';
import type { QuestionKind } from '../questions/kinds.js';

/** The splits that have cells of their own. */
export const cellOwners = ['train', 'dev', 'test'] as const;
export type CellOwner = (typeof cellOwners)[number];

/** The least angle between two cameras of different splits that see alike bodies, degrees. */
export const guardAngle = 10;

/** The directions in which cameras of a split may stand: degrees from the front to either side, and above level. */
export interface Cell {
  readonly owner: CellOwner;
  readonly azimuth: readonly [from: number, to: number];
  readonly elevation: readonly [from: number, to: number];
}

/** The rows of cells, degrees above level: a guard band lies between them. */
const rows = [
  [0, 7],
  [17, 24],
] as const;

/** What is shown: a whole body, a body whose four limbs are told apart, or a face. */
export type ShownAs = 'body' | 'limbs' | 'head';

/** What a kind of question shows a body as. */
export const shownAs = ({ frame, options }: Pick<QuestionKind, 'frame' | 'options'>): ShownAs =>
  options === 'quarters' ? 'limbs' : frame;

/** Sectors that kinds of questions keep to, with guard bands between them: front, profile, rear of a body; front and profile of a face. */
const sectors: Readonly<Record<ShownAs, readonly (readonly [from: number, to: number])[]>> = {
  body: points('0,54 66,114 126,180'),
  // From right before and behind one pair of legs hides the other, from the side one leg of a pair the other.
  limbs: [
    [12, 66],
    [114, 168],
  ],
  head: [
    [0, 53],
    [65, 115],
  ],
};

/** The shares of dev and test, as in the benchmark's counts; the rest is for training. */
const shares = { dev: 0.1, test: 0.2 } as const;

/**
 * The cells of what looks alike: in each sector, one row has a cell for testing and the other one for development, at a seeded end;
 * the rest of the rows, past a guard band, is for training. An item and its mirror image are in the same cell, and any two cells of different splits
 * are {@link guardAngle} apart.
 * @param stream of the set and of what looks alike: the same for all splits
 */
export function splitCells(shown: ShownAs, stream: Stream): Cell[] {
  // The same end everywhere: toward the profile in one sector, away from it in another, so that no kind is left without cells.
  const isFirst = { test: stream.child('test').float() < 0.5, dev: stream.child('dev').float() < 0.5 };
  return sectors[shown].flatMap((sector, at): Cell[] => {
    const testedRow = stream.child('sector', at).below(2);
    return rows.flatMap((elevation, row) => {
      const owner = row === testedRow ? 'test' : 'dev';
      return divided(sector, elevation, owner, isFirst[owner]);
    });
  });
}

/** A row of a sector, whose one end belongs to a split that is not for training. */
function divided(
  [from, to]: readonly [number, number],
  elevation: Cell['elevation'],
  owner: 'dev' | 'test',
  isFirst: boolean,
): Cell[] {
  const band = azimuthOf(guardAngle, elevation[1]);
  // Two rows share the sector.
  const own = (to - from - band) * 2 * shares[owner];
  const mine: Cell['azimuth'] = isFirst ? [from, from + own] : [to - own, to];
  const rest: Cell['azimuth'] = isFirst ? [from + own + band, to] : [from, to - own - band];
  return [
    { owner, azimuth: mine, elevation },
    { owner: 'train', azimuth: rest, elevation },
  ];
}

/** The difference in azimuth at an elevation that makes an angle, degrees. */
export const azimuthOf = (angle: number, elevation: number): number =>
  (asin(sinDegrees(angle / 2) / cosDegrees(elevation)) * 720) / tau;

/** The parts of cells that lie within bounds; cells that lie outside are left out. */
export function cellsWithin(
  cells: readonly Cell[],
  azimuth: readonly [number, number],
  elevation: readonly [number, number],
): Cell[] {
  return cells
    .map((cell) => ({
      ...cell,
      azimuth: overlap(cell.azimuth, azimuth),
      elevation: overlap(cell.elevation, elevation),
    }))
    .filter((cell) => areaOf(cell) > 0);
}

const overlap = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] => [
  Math.max(a[0], b[0]),
  Math.min(a[1], b[1]),
];

const areaOf = ({ azimuth, elevation }: Cell): number =>
  Math.max(0, azimuth[1] - azimuth[0]) * Math.max(0, elevation[1] - elevation[0]);

/** A direction in one of the cells, all directions equally likely. */
export function drawInCells(
  cells: readonly Cell[],
  stream: Stream,
): Readonly<Record<'azimuth' | 'elevation', number>> {
  const cell = stream.weighted(cells, cells.map(areaOf));
  return { azimuth: stream.uniform(...cell.azimuth), elevation: stream.uniform(...cell.elevation) };
}

/** The most that the rounding of an item's numbers may move a direction, degrees. */
const rounding = 1e-4;

/** Whether a direction, to either side, is in one of the cells. */
export const isInCells = (cells: readonly Cell[], azimuth: number, elevation: number): boolean => {
  const within = ([from, to]: readonly [number, number], value: number) =>
    value >= from - rounding && value <= to + rounding;
  return cells.some((cell) => within(cell.azimuth, Math.abs(azimuth)) && within(cell.elevation, elevation));
};

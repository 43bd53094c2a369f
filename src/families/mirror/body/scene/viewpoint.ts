import { atan2, sixDecimals, type Stream, tau } from '../../../../core/index.js';
import type { MirrorLabel } from '../../prompts/prompt.js';
import type { BodyParams } from '../params.js';
import { kindOf, type QuestionKind } from '../questions/kinds.js';
import type { BodyState } from '../state.js';
import { type Cell, cellsWithin, drawInCells } from './split-cells.js';

/** The camera's position relative to a body, and its field of view. */
export type Viewpoint = Pick<BodyState['camera'], 'azimuth' | 'elevation' | 'fieldOfView'>;

/** Degrees to either side of the profile that are kept clear where legs are distinguished. */
const profileShare = 24;
/** Degrees to either side of the front and of the rear that are kept clear where four legs are distinguished. */
const axisShare = 12;

/**
 * The camera's viewpoint: where kind and params allow, from the front of body or face, on the side of the answer where
 * only that can be seen. Undefined: they allow it nowhere.
 * @param cells those of the item's split; null where items belong to no split
 */
export function placeCamera(
  { azimuth, elevation, fieldOfView }: Pick<BodyParams, 'azimuth' | 'elevation' | 'fieldOfView'>,
  kind: QuestionKind,
  answer: MirrorLabel,
  points: BodyState['points'],
  cells: readonly Cell[] | null,
  stream: Stream,
): Viewpoint | undefined {
  const [from, to] = azimuthsOf(azimuth, kind);
  if (from > to) return undefined;
  const front = kind.frame === 'head' ? headHeading(points) : 0;
  const keepsOff = keepsOffProfile(kind);
  const drawn = stream.uniform(from, to);
  const side = stream.choice([1, -1]);
  const sign = kind.name.startsWith('visible-') ? (answer === 'left' ? 1 : -1) : side;
  const freely = { azimuth: keepsOff ? offProfile(drawn) : drawn, elevation: stream.uniform(...elevation) };
  const view = { fieldOfView: sixDecimals(stream.uniform(...fieldOfView)) };
  const looked = cells ? drawnInOwn(cells, [from, to], elevation, keepsOff, stream) : freely;
  return (
    looked && {
      ...view,
      azimuth: sixDecimals(wrapped(front + sign * looked.azimuth)),
      elevation: sixDecimals(looked.elevation),
    }
  );
}

/** A direction in the split's own cells; undefined where none of them is allowed. */
function drawnInOwn(
  cells: readonly Cell[],
  azimuth: readonly [number, number],
  elevation: readonly [number, number],
  keepsOff: boolean,
  stream: Stream,
) {
  const allowed = allowedIn(cells, azimuth, elevation, keepsOff);
  return allowed.length > 0 ? drawInCells(allowed, stream.child('cell')) : undefined;
}

/** The parts of cells that bounds and kind allow. */
const allowedIn = (
  cells: readonly Cell[],
  azimuth: readonly [number, number],
  elevation: readonly [number, number],
  keepsOff: boolean,
): Cell[] =>
  cellsWithin(cells, azimuth, elevation).filter(
    ({ azimuth: [a, b] }) => !keepsOff || offProfile((a + b) / 2) === (a + b) / 2,
  );

/** How far from the front a kind lets the camera stand, degrees; the first is the greater one where it may stand nowhere. */
function azimuthsOf(
  [least, most]: readonly [number, number],
  { azimuth: [from, to], options }: QuestionKind,
): readonly [from: number, to: number] {
  const offAxis = options === 'quarters' ? axisShare : 0;
  return [Math.max(least, from, offAxis), Math.min(most, to, 180 - offAxis)];
}

const keepsOffProfile = ({ name, options }: QuestionKind): boolean =>
  options === 'quarters' || name === 'raised-foot';

/**
 * The regions of directions, to either side of the front, from which {@link placeCamera} may look.
 * @param cells those of the item's split; null where items belong to no split
 */
export function regionsOf(
  { azimuth, elevation }: Pick<BodyParams, 'azimuth' | 'elevation'>,
  kind: QuestionKind,
  cells: readonly Cell[] | null,
): readonly Pick<Cell, 'azimuth' | 'elevation'>[] {
  const [from, to] = azimuthsOf(azimuth, kind);
  const keepsOff = keepsOffProfile(kind);
  if (cells) return from > to ? [] : allowedIn(cells, [from, to], elevation, keepsOff);
  const free = keepsOff
    ? ([
        [from, Math.min(to, 90 - profileShare)],
        [Math.max(from, 90 + profileShare), to],
      ] as const)
    : ([[from, to]] as const);
  return free.filter(([a, b]) => a <= b).map((one) => ({ azimuth: one, elevation }));
}

/** The direction from which body or face is seen: degrees from its front, −180 to 180, and above level. */
export function lookedAt({
  camera,
  kind,
  points,
}: Pick<BodyState, 'camera' | 'kind' | 'points'>): readonly [azimuth: number, elevation: number] {
  const front = kindOf(kind).frame === 'head' ? headHeading(points) : 0;
  return [wrapped(camera.azimuth - front), camera.elevation];
}

/** The direction of a face, degrees from the body's front to its left. */
function headHeading(points: BodyState['points']): number {
  const [left, right] = [points['left ear'], points['right ear']];
  const nose = points['nose'];
  const x = nose[0] - (left[0] + right[0]) / 2;
  const z = nose[2] - (left[2] + right[2]) / 2;
  return (atan2(x, z) * 360) / tau;
}

/** Beside the exact profile, in which the near leg cannot be distinguished from the far one. */
function offProfile(azimuth: number): number {
  const from = azimuth - 90;
  return Math.abs(from) >= profileShare
    ? azimuth
    : from < 0
      ? azimuth - profileShare
      : azimuth + profileShare;
}

/** An angle brought to −180 to 180 degrees. */
const wrapped = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360);

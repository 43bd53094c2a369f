import { fourDecimals } from '../../../core/math/decimals.js';
import { bounds, meanDifference } from '../../staging/picture/comparison.js';
import { refuse, type Refusal } from '../../proposal.js';
import { bearingOf } from '../floor/layout.js';
import { placeOf, sight } from '../floor/sighting.js';
import { type FloorAssets, wholeTurn } from '../floor/assets.js';
import { offAxis, seenByThing, seenByViewer, type PairState, type Relation } from './state.js';

/** The reading of a pair from pixels. */
export type PairSighting = {
  /** The share of each that is seen, 0 to 1. */
  readonly visible: readonly number[];
  /** The relation of the first to the second, for the viewer and for the second itself, as far as it has a front. */
  readonly viewer: Relation;
  readonly own: Relation;
  /** How the picture shows the things. */
  readonly off: number;
  readonly ownOff: number;
};

/** How the picture shows the things. */
interface Framing {
  /** Area of each of the pair, as a share of the picture's. */
  readonly areas: readonly number[];
  /** Whether any thing in the scene, asked about or not, reaches a side of the picture. */
  readonly cut: boolean;
}

/** The least share of the picture that what is asked about covers. */
const leastArea = 0.004;
/** The largest angle off an axis: the middle of what is seen may be off a little more than the thing is. */
export const farthestOff = 36;

/** Reads a pair from masks and depth; only the second's heading is taken from the state. */
export function sightPair(
  floor: Pick<FloorAssets, 'renderer' | 'sceneOf'>,
  { view, stands }: PairState,
): PairSighting & Framing {
  const sighted = sight(floor.renderer, floor.sceneOf(view, stands), view);
  const [first, second] = sighted;
  const [subject, reference] = [placeOf(first), placeOf(second)];
  const { heading } = stands[1];
  const bearing = bearingOf(reference, subject);
  return {
    visible: [first.share, second.share],
    areas: [first.area, second.area],
    cut: sighted.some(({ cut }) => cut),
    viewer: seenByViewer(subject, reference),
    own: seenByThing(subject, { ...reference, heading }),
    off: offAxis(bearing),
    ownOff: offAxis(wholeTurn(bearing - heading)),
  };
}

/** Why a pair cannot be asked about, if it is hidden or small, or if the picture cuts something off. */
export function whyUnclear(
  { visible, areas, cut }: ReturnType<typeof sightPair>,
  least: number,
): Refusal | undefined {
  if (visible.some((share) => share < least)) return refuse('hidden', { visible });
  if (cut) return refuse('cut');
  if (areas.some((area) => area < leastArea)) return refuse('too-small', { areas });
  return undefined;
}

/** Side of the pictures that are compared, pixels. */
const side = 128;

/**
 * The least change of the picture of the second thing, alone in its place, if it is turned by a quarter, a half or
 * three quarters: 0 to 1 over its area, as in {@link meanDifference}. Where it is too little its front cannot be told.
 */
export function frontDifference(
  floor: Pick<FloorAssets, 'renderer' | 'sceneOf'>,
  { view, stands }: PairState,
): number {
  const { renderer } = floor;
  const size = { width: side, height: side };
  const alone = { ...view, ground: 'none' as const };
  const sceneAt = (turn: number) => {
    const stand = stands[1];
    return floor.sceneOf(alone, [{ ...stand, heading: wholeTurn(stand.heading + turn) }]);
  };
  const pictureAt = (turn: number) => renderer.render(sceneAt(turn), { ...size, samples: 4, shadows: false });
  const area = renderer.objects(sceneAt(0), size).reduce((sum, object) => sum + object, 0);
  const own = pictureAt(0);
  const least = Math.min(...[90, 180, 270].map((turn) => meanDifference(own, pictureAt(turn), area)));
  return fourDecimals(least);
}

/** The least {@link frontDifference}. */
export const leastFront = 2 * bounds.apart;

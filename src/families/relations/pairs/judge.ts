import { fourDecimals } from '../../../core/math/decimals.js';
import { bounds, meanDifference } from '../../staging/picture/comparison.js';
import { refuse, type Refusal } from '../../proposal.js';
import { bearingOf } from '../floor/layout.js';
import { isSmall, placeOf } from '../floor/sighting.js';
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
  /** The longer side of what is seen of each of the pair, as a share of the picture's. */
  readonly extents: readonly number[];
  /** Whether any thing in the scene, asked about or not, reaches a side of the picture. */
  readonly cut: boolean;
}

/** The largest angle off an axis: the middle of what is seen may be off a little more than the thing is. */
export const farthestOff = 36;

/** Reads a pair from masks and depth; only the second's heading is taken from the state. */
export function sightPair(
  floor: Pick<FloorAssets, 'sight'>,
  { view, stands }: PairState,
): PairSighting & Framing {
  const sighted = floor.sight(view, stands);
  const [first, second] = sighted;
  const [subject, reference] = [placeOf(first), placeOf(second)];
  const { heading } = stands[1];
  const bearing = bearingOf(reference, subject);
  return {
    visible: [first.share, second.share],
    extents: [first.extent, second.extent],
    cut: sighted.some(({ cut }) => cut),
    viewer: seenByViewer(subject, reference),
    own: seenByThing(subject, { ...reference, heading }),
    off: offAxis(bearing),
    ownOff: offAxis(wholeTurn(bearing - heading)),
  };
}

/** Why a pair cannot be asked about, if it is hidden or small, or if the picture cuts something off. */
export function whyUnclear(
  { visible, extents, cut }: ReturnType<typeof sightPair>,
  least: number,
): Refusal | undefined {
  if (visible.some((share) => share < least)) return refuse('hidden', { visible });
  if (cut) return refuse('cut');
  if (extents.some((extent) => isSmall({ extent }))) return refuse('too-small', { extents });
  return undefined;
}

/** Side of the pictures that are compared, pixels. */
const side = 128;

/**
 * The least change of the picture of the second thing, alone in its place, if it is turned by a quarter, a half or
 * three quarters: 0 to 1 over its area, as in {@link meanDifference}. Where it is too little its front cannot be told.
 */
export function frontDifference(
  floor: Pick<FloorAssets, 'renderer' | 'bareSceneOf'>,
  { view, stands }: PairState,
): number {
  const { renderer } = floor;
  const size = { width: side, height: side };
  const alone = { ...view, ground: 'none' as const };
  const sceneAt = (turn: number) => {
    const stand = stands[1];
    return floor.bareSceneOf(alone, [{ ...stand, heading: wholeTurn(stand.heading + turn) }]);
  };
  const pictureAt = (turn: number) => renderer.render(sceneAt(turn), { ...size, samples: 4, shadows: false });
  const area = renderer.objects(sceneAt(0), size).reduce((sum, object) => sum + object, 0);
  const own = pictureAt(0);
  const least = Math.min(...[90, 180, 270].map((turn) => meanDifference(own, pictureAt(turn), area)));
  return fourDecimals(least);
}

/** The least {@link frontDifference}. */
export const leastFront = 2 * bounds.apart;

import { signedDegrees } from '../../../world/rotation/steps.js';
import type { Stream } from '../../../core/stream.js';
import { drawKinds, type Kind } from '../floor/cast.js';
import { bearingOf, drawPlaces, type Place } from '../floor/layout.js';
import { drawStand, proposeScenes } from '../floor/scenes.js';
import { drawStage, laidOut } from '../floor/stage.js';
import { groupsIn, type Scale } from '../floor/scales.js';
import { type FloorAssets, type Stand, wholeTurn } from '../floor/assets.js';
import type { PairParams } from './params.js';
import { ownBearing, relations, viewerBearing, type PairState, type Relation } from './state.js';

/** The floor on which things stand: all over it, each with some room. In units of its scale. */
const circle = { radius: 2.1, apart: 1.55, edge: 0.65 };

/** Layouts before there are pairs that stand as wanted. */
const layouts = 200;

/** What a scene is to show. */
export interface PairDesign {
  readonly viewer: Relation;
  /** The relation for the thing itself, if it is asked about: it then has a left and a right of its own. */
  readonly own?: Relation;
  readonly letters: number;
}

/**
 * Scenes with a pair of things that stand as designed, drawn again until one is accepted. Things stand all over the floor; the pair
 * is chosen among them, so that where things are does not tell the answer.
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function proposePairs<T>(
  floor: FloorAssets,
  among: readonly Scale[],
  params: PairParams,
  design: PairDesign,
  transform: T,
  stream: (purpose: string) => Stream,
) {
  const draw = (one: Stream) => {
    const state = proposePair(floor, among, params, design, one);
    return state && { state, transform };
  };
  const { tolerance, elevation, visible } = params;
  return proposeScenes(
    draw,
    stream,
    `nothing stood plainly ${design.viewer} of another and was seen; allow more tolerance, a higher elevation, or a lower share that is visible`,
    { tolerance, elevation, visible },
    { tries: 60, rejected: 'no-pair' },
  );
}

function proposePair(
  floor: FloorAssets,
  among: readonly Scale[],
  { distractors, tolerance, variations, ...ranges }: PairParams,
  { viewer, own, letters }: PairDesign,
  stream: Stream,
): PairState | undefined {
  const wanted = 2 + stream.integer(distractors[0], distractors[1]);
  const stage = drawStage(floor, among, circle.radius + circle.edge, ranges, stream);
  if (!stage) return undefined;
  const { view, scale } = stage;
  const count = Math.min(wanted, groupsIn(scale.kinds));
  const serves = ({ sided }: Kind): boolean => sided || !own;
  if (count < 2 || !scale.kinds.some(serves)) return undefined;
  const [reference, ...others] = drawKinds(scale.kinds, count, stream.child('kinds'), serves);
  const kinds = [others[0], reference, ...others.slice(1)];
  const layOut = (one: Stream): PairState | undefined => {
    const places = drawPair(count, viewer, tolerance, scale.unit, one.child('places'));
    if (!places) return undefined;
    const headings = one.child('headings');
    const stands = kinds.map(({ category }, at) =>
      drawStand(category, places[at], variations, one, headings),
    );
    if (own) {
      const off = Math.floor(tolerance);
      const heading = bearingOf(places[1], places[0]) - ownBearing(own) + headings.integer(-off, off);
      stands[1] = { ...stands[1], heading: wholeTurn(Math.round(heading)) };
    }
    return { view, stands, letters };
  };
  // The second may turn on its spot.
  const fits = (stands: readonly Stand[]): boolean => floor.isFitting(view, stands, (i) => i < 2);
  return laidOut(stream, layOut, ({ stands }) => fits(stands) && fits(turnedSecond(stands)));
}

const turnedSecond = ([first, second, ...others]: readonly Stand[]): readonly Stand[] => [
  first,
  { ...second, heading: wholeTurn(second.heading + 90) },
  ...others,
];

/**
 * Places of which the first is in the relation to the second, somewhere among the others. Of three things or more, some are also in
 * every other relation: else things would lie side by side more often where the answer is left or right.
 */
function drawPair(
  count: number,
  viewer: Relation,
  tolerance: number,
  unit: number,
  stream: Stream,
): readonly Place[] | undefined {
  const round = { radius: circle.radius * unit, apart: circle.apart * unit };
  for (let layout = 0; layout < layouts; layout++) {
    const places = drawPlaces(count, round, stream);
    if (places.length < count) return undefined;
    const pairs = pairsIn(places, viewer, tolerance);
    const needed = count > 2 ? relations : [viewer];
    if (needed.some((relation) => pairsIn(places, relation, tolerance).length === 0)) continue;
    const pair = stream.choice(pairs);
    return [...pair, ...places.filter((place) => !pair.includes(place))];
  }
  return undefined;
}

/** All pairs of which the first is in a relation to the second. */
function pairsIn(places: readonly Place[], relation: Relation, tolerance: number): (readonly Place[])[] {
  const wanted = viewerBearing(relation);
  const isWanted = (subject: Place, reference: Place): boolean =>
    subject !== reference && Math.abs(signedDegrees(bearingOf(reference, subject) - wanted)) <= tolerance;
  return places.flatMap((subject) =>
    places.flatMap((reference) => (isWanted(subject, reference) ? [[subject, reference]] : [])),
  );
}

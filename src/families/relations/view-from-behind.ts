import { behindDifficulty } from './difficulty.js';
import { badParameter, balancedRuns, cosDegrees, type Stream } from '../../core/index.js';
import { defineFamily, factsOf, type Letter, refuse, type TurnAndShift, verdict } from '../making.js';
import type { BehindParams, BehindState, Look } from './behind/state.js';
import { behindParams, letterBehind, standsIn, turnedAll } from './behind/state.js';
import { leastDifference } from './choice/apart.js';
import { askChoice, choiceFamily, choiceViews, letters, shownIn, inserted } from '../choice.js';
import { floorLikeness } from './likeness.js';
import { arrangements, the, drawKinds } from './floor/cast.js';
import { groupsIn, type Scale } from './floor/scales.js';
import { drawStage, laidOut } from './floor/stage.js';
import { leastShare, whyUnseen, type Sighting } from './floor/sighting.js';
import { type FloorAssets, openFloor, type DealtFloor, type FloorView, wholeTurn } from './floor/assets.js';
import { behindWords } from './words.js';
import { distanceOf, drawPlaces } from './floor/layout.js';
import { drawStand, proposeTurned } from './floor/scenes.js';

/** The floor on which things stand, in units of its scale. */
const circle = { radius: 1.4, apart: 1.25, edge: 0.72 };

/** What an item is to be. */
interface BehindDesign {
  /** The index of the answer among the candidates, 0 to 3. */
  readonly place: number;
  readonly distractor: BehindParams['distractors'][number];
  /** The turn of the candidates that do not show the scene from behind, 90 or 270 degrees. */
  readonly aside: number;
}

/**
 * Scenes with their candidates, drawn again until one is accepted. Candidates are all four pairs of a side (behind, or another) and
 * of places or models (as they are, or changed), and the picture asked about may show either of the latter: so none of the four is
 * more like the others than another is.
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
function proposeBehind(
  floor: FloorAssets,
  scales: readonly Scale[],
  params: BehindParams,
  design: BehindDesign,
  stream: (purpose: string) => Stream,
) {
  return proposeTurned(
    (one) => proposeScene(floor, scales, params, design, one),
    stream,
    'things were hidden from one of the sides, or candidates looked alike; allow more categories or variations, fewer things, or a lower share that is visible',
    params,
  );
}

function proposeScene(
  floor: FloorAssets,
  scales: readonly Scale[],
  { things, variations, ...ranges }: BehindParams,
  { place, distractor, aside }: BehindDesign,
  stream: Stream,
): BehindState | undefined {
  const stage = drawStage(floor, scales, circle.radius + circle.edge, ranges, stream);
  if (!stage) return undefined;
  const { view, scale } = stage;
  const cast = scale.kinds.filter(({ sided }) => sided);
  const count = Math.min(stream.integer(things[0], things[1]), groupsIn(cast));
  if (count < things[0]) return undefined;
  const round = { radius: circle.radius * scale.unit, apart: circle.apart * scale.unit };
  const kinds = drawKinds(cast, count, stream.child('kinds'));
  const changed = stream.below(2) === 1;
  const look = (turn: number, isChanged: boolean): Look => ({
    turn: wholeTurn(turn),
    mirrored: distractor === 'mirrored' && isChanged,
    exchanged: distractor === 'exchanged' && isChanged,
  });
  const distractors = stream
    .child('order')
    .shuffle([look(180, !changed), look(aside, changed), look(aside, !changed)]);
  const candidates = inserted(look(180, changed), distractors, place);
  const layOut = (one: Stream): BehindState | undefined => {
    const places = drawPlaces(count, round, one.child('places'));
    if (places.length < count) return undefined;
    const stands = kinds.map(({ category }, at) => drawStand(category, places[at], variations, one));
    const other = (stands[0].variation + one.integer(1, Math.max(1, variations - 1))) % variations;
    return { view, stands, other, query: look(0, changed), candidates };
  };
  return laidOut(stream, layOut, (x) =>
    ['query', ...letters].every((part) => floor.isFitting(view, standsFor(x, part))),
  );
}

type Assets = DealtFloor<BehindDesign>;

type Evidence = {
  /** The least share of a thing that a picture shows. */
  readonly visible: number;
  /** The least difference of any two candidates' pictures, 0 to 1. */
  readonly difference: number;
  /** For each candidate: the mean distance of things from where they would be seen from behind, meters. */
  readonly distances: readonly number[];
};

/** Candidates differ so much at least: among three things, one is exchanged for a model that is plainly another. */
const leastDifferent = 0.035;

/** The things as a part of an item's pictures shows them. */
const standsFor = (x: BehindState, part: string) => standsIn(x, shownIn(x, part));

/** The question which of four pictures shows a scene from behind. */
export const viewFromBehind = defineFamily<
  BehindParams,
  BehindState,
  TurnAndShift,
  Letter,
  Assets,
  undefined,
  Evidence
>({
  ...factsOf('relations/view-from-behind'),
  words: behindWords,
  difficulty: behindDifficulty,
  params: behindParams,
  likeness: floorLikeness,
  views: choiceViews.query,
  ...choiceFamily,
  engine: ({ floor }, part) => floor.engine(part),

  async open(set) {
    const { variations, distractors, things } = set.params;
    if (variations === 1 && distractors.includes('exchanged'))
      throw badParameter('variations', variations, 'at least 2 where models are exchanged');
    const deal = balancedRuns(8 * distractors.length, [...set.path, 'answers']);
    return {
      ...(await openFloor(set, things[0], things[0])),
      dealt(index) {
        const dealt = deal(index);
        return {
          place: dealt % 4,
          aside: Math.floor(dealt / 4) % 2 === 0 ? 90 : 270,
          distractor: distractors[Math.floor(dealt / 8)],
        };
      },
    };
  },
  capacity: ({ variations, things }, { floor: { cast } }) =>
    arrangements(cast.filter(({ sided }) => sided).length * variations, things[0]),

  propose: ({ params, assets, index, stream }) =>
    proposeBehind(assets.floor, assets.scales, params, assets.dealt(index), stream),
  label: letterBehind,
  act: turnedAll,

  draw: (x, part, { assets: { floor }, exact }) => floor.picture(x.view, standsFor(x, part), exact),

  judge({ params, assets: { floor }, state, label }) {
    const shown = choiceViews.query.map(({ part }) => standsFor(state, part));
    const crowded = shown.map((stands) => floor.whyCrowded(state.view, stands)).find(Boolean);
    if (crowded) return crowded;
    const sighted = shown.map((stands) => floor.sight(state.view, stands));
    const visible = leastShare(sighted.flat());
    const unclear = whyUnseen(sighted.flat(), params.visible);
    if (unclear) return unclear;
    const distances = distancesFromBehind(sighted, state.view);
    const place = letters.indexOf(label);
    const others = state.candidates.flatMap((look, at) =>
      look.turn === state.candidates[place].turn && look.mirrored === state.query.mirrored
        ? []
        : [distances[at]],
    );
    // Another model stands where the answer's does, and is told by its looks alone.
    if (distances[place] * 2 > Math.min(...others)) return refuse('places-alike', { distances });
    const difference = leastDifference(
      floor.renderer,
      shown.map((stands) => floor.bareSceneOf(state.view, stands)),
    );
    return verdict(difference >= leastDifferent, 'candidates-alike', { visible, difference, distances });
  },
  recognize: ({ assets: { floor }, state }, picture) =>
    floor.recognize(
      choiceViews.query,
      ({ part }) => floor.shown(state.view, standsFor(state, part)),
      picture,
    ),

  ask: ({ state, label }) => {
    const { candidates } = state;
    const distractor = candidates.some(({ mirrored }) => mirrored !== candidates[0].mirrored)
      ? 'mirrored'
      : 'exchanged';
    return [
      askChoice(
        'query',
        'from-behind',
        `Which option shows the same things in the same places from behind, by a camera that has gone half around the scene? In the others the camera has gone elsewhere, the places are mirrored, or ${the(state.stands[0].category)} is another one. (The light and the surroundings come along with the camera.)`,
        label,
        { distractor, things: String(state.stands.length) },
      ),
    ];
  },
});

/**
 * For each candidate, how far its things are from where they would be if it showed the first picture's scene from
 * behind: places are read from pixels and depth, and the half turn is theirs alone.
 * @param sighted of the picture asked about, then of the candidates
 */
function distancesFromBehind(
  [query, ...candidates]: readonly (readonly Sighting[])[],
  { camera }: FloorView,
): readonly number[] {
  const middle = camera.distance * cosDegrees(camera.elevation);
  const place = ({ right, away }: Sighting) => ({ x: right, z: middle - away });
  return candidates.map((things) => {
    const sum = things.reduce((so, thing, i) => {
      const { x, z } = place(query[i]);
      return so + distanceOf(place(thing), { x: -x, z: -z });
    }, 0);
    return Math.round((100 * sum) / things.length) / 100;
  });
}

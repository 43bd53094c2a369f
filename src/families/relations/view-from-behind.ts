import { behindDifficulty } from './difficulty.js';
import { balancedRuns } from '../../core/design.js';
import { unexpected } from '../../core/errors.js';
import { defineFamily } from '../define-family.js';
import { refuse, verdict } from '../proposal.js';
import { proposeBehind, type BehindDesign } from './behind/propose.js';
import {
  behindParams,
  letterBehind,
  standsIn,
  turnedAll,
  type BehindParams,
  type BehindState,
} from './behind/state.js';
import { leastDifference } from './choice/apart.js';
import {
  askChoice,
  choiceFamily,
  choiceViews,
  letters,
  shownIn,
  type Letter,
  type TurnAndShift,
} from './choice/letters.js';
import { floorLikeness } from './likeness.js';
import { arrangements, the } from './stage/cast.js';
import { leastShare, sight, whyUnseen, type Sighting } from './stage/sighting.js';
import { StageStudio, type DealtStage, type StageView } from './stage/studio.js';
import { behindWords } from './words.js';
import { cosDegrees } from '../../core/math/index.js';
import { distanceOf } from './stage/floor.js';

type Studio = DealtStage<BehindDesign>;

type Evidence = {
  /** The least share of a thing that a picture shows. */
  readonly visible: number;
  /** How much any two candidates' pictures differ at least, 0 to 1. */
  readonly difference: number;
  /** Of each candidate: meters by which things are, on average, off where they would be seen from behind. */
  readonly distances: readonly number[];
};

/** Candidates differ so much at least: among three things, one is exchanged for a model that is plainly another. */
const leastDifferent = 0.035;

/** What a part of an item's pictures shows. */
const sceneFor = (stage: StageStudio, x: BehindState, part: string) =>
  stage.sceneOf(x.view, standsIn(x, shownIn(x, part)));

/** Which of four pictures shows a scene from behind. */
export const viewFromBehind = defineFamily<
  BehindParams,
  BehindState,
  TurnAndShift,
  Letter,
  Studio,
  undefined,
  Evidence
>({
  name: 'relations/view-from-behind',
  version: 1,
  summary: 'Which of four pictures shows the things of a scene from the other side.',
  words: behindWords,
  difficulty: behindDifficulty,
  params: behindParams,
  likeness: floorLikeness,
  views: choiceViews.query,
  ...choiceFamily,
  engine: ({ stage }, part) => stage.engine(part),

  async open(set) {
    const { variations, distractors, things } = set.params;
    if (variations === 1 && distractors.includes('exchanged'))
      throw unexpected('bad-parameter', 'variations', variations, 'at least 2 where models are exchanged');
    const deal = balancedRuns(8 * distractors.length, [...set.path, 'answers']);
    return {
      stage: await StageStudio.open(set, things[1], things[1]),
      dealt(index) {
        const dealt = deal(index);
        return {
          place: dealt % 4,
          aside: Math.floor(dealt / 4) % 2 === 0 ? 90 : 270,
          distractor: distractors[Math.floor(dealt / 8)]!,
        };
      },
    };
  },
  capacity: ({ variations, things }, { stage: { cast } }) =>
    arrangements(cast.filter(({ sided }) => sided).length * variations, things[0]),

  propose: ({ params, studio, index, stream }) =>
    proposeBehind(studio.stage.cast, params, studio.dealt(index), stream),
  label: letterBehind,
  act: turnedAll,

  draw: (x, part, { studio: { stage }, exact }) => stage.draw(sceneFor(stage, x, part), exact),

  judge({ params, studio: { stage }, state, label }) {
    const scenes = choiceViews.query.map(({ part }) => sceneFor(stage, state, part));
    const sighted = scenes.map((scene) => sight(stage.renderer, scene, state.view));
    const visible = leastShare(sighted.flat());
    const unclear = whyUnseen(sighted.flat(), params.visible);
    if (unclear) return unclear;
    const distances = distancesFromBehind(sighted, state.view);
    const place = letters.indexOf(label);
    const others = state.candidates.flatMap((look, at) =>
      look.turn === state.candidates[place]!.turn && look.mirrored === state.query.mirrored
        ? []
        : [distances[at]!],
    );
    // Another model stands where the answer's does, and is told by its looks alone.
    if (distances[place]! * 2 > Math.min(...others)) return refuse('places-alike', { distances });
    const difference = leastDifference(stage.renderer, scenes);
    return verdict(difference >= leastDifferent, 'candidates-alike', { visible, difference, distances });
  },
  recognize: ({ studio: { stage }, state }, picture) =>
    stage.recognize(choiceViews.query, ({ part }) => sceneFor(stage, state, part), picture),

  ask: ({ state, label }) => {
    const { candidates } = state;
    const distractor = candidates.some(({ mirrored }) => mirrored !== candidates[0]!.mirrored)
      ? 'mirrored'
      : 'exchanged';
    return [
      askChoice(
        'query',
        'from-behind',
        `Which option shows the same things in the same places from behind, by a camera that has gone half around the scene? In the others the camera has gone elsewhere, the places are mirrored, or ${the(state.stands[0]!.category)} is another one. (The light comes along with the camera.)`,
        label,
        { distractor, things: String(state.stands.length) },
      ),
    ];
  },
});

/**
 * Of each candidate, how far its things are from where they would be if it showed the first picture's scene from behind: places
 * are read from pixels and depth, and the half turn is theirs alone.
 *
 * @param sighted of the picture asked about, then of the candidates
 */
function distancesFromBehind(
  [query, ...candidates]: readonly (readonly Sighting[])[],
  { camera }: StageView,
): readonly number[] {
  const middle = camera.distance * cosDegrees(camera.elevation);
  const place = ({ right, away }: Sighting) => ({ x: right, z: middle - away });
  return candidates.map((things) => {
    const sum = things.reduce((so, thing, i) => {
      const { x, z } = place(query![i]!);
      return so + distanceOf(place(thing), { x: -x, z: -z });
    }, 0);
    return Math.round((100 * sum) / things.length) / 100;
  });
}

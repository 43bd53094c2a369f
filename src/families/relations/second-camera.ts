import { observerDifficulty } from './difficulty.js';
import { balancedRuns } from '../../core/design.js';
import { defineFamily } from '../define-family.js';
import { bounds } from '../orientation/scene/comparison.js';
import { refuse, verdict } from '../proposal.js';
import { leastDifference } from './choice/apart.js';
import {
  askChoice,
  choiceFamily,
  choiceViews,
  letters,
  type Letter,
  type TurnAndShift,
} from './choice/letters.js';
import { floorLikeness } from './likeness.js';
import { distancesFromObserver } from './observer/judge.js';
import { castBeside, proposeObservers, type ObserverDesign } from './observer/propose.js';
import {
  goneAround,
  letterSeen,
  observerParams,
  scene,
  seenFrom,
  type ObserverParams,
  type ObserverState,
} from './observer/state.js';
import { arrangements } from './stage/cast.js';
import { leastShare, sight, whyUnseen } from './stage/sighting.js';
import { StageStudio, type DealtStage } from './stage/studio.js';
import { observerWords } from './words.js';

type Studio = DealtStage<ObserverDesign>;

type Evidence = {
  /** The least share of a thing, or of the person, that a picture shows. */
  readonly visible: number;
  /** How much any two candidates' pictures differ at least, 0 to 1. */
  readonly difference: number;
  /** Of each candidate: meters by which things are, on average, off where the person would see them. */
  readonly distances: readonly number[];
};

const sides = ['front', 'left', 'behind', 'right'] as const;

/** What a part of an item's pictures shows. */
const sceneFor = (stage: StageStudio, x: ObserverState, part: string) =>
  part === 'query'
    ? stage.sceneOf(x.view, scene(x))
    : stage.sceneOf(x.sight, seenFrom(x, x.candidates[letters.indexOf(part as Letter)]!));

/** Which of four pictures shows what a person in the scene sees. */
export const secondCamera = defineFamily<
  ObserverParams,
  ObserverState,
  TurnAndShift,
  Letter,
  Studio,
  undefined,
  Evidence
>({
  name: 'relations/second-camera',
  version: 1,
  summary: 'Which of four pictures shows what a person who stands in the scene sees.',
  words: observerWords,
  difficulty: observerDifficulty,
  params: observerParams,
  likeness: floorLikeness,
  views: choiceViews.query,
  ...choiceFamily,
  engine: ({ stage }, part) => stage.engine(part),

  async open(set) {
    const deal = balancedRuns(64, [...set.path, 'answers']);
    return {
      stage: await StageStudio.open(set, 1 + set.params.things[1], 2),
      dealt(index) {
        const dealt = deal(index);
        return { place: dealt % 4, side: Math.floor(dealt / 4) % 4, rank: Math.floor(dealt / 16) };
      },
    };
  },
  capacity: ({ variations, things }, { stage: { cast } }) =>
    sides.length * arrangements(castBeside(cast).length * variations, things[0]),

  propose: ({ params, studio, index, stream }) =>
    proposeObservers(castBeside(studio.stage.cast), params, studio.dealt(index), stream),
  label: letterSeen,
  act: goneAround,

  draw: (x, part, { studio: { stage }, exact }) => stage.draw(sceneFor(stage, x, part), exact),

  judge({ params, studio: { stage }, state, label }) {
    const first = sight(stage.renderer, sceneFor(stage, state, 'query'), state.view);
    const scenes = letters.map((letter) => sceneFor(stage, state, letter));
    const candidates = scenes.map((one) => sight(stage.renderer, one, state.sight));
    const all = [first, ...candidates].flat();
    const visible = leastShare(all);
    const unclear = whyUnseen(all, params.visible);
    if (unclear) return unclear;
    const distances = distancesFromObserver(first, candidates, state);
    const place = letters.indexOf(label);
    const others = distances.filter((_, at) => at !== place);
    if (distances[place]! * 2 > Math.min(...others)) return refuse('places-alike', { distances });
    const difference = leastDifference(stage.renderer, scenes);
    return verdict(difference >= 2 * bounds.apart, 'candidates-alike', { visible, difference, distances });
  },
  recognize: ({ studio: { stage }, state }, picture) =>
    stage.recognize(choiceViews.query, ({ part }) => sceneFor(stage, state, part), picture),

  ask: ({ state, label }) => [
    askChoice(
      'query',
      'what-the-person-sees',
      'A person stands at the edge of the scene and looks at its middle. Which option shows what the person sees? (The light comes along with whoever looks.)',
      label,
      {
        side: sides[Math.round(state.bearing / 90) % 4]!,
        things: String(state.stands.length),
      },
    ),
  ],
});

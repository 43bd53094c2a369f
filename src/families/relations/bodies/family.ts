import { bodiesDifficulty } from '../difficulty.js';
import { badParameter, balancedRuns } from '../../../core/index.js';
import { defineFamily, factsOf, refuse, verdict, type ShippedName, type Verdict } from '../../making.js';
import type { Letter, TurnAndShift } from '../../choice.js';
import { askChoice, choiceFamily, choiceViews, shownIn } from '../../choice.js';
import type { Kind } from '../floor/cast.js';
import { FloorAssets, type DealtFloor } from '../floor/assets.js';
import type { FamilyWords } from '../../words/family-words.js';
import { proposeBodies, type BodiesDesign, type BodiesTask } from './propose.js';
import type { BodiesParams, BodiesState, Shown } from './state.js';
import { bodiesParams, letterOf, turnedBodies, turnedFigure, turnedModel } from './state.js';
import { bounds } from '../../staging/picture/comparison.js';
import { cubeShares, twinDifference } from '../../staging/figures/seen.js';
import { figureScene } from '../../staging/figures/scene.js';
import type { Scene } from '../../../world/scene.js';
import { leastDifference } from '../choice/apart.js';
import { sight } from '../floor/sighting.js';

/** The least difference of two models, more than of two poses: other shades or spots make no other model. */
const leastModels = 0.07;

/** The evidence of renders of bodies. */
type BodiesEvidence = {
  /** The least difference of a picture from that of another of the item's bodies in the same pose, 0 to 1. */
  readonly difference: number;
  /** For figures: the least share of a cube that is seen, 0 to 1. */
  readonly visible?: number;
};

/** The scene of a picture. */
function bodyScene(floor: FloorAssets, { bodies }: BodiesState, shown: Shown): Scene {
  return 'figures' in bodies
    ? figureScene(turnedFigure(bodies, shown))
    : floor.sceneOf(bodies.view, [turnedModel(bodies, shown)]);
}

/** Whether each picture shows its body plainly, and differs from those that the other bodies would make. */
function judgeBodies(floor: FloorAssets, x: BodiesState, leastCube: number): Verdict<BodiesEvidence> {
  const { bodies, query, candidates } = x;
  const pictures = query ? [query, ...candidates] : candidates;
  if ('figures' in bodies) {
    let visible = 1;
    for (const shown of pictures) {
      visible = Math.min(visible, ...cubeShares(floor.renderer, turnedFigure(bodies, shown)));
      if (visible < leastCube) return refuse('cube-hidden', { visible });
    }
    const difference = Math.min(
      ...pictures.map((shown) => twinDifference(floor.renderer, turnedFigure(bodies, shown))),
    );
    return verdict(difference >= bounds.apart, 'bodies-alike', { difference, visible });
  }
  let difference = 1;
  for (const shown of pictures) {
    const { turn } = shown;
    const scenes = bodies.models.map((_, body) => bodyScene(floor, x, { body, turn }));
    const [{ cut }] = sight(floor.renderer, scenes[shown.body], bodies.view);
    if (cut) return refuse('cut');
    difference = Math.min(difference, leastDifference(floor.renderer, scenes));
    if (difference < leastModels) return refuse('bodies-alike', { difference });
  }
  return { holds: true, difference };
}

export interface BodiesAssets extends Omit<DealtFloor<BodiesDesign>, 'scales'> {
  /** The kinds of models that are shown. */
  readonly cast: readonly Kind[];
}

/** What is special to a family of pictures of bodies. */
interface BodiesWords {
  readonly name: ShippedName;
  readonly words: FamilyWords;
  readonly condition: string;
  readonly shown: keyof typeof choiceViews;
  /** The question, of block figures and of models. */
  readonly question: Readonly<Record<BodiesParams['subjects'][number], string>>;
}

/** The scene that a part of an item's pictures shows. */
const sceneFor = (floor: FloorAssets, x: BodiesState, part: string) => bodyScene(floor, x, shownIn(x, part)!);

/** A family whose candidates are pictures of turned bodies. */
export const bodiesFamily = (task: BodiesTask, { name, words, condition, shown, question }: BodiesWords) =>
  defineFamily<BodiesParams, BodiesState, TurnAndShift, Letter, BodiesAssets, undefined, BodiesEvidence>({
    ...factsOf(name),
    words,
    difficulty: bodiesDifficulty,
    params: bodiesParams,
    views: choiceViews[shown],
    ...choiceFamily,
    inherent: { colors: 'models of a kind differ in colors, which are part of what must be compared' },
    engine: ({ floor }, part) => floor.engine(part),

    async open(set) {
      const { variations, subjects } = set.params;
      if (subjects.includes('models') && variations < task.models)
        throw badParameter('variations', variations, `at least ${task.models} where models are shown`);
      const floor = await FloorAssets.open(set, 1, 1);
      const deal = balancedRuns(4 * subjects.length, [...set.path, 'answers']);
      // What is round shows no turn.
      const cast = floor.cast.filter(({ sided }) => sided);
      const kinds = balancedRuns(cast.length, [...set.path, 'kinds']);
      return {
        floor,
        cast,
        dealt: (index) => ({
          place: deal(index) % 4,
          subject: subjects[Math.floor(deal(index) / 4)],
          kind: cast[kinds(index)],
        }),
      };
    },

    propose: ({ params, assets, index, stream }) =>
      proposeBodies(task, assets.cast, params, assets.dealt(index), stream),
    label: letterOf,
    kind: ({ bodies }) => ('figures' in bodies ? 'figure' : bodies.models[0].category),
    act: turnedBodies,

    draw: (x, part, { assets: { floor }, exact }) => floor.draw(sceneFor(floor, x, part), exact),

    judge: ({ params, assets: { floor }, state }) => judgeBodies(floor, state, params.visible),
    recognize: ({ assets: { floor }, state }, picture) =>
      floor.recognize(
        choiceViews[shown],
        ({ part }) => {
          const scene = sceneFor(floor, state, part);
          return { scene, things: scene.objects.length };
        },
        picture,
      ),

    ask: ({ state: { bodies }, label, params }) => {
      const subject = 'figures' in bodies ? 'figures' : 'models';
      const category = 'figures' in bodies ? {} : { category: bodies.models[0].category };
      return [
        askChoice(shown, condition, question[subject], label, {
          subject,
          angle: String(params.angle),
          ...category,
        }),
      ];
    },
  });

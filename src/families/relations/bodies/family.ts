import { bodiesDifficulty } from '../difficulty.js';
import { balancedRuns } from '../../../core/design.js';
import { unexpected } from '../../../core/errors.js';
import { defineFamily } from '../../define-family.js';
import {
  askChoice,
  choiceViewLabel,
  choiceViews,
  letterAfter,
  letters,
  type Letter,
  type TurnAndShift,
} from '../choice/letters.js';
import type { Kind } from '../stage/cast.js';
import { StageStudio } from '../stage/studio.js';
import type { FamilyWords } from '../../words/family-words.js';
import { bodyScene, judgeBodies, type BodiesEvidence } from './judge.js';
import { proposeBodies, type BodiesDesign, type BodiesTask } from './propose.js';
import { bodiesParams, letterOf, turnedBodies, type BodiesParams, type BodiesState } from './state.js';

export interface BodiesStudio {
  readonly stage: StageStudio;
  /** The kinds of models that are shown. */
  readonly cast: readonly Kind[];
  dealt(index: number): BodiesDesign;
}

/** What a family of pictures of bodies is besides what they share. */
interface BodiesWords {
  readonly name: string;
  readonly summary: string;
  readonly words: FamilyWords;
  readonly condition: string;
  readonly shown: keyof typeof choiceViews;
  /** The question, of block figures and of models. */
  readonly question: Readonly<Record<BodiesParams['subjects'][number], string>>;
}

const shownIn = ({ query, candidates }: BodiesState, part: string) =>
  part === 'query' ? query! : candidates[letters.indexOf(part as Letter)]!;

/** A family whose candidates are pictures of turned bodies. */
export const bodiesFamily = (
  task: BodiesTask,
  { name, summary, words, condition, shown, question }: BodiesWords,
) =>
  defineFamily<BodiesParams, BodiesState, TurnAndShift, Letter, BodiesStudio, undefined, BodiesEvidence>({
    name,
    version: 1,
    summary,
    words,
    difficulty: bodiesDifficulty,
    params: bodiesParams,
    views: choiceViews[shown],
    inherent: {
      colors: 'models of a kind differ in colors, which are part of what must be compared',
    },
    engine: ({ stage }, part) => stage.engine(part),

    async open(set) {
      const { variations, subjects } = set.params;
      if (subjects.includes('models') && variations < task.models)
        throw unexpected(
          'bad-parameter',
          'variations',
          variations,
          `at least ${task.models} where models are shown`,
        );
      const stage = await StageStudio.open(set, 1, 1);
      const deal = balancedRuns(4 * subjects.length, [...set.path, 'answers']);
      // What is round shows no turn.
      const cast = stage.cast.filter(({ sided }) => sided);
      const kinds = balancedRuns(cast.length, [...set.path, 'kinds']);
      return {
        stage,
        cast,
        dealt: (index) => ({
          place: deal(index) % 4,
          subject: subjects[Math.floor(deal(index) / 4)]!,
          kind: cast[kinds(index)]!,
        }),
      };
    },

    propose: ({ params, studio, index, stream }) =>
      proposeBodies(task, studio.cast, params, studio.dealt(index), stream),
    label: letterOf,
    kind: ({ bodies }) => ('figures' in bodies ? 'figure' : bodies.models[0]!.category),
    act: turnedBodies,
    rho: ({ shift }, letter) => letterAfter(letter, shift),
    inverse: ({ turn, shift }) => ({ turn: 360 - turn, shift: letters.length - shift }),

    draw: (x, part, { studio: { stage }, exact }) => stage.draw(bodyScene(stage, x, shownIn(x, part)), exact),
    viewLabel: choiceViewLabel,

    judge: ({ params, studio: { stage }, state }) => judgeBodies(stage, state, params.visible),
    recognize({ studio: { stage }, state }, picture) {
      for (const view of choiceViews[shown]) {
        const scene = bodyScene(stage, state, shownIn(state, view.part));
        const refusal = stage.recognize(view.name, scene, picture(view.name));
        if (refusal) return refusal;
      }
      return undefined;
    },

    ask: ({ state: { bodies }, label, params }) => {
      const subject = 'figures' in bodies ? 'figures' : 'models';
      const category = 'figures' in bodies ? {} : { category: bodies.models[0]!.category };
      return [
        askChoice(shown, condition, question[subject], label, {
          subject,
          angle: String(params.angle),
          ...category,
        }),
      ];
    },
  });

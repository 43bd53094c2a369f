import { composeTurns, inverseTurn, turn, type Turn } from '../../../draw/turn.js';
import { defineFamily, factsOf } from '../../making.js';
import { doriQuestions } from '../prompts/questions.js';
import { levelsOf } from '../tasks/task.js';
import { restoringOption, typeOf } from './answers.js';
import {
  type CanonicalEvidence,
  canonicalParams,
  type CanonicalParams,
  type CanonicalSubjects,
  type CanonicalTransform,
} from './subjects.js';
import { photoSubjects, type PhotographState } from './photos.js';
import { sceneSubjects, type SceneState } from './scenes.js';
import { canonicalWords } from '../words.js';
import { wholePictureDifficulty } from '../difficulty.js';

/** An upright picture, and how it is turned as seen. */
export type CanonicalState = SceneState | PhotographState;

/** DORI task 7: a picture turned or flipped as a whole. */
export const canonicalOrientation = defineFamily<
  CanonicalParams,
  CanonicalState,
  CanonicalTransform,
  Turn,
  CanonicalSubjects<CanonicalState>,
  undefined,
  CanonicalEvidence
>({
  ...factsOf('orientation/canonical-orientation'),
  words: canonicalWords,
  params: canonicalParams,
  presets: {
    strict: { wording: 'strict' },
    paper: { wording: 'paper', kinds: 'paper', surroundings: 'place' },
  },
  difficulty: wholePictureDifficulty,
  engine: (subjects, part) => subjects.engine(part),
  inherent: {
    marks: 'nothing is marked; the outline of what is asked about is part of what must be looked at',
  },
  views: [{ name: 'picture', moved: true, part: 'whole' }],

  // A set has pictures of one kind only, which its subjects take for granted.
  open(set) {
    const subjects = set.params.photos === '' ? sceneSubjects(set) : photoSubjects(set);
    return subjects as Promise<CanonicalSubjects<CanonicalState>>;
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { size }) => size,
  capacity: (_, { capacity }) => capacity,

  propose: ({ assets, index, stream }) => assets.propose({ index, stream }),
  label: ({ turn: seen }) => seen,
  act: (t, x) => ({ ...x, turn: composeTurns(x.turn, t.turn) }),
  rho: (t, y) => composeTurns(y, t.turn),
  inverse: (t) => ({ turn: inverseTurn(t.turn) }),

  draw: (x, _, { assets, exact }) => turn(assets.upright(x, exact), x.turn),
  warp: (t, picture, part) => turn(picture(part), t.turn),

  judge: ({ assets, state, moved }) => assets.judge(state, moved),
  recognize: ({ assets, state, moved }, picture) => assets.recognize(state, moved, picture('picture')),
  ask({ params, state, moved, assets }) {
    const { determined, order, groups } = assets.asked(state);
    const questions = levelsOf(params.level).map((level) => {
      const type = typeOf(level);
      return { type, answer: determined ? type.options[restoringOption(level, moved)] : type.undetermined };
    });
    return doriQuestions(params, { questions, order, images: ['picture'], groups });
  },
});

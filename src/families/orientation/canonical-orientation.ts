import { Stream } from '../../core/stream.js';
import { composeTurns, inverseTurn, turn, type Turn } from '../../draw/turn.js';
import { doriTypes } from './prompts/index.js';
import { defineLegacy } from '../legacy.js';
import { canonicalParams, type CanonicalParams } from './canonical-params.js';
import type { PhotoState } from './canonical-photos.js';
import type { SceneState } from './canonical-scenes.js';
import type { CanonicalSubjects } from './canonical-subject.js';
import { doriQuestions } from './questions.js';
import { restoringOption } from './restoring.js';

/** An upright picture, and how it is turned as seen. */
export type CanonicalState = SceneState | PhotoState;
type CanonicalTransform = { readonly turn: Turn };

/** DORI task 7: a picture turned or flipped as a whole. */
export const canonicalOrientation = defineLegacy<
  CanonicalParams,
  CanonicalState,
  CanonicalTransform,
  Turn,
  CanonicalSubjects<CanonicalState>
>({
  name: 'orientation/canonical-orientation',
  version: 1,
  summary: 'Whether a picture is the right way up, and what would restore it (DORI 7C, 7G).',
  params: canonicalParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  engine: (subjects, part) => subjects.engine(part),
  views: [{ name: 'picture', moved: true, part: 'whole' }],

  // A set has pictures of one kind only, which its subjects take for granted.
  async prepare({ params, path, resolve }) {
    const subjects =
      params.photos === ''
        ? (await import('./canonical-scenes.js')).sceneSubjects
        : (await import('./canonical-photos.js')).photoSubjects;
    return subjects(params, path, resolve) as Promise<CanonicalSubjects<CanonicalState>>;
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { size }) => size,

  state: ({ assets, index, stream }) => assets.state({ index, stream }),
  transform: (x, { assets, index, stream }) => ({ turn: assets.turnOf(x, { index, stream }) }),
  label: ({ turn: seen }) => seen,
  act: (t, x) => ({ ...x, turn: composeTurns(x.turn, t.turn) }),
  rho: (t, y) => composeTurns(y, t.turn),
  inverse: (t) => ({ turn: inverseTurn(t.turn) }),

  draw: (x, _, subjects) => turn(subjects.upright(x), x.turn),
  warp: (t, picture, part) => turn(picture(part), t.turn),

  certify: ({ state, assets, moved }) => ({ ...assets.evidence(state), seen: moved }),
  ask({ params, state, moved, assets }) {
    const type = doriTypes[params.level === 'coarse' ? '7C' : '7G'];
    const { determined, order, groups } = assets.asked(state);
    const answer = determined ? type.options[restoringOption(params.level, moved)]! : type.undetermined;
    return doriQuestions(
      type,
      params,
      { answer, images: ['picture'], groups },
      new Stream(['options', order]),
    );
  },
});

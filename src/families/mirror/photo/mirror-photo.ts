import { turn } from '../../../draw/turn.js';
import { defineFamily } from '../../define-family.js';
import { originalAnd, type Draft } from '../../family.js';
import { mirrorLabel, type SideLabel } from '../label.js';
import { drawPhoto } from './draw.js';
import { judgePhoto, type PhotoEvidence, readLabel } from './judge.js';
import { type LoadedSubject, loadPhotos, type Split } from './pictures/load-photos.js';
import { type Assignment, makeState, photoDesign } from './propose.js';
import { flipState, photoParams, type PhotoParams, type PhotoState } from './state.js';
import { mirrorWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, up } from '../../difficulty/ladders.js';
import { smallerPictures } from '../../difficulty/smaller-pictures.js';
import { sideQuestions } from '../ask.js';
import {
  being,
  indefinite,
  type MirrorKindName,
  mirrorKinds,
  mirrorQuestionText,
  type MirrorView,
  viewerQuestionText,
} from '../prompts/kinds.js';
import type { Mark } from './marks/mark.js';

/** The questions about a photo and its mirror image. */
const photoQuestions = (
  params: Pick<PhotoParams, 'conditions' | 'shifts' | 'wording'>,
  state: PhotoState,
  label: SideLabel,
  split: Split | undefined,
): Draft[] =>
  sideQuestions(params, label, {
    options: state.pairs[0]!.end ? 'quarters' : 'sides',
    question: ({ view }) => questionText(state, view),
    groups: (own) => ({
      body: state.subject.noun,
      kind: state.name,
      label: `${state.subject.kind === 'human' ? 'H' : 'A'}.${own}`,
      occluded: state.occluded ? 'yes' : 'no',
      subject: state.subject.kind,
      ...(split && { split }),
    }),
  });

function questionText(state: PhotoState, view: MirrorView): string {
  const { mark, part, name, outline } = state;
  const subject = `the ${state.subject.noun}${outline ? ' in the white frame' : ''}`;
  if (!mark) {
    if (!Object.hasOwn(mirrorKinds, name)) throw new Error(`'${name}' is not a kind of question`);
    return mirrorQuestionText(name as MirrorKindName, { subject }, view);
  }
  const words = being(part, () => markedBy(mark), false);
  if (view === 'viewer') return viewerQuestionText(words.part(subject, ''));
  if (view === 'own') return `${words.question(subject, '')}?`;
  const { first, second } = words.pair(subject, '');
  return `${first} in the first image, and ${second} in the second?`;
}

function markedBy({ shape, color, letter }: Mark): string {
  if (shape === 'arrow') return `pointed at by ${indefinite(`${color} arrow`)}`;
  const what = shape === 'letter' ? `${color} letter ${letter}` : `${color} ${shape}`;
  return `marked with ${indefinite(what)}`;
}

const photoDifficulty: Difficulty<PhotoParams> = {
  detail: smallerPictures(512, 480, 448, 416, 384, 352),
  size: axis<PhotoParams>(
    'smaller subjects',
    { margin: up(0, 0.05, 0.1, 0.15, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6) },
    ({ crop = 'subject' }) => crop === 'subject',
  ),
};

type Transform = { readonly turn: 'mirror' };

/** What all items of a set share. */
export interface PhotoStudio {
  readonly assignments: readonly Assignment[];
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Left and right parts of bodies on the user's own photos, whose keypoints are annotated, and in their mirror images. The stage
 * of an item is its subject, with its picture.
 */
export const mirrorPhoto = defineFamily<
  PhotoParams,
  PhotoState,
  Transform,
  SideLabel,
  PhotoStudio,
  LoadedSubject,
  PhotoEvidence
>({
  name: 'mirror/photo',
  version: 1,
  summary:
    'Left or right of people and animals on your own photos with COCO keypoints, and on their mirror images.',
  words: mirrorWords,
  params: photoParams,
  presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper' } },
  difficulty: photoDifficulty,
  views: originalAnd('mirrored'),

  async open({ params, path, resolve }) {
    const { subjects, hashes } = await loadPhotos(params, path, resolve);
    return { assignments: photoDesign(subjects, params.perSubject, path), hashes };
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { assignments }) => assignments.length,

  propose({ params, studio, index, stream }) {
    const { subject, entry } = studio.assignments[index]!;
    const { view, sha256 } = subject;
    const outlined = view.crowded || params.outline === 'always';
    const state = makeState(view, entry, { sha256, outlined }, stream('mark'));
    return { state, transform: { turn: 'mirror' }, stage: subject };
  },
  label: readLabel,
  act: (_, x) => flipState(x),
  rho: (_, y) => mirrorLabel(y),
  inverse: (t) => t,

  draw: (x, _, { stage }) => drawPhoto(x, stage.raster),
  warp: (t, picture, part) => turn(picture(part), t.turn),
  viewLabel: ({ answer }) => answer,

  judge: judgePhoto,
  ask: ({ params, state, label, stage }) => photoQuestions(params, state, label, stage.split),
});

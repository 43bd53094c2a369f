import { turn } from '../../../draw/turn.js';
import { defineFamily, factsOf, originalAnd, type Draft } from '../../making.js';
import { mirrorLabel, type SideLabel } from '../label.js';
import { drawPhotograph, outlineWidth } from './draw.js';
import { judgePhotograph, type PhotoEvidence, readLabel } from './judge.js';
import { type LoadedSubject, loadPhotographs, type Split } from './pictures/load-photographs.js';
import { flipState, photoParams, type PhotoParams, type PhotoState, type AskedPair } from './state.js';
import { mirrorWords } from '../words.js';
import { type Difficulty, axis, up, smallerPictures } from '../../difficulty/difficulty.js';
import { sideQuestions } from '../ask.js';
import type { MirrorKindName, MirrorView } from '../prompts/kinds.js';
import { being, indefinite, mirrorKinds, mirrorQuestionText, viewerQuestionText } from '../prompts/kinds.js';
import { type Mark, colorNames, letters, type MarkShape } from './marks/mark.js';
import { Stream, type StreamPath, addTo, madeOnce } from '../../../core/index.js';
import { arrowStart, bandOf } from './marks/place-mark.js';
import { snap, type View } from './pictures/view.js';
import type { Entry } from './questions/poses.js';

/** The subject and the question of an item. */
type Assignment = { readonly subject: LoadedSubject; readonly entry: Entry };

/**
 * What the items ask about, in order. The kinds of questions take turns, and so do the right answers of each kind, as long as the
 * photographs have them; a subject is repeated only after all others that have such a question. For each subject, questions about
 * poses, which are rare, come first.
 */
function photoDesign(
  subjects: readonly LoadedSubject[],
  perSubject: number,
  path: StreamPath,
): readonly Assignment[] {
  const kinds = new Map<string, Map<string, { assignment: Assignment; rank: number }[]>>();
  const random = new Stream([...path, 'questions']);
  for (const subject of random.shuffle(subjects)) {
    const own = new Stream([...path, 'subject', subject.sha256, subject.view.subject.id]);
    const poses = subject.entries.filter(({ kind }) => kind !== 'marked');
    const marks = subject.entries.filter(({ kind }) => kind === 'marked');
    const ordered = [...own.child('poses').shuffle(poses), ...own.child('marks').shuffle(marks)];
    const chosen = ordered.slice(0, perSubject);
    for (const [rank, entry] of chosen.entries()) {
      const answers = madeOnce(kinds, entry.name, () => new Map());
      addTo(answers, entry.label, { assignment: { subject, entry }, rank });
    }
  }
  const decks = [...kinds]
    .sort(byName)
    .map(([name, answers]) =>
      interleaved(
        new Stream([...path, 'answers', name])
          .shuffle([...answers].sort(byName))
          .map(([, list]) => list.sort((a, b) => a.rank - b.rank).map(({ assignment }) => assignment)),
      ),
    );
  return interleaved(new Stream([...path, 'kinds']).shuffle(decks));
}

/** One element of each list in turn, until all are used. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The state of an item: a question about a subject, with a mark in one of the possible shapes. */
function makeState(
  view: View,
  entry: Entry,
  { sha256, outlined }: { readonly sha256: string; readonly outlined: boolean },
  random: Stream,
): PhotoState {
  const { subject, frame, points } = view;
  const pairs = entry.pairs.map(({ left, right, end }): AskedPair => ({
    left,
    right,
    end: end ?? null,
    asked: true,
  }));
  const names = pairs.flatMap(({ left, right }) => [left, right]).filter((name) => points.has(name));
  return {
    photo: { file: subject.image.file, sha256, annotation: subject.id },
    subject: { noun: subject.skeleton.noun, kind: subject.skeleton.subject },
    width: frame.width,
    height: frame.height,
    outline: outlined ? outlineOf(view) : null,
    kind: entry.kind,
    name: entry.name,
    part: entry.part,
    pairs,
    points: Object.fromEntries(names.sort().map((name) => [name, points.get(name)!])),
    occluded: entry.occluded,
    facing: entry.facing ?? 0,
    mark: entry.mark ? makeMark(view, entry, entry.mark, random) : null,
    mirrored: false,
  };
}

function makeMark(
  view: View,
  { point, pairs }: Entry,
  { shapes, radius }: { readonly shapes: readonly MarkShape[]; readonly radius: number },
  random: Stream,
): Mark {
  const shape = random.choice(shapes);
  const color = random.choice(colorNames);
  const [x, y] = view.points.get(point)!;
  const plain: Mark = { shape, color, at: [x, y], radius, from: null, letter: null };
  if (shape === 'letter') return { ...plain, letter: random.choice(letters) };
  if (shape === 'arrow') return { ...plain, from: arrowStart(view, view.points.get(point)!, radius)! };
  if (shape !== 'band') return plain;
  const pair = pairs.find(({ left, right }) => left === point || right === point)!;
  return { ...plain, ...bandOf(view, pair, pair.left === point ? 'left' : 'right', radius)! };
}

/** The subject's box with a small margin, inside the picture. */
function outlineOf({ box, frame }: View): PhotoState['outline'] {
  const line = outlineWidth(frame.width, frame.height);
  const room = 2 * line;
  const left = snap(Math.max(line, box.x - room));
  const top = snap(Math.max(line, box.y - room));
  const right = snap(Math.min(frame.width - line, box.x + box.width + room));
  const bottom = snap(Math.min(frame.height - line, box.y + box.height + room));
  return [left, top, right - left, bottom - top];
}

/** The questions about a photograph and its mirror image. */
const photoQuestions = (
  params: Pick<PhotoParams, 'conditions' | 'shifts' | 'wording'>,
  state: PhotoState,
  label: SideLabel,
  split: Split | undefined,
): Draft[] =>
  sideQuestions(params, label, {
    options: state.pairs[0].end ? 'quarters' : 'sides',
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
export interface PhotoAssets {
  readonly assignments: readonly Assignment[];
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * Left and right parts of bodies on the user's own photographs, whose keypoints are annotated, and in their mirror images. The stage
 * of an item is its subject, with its picture.
 */
export const mirrorPhoto = defineFamily<
  PhotoParams,
  PhotoState,
  Transform,
  SideLabel,
  PhotoAssets,
  LoadedSubject,
  PhotoEvidence
>({
  ...factsOf('mirror/photo'),
  words: mirrorWords,
  params: photoParams,
  presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper' } },
  difficulty: photoDifficulty,
  views: originalAnd('mirrored'),

  async open({ params, path, resolve }) {
    const { subjects, hashes } = await loadPhotographs(params, path, resolve);
    return { assignments: photoDesign(subjects, params.perSubject, path), hashes };
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { assignments }) => assignments.length,

  propose({ params, assets, index, stream }) {
    const { subject, entry } = assets.assignments[index];
    const { view, sha256 } = subject;
    const outlined = view.crowded || params.outline === 'always';
    const state = makeState(view, entry, { sha256, outlined }, stream('mark'));
    return { state, transform: { turn: 'mirror' }, stage: subject };
  },
  label: readLabel,
  act: (_, x) => flipState(x),
  rho: (_, y) => mirrorLabel(y),
  inverse: (t) => t,

  draw: (x, _, { stage }) => drawPhotograph(x, stage.raster()),
  warp: (t, picture, part) => turn(picture(part), t.turn),
  viewLabel: ({ answer }) => answer,

  judge: judgePhotograph,
  ask: ({ params, state, label, stage }) => photoQuestions(params, state, label, stage.split),
});

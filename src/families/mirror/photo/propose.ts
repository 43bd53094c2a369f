import { Stream, type StreamPath } from '../../../core/stream.js';
import { outlineWidth } from './draw.js';
import { colorNames, letters, type Mark, type MarkShape } from './marks/mark.js';
import { arrowStart, bandOf } from './marks/place-mark.js';
import type { LoadedSubject } from './pictures/load-photos.js';
import { snap, type View } from './pictures/view.js';
import type { Entry } from './questions/poses.js';
import type { AskedPair, PhotoState } from './state.js';

/** Whom and what an item asks about. */
export interface Assignment {
  readonly subject: LoadedSubject;
  readonly entry: Entry;
}

/**
 * What the items ask about, in order. The kinds of questions take turns, and so do the right answers of each kind, as long as the
 * photos have them; a subject is repeated only after all others that have such a question. For each subject, questions about
 * poses, which are rare, come first.
 */
export function photoDesign(
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
      const answers = kinds.get(entry.name) ?? new Map<string, { assignment: Assignment; rank: number }[]>();
      const before = answers.get(entry.label) ?? [];
      kinds.set(entry.name, answers.set(entry.label, [...before, { assignment: { subject, entry }, rank }]));
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
export function makeState(
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

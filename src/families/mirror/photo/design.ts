import { Stream, type StreamPath } from '../../../core/stream.js';
import type { Entry } from './questions/entry.js';
import type { LoadedSubject } from './pictures/load-photos.js';

/** Whom and what an item asks about. */
export interface Assignment {
  readonly subject: LoadedSubject;
  readonly entry: Entry;
}

/**
 * What the items ask about, in order. The kinds of question take turns, and so do the right answers of each, as long as
 * the photos have them; a subject comes again only after all others that have such a question. Of each subject
 * questions about poses, which are rare, come first.
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
    const chosen = [...own.child('poses').shuffle(poses), ...own.child('marks').shuffle(marks)].slice(0, perSubject); // prettier-ignore
    for (const [rank, entry] of chosen.entries()) {
      const answers = kinds.get(entry.name) ?? new Map<string, { assignment: Assignment; rank: number }[]>();
      kinds.set(entry.name, answers.set(entry.label, [...(answers.get(entry.label) ?? []), { assignment: { subject, entry }, rank }])); // prettier-ignore
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

/** One of each list in turn, as long as there are any. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

import { derivedEntries } from './poses.js';
import type { Entry } from './entry.js';
import { markedEntries } from './marked.js';
import type { PhotoParams } from '../params.js';
import type { SkipReport } from '../annotations/skips.js';
import { sharedArea, subjectName, type Subject } from '../annotations/subject.js';
import { viewOf, type View } from '../pictures/view.js';

/** A subject as it is shown, and what can be asked about it. */
export interface Askable {
  readonly view: View;
  readonly entries: readonly Entry[];
}

/** The least longer side of a subject's box in the finished picture, pixels. */
const leastShown = 64;
/** Of a subject's box another may share less than this. */
const mostShared = 0.25;

/** What can be asked about subjects, as far as their annotations tell; the others are counted with a reason. */
export function askable(subjects: readonly Subject[], params: PhotoParams, report: SkipReport): Askable[] {
  return subjects.flatMap((subject): Askable[] => {
    const { box, others } = subject;
    const long = Math.max(box.width, box.height);
    if (long < params.smallest) {
      report.add('small', `${subjectName(subject)}: ${Math.round(long)} pixels`);
      return [];
    }
    if (
      others.some((other) => other.box && sharedArea(box, other.box) >= mostShared * box.width * box.height)
    ) {
      report.add('same-body', subjectName(subject));
      return [];
    }
    const view = viewOf(subject, params);
    const shown = Math.max(view.box.width, view.box.height);
    if (shown < leastShown) {
      report.add('small', `${subjectName(subject)}: ${Math.round(shown)} pixels as shown`);
      return [];
    }
    const marked = params.questions.includes('marked') ? markedEntries(view, params.marks) : [];
    const entries = [...derivedEntries(view, params.questions), ...marked];
    if (entries.length === 0) report.add('nothing-certain', subjectName(subject));
    return entries.length === 0 ? [] : [{ view, entries }];
  });
}

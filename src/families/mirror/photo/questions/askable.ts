import type { PointPair } from '../annotations/skeleton.js';
import type { SkipReport } from '../annotations/skips.js';
import { sharedArea, type Subject, subjectName } from '../annotations/subjects.js';
import type { MarkShape } from '../marks/mark.js';
import { arrowStart, bandOf, markRadius } from '../marks/place-mark.js';
import type { PhotoParams, Placed } from '../state.js';
import { type Doubt, doubtsOf } from '../evidence/doubts.js';
import { sidesContradict } from '../evidence/side-view.js';
import { type View, viewOf } from '../pictures/view.js';
import { derivedEntries, type Entry, labelOf } from './poses.js';

/** A subject as it is shown, and what can be asked about it. */
export interface Askable {
  readonly view: View;
  readonly entries: readonly Entry[];
  /** Points that are flagged visible but are not believed to be. */
  readonly doubts: ReadonlyMap<string, Doubt>;
}

/** The least longer side of a subject's box in the finished picture, pixels. */
const leastShown = 64;
/** Another body's box may share less than this of a subject's box. */
const mostShared = 0.25;

/** What can be asked about subjects, by their annotations alone; those without a question are counted with a reason. */
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
    if (sidesContradict(view)) {
      report.add('sides', subjectName(subject));
      return [];
    }
    const doubts = doubtsOf(view);
    const marked = params.questions.includes('marked') ? markedEntries(view, doubts, params.marks) : [];
    const entries = [...derivedEntries(view, params.questions, doubts), ...marked];
    if (entries.length === 0) report.add('nothing-certain', subjectName(subject));
    return entries.length === 0 ? [] : [{ view, entries, doubts }];
  });
}

/** The least radius of a letter that can be read, pixels. */
const leastLetter = 12;

/** The parts of a subject that can be marked without being taken for others. */
function markedEntries(
  view: View,
  doubts: ReadonlyMap<string, Doubt>,
  shapes: readonly MarkShape[],
): Entry[] {
  const { pairs } = view.subject.skeleton;
  return pairs.flatMap((pair) =>
    (['left', 'right'] as const).flatMap((side): Entry[] => {
      const point = pair[side];
      const at = view.points.get(point);
      if (at?.[2] !== 2 || doubts.has(point)) return [];
      // The options are all four of an animal's limbs, and all points of the same name (toes, say).
      const asked = pairs.filter(
        ({ end, part }) => part === pair.part && (end === undefined) === (pair.end === undefined),
      );
      const radius = markRadius(view, at, rivalsOf(view, asked, point));
      if (radius === undefined) return [];
      const possible = shapes.filter((shape) => {
        if (shape === 'arrow') return arrowStart(view, at, radius) !== undefined;
        if (shape === 'band') return bandOf(view, pair, side, radius) !== undefined;
        return shape !== 'letter' || radius >= leastLetter;
      });
      if (possible.length === 0) return [];
      return [
        {
          name: `marked-${pair.part.replaceAll(' ', '-')}`,
          kind: 'marked',
          part: pair.part,
          pairs: asked,
          label: labelOf(side, pair),
          point,
          occluded: view.points.get(pair[side === 'left' ? 'right' : 'left'])?.[2] !== 2,
          mark: { shapes: possible, radius },
        },
      ];
    }),
  );
}

/** The other labeled points that the question offers to choose from. */
const rivalsOf = (view: View, asked: readonly PointPair[], point: string): Placed[] =>
  asked
    .flatMap(({ left, right }) => [left, right])
    .filter((name) => name !== point)
    .flatMap((name) => {
      const at = view.points.get(name);
      return at ? [at] : [];
    });

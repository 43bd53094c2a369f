import { badFile } from '../core/errors.js';
import type { HeldQuestion, Mark, Marks, Noted, Accuracy, Scorer, Share } from './index.js';
import { accuracy, copyRate, inScorer, sectionOf } from './index.js';
import type { Verdicts } from './judge/verdicts.js';
import { bestConstantReply, type ConstantReply } from './measure/constant-reply.js';
import { byGroups, groupBy } from './measure/group-by.js';
import type { WordRule } from './words/names.js';

/**
 * What every report holds. Plain JSON; shares and accuracies are fractions of 1. The scores of each scorer that the
 * questions name stand beside it, in the scorer's section.
 */
export interface GeneralReport {
  counts: {
    questions: number;
    replies: number;
    /** Questions with a reply. */
    answered: number;
    /** Questions without a reply; they count as wrong. */
    unanswered: number;
    /** Replies that give no answer, or several. */
    unparsed: number;
    /** Replies of more than 65,536 characters, of which only the two ends were read. */
    cut: number;
    malformed: Noted;
    duplicate: Noted;
    unknown: Noted;
    /** A judge's verdicts that were used, and its replies that say neither True nor False; absent without a judge. */
    judge?: { judged: number; unclear: Noted };
  };
  /** The scorers that the questions name, but for 'accuracy', which has no section. */
  scorers: string[];
  /** Every family, condition and wording, whatever they are. */
  table: TableRow[];
  /** Every family and condition within each value of each group label. */
  groups: Record<string, Record<string, Row[]>>;
}

/** The accuracy of one family and condition. */
export interface Row extends Accuracy {
  /** The family of the questions. */
  family: string;
  /** The condition of the questions. */
  condition: string;
  /** `null` where wordings are taken together. */
  variant: string | null;
  /** Replies that give the answer to the other view, where that is wrong. */
  copyRate: Share;
}

/** The accuracy of one family and condition in one wording, with what a constant reply would reach. */
export interface TableRow extends Row {
  /** The best of the replies that are the same to all of its questions. */
  constant: ConstantReply | null;
}

/** A judge's verdicts, and its replies that hold no verdict. */
export interface Judge {
  /** What the judge said, by the id of the comparison. */
  readonly verdicts: Verdicts;
  /** How many could not be read. */
  readonly unclear: Noted;
}

/** The sections of some scorers, by name. */
export type Sections = Record<string, unknown>;

/**
 * The sections of the scorers that at least one question names, each scored on the questions that name it.
 * @throws TopsyturvyError 'bad-file' naming the first question that lacks what its scorer has to know
 */
export function sectionsOf(marks: readonly Mark[], scorers: readonly Scorer[]): Sections {
  const named = groupBy(marks, ({ question }) => question.scorer);
  return Object.fromEntries(
    scorers.flatMap((scorer) => {
      const own = named.get(scorer.name);
      if (!own) return [];
      if (scorer.check) for (const { question } of own) checkQuestion(scorer, question);
      return [[sectionOf(scorer), inScorer(scorer, 'score', () => scorer.score(own))]];
    }),
  );
}

function checkQuestion(scorer: Scorer, question: HeldQuestion): void {
  const problem = inScorer(scorer, 'check', () => scorer.check?.(question));
  if (problem === undefined) return;
  const { id } = question;
  throw badFile(`Question ${id} names the scorer '${scorer.name}' but ${problem}`, id);
}

/**
 * The general part of a report on graded replies.
 * @param malformed what `readReplies` could not read
 * @param words which words name a thing. Default: 'basic'
 */
export function generalReport(
  { marks, replies, duplicate, unknown, cut, judged }: Marks,
  scorers: readonly Scorer[],
  malformed: Noted,
  judge?: Judge,
  words?: WordRule,
): GeneralReport {
  const unanswered = marks.filter(({ grade }) => grade === null).length;
  const unparsed = marks.filter(({ grade }) => grade?.parsed === null).length;
  return {
    counts: {
      questions: marks.length,
      replies,
      answered: marks.length - unanswered,
      unanswered,
      unparsed,
      cut,
      malformed,
      duplicate,
      unknown,
      ...(judge && { judge: { judged, unclear: judge.unclear } }),
    },
    scorers: scorers.map(({ name }) => name),
    table: [...groupBy(marks, rowKey)].map(([, list]) => ({
      ...row(list, list[0].question.variant),
      constant: bestConstantReply(
        list.map(({ question }) => question),
        words,
      ),
    })),
    groups: byGroups(marks, (list) =>
      [...groupBy(list, ({ question }) => JSON.stringify([question.family, question.condition]))].map(
        ([, part]) => row(part, null),
      ),
    ),
  };
}

const rowKey = ({ question: { family, condition, variant } }: Mark) =>
  JSON.stringify([family, condition, variant]);

function row(marks: readonly Mark[], variant: string | null): Row {
  const { family, condition } = marks[0].question;
  return { family, condition, variant, ...accuracy(marks), copyRate: copyRate(marks) };
}

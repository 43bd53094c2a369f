import { printable } from '../core/printable.js';
import { inWords } from '../dataset/ask/reply-head.js';
import { auditWith, type Audit } from '../score/audit/audit-questions.js';
import { findScorers, withScorers } from '../score/find-scorers.js';
import { formatReportOf } from '../score/format-report.js';
import { markReplies, type Marks } from '../score/marks.js';
import { noted, type Noted, type Question, type Reply, type Scorer } from '../score/index.js';
import { generalReport, sectionsOf, type Judge } from '../score/report.js';
import type { WordRule } from '../score/words/names.js';
import { noScores, type Report } from './report.js';
import { scorers as shipped } from './scorers.js';

/** The user's scorers. */
export interface CustomScorers {
  /** Scorers of your own, besides those shipped; one with the name of a shipped one replaces it. */
  readonly scorers?: readonly Scorer[] | undefined;
}

/** What `scoreReplies` takes besides questions and replies. */
export interface ScoreRepliesOptions extends CustomScorers {
  /** What `readReplies` could not read, to be part of the report. */
  readonly malformed?: Noted | undefined;
  /** What `readVerdicts` read, for questions for words and layers. */
  readonly judge?: Judge | undefined;
  /** The words that count as names of a thing, where words are asked for: 'paper' lets any hypernym count. Default: 'basic'. */
  readonly words?: WordRule | undefined;
}

/**
 * Grades and scores replies. Replies without a question, further replies to one question and questions without a reply
 * are counted, never an error.
 * @throws TopsyturvyError 'bad-file' when two questions have one id, when a question names a scorer that is not there, or
 *   lacks what its scorer has to know
 */
export async function scoreReplies(
  questions: Iterable<Question>,
  replies: Iterable<Reply>,
  { scorers, malformed = noted(), judge, words }: ScoreRepliesOptions = {},
): Promise<Report> {
  const marked = markReplies(questions, replies, judge?.verdicts, words);
  const asked = marked.marks.map(({ question }) => question);
  return reportOf(marked, await findScorers(asked, withScorers(shipped, scorers)), malformed, judge, words);
}

/** The report of graded replies. @param scorers those that the questions name */
export function reportOf(
  marked: Marks,
  scorers: readonly Scorer[],
  malformed: Noted = noted(),
  judge?: Judge,
  words?: WordRule,
): Report {
  const { counts, scorers: names, table, groups } = generalReport(marked, scorers, malformed, judge, words);
  return { counts, scorers: names, ...noScores(), ...sectionsOf(marked.marks, scorers), table, groups };
}

/** A report as text for a terminal. All values are percentages, each with its 95 % interval. */
export async function formatReport(report: Report, { scorers }: CustomScorers = {}): Promise<string> {
  const named = report.scorers.map((scorer) => ({ id: 'of the report', scorer }));
  const text = formatReportOf(report, await findScorers(named, withScorers(shipped, scorers)));
  if (!report.asked) return text;
  const { asked, settings } = inWords(report.asked);
  return `The replies say that these questions were asked: ${printable(asked)} (settings: ${printable(settings)})\n${text}`;
}

/** Plays baselines that see no picture and know no model against the questions; see `Audit`. */
export async function auditQuestions(
  questions: Iterable<Question>,
  { scorers }: CustomScorers = {},
): Promise<Audit> {
  const all = [...questions];
  return auditWith(all, await findScorers(all, withScorers(shipped, scorers)));
}

import { reportOf } from '../../src/benchmarks/score-replies.js';
import type { Report } from '../../src/benchmarks/report.js';
import { scorers } from '../../src/benchmarks/scorers.js';
import { auditWith, type Audit } from '../../src/score/audit/audit-questions.js';
import { formatReportOf } from '../../src/score/format-report.js';
import { markReplies } from '../../src/score/marks.js';
import type { Noted } from '../../src/score/noted.js';
import type { Question } from '../../src/score/question.js';
import type { Reply } from '../../src/score/replies.js';
import type { Judge } from '../../src/score/report.js';

/** All shipped scorers, so that tests can score at once. */
const loaded = await Promise.all(scorers.map(async (entry) => entry.load()));
const named = (names: ReadonlySet<string>) => loaded.filter(({ name }) => names.has(name));

/** What the library's `scoreReplies` promises, at once. */
export function scoreReplies(
  questions: Iterable<Question>,
  replies: Iterable<Reply>,
  malformed?: Noted,
  judge?: Judge,
): Report {
  const marked = markReplies(questions, replies, judge?.verdicts);
  const names = new Set(marked.marks.map(({ question }) => question.scorer));
  return reportOf(marked, named(names), malformed, judge);
}

/** What the library's `formatReport` promises, at once. */
export const formatReport = (report: Report): string =>
  formatReportOf(report, named(new Set(report.scorers)));

/** What the library's `auditQuestions` promises, at once. */
export const auditQuestions = (questions: Iterable<Question>): Audit => auditWith(questions, loaded);

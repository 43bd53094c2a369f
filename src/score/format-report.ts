import { printable } from '../core/printable.js';
import { accuracyColumns, type Noted, percent, titledTable } from './index.js';
import type { GeneralReport, Sections, TableRow } from './report.js';
import { inScorer, sectionOf, type Scorer } from './scorer.js';

/**
 * A report as text for a terminal. Every value is a percentage with its 95 % interval.
 * @param scorers those that the report names
 */
export function formatReportOf(report: GeneralReport, scorers: readonly Scorer[]): string {
  const sections: Sections = { ...report };
  const parts = [
    counts(report),
    ...scorers.flatMap((scorer) =>
      inScorer(scorer, 'format', () => scorer.format(sections[sectionOf(scorer)])),
    ),
    titledTable(
      'All conditions',
      '',
      [...accuracyColumns, ['best constant reply', constantCell]],
      report.table.map((row) => [`${row.family} ${row.condition} ${row.variant ?? ''}`.trim(), row]),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The accuracy of one reply to all questions, and that reply. */
const constantCell = ({ constant }: TableRow): string =>
  constant === null ? '' : `${percent(constant.value)} (${printable(shortened(constant.reply))})`;

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

function counts({ counts }: GeneralReport): string {
  const lines = [
    `${counts.questions} questions, ${counts.replies} replies: ${counts.answered} answered, ` +
      `${counts.unanswered} unanswered (they count as wrong), ${counts.unparsed} without a single answer`,
  ];
  const list = (what: string, { count, first }: Noted) => {
    if (count === 0) return;
    lines.push(`${what}: ${count} (${first.slice(0, 3).map(printable).join('; ')}${count > 3 ? '; …' : ''})`);
  };
  list('Lines that cannot be read', counts.malformed);
  list('Further replies to a question, of which the first counts', counts.duplicate);
  list('Replies to no question that is scored', counts.unknown);
  if (counts.cut > 0)
    lines.push(`${counts.cut} replies of more than 65,536 characters, of which only the two ends were read`);
  if (counts.judge) {
    lines.push(`${counts.judge.judged} replies graded by a judge's verdicts`);
    list('Verdicts that are neither True nor False', counts.judge.unclear);
  }
  return lines.join('\n');
}

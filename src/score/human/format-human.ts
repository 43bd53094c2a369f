import { percent, percentWithin, shareColumns, titledTable, type Column } from '../format-table.js';
import type { HumanReport, HumanScore } from './human-report.js';
import type { Exclusion } from './participants.js';

const columns: readonly Column<HumanScore>[] = [
  ['%  [95 %]', ({ value, low, high }) => percentWithin(value, low, high)],
  ['chance', ({ chance }) => percent(chance)],
  ['answers', ({ n }) => String(n)],
  ['people', ({ people }) => String(people)],
  ['items', ({ items }) => String(items)],
  ['majority', ({ majority }) => (majority.n === 0 ? '–' : `${percent(majority.value)} (${majority.n})`)],
  ['α', ({ alpha }) => (alpha === null ? '–' : alpha.toFixed(3))],
  ['median s', ({ medianRt }) => (medianRt === null ? '–' : (medianRt / 1000).toFixed(2))],
];

/** The exclusion rules in words. */
export const reasons: Readonly<Record<Exclusion, string>> = {
  'failed-catches': 'failed too many catch trials',
  'too-fast': 'answered faster than one can look',
  'too-few-answers': 'gave too few answers',
};

/** Formats people's scores for a terminal, with the participants who were left out. */
export function formatHuman(report: HumanReport): string {
  const { table, persons, participants, catchRate, repeated, unknown } = report;
  const left = participants.flatMap(({ hash, excluded }) =>
    excluded === null ? [] : [`  ${hash} ${reasons[excluded]}`],
  );
  const rows = table.map((row) => [`${row.family} ${row.condition} ${row.variant}`, row] as const);
  return [
    `${participants.length - left.length} of ${participants.length} participants count${catchRate === null ? '' : `; ${percent(catchRate)} % of the catch trials were right`}`,
    ...left,
    ...(repeated > 0 ? [`${repeated} further answers of a person to a question do not count`] : []),
    ...(unknown.count > 0
      ? [`${unknown.count} answers are to questions that the dataset does not have`]
      : []),
    '',
    titledTable('People', 'question', columns, rows),
    '',
    titledTable('Each person, all questions', 'person', shareColumns, Object.entries(persons)),
    '',
  ].join('\n');
}

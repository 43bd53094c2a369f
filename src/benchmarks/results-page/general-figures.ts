import type { Figure } from '../../score/figure.js';
import type { Mark } from '../../score/marks.js';
import type { Row, TableRow } from '../../score/report.js';
import type { Report } from '../report.js';

/** More bars than this in one figure are a table, in which one can sort. */
const mostBars = 36;
/** Group labels with more values are not drawn. */
const mostValues = 36;

/**
 * Figures of what every report holds: the accuracy of each condition and wording, and of each group within the families that
 * have no figures of their own.
 *
 * @param drawn the scorers whose questions have figures of their own
 */
export function generalFigures(
  { table, groups }: Report,
  scorerOf: ReadonlyMap<string, string>,
  drawn: ReadonlySet<string>,
): Figure[] {
  const plain = table.filter(({ family }) => !drawn.has(scorerOf.get(family)!));
  const families = [...new Set(plain.map(({ family }) => family))];
  return [
    ...families.map((family) => conditions(family, plain)),
    ...Object.entries(groups).flatMap(([label, values]) =>
      families.flatMap((family) => byGroup(label, values, family)),
    ),
    everything(table),
  ];
}

const nameOf = ({ condition, variant }: Pick<TableRow, 'condition' | 'variant'>): string =>
  `${condition} ${variant ?? ''}`.trim();

const isOf =
  ({ family, condition, variant }: Pick<Row, 'family' | 'condition' | 'variant'>) =>
  ({ question }: Mark): boolean =>
    question.family === family &&
    question.condition === condition &&
    (variant === null || question.variant === variant);

function conditions(family: string, table: readonly TableRow[]): Figure {
  const own = table.filter((row) => row.family === family);
  return {
    id: `general ${family}`,
    title: `${family}: accuracy by condition`,
    kind: own.length > mostBars ? 'table' : 'bars',
    measure: 'Accuracy',
    labels: 'Condition and wording',
    rows: own.map((row) => ({ label: nameOf(row), ...row, behind: isOf(row) })),
  };
}

function byGroup(label: string, values: Readonly<Record<string, readonly Row[]>>, family: string): Figure[] {
  const rows = Object.entries(values).flatMap(([value, list]) =>
    list.filter((row) => row.family === family).map((row) => ({ value, row })),
  );
  const conditions = [...new Set(rows.map(({ row }) => row.condition))];
  const known = new Set(rows.map(({ value }) => value));
  if (known.size < 2 || known.size > mostValues) return [];
  return conditions.map((condition) => ({
    id: `general ${family} ${condition} by ${label}`,
    title: `${family}, ${condition}: accuracy by ${label}`,
    kind: 'bars',
    measure: 'Accuracy',
    labels: label,
    onDemand: true,
    rows: rows
      .filter(({ row }) => row.condition === condition)
      .map(({ value, row }) => ({
        label: value,
        ...row,
        behind: (mark: Mark) => mark.question.groups?.[label] === value && isOf(row)(mark),
      })),
  }));
}

const everything = (table: readonly TableRow[]): Figure => ({
  id: 'general',
  title: 'All conditions',
  note: 'Every family, condition and wording.',
  kind: 'table',
  measure: 'Accuracy',
  labels: 'Family, condition and wording',
  rows: table.map((row) => ({ label: `${row.family} ${nameOf(row)}`, ...row, behind: isOf(row) })),
});

import type { ItemWords } from '../../dataset/gallery/item-words.js';
import { group } from '../../core/group.js';
import type { Figure, Mark } from '../../score/index.js';
import type { Row, TableRow } from '../../score/report.js';
import type { Report } from '../report.js';
import { inOrder } from './figure-words.js';

/** The most bars of one figure; more become a table, which can be sorted. */
const mostBars = 36;
/** Group labels with more values are not drawn. */
const mostValues = 36;

/**
 * Figures of what every report holds: the accuracy of each condition and wording, and of each group within the families that
 * have no figures of their own.
 * @param drawn the scorers whose questions have figures of their own
 */
export function generalFigures(
  { table, groups }: Report,
  scorerOf: ReadonlyMap<string, string>,
  drawn: ReadonlySet<string>,
  words: ItemWords,
): Figure[] {
  const sorted = byWording(table, words);
  const plain = sorted.filter(({ family }) => !drawn.has(scorerOf.get(family)!));
  const families = [...new Set(plain.map(({ family }) => family))];
  return [
    ...families.map((family) => conditions(family, plain, words)),
    ...Object.entries(groups).flatMap(([label, values]) =>
      families.flatMap((family) => byGroup(label, values, family, words)),
    ),
    everything(sorted, words),
  ];
}

/** Rows of one condition in the order in which the family has its wordings. */
function byWording(table: readonly TableRow[], words: ItemWords): TableRow[] {
  const conditions = group(table, ({ family, condition }) => `${family} ${condition}`);
  return [...conditions.values()].flatMap((rows) => {
    const known = inOrder(
      rows.map(({ variant }) => variant ?? ''),
      words.variants(rows[0].family),
    );
    return [...rows].sort((a, b) => known.indexOf(a.variant ?? '') - known.indexOf(b.variant ?? ''));
  });
}

const nameOf = (
  { family, condition, variant }: Pick<TableRow, 'family' | 'condition' | 'variant'>,
  words: ItemWords,
): string => {
  const asked = words.condition(family, condition);
  return variant === null ? asked : `${asked}; ${words.variant(family, variant)}`;
};

const isOf =
  ({ family, condition, variant }: Pick<Row, 'family' | 'condition' | 'variant'>) =>
  ({ question }: Mark): boolean =>
    question.family === family &&
    question.condition === condition &&
    (variant === null || question.variant === variant);

function conditions(family: string, table: readonly TableRow[], words: ItemWords): Figure {
  const own = table.filter((row) => row.family === family);
  return {
    id: `general ${family}`,
    title: `${words.family(family)}: accuracy by condition`,
    kind: own.length > mostBars ? 'table' : 'bars',
    measure: 'Accuracy',
    labels: 'Condition and wording',
    rows: own.map((row) => ({ label: nameOf(row, words), ...row, behind: isOf(row) })),
  };
}

function byGroup(
  label: string,
  values: Readonly<Record<string, readonly Row[]>>,
  family: string,
  words: ItemWords,
): Figure[] {
  const rows = Object.entries(values).flatMap(([value, list]) =>
    list.filter((row) => row.family === family).map((row) => ({ value, row })),
  );
  const conditions = [...new Set(rows.map(({ row }) => row.condition))];
  const known = new Set(rows.map(({ value }) => value));
  if (known.size < 2 || known.size > mostValues) return [];
  return conditions.map((condition) => ({
    id: `general ${family} ${condition} by ${label}`,
    title: `${words.family(family)}, ${words.condition(family, condition)}: accuracy by ${words.group(family, label)}`,
    kind: 'bars',
    measure: 'Accuracy',
    labels: words.group(family, label),
    onDemand: true,
    rows: rows
      .filter(({ row }) => row.condition === condition)
      .map(({ value, row }) => ({
        label: words.value(family, label, value),
        ...row,
        behind: (mark: Mark) => mark.question.groups?.[label] === value && isOf(row)(mark),
      })),
  }));
}

const everything = (table: readonly TableRow[], words: ItemWords): Figure => ({
  id: 'general',
  title: 'All conditions',
  note: 'Every family, condition and wording.',
  kind: 'table',
  measure: 'Accuracy',
  labels: 'Family, condition and wording',
  rows: table.map((row) => ({
    label: `${words.family(row.family)}; ${nameOf(row, words)}`,
    ...row,
    behind: isOf(row),
  })),
});

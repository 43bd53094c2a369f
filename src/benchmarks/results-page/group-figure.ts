import { ownNames, type Figure, type FigureRow, type FigureWords, type Mark } from '../../score/index.js';

/** The most values of a bar chart; more become a table, which can be sorted. */
const mostBars = 48;

/** A score as figures show it. */
export type Shown = Omit<FigureRow, 'label' | 'series' | 'behind'>;

/** Whether a mark is among both. */
export const both =
  (one: (mark: Mark) => boolean, other: (mark: Mark) => boolean) =>
  (mark: Mark): boolean =>
    one(mark) && other(mark);

interface GroupFigure<Scores> {
  /** The beginning of the id. */
  readonly id: string;
  /** The beginning of the title. */
  readonly title: string;
  /** What the values are. Default: Accuracy. */
  readonly measure?: string;
  /** What is shown of the scores within a value: one score, or two by what they are called, to be set against each other. */
  readonly series: Readonly<Record<string, (scores: Scores) => Shown>>;
  /** Whether a question is among those that the scores are of, whatever its group. */
  readonly behind: (mark: Mark) => boolean;
  /** The same as in {@link Figure}. */
  readonly onDemand?: boolean;
  /** The words for names. Default: the names themselves. */
  readonly words?: FigureWords;
}

/**
 * Scores within each value of a group label as a figure; none where there is but one value, or no score.
 * @param label the name of the group label
 */
export function ofGroup<Scores>(
  label: string,
  values: Readonly<Record<string, Scores>>,
  {
    id,
    title,
    measure = 'Accuracy',
    series,
    behind,
    onDemand = false,
    words = ownNames,
  }: GroupFigure<Scores>,
): Figure[] {
  const names = Object.keys(series);
  const rows = Object.entries(values).flatMap(([value, scores]) =>
    names.map((name) => ({
      label: words.value(label, value),
      ...(names.length > 1 && { series: name }),
      ...series[name](scores),
      behind: (mark: Mark) => mark.question.groups?.[label] === value && behind(mark),
    })),
  );
  const known = new Set(rows.filter(({ value }) => value !== null).map((row) => row.label));
  if (known.size < 2) return [];
  const called = words.group(label);
  return [
    {
      id: `${id}-by-${label}`,
      title: `${title}, by ${called}`,
      kind: known.size > mostBars ? 'table' : names.length > 1 ? 'pairs' : 'bars',
      measure,
      labels: `${called[0].toUpperCase()}${called.slice(1)}`,
      rows: rows.filter((row) => known.has(row.label)),
      onDemand,
    },
  ];
}

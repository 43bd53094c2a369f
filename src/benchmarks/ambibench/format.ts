import { formatTable, percent, percentWithin, printable } from '../../score/format-table.js';
import type { Accuracy, Share } from '../../score/measure/measures.js';
import type { AmbiguousScores, AmbiguousTask } from './scores.js';

type Cell = readonly [name: string, task: AmbiguousTask];

/** The scores of ambiguous pictures as tables for a terminal. */
export function formatAmbiguous({ categories, control, mean }: AmbiguousScores): string[] {
  const cells = Object.entries(categories).flatMap(([category, tasks]) =>
    Object.entries(tasks).map(([task, scores]): Cell => [printable(`${category} ${task}`), scores]),
  );
  return [
    mainTable(cells, control, mean),
    ...shareTable(
      'Ambiguous pictures, each reading by itself',
      cells.flatMap(([name, { parts }]) => prefixed(name, parts)),
    ),
    ...shareTable(
      'Ambiguous pictures, several options',
      cells.flatMap(([name, { choice }]) =>
        choice
          ? [
              ...prefixed(name, { precision: choice.precision, recall: choice.recall }),
              ...Object.entries(choice.letters).flatMap(([letter, { precision, recall }]) =>
                prefixed(`${name} ${letter}`, { precision, recall }),
              ),
            ]
          : [],
      ),
    ),
    ...shareTable(
      'Ambiguous pictures, boxes at an overlap of 0.5',
      cells.flatMap(([name, { localization }]) => {
        if (!localization) return [];
        const { precision, recall, none } = localization;
        return prefixed(name, { precision, recall, none });
      }),
    ),
    ...shareTable(
      'Ambiguous pictures, what people see against what is drawn: replies that follow it',
      cells.flatMap(([name, { perception }]) => (perception ? prefixed(name, { ...perception }) : [])),
    ),
    ...aloneTable(cells),
  ];
}

const HEAD = ['', '%  [95 %]', 'AP@0.5', 'control', 'Δ  [95 %]', 'chance', 'n', 'unanswered', 'unparsed'];

function mainTable(cells: readonly Cell[], control: Accuracy, mean: number | null): string {
  const rows = cells.map(([name, { accuracy, localization, control, Delta }]) => [
    name,
    percentWithin(accuracy.value, accuracy.low, accuracy.high),
    localization ? percent(localization.AP50) : '',
    percent(control.value),
    percentWithin(Delta.value, Delta.low, Delta.high),
    percent(accuracy.chance),
    String(accuracy.n),
    String(accuracy.unanswered),
    String(accuracy.unparsed),
  ]);
  const last = [
    ['mean of these', percent(mean)],
    [
      'all controls (Non-Ambi.)',
      percentWithin(control.value, control.low, control.high),
      '',
      '',
      '',
      percent(control.chance),
      String(control.n),
      String(control.unanswered),
      String(control.unparsed),
    ],
  ];
  return `Ambiguous pictures, by category and task\n${formatTable(HEAD, [...rows, ...last])}`;
}

const prefixed = (name: string, shares: Readonly<Record<string, Share>>): [string, Share][] =>
  Object.entries(shares).map(([part, share]) => [printable(`${name}: ${part}`), share]);

function shareTable(title: string, lines: readonly [string, Share][]): string[] {
  const rows = lines
    .filter(([, { n }]) => n > 0)
    .map(([name, { value, low, high, n }]) => [name, percentWithin(value, low, high), String(n)]);
  return rows.length === 0 ? [] : [`${title}\n${formatTable(['', '%  [95 %]', 'n'], rows)}`];
}

/** Questions about single views. */
const aloneTable = (cells: readonly Cell[]): string[] =>
  shareTable(
    'Ambiguous pictures, one view or reading asked about alone',
    cells.flatMap(([name, { alone }]) => prefixed(name, alone)),
  );

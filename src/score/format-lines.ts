import { formatTable, percent, percentWithin, printable } from './format-table.js';
import type { Accuracy, Difference, Share } from './measure/measures.js';

/** A line of a table of accuracies: its name and its cells. */
export type Line = [name: string, ...cells: string[]];

const HEAD = ['', '%  [95 %]', 'strict', 'chance', 'n', 'unanswered', 'unparsed'];

/** A table of accuracies and shares, with its title. */
export const accuracyTable = (title: string, lines: readonly Line[]): string =>
  `${printable(title)}\n${formatTable(HEAD, lines)}`;

export const accuracyLine = (name: string, score: Accuracy): Line => [
  name,
  percentWithin(score.value, score.low, score.high),
  percent(score.strict),
  percent(score.chance),
  String(score.n),
  String(score.unanswered),
  String(score.unparsed),
];

/** The line of a share or a difference, which has no chance and leaves no question unanswered. */
export const shareLine = (name: string, { value, low, high, n }: Share | Difference): Line => [
  name,
  percentWithin(value, low, high),
  '',
  '',
  String(n),
];

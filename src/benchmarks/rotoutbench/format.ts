import { accuracyLine, accuracyTable, shareLine, type Line } from '../../score/format-lines.js';
import { formatTable, percent, percentWithin, printable } from '../../score/format-table.js';
import type { ImageScores, RotationScores, SubsetScores } from './scores.js';

const GROUP_HEAD = ['R_orig', 'R_rot', 'R_pred  [95 %]', 'Gap  [95 %]', 'R_match', 'copy rate', 'chance', 'n'];

/** The scores of one subset as tables for a terminal: the conditions, the wordings, each group label. */
export function formatSubset(name: string, subset: SubsetScores): string[] {
  const tables = [accuracyTable(`Subset ${name}`, [...imageLines(subset), ...textLines(subset.textOnly)])];
  const variants = Object.entries(subset.variants);
  if (variants.length > 1) {
    const lines = variants.flatMap(([variant, { R_pred, Gap, copyRate }]) => [
      accuracyLine(`${variant} R_pred`, R_pred),
      shareLine(`${variant} Gap`, Gap),
      shareLine(`${variant} copy rate`, copyRate),
    ]);
    tables.push(accuracyTable(`Subset ${name}, by prompt`, lines));
  }
  for (const [label, values] of Object.entries(subset.groups)) {
    const rows = Object.entries(values).map(([value, scores]) => groupCells(value, scores));
    const head = [label, ...GROUP_HEAD];
    tables.push(`${printable(`Subset ${name}, by ${label}`)}\n${formatTable(head.map(printable), rows)}`);
  }
  return tables;
}

const imageLines = (scores: ImageScores): Line[] => [
  ...rotationLines('', scores),
  ...(scores.R_match.n > 0 ? [accuracyLine('R_match (I_rot, Q_m)', scores.R_match)] : []),
];

const textLines = (scores: RotationScores | null): Line[] =>
  scores ? rotationLines('text-only ', scores) : [];

const rotationLines = (prefix: string, { R_orig, R_rot, R_pred, Gap, copyRate }: RotationScores): Line[] => [
  accuracyLine(`${prefix}R_orig`, R_orig),
  accuracyLine(`${prefix}R_rot`, R_rot),
  accuracyLine(`${prefix}R_pred`, R_pred),
  shareLine(prefix ? `${prefix}G_text` : 'Gap', Gap),
  shareLine(`${prefix}copy rate`, copyRate),
];

const groupCells = (
  value: string,
  { R_orig, R_rot, R_pred, Gap, R_match, copyRate }: ImageScores,
): string[] => [
  printable(value),
  percent(R_orig.value),
  percent(R_rot.value),
  percentWithin(R_pred.value, R_pred.low, R_pred.high),
  percentWithin(Gap.value, Gap.low, Gap.high),
  percent(R_match.value),
  percent(copyRate.value),
  percent(R_pred.chance),
  String(R_pred.n),
];

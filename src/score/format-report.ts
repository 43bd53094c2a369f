import { formatAmbiguous } from './ambiguous/format.js';
import { formatDori } from './dori/format.js';
import { formatTable, percent, percentWithin, printable } from './format-table.js';
import { formatMentalRotation } from './mental-rotation/format.js';
import type { Accuracy, Difference, Share } from './measure/measures.js';
import { formatMirror } from './mirror/format.js';
import type { Noted } from './noted.js';
import type { Report, Row } from './report.js';
import type { ImageScores, RotationScores, SubsetScores } from './rotation-scores.js';

type Line = [name: string, ...cells: string[]];
const HEAD = ['', '%  [95 %]', 'strict', 'chance', 'n', 'unanswered', 'unparsed'];

/** A report as text for a terminal. All values are percentages, each with its 95 % interval. */
export function formatReport(report: Report): string {
  const parts = [counts(report)];
  for (const [name, subset] of Object.entries(report.subsets)) parts.push(...subsetTables(name, subset));
  const matching = Object.entries(report.matching).flatMap(([name, { accuracy, Delta_rand }]) => [
    accuracyLine(`${name} Acc`, accuracy),
    shareLine(`${name} Δ_rand`, Delta_rand),
  ]);
  if (matching.length > 0) parts.push(table('Rotation matching', matching));
  for (const [wording, scores] of Object.entries(report.dori)) parts.push(...formatDori(wording, scores));
  parts.push(...formatMirror(report.mirror));
  for (const [wording, scores] of Object.entries(report.mentalRotation))
    parts.push(...formatMentalRotation(wording, scores));
  if (report.ambiguous) parts.push(...formatAmbiguous(report.ambiguous));
  parts.push(table('All conditions', report.table.map(rowLine)));
  return `${parts.join('\n\n')}\n`;
}

function counts({ counts }: Report): string {
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
  list('Replies to no question', counts.unknown);
  if (counts.judge) {
    lines.push(`${counts.judge.judged} replies graded by a judge's verdicts`);
    list('Verdicts that are neither True nor False', counts.judge.unclear);
  }
  return lines.join('\n');
}

function subsetTables(name: string, subset: SubsetScores): string[] {
  const tables = [table(`Subset ${name}`, [...imageLines(subset), ...textLines(subset.textOnly)])];
  const variants = Object.entries(subset.variants);
  if (variants.length > 1) {
    const lines = variants.flatMap(([variant, { R_pred, Gap, copyRate }]) => [
      accuracyLine(`${variant} R_pred`, R_pred),
      shareLine(`${variant} Gap`, Gap),
      shareLine(`${variant} copy rate`, copyRate),
    ]);
    tables.push(table(`Subset ${name}, by prompt`, lines));
  }
  for (const [label, values] of Object.entries(subset.groups)) {
    const rows = Object.entries(values).map(([value, scores]) => groupCells(value, scores));
    const head = [
      label,
      'R_orig',
      'R_rot',
      'R_pred  [95 %]',
      'Gap  [95 %]',
      'R_match',
      'copy rate',
      'chance',
      'n',
    ];
    tables.push(`Subset ${name}, by ${printable(label)}\n${formatTable(head.map(printable), rows)}`);
  }
  return tables;
}

const table = (title: string, lines: Line[]) => `${printable(title)}\n${formatTable(HEAD, lines)}`;

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

const rowLine = (row: Row): Line =>
  accuracyLine(printable(`${row.family} ${row.condition} ${row.variant ?? ''}`.trim()), row);

const shareLine = (name: string, { value, low, high, n }: Share | Difference): Line => [
  name,
  percentWithin(value, low, high),
  '',
  '',
  String(n),
];

const accuracyLine = (name: string, score: Accuracy): Line => [
  name,
  percentWithin(score.value, score.low, score.high),
  percent(score.strict),
  percent(score.chance),
  String(score.n),
  String(score.unanswered),
  String(score.unparsed),
];

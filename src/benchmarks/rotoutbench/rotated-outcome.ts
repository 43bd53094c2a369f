import { splitBy } from '../../score/measure/group-by.js';
import { type Accuracy, defineScorer, type Difference, type Share } from '../../score/index.js';
import { rotationFigures } from './figures.js';
import { rotationScores, type SubsetScores, type ImageScores, type RotationScores } from './scores.js';
import { accuracyTable, interval, percent, titledTable, type Column } from '../../score/format-table.js';

/** Every pair of what is shown and what is asked: images in RotOutBench 3.3, text alone in B.1. */
const conditions = ['I_orig.Q_d', 'I_rot.Q_d', 'I_orig.Q_p', 'I_rot.Q_m', 'T_orig.Q_d', 'T_rot.Q_d', 'T_orig.Q_p'];

/** The conditions whose prompt spells the answer out: reading it there is the task. */
const spelledOut = ['T_orig.Q_d', 'T_rot.Q_d'];
const isSpelledOut = ({ condition }: { readonly condition: string }): boolean =>
  spelledOut.includes(condition);

/** RotOutBench: reading, predicting and copying, by subset, which is the group of the family. */
export const rotatedOutcome = defineScorer<Record<string, SubsetScores>>({
  name: 'rotated-outcome',
  summary: 'Reading a view, predicting the rotated one, the gap between them, copying (RotOutBench).',
  section: 'subsets',
  check: ({ condition }) =>
    conditions.includes(condition)
      ? undefined
      : `has the condition '${condition}', which is none of ${conditions.join(', ')}`,
  score: (marks) =>
    splitBy(marks, ({ question }) => question.family.split('/')[0], rotationScores),
  format: (subsets) => Object.entries(subsets).flatMap(([name, scores]) => formatSubset(name, scores)),
  figures: rotationFigures,
  audit: {
    byDesign: (questions) => questions.every(isSpelledOut),
    copies: (question) => question.copy !== undefined || isSpelledOut(question),
  },
});

type Line = readonly [name: string, score: Accuracy | Difference | Share];

const columns: readonly Column<ImageScores>[] = [
  ['R_orig', ({ R_orig }) => percent(R_orig.value)],
  ['R_rot', ({ R_rot }) => percent(R_rot.value)],
  ['R_pred  [95 %]', ({ R_pred }) => interval(R_pred)],
  ['Gap  [95 %]', ({ Gap }) => interval(Gap)],
  ['R_match', ({ R_match }) => percent(R_match.value)],
  ['copy rate', ({ copyRate }) => percent(copyRate.value)],
  ['chance', ({ R_pred }) => percent(R_pred.chance)],
  ['n', ({ R_pred }) => String(R_pred.n)],
];

/** The scores of one subset as tables for a terminal: the conditions, the wordings, each group label. */
function formatSubset(name: string, subset: SubsetScores): string[] {
  const { R_match, textOnly, groups } = subset;
  const variants = Object.entries(subset.variants);
  return [
    accuracyTable(`Subset ${name}`, [
      ...rotationLines('', subset),
      ...(R_match.n > 0 ? [['R_match (I_rot, Q_m)', R_match] as const] : []),
      ...(textOnly ? rotationLines('text-only ', textOnly) : []),
    ]),
    ...(variants.length > 1 ? [accuracyTable(`Subset ${name}, by prompt`, variants.flatMap(variantLines))] : []),
    ...Object.entries(groups).map(([label, values]) =>
      titledTable(`Subset ${name}, by ${label}`, label, columns, Object.entries(values)),
    ),
  ];
}

const variantLines = ([variant, { R_pred, Gap, copyRate }]: [
  string,
  SubsetScores['variants'][string],
]): Line[] => [
  [`${variant} R_pred`, R_pred],
  [`${variant} Gap`, Gap],
  [`${variant} copy rate`, copyRate],
];

const rotationLines = (prefix: string, { R_orig, R_rot, R_pred, Gap, copyRate }: RotationScores): Line[] => [
  [`${prefix}R_orig`, R_orig],
  [`${prefix}R_rot`, R_rot],
  [`${prefix}R_pred`, R_pred],
  [prefix ? `${prefix}G_text` : 'Gap', Gap],
  [`${prefix}copy rate`, copyRate],
];

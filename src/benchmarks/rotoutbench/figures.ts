import { ownNames, type Figure, type FigureRow, type FigureWords, type Mark } from '../../score/index.js';
import { both, ofGroup } from '../results-page/group-figure.js';
import type { RotationScores, SubsetScores } from './scores.js';

/** The questions behind each score: their condition, after `I_` or `T_`, and how the paper writes it. */
const scored = {
  R_orig: ['orig.Q_d', 'Reading the original (R_orig)'],
  R_rot: ['rot.Q_d', 'Reading the rotated (R_rot)'],
  R_pred: ['orig.Q_p', 'Predicting the rotated (R_pred)'],
} as const;

/** The wording of the main experiments. */
const base = 'P0';

const subsetOf = ({ question }: Mark): string => question.family.split('/')[0];
const asked =
  (subset: string, condition: string) =>
  (mark: Mark): boolean =>
    mark.question.scorer === 'rotated-outcome' &&
    mark.question.condition === condition &&
    subsetOf(mark) === subset;
const inBase = ({ question: { variant } }: Mark): boolean => variant === base;

/** RotOutBench's tables as figures: reading and predicting, the gap, copying, and predicting by wording and group. */
export function rotationFigures(
  subsets: Readonly<Record<string, SubsetScores>>,
  words: FigureWords = ownNames,
): Figure[] {
  const all = Object.entries(subsets);
  return [
    ...all.map(([subset, scores]) => accuracies(subset, scores)),
    gaps(all),
    copying(all),
    ...all.flatMap(([subset, scores]) => [
      ...wordings(subset, scores, words),
      ...Object.entries(scores.groups).flatMap(([label, values]) =>
        ofGroup(label, values, {
          id: `rotation-${subset}`,
          title: `${titled(subset)}: reading and predicting`,
          series: { 'reading the rotated': ({ R_rot }) => R_rot, predicting: ({ R_pred }) => R_pred },
          behind: asked(subset, 'I_orig.Q_p'),
          words,
        }),
      ),
    ]),
  ];
}

const titled = (name: string): string => `${name[0].toUpperCase()}${name.slice(1)}`;

function accuracies(subset: string, scores: SubsetScores): Figure {
  const { R_match, textOnly } = scores;
  const lines = (input: 'I' | 'T', of: RotationScores, suffix: string): FigureRow[] =>
    Object.entries(scored).map(([name, [condition, label]]) => ({
      label: `${label}${suffix}`,
      ...of[name as keyof typeof scored],
      behind: both(asked(subset, `${input}_${condition}`), inBase),
    }));
  const match = {
    label: 'Control prompt (R_match)',
    ...R_match,
    behind: both(asked(subset, 'I_rot.Q_m'), inBase),
  };
  return {
    id: `rotation-${subset}`,
    title: `${titled(subset)}: reading and predicting`,
    note: 'The prompts of the main experiments. R_match asks about the rotated picture in the words of the prediction.',
    kind: 'bars',
    measure: 'Accuracy',
    labels: 'What is shown and asked',
    rows: [
      ...lines('I', scores, ''),
      ...(R_match.n > 0 ? [match] : []),
      ...(textOnly ? lines('T', textOnly, ', text only') : []),
    ],
  };
}

/** A row of what a subset scores and, where there are such prompts, one of what it scores with text alone. */
const rowsOf = (
  subset: string,
  { textOnly, ...own }: SubsetScores,
  measure: 'Gap' | 'copyRate',
  among: (mark: Mark) => boolean,
): FigureRow[] => [
  { label: subset, ...own[measure], behind: both(asked(subset, 'I_orig.Q_p'), among) },
  ...(textOnly
    ? [
        {
          label: `${subset}, text only`,
          ...textOnly[measure],
          behind: both(asked(subset, 'T_orig.Q_p'), among),
        },
      ]
    : []),
];

function gaps(all: readonly (readonly [string, SubsetScores])[]): Figure {
  return {
    id: 'rotation-gap',
    title: 'The gap between reading and predicting',
    note: 'Gap is R_rot less R_pred, paired by item, with Newcombe’s 95 % interval; G_text is that of text-only prompts.',
    kind: 'differences',
    measure: 'R_rot − R_pred',
    labels: 'Subset',
    rows: all.flatMap(([subset, scores]) => rowsOf(subset, scores, 'Gap', inBase)),
  };
}

function copying(all: readonly (readonly [string, SubsetScores])[]): Figure {
  const copied = (mark: Mark): boolean => inBase(mark) && mark.grade?.copied === true;
  return {
    id: 'rotation-copying',
    title: 'Copying what is seen',
    note: 'Of the replies that are to predict the rotated picture, those that give what is in the original, where that is wrong.',
    kind: 'bars',
    measure: 'Copy rate',
    labels: 'Subset',
    rows: all.flatMap(([subset, scores]) => rowsOf(subset, scores, 'copyRate', copied)),
  };
}

function wordings(subset: string, { variants }: SubsetScores, words: FigureWords): Figure[] {
  const rows = Object.entries(variants).map(([variant, { R_pred }]) => ({
    label: words.variant(variant),
    ...R_pred,
    behind: both(asked(subset, 'I_orig.Q_p'), ({ question }) => question.variant === variant),
  }));
  if (rows.length < 2) return [];
  return [
    {
      id: `rotation-${subset}-wording`,
      title: `${titled(subset)}: predicting, by wording of the prompt`,
      kind: 'bars',
      measure: 'R_pred',
      labels: 'Wording',
      rows,
    },
  ];
}

import { ownNames, type Figure, type FigureRow, type FigureWords, type Mark } from '../../score/index.js';
import { ofGroup } from '../results-page/group-figure.js';
import { errorOf, mirrorErrors } from './errors.js';
import type { MirrorScores } from './scores.js';
import { isVanilla } from './sides.js';

/** Each condition with its scores and its name in figures. */
type Conditions = readonly {
  readonly condition: string;
  readonly scores: MirrorScores;
  readonly called: string;
}[];

const ofCondition =
  (condition: string) =>
  ({ question }: Mark): boolean =>
    question.scorer === 'mirror' && question.condition === condition;
const vanillaOf = (condition: string) => (mark: Mark) => ofCondition(condition)(mark) && isVanilla(mark);

/** MirrorQA's tables as figures; in the paper's order of options but for circular evaluation. */
export function mirrorFigures(
  scores: Readonly<Record<string, MirrorScores>>,
  words: FigureWords = ownNames,
): Figure[] {
  const all = Object.entries(scores).map(([condition, own]) => ({
    condition,
    scores: own,
    called: words.condition(condition),
  }));
  return [
    accuracies(all),
    classes(all),
    circular(all),
    flips(all),
    errors(all),
    ...all.flatMap(({ condition, scores: { labels, groups }, called }) => [
      ...ofGroup('label', labels, {
        id: `mirror-${condition}`,
        title: `MirrorQA, ${called}: accuracy`,
        words,
        series: { all: (score) => score },
        behind: vanillaOf(condition),
        onDemand: condition !== 'original',
      }),
      ...Object.entries(groups).flatMap(([label, values]) =>
        ofGroup(label, values, {
          id: `mirror-${condition}`,
          title: `MirrorQA, ${called}: accuracy`,
          words,
          series: { all: ({ accuracy }) => accuracy },
          behind: vanillaOf(condition),
          onDemand: true,
        }),
      ),
    ]),
    letters(all),
  ].filter(({ rows }) => rows.length > 0);
}

const accuracies = (all: Conditions): Figure => ({
  id: 'mirror-accuracy',
  title: 'MirrorQA: accuracy by condition',
  kind: 'bars',
  measure: 'Accuracy',
  labels: 'Condition',
  rows: all.map(({ condition, scores: { accuracy }, called }) => ({
    label: called,
    ...accuracy,
    behind: vanillaOf(condition),
  })),
});

const classes = (all: Conditions): Figure => ({
  id: 'mirror-classes',
  title: 'MirrorQA: precision, recall and F1 (Table 2)',
  kind: 'table',
  measure: 'Score',
  labels: 'Condition and score',
  rows: all.flatMap(({ condition, scores: { table2, macro }, called }): FigureRow[] => [
    ...Object.entries(table2).map(([name, value]) => ({
      label: `${called}: ${name}`,
      value,
      behind: vanillaOf(condition),
    })),
    { label: `${called}: F1, macro mean over the sides`, value: macro.F1, behind: vanillaOf(condition) },
  ]),
});

const circular = (all: Conditions): Figure => ({
  id: 'mirror-circular',
  title: 'MirrorQA: circular against single evaluation',
  note: 'Circular: right in every cyclic shift of the options (Table 4). Single: right in the paper’s order, over the same items. The level of chance is that of circular evaluation.',
  kind: 'pairs',
  measure: 'Accuracy',
  labels: 'Condition',
  rows: all.flatMap(({ condition, scores: { circular }, called }) =>
    circular === null
      ? []
      : [
          { label: called, series: 'single', ...circular.vanilla, behind: vanillaOf(condition) },
          { label: called, series: 'circular', ...circular.accuracy, behind: ofCondition(condition) },
        ],
  ),
});

const replies = {
  consistent: 'both right (flip consistency)',
  oneRight: 'one of the two right',
  flipped: 'replies mirror each other',
  stuck: 'the same reply twice',
} as const;

const flips = (all: Conditions): Figure => ({
  id: 'mirror-flips',
  title: 'MirrorQA: what becomes of a reply when the picture is mirrored',
  kind: 'bars',
  measure: 'Share of the pairs',
  labels: 'Condition and pair of replies',
  rows: all.flatMap(({ condition, scores: { flips }, called }) =>
    flips === null
      ? []
      : Object.entries(replies).map(([name, words]) => ({
          label: `${called}: ${words}`,
          ...flips[name as keyof typeof replies],
          behind: vanillaOf(condition),
        })),
  ),
});

const errorWords = {
  RFC: 'reference frame (RFC)',
  BPM: 'body part (BPM)',
  OOI: 'occlusion (OOI)',
  unparsed: 'no single answer',
} as const;

const errors = (all: Conditions): Figure => ({
  id: 'mirror-errors',
  title: 'MirrorQA: types of error',
  note: 'Of the wrong replies (section 6.5). RFC: left and right exchanged; BPM: front and rear; OOI: the part is partly hidden.',
  kind: 'shares',
  measure: 'Share of the wrong replies',
  labels: 'Condition',
  rows: all.flatMap(({ condition, scores: { errors }, called }) =>
    mirrorErrors.map((type) => ({
      label: called,
      series: errorWords[type],
      ...errors[type],
      behind: (mark) => vanillaOf(condition)(mark) && errorOf(mark) === type,
    })),
  ),
});

const letters = (all: Conditions): Figure => ({
  id: 'mirror-letters',
  title: 'MirrorQA: preference for letters',
  note: 'How much more often a letter is chosen than it is right, over all cyclic shifts of the options.',
  kind: 'differences',
  measure: 'Chosen − right',
  labels: 'Condition, number of options, letter',
  rows: all.flatMap(({ condition, scores: { circular }, called }) =>
    Object.entries(circular?.positions ?? {}).flatMap(([options, byLetter]) =>
      Object.entries(byLetter).map(([letter, { bias, chosen }]) => ({
        label: `${called}, ${options} options: ${letter}`,
        value: bias,
        n: chosen.n,
        behind: (mark) => ofCondition(condition)(mark) && mark.grade?.parsed === letter,
      })),
    ),
  ),
});

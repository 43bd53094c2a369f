import { doriTypes, type DoriCode } from '../../families/orientation/prompts/index.js';
import { ownNames, type Figure, type FigureWords } from '../../score/figure.js';
import type { Mark } from '../../score/marks.js';
import { ofGroup } from '../group-figure.js';
import { errorFigures } from './error-figures.js';
import { codeOf } from './options.js';
import type { DoriScores } from './scores.js';
import type { SoftAccuracy } from './soft.js';

/** The tasks in a few words, as the axes of a radar have room for. */
const taskWords = {
  'view-parallelism': 'View parallelism',
  'directional-facing': 'Directional facing',
  'single-axis-rotation': 'Single-axis rotation',
  'compound-rotation': 'Compound rotation',
  'inter-object-direction': 'Inter-object direction',
  'viewer-scene-direction': 'Viewer-scene direction',
  'canonical-orientation': 'Canonical orientation',
} as const;

const typeWords = (code: string): string => {
  const { task, level } = doriTypes[code as DoriCode];
  return `${code} ${taskWords[task]}, ${level}`;
};

/** Whether a question is asked in a wording. */
export const isIn =
  (wording: string) =>
  ({ question: { scorer, variant } }: Mark): boolean =>
    scorer === 'dori' && variant === wording;

/** DORI's figures: radars of the seven tasks, bars by type and by category, hard against soft, errors. */
export const doriFigures = (
  wordings: Readonly<Record<string, DoriScores>>,
  words: FigureWords = ownNames,
): Figure[] =>
  words.inOrder(Object.keys(wordings)).flatMap((wording) => ofWording(wording, wordings[wording]!, words));

function ofWording(wording: string, scores: DoriScores, words: FigureWords): Figure[] {
  const id = `dori-${wording}`;
  const title = `DORI, ${words.variant(wording)}`;
  const types = Object.entries(scores.types);
  const behind = isIn(wording);
  const ofType = (code: string) => (mark: Mark) => behind(mark) && codeOf(mark) === code;
  const level = (which: string) => types.filter(([code]) => doriTypes[code as DoriCode].level === which);
  const radars = (['coarse', 'granular'] as const).map((which): Figure => ({
    id: `${id}-radar-${which}`,
    title: `${title}: the seven tasks, ${which}`,
    kind: 'radar',
    measure: 'Accuracy',
    labels: 'Task',
    rows: level(which).map(([code, score]) => ({
      label: taskWords[doriTypes[code as DoriCode].task],
      ...score,
      behind: ofType(code),
    })),
  }));
  return [
    ...radars,
    {
      id: `${id}-types`,
      title: `${title}: by question type`,
      kind: 'bars',
      measure: 'Accuracy',
      labels: 'Question type',
      rows: [
        ...types.map(([code, score]) => ({ label: typeWords(code), ...score, behind: ofType(code) })),
        { label: 'All coarse', ...scores.coarse, behind: both(behind, ofLevel('coarse')) },
        { label: 'All granular', ...scores.granular, behind: both(behind, ofLevel('granular')) },
        { label: 'All', ...scores.total, behind },
      ],
    },
    {
      id: `${id}-soft`,
      title: `${title}: soft against hard`,
      note: 'Soft accuracy gives half a point to answers that are nearly right; only granular questions have such answers.',
      kind: 'pairs',
      measure: 'Accuracy',
      labels: 'Question type',
      rows: [...level('granular'), ['All granular', scores.granular] as const].flatMap(([code, score]) =>
        hardAndSoft(code, score, code in doriTypes ? ofType(code) : both(behind, ofLevel('granular'))),
      ),
    },
    ...ofGroup('number of options', scores.optionCounts, {
      id,
      title,
      series: { all: (score) => score },
      behind,
    }).map((figure) => ({
      ...figure,
      rows: figure.rows.map((row) => ({ ...row, behind: both(behind, withOptions(row.label)) })),
    })),
    ...Object.entries(scores.groups).flatMap(([label, values]) =>
      ofGroup(label, values, { id, title, series: { all: (score) => score }, behind, words }),
    ),
    ...errorFigures(id, title, scores, behind),
  ];
}

const both =
  (one: (mark: Mark) => boolean, other: (mark: Mark) => boolean) =>
  (mark: Mark): boolean =>
    one(mark) && other(mark);

const ofLevel =
  (level: string) =>
  (mark: Mark): boolean =>
    doriTypes[codeOf(mark)].level === level;

const withOptions =
  (count: string) =>
  ({ question }: Mark): boolean =>
    String(Object.keys(question.options ?? {}).length) === count;

function hardAndSoft(code: string, score: SoftAccuracy, behind: (mark: Mark) => boolean) {
  const label = code in doriTypes ? typeWords(code).replace(', granular', '') : code;
  const { n, soft } = score;
  return [
    { label, series: 'hard', ...score, behind },
    { label, series: 'soft', n, ...soft, behind },
  ];
}

import { doriTypes, type DoriCode } from '../../families/orientation/prompts/index.js';
import { type Figure, type FigureWords, type Mark, ownNames, share } from '../../score/index.js';
import { both, ofGroup } from '../results-page/group-figure.js';
import { codeOf, optionTexts } from './options.js';
import type { DoriScores } from './scores.js';
import type { SoftAccuracy } from './soft.js';
import type { ComponentErrors } from './components.js';
import type { Confusion } from './confusions.js';

type Behind = (mark: Mark) => boolean;

/** Figures of what replies in one wording get wrong. */
function errorFigures(id: string, title: string, scores: DoriScores, behind: Behind): Figure[] {
  const wrong = (mark: Mark): boolean => behind(mark) && mark.grade !== null && !mark.grade.correct;
  const { confusions, compound } = scores;
  return [
    ...(confusions.length > 0
      ? [patterns(id, title, scores, wrong), pairsOf(id, title, confusions, wrong)]
      : []),
    ...(compound ? [components(id, title, compound, wrong)] : []),
  ];
}

/** A confusion is the questions of its type with its answer and its reply. */
const among =
  (list: readonly Confusion[], wrong: Behind): Behind =>
  (mark) =>
    wrong(mark) &&
    list.some(({ type, truth, predicted }) => {
      if (codeOf(mark) !== type) return false;
      const texts = optionTexts(mark);
      return texts.truth === truth && texts.predicted === predicted;
    });

function patterns(id: string, title: string, { confusions, types }: DoriScores, wrong: Behind): Figure {
  const all = Object.values(types).reduce((sum, { n, count, unanswered }) => sum + n - count - unanswered, 0);
  const names = [...new Set(confusions.map(({ pattern }) => pattern))].sort((a, b) =>
    (a ?? '~') < (b ?? '~') ? -1 : 1,
  );
  return {
    id: `${id}-patterns`,
    title: `${title}: error patterns`,
    note: 'Of the wrong replies, those of confusions that make up more than 5 % of the wrong replies to a question type, by the pattern that the paper names (Table 10).',
    kind: 'bars',
    measure: 'Share of the wrong replies',
    labels: 'Pattern',
    rows: names.map((name) => {
      const own = confusions.filter(({ pattern }) => pattern === name);
      const count = own.reduce((sum, one) => sum + one.count, 0);
      return { label: name ?? 'no pattern named', ...share(count, all), behind: among(own, wrong) };
    }),
  };
}

function pairsOf(id: string, title: string, confusions: readonly Confusion[], wrong: Behind): Figure {
  return {
    id: `${id}-confusions`,
    title: `${title}: confusions`,
    note: 'Of the wrong replies to a question type, those that give one answer for another (Table 10); only what makes up more than 5 %.',
    kind: 'table',
    measure: 'Share of the wrong replies',
    labels: 'Right answer → reply',
    rows: confusions.map((one) => ({
      label: `${one.type}: ${one.truth} → ${one.predicted ?? 'no answer'}${one.pattern ? ` (${one.pattern})` : ''}`,
      ...share(one.count, one.wrong),
      behind: among([one], wrong),
    })),
  };
}

const parts = {
  horizontalOnly: 'only the horizontal right',
  verticalOnly: 'only the vertical right',
  bothWrong: 'both wrong',
} as const;

function components(id: string, title: string, compound: ComponentErrors, wrong: Behind): Figure {
  return {
    id: `${id}-components`,
    title: `${title}: angles of compound rotations (4G)`,
    note: 'Of the wrong replies to 4G, which of the two angles is right (Table 11).',
    kind: 'shares',
    measure: 'Share of the wrong replies',
    labels: 'Question type',
    rows: Object.entries(parts).map(([part, series]) => ({
      label: '4G',
      series,
      ...compound[part as keyof typeof parts],
      behind: (mark) => wrong(mark) && codeOf(mark) === '4G',
    })),
  };
}

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
  words.inOrder(Object.keys(wordings)).flatMap((wording) => ofWording(wording, wordings[wording], words));

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

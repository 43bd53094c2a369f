import type { Figure } from '../../score/figure.js';
import type { Mark } from '../../score/marks.js';
import { share } from '../../score/measure/measures.js';
import type { ComponentErrors } from './components.js';
import type { Confusion } from './confusions.js';
import { codeOf, optionTexts } from './options.js';
import type { DoriScores } from './scores.js';

type Behind = (mark: Mark) => boolean;

/** Figures of what replies in one wording get wrong. */
export function errorFigures(id: string, title: string, scores: DoriScores, behind: Behind): Figure[] {
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

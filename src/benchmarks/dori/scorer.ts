import { doriCodes } from '../../families/orientation/prompts/index.js';
import { splitBy } from '../../score/measure/group-by.js';
import { type Column, defineScorer } from '../../score/index.js';
import { doriFigures } from './figures.js';
import { typeOf } from './options.js';
import { doriScores, type DoriScores } from './scores.js';
import { countColumns, interval, percent, shareColumns, titledTable } from '../../score/format-table.js';
import type { ComponentErrors } from './components.js';
import type { Confusion } from './confusions.js';
import type { SoftAccuracy } from './soft.js';

/** DORI, by wording of its prompts. */
export const dori = defineScorer<Record<string, DoriScores>>({
  name: 'dori',
  summary: 'Accuracy, also with half credit, by type of question; confusions, components (DORI).',
  check(question) {
    if (question.scoring.kind !== 'letter') return 'is not answered with one letter';
    if (!question.options) return 'has no options';
    return typeOf(question) ? undefined : `has no fact 'type' that is one of ${doriCodes.join(', ')}`;
  },
  score: (marks) => splitBy(marks, ({ question }) => question.variant, doriScores),
  format: (wordings) => Object.entries(wordings).flatMap(([wording, scores]) => formatDori(wording, scores)),
  figures: doriFigures,
});

const accuracyColumns: readonly Column<SoftAccuracy>[] = [
  ['%  [95 %]', interval],
  ['chance', ({ chance }) => percent(chance)],
  ['soft  [95 %]', ({ soft }) => interval(soft)],
  ['soft chance', ({ soft }) => percent(soft.chance)],
  ...countColumns,
];

const components: Readonly<Record<keyof ComponentErrors, string>> = {
  horizontal: 'horizontal angle right',
  vertical: 'vertical angle right',
  horizontalOnly: 'of the wrong: only the horizontal right',
  verticalOnly: 'of the wrong: only the vertical right',
  bothWrong: 'of the wrong: both wrong',
  orderSwap: 'of the wrong: order swapped',
};

const confusionColumns: readonly Column<Confusion>[] = [
  ['%', ({ share }) => percent(share)],
  ['n', ({ count, wrong }) => `${count}/${wrong}`],
  ['pattern', ({ pattern }) => pattern ?? ''],
];

/** The scores of one wording as tables for a terminal. */
function formatDori(wording: string, scores: DoriScores): string[] {
  const { types, coarse, granular, total, optionCounts, groups, compound, confusions } = scores;
  const title = (what: string) => `DORI, ${wording}, ${what}`;
  const accuracies = (what: string, label: string, parts: Readonly<Record<string, SoftAccuracy>>) =>
    titledTable(title(what), label, accuracyColumns, Object.entries(parts));
  const tables = [
    accuracies('by question type', 'type', {
      ...types,
      'all coarse': coarse,
      'all granular': granular,
      all: total,
    }),
    accuracies('by number of options', 'options', optionCounts),
    ...Object.entries(groups).map(([label, values]) => accuracies(`by ${label}`, label, values)),
  ];
  if (compound) {
    const rows = Object.entries(components).map(
      ([part, name]) => [name, compound[part as keyof ComponentErrors]] as const,
    );
    tables.push(titledTable(title('components of 4G'), '', shareColumns, rows));
  }
  if (confusions.length > 0) {
    const rows = confusions.map((one) => {
      const { type, truth, predicted } = one;
      return [`${type}: ${truth} → ${predicted ?? 'no answer'}`, one] as const;
    });
    const what = 'confusions in more than 5 % of the wrong replies';
    tables.push(titledTable(title(what), '', confusionColumns, rows));
  }
  return tables;
}

import { formatTable, percent, percentWithin, printable } from '../../score/format-table.js';
import type { Share } from '../../score/measure/measures.js';
import type { ComponentErrors } from './components.js';
import type { Confusion } from './confusions.js';
import type { DoriScores } from './scores.js';
import type { SoftAccuracy } from './soft.js';

/** The scores of one wording as tables for a terminal. */
export function formatDori(wording: string, scores: DoriScores): string[] {
  const title = (what: string) => `DORI, ${printable(wording)}, ${printable(what)}`;
  const tables = [
    accuracyTable(title('by question type'), 'type', {
      ...scores.types,
      'all coarse': scores.coarse,
      'all granular': scores.granular,
      all: scores.total,
    }),
    accuracyTable(title('by number of options'), 'options', scores.optionCounts),
    ...Object.entries(scores.groups).map(([label, values]) =>
      accuracyTable(title(`by ${label}`), label, values),
    ),
  ];
  if (scores.compound) tables.push(componentTable(title('components of 4G'), scores.compound));
  if (scores.confusions.length > 0)
    tables.push(confusionTable(title('confusions in more than 5 % of the wrong replies'), scores.confusions));
  return tables;
}

function accuracyTable(title: string, label: string, parts: Readonly<Record<string, SoftAccuracy>>): string {
  const head = [
    printable(label),
    '%  [95 %]',
    'chance',
    'soft  [95 %]',
    'soft chance',
    'n',
    'unanswered',
    'unparsed',
  ];
  const rows = Object.entries(parts).map(
    ([name, { value, low, high, chance, soft, n, unanswered, unparsed }]) => [
      printable(name),
      percentWithin(value, low, high),
      percent(chance),
      percentWithin(soft.value, soft.low, soft.high),
      percent(soft.chance),
      String(n),
      String(unanswered),
      String(unparsed),
    ],
  );
  return `${title}\n${formatTable(head, rows)}`;
}

function componentTable(title: string, errors: ComponentErrors): string {
  const line = (name: string, { value, low, high, n }: Share) => [
    name,
    percentWithin(value, low, high),
    String(n),
  ];
  const rows = [
    line('horizontal angle right', errors.horizontal),
    line('vertical angle right', errors.vertical),
    line('of the wrong: only the horizontal right', errors.horizontalOnly),
    line('of the wrong: only the vertical right', errors.verticalOnly),
    line('of the wrong: both wrong', errors.bothWrong),
    line('of the wrong: order swapped', errors.orderSwap),
  ];
  return `${title}\n${formatTable(['', '%  [95 %]', 'n'], rows)}`;
}

function confusionTable(title: string, list: readonly Confusion[]): string {
  const rows = list.map(({ type, truth, predicted, share, count, wrong, pattern }) => [
    printable(`${type}: ${truth} → ${predicted ?? 'no answer'}`),
    percent(share),
    `${count}/${wrong}`,
    pattern ?? '',
  ]);
  return `${title}\n${formatTable(['', '%', 'n', 'pattern'], rows)}`;
}

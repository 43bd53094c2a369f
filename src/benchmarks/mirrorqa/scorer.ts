import { labelOfOption } from '../../families/mirror/prompts/prompt.js';
import { defineScorer } from '../../score/scorer.js';
import { mirrorScores, type MirrorScores, type MirrorPart } from './scores.js';
import { countColumns, interval, percent, titledTable, type Column } from '../../score/format-table.js';
import { mirrorErrors } from './errors.js';
import { mirrorFigures } from './figures.js';
import type { PositionBias } from './positions.js';

const partColumns: readonly Column<MirrorPart>[] = [
  ['%  [95 %]', ({ accuracy }) => interval(accuracy)],
  ['chance', ({ accuracy }) => percent(accuracy.chance)],
  ['P', ({ table2 }) => percent(table2.P)],
  ['R', ({ table2 }) => percent(table2.R)],
  ['F1', ({ table2 }) => percent(table2.F1)],
  ['circular', ({ circular }) => percent(circular?.accuracy.value)],
  ['Δ', ({ circular }) => percent(circular?.Delta.value)],
  ['consistent', ({ flips }) => percent(flips?.consistent.value)],
  ['flipped', ({ flips }) => percent(flips?.flipped.value)],
  ['stuck', ({ flips }) => percent(flips?.stuck.value)],
  ...countColumns.map(([head, cell]): Column<MirrorPart> => [head, ({ accuracy }) => cell(accuracy)]),
];

const errorColumns: readonly Column<MirrorPart>[] = [
  ...mirrorErrors.map((type): Column<MirrorPart> => [
    `${type}  [95 %]`,
    ({ errors }) => interval(errors[type]),
  ]),
  ['n', ({ errors }) => String(errors.RFC.n)],
];

/** The scores of all conditions as tables for a terminal; by group those of the first, `original`. */
function formatMirror(conditions: Readonly<Record<string, MirrorScores>>): string[] {
  const parts = Object.entries(conditions);
  const [first] = parts;
  if (!first) return [];
  return [
    titledTable('MirrorQA, by condition', 'condition', partColumns, parts),
    titledTable('MirrorQA, types of error among the wrong replies', 'condition', errorColumns, parts),
    labelTable(parts),
    titledTable('MirrorQA, position bias: % of the replies', '', positionColumns, parts.flatMap(positions)),
    // The tables by kind, body, scene, … are of one condition, for all of them would be too many; a report's JSON has them all.
    ...Object.entries(first[1].groups).map(([label, values]) =>
      titledTable(`MirrorQA, ${first[0]}, by ${label}`, label, partColumns, Object.entries(values)),
    ),
  ];
}

/** The order of Table 1. */
const labelOrder = ['left', 'right', 'left front', 'right front', 'left rear', 'right rear'];
const rank = (label: string): number =>
  (label.startsWith('H.') ? 0 : 10) + labelOrder.indexOf(label.slice(2));

/** Table 3: accuracy by label, a column for each condition. */
function labelTable(parts: readonly [string, MirrorScores][]): string {
  const labels = new Set(parts.flatMap(([, scores]) => Object.keys(scores.labels)));
  const columns = parts.map(([name, scores]): Column<string> => [
    name,
    (label) => {
      const accuracy = scores.labels[label];
      return accuracy ? `${percent(accuracy.value)} (${accuracy.n})` : '–';
    },
  ]);
  const rows = [...labels]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((label) => [label, label] as const);
  return titledTable('MirrorQA, by label: % (n)', 'label', columns, rows);
}

/** How a letter fares in the paper's order of options and over all its shifts. */
type LetterBias = { readonly own: PositionBias; readonly shifted: PositionBias | undefined };

/** The columns that compare how often a letter is chosen with how often it is right. */
const positionColumns: readonly Column<LetterBias>[] = [
  ['chosen', ({ own }) => percent(own.chosen.value)],
  ['right', ({ own }) => percent(own.right.value)],
  ['n', ({ own }) => String(own.chosen.n)],
  ['chosen, all shifts', ({ shifted }) => percent(shifted?.chosen.value)],
  ['right, all shifts', ({ shifted }) => percent(shifted?.right.value)],
  ['n', ({ shifted }) => String(shifted?.chosen.n ?? 0)],
];

const positions = ([name, { positions, circular }]: [string, MirrorScores]): [string, LetterBias][] =>
  Object.entries(positions).flatMap(([count, letters]) =>
    Object.entries(letters).map(([letter, own]): [string, LetterBias] => [
      `${name}, ${count} options: ${letter}`,
      { own, shifted: circular?.positions[count]?.[letter] },
    ]),
  );

/** MirrorQA, by condition: original, mirrored, original.viewer, … */
export const mirror = defineScorer<Record<string, MirrorScores>>({
  name: 'mirror',
  summary: 'Sides of a body: classes, circular evaluation, flip consistency, types of error (MirrorQA).',
  check({ scoring, options = {}, facts = {} }) {
    if (scoring.kind !== 'letter') return 'is not answered with one letter';
    const odd = Object.values(options).find((text) => labelOfOption(text) === undefined);
    if (odd !== undefined) return `has an option that is not a side: '${odd}'`;
    if (Object.keys(options).length < 2) return 'has fewer than two options';
    if (!Number.isInteger(facts['shift'])) return "has no fact 'shift' that is a whole number";
    return facts['twin'] === undefined || typeof facts['twin'] === 'string'
      ? undefined
      : "has a fact 'twin' that is not the name of a condition";
  },
  figures: mirrorFigures,
  score: mirrorScores,
  format: formatMirror,
});

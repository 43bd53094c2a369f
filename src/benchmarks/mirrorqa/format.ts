import { formatTable, percent, percentWithin, printable } from '../../score/format-table.js';
import type { Accuracy, Share } from '../../score/measure/measures.js';
import type { MirrorError } from './errors.js';
import type { MirrorPart, MirrorScores } from './scores.js';

type Conditions = Readonly<Record<string, MirrorScores>>;

/** Table 1's order. */
const LABELS = ['left', 'right', 'left front', 'right front', 'left rear', 'right rear'];
const rank = (label: string): number => (label.startsWith('H.') ? 0 : 10) + LABELS.indexOf(label.slice(2));

/** The scores of all conditions as tables for a terminal; by group those of the first, `original`. */
export function formatMirror(conditions: Conditions): string[] {
  const parts = Object.entries(conditions);
  if (parts.length === 0) return [];
  return [
    table(
      'MirrorQA, by condition',
      'condition',
      PART,
      parts.map(([name, scores]) => partRow(name, scores)),
    ),
    errorTable(parts),
    labelTable(conditions),
    positionTable(parts),
    ...groupTables(parts[0]!),
  ];
}

/** By kind, body, scene, …: of one condition, for its tables would be too many; a report's JSON has them all. */
const groupTables = ([condition, { groups }]: [string, MirrorScores]): string[] =>
  Object.entries(groups).map(([label, values]) =>
    table(
      `MirrorQA, ${condition}, by ${label}`,
      label,
      PART,
      Object.entries(values).map(([value, scores]) => partRow(value, scores)),
    ),
  );

function table(title: string, first: string, head: readonly string[], rows: string[][]): string {
  const cleaned = rows.map(([name = '', ...cells]) => [printable(name), ...cells]);
  return `${printable(title)}\n${formatTable([printable(first), ...head], cleaned)}`;
}

const PART = [
  '%  [95 %]',
  'chance',
  'P',
  'R',
  'F1',
  'circular',
  'Δ',
  'consistent',
  'flipped',
  'stuck',
  'n',
  'unanswered',
  'unparsed',
];

const partRow = (name: string, { accuracy, table2, circular, flips }: MirrorPart): string[] => [
  name,
  percentWithin(accuracy.value, accuracy.low, accuracy.high),
  percent(accuracy.chance),
  percent(table2.P),
  percent(table2.R),
  percent(table2.F1),
  percent(circular?.accuracy.value ?? null),
  percent(circular?.Delta.value ?? null),
  percent(flips?.consistent.value ?? null),
  percent(flips?.flipped.value ?? null),
  percent(flips?.stuck.value ?? null),
  String(accuracy.n),
  String(accuracy.unanswered),
  String(accuracy.unparsed),
];

const ERRORS: readonly MirrorError[] = ['RFC', 'BPM', 'OOI', 'unparsed'];

function errorTable(parts: readonly [string, MirrorScores][]): string {
  const within = ({ value, low, high }: Share): string => percentWithin(value, low, high);
  const rows = parts.map(([name, { errors }]) => [
    name,
    ...ERRORS.map((type) => within(errors[type])),
    String(errors.RFC.n),
  ]);
  const head = ERRORS.map((type) => `${type}  [95 %]`);
  return table('MirrorQA, types of error among the wrong replies', 'condition', [...head, 'n'], rows);
}

/** Table 3: accuracy by label, a column for each condition. */
function labelTable(conditions: Conditions): string {
  const names = Object.keys(conditions);
  const all = new Set(Object.values(conditions).flatMap(({ labels }) => Object.keys(labels)));
  const cell = (accuracy: Accuracy | undefined): string =>
    accuracy ? `${percent(accuracy.value)} (${accuracy.n})` : '–';
  const rows = [...all]
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((label) => [label, ...names.map((name) => cell(conditions[name]!.labels[label]))]);
  return table('MirrorQA, by label: % (n)', 'label', names.map(printable), rows);
}

/** Chosen against right, in the paper's order of options and over all its shifts. */
function positionTable(parts: readonly [string, MirrorScores][]): string {
  const head = ['chosen', 'right', 'n', 'chosen, all shifts', 'right, all shifts', 'n'];
  const rows = parts.flatMap(([name, { positions, circular }]) =>
    Object.entries(positions).flatMap(([count, letters]) =>
      Object.entries(letters).map(([letter, { chosen, right }]) => {
        const all = circular?.positions[count]?.[letter];
        return [
          `${name}, ${count} options: ${letter}`,
          percent(chosen.value),
          percent(right.value),
          String(chosen.n),
          percent(all?.chosen.value ?? null),
          percent(all?.right.value ?? null),
          String(all?.chosen.n ?? 0),
        ];
      }),
    ),
  );
  return table('MirrorQA, position bias: % of the replies', '', head, rows);
}

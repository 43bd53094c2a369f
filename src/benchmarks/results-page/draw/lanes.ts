import type { Chart, ChartRow } from '../charts.js';

/** Width of every drawing in pixels: that of a column of a paper, and nearly that of a phone. */
export const width = 420;
export const fontSize = 12;
const widestLabels = 156;
/** Mean width of a character, in pixels. */
const characterWidth = 6.9;
const lineHeight = 14;
const longestLabel = 72;

/** A row as it is drawn: in per cent, with its number on the page. */
export interface Drawn extends ChartRow {
  readonly id: string;
}

/** What every drawing is made from. */
export interface Scene {
  readonly chart: Chart;
  readonly rows: readonly Drawn[];
}

/** The level of chance at each label, once: models are asked the same. */
export function chances(rows: readonly Drawn[]): Drawn[] {
  const byLabel = new Map<string, Drawn>();
  for (const row of rows) if (row.chance !== null && !byLabel.has(row.label)) byLabel.set(row.label, row);
  return [...byLabel.values()];
}

/** Those with an interval. */
export const boundedOf = (rows: readonly Drawn[]): Drawn[] =>
  rows.filter(({ low, high }) => low !== null && high !== null);

/** The axis of an accuracy or another share. */
export const percentAxis = ({ measure }: Chart) =>
  ({
    domain: [0, 100],
    label: `${measure} (%)`,
    labelAnchor: 'center',
    labelArrow: 'none',
    ticks: 5,
  }) as const;

const percent = (value: number | null): number | null => (value === null ? null : value * 100);

/** The rows in per cent. @param first the number on the page of the chart's first row */
export function sceneOf(chart: Chart, first: number): Scene {
  const rows = chart.rows.map((row, i) => ({
    ...row,
    id: `row-${first + i}`,
    value: row.value * 100,
    low: percent(row.low),
    high: percent(row.high),
    chance: percent(row.chance),
    runs: row.runs.map((value) => value * 100),
  }));
  return { chart, rows };
}

/** Where the labels of a chart with a band for each stand, and how high it is. */
export interface Lanes {
  readonly marginLeft: number;
  readonly height: number;
  /** In em, of the lines that labels are broken into. */
  readonly lineWidth: number;
}

const marginTop = 6;
const marginBottom = 40;

/** @param lanes values below one another at each label. @param lane height of one in pixels */
export function lanesOf(labels: readonly string[], lanes: number, lane: number): Lanes {
  const longest = Math.max(...labels.map((label) => Math.min(label.length, longestLabel)));
  const space = Math.min(widestLabels, longest * characterWidth + 4);
  const lines = Math.ceil((longest * characterWidth) / (space * 0.85));
  const band = Math.max(lanes * lane, lines * lineHeight) + 9;
  return {
    marginLeft: Math.ceil(space) + 10,
    height: marginTop + marginBottom + labels.length * band,
    // In the narrowest fonts that a system may have: what is drawn in wider ones still has room.
    lineWidth: (space / fontSize) * 0.86,
  };
}

export const margins = { marginTop, marginBottom, marginRight: 44 };

/** A label that has room. */
export function shortLabel(label: string): string {
  const characters = [...label.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')];
  return characters.length <= longestLabel
    ? characters.join('')
    : `${characters.slice(0, longestLabel - 1).join('')}…`;
}

/** 12.345 → 12.3 */
export const oneDecimal = (value: number): string => value.toFixed(1);

import type * as Plot from '@observablehq/plot';
import type { SourceKind } from '../sources.js';
import type { Chart, ChartRow } from '../charts.js';

/** The part of the DOM's elements that is needed. */
export interface Drawing {
  readonly localName: string;
  readonly innerHTML: string;
  querySelector(selector: string): Drawing | null;
  querySelectorAll(selector: string): Iterable<Drawing>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
}

/** Observable Plot, and a document to draw in. */
export type Brush = { readonly Plot: typeof Plot; plot(options: object): Drawing };

/** Loaded only when something is drawn. */
export async function openBrush(): Promise<Brush> {
  const [Plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom/worker')]);
  const { document } = parseHTML('<!doctype html><html></html>');
  return { Plot, plot: (options) => Plot.plot({ ...options, document }) as Drawing };
}

/** Okabe and Ito's colors, told apart by the color-blind and in gray; yellow, which is not seen on white, is left out. */
const colors = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'];
const symbols = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const;
/** The color of people: dark, but so that whiskers are seen on it. */
const ofPeople = '#6b6b6b';

/** How the values of a model look. */
export interface Look {
  readonly name: string;
  readonly color: string;
  readonly symbol: (typeof symbols)[number];
  /** The dashes of its lines. */
  readonly dashes: string;
}

/** The looks of models: people gray, models in colors; from the seventh on the colors come again, with dashes and other symbols. */
export function looksOf(models: readonly { readonly name: string; readonly kind: SourceKind }[]): Look[] {
  let at = 0;
  return models.map(({ name, kind }) => {
    if (kind === 'human') return { name, color: ofPeople, symbol: 'circle', dashes: '2 3' };
    const i = at++;
    const round = Math.floor(i / colors.length);
    return {
      name,
      color: colors[i % colors.length],
      symbol: symbols[(i + round) % symbols.length],
      dashes: round === 0 ? '' : `${7 - Math.min(round, 4)} 3`,
    };
  });
}

/** The colors of parts of a whole, from dark to light: their order is seen in gray too. */
export const partColors: readonly string[] = [
  '#332288',
  '#117733',
  '#44aa99',
  '#88ccee',
  '#ddcc77',
  '#cc6677',
  '#dddddd',
];

type OfModel = { readonly model: number };

/** The color and the symbol of a row's model. */
export const colorBy =
  (looks: readonly Look[]) =>
  ({ model }: OfModel): string =>
    looks[model].color;
export const symbolBy =
  (looks: readonly Look[]) =>
  ({ model }: OfModel): Look['symbol'] =>
    looks[model].symbol;

/** Width of every drawing in pixels: that of a column of a paper, and nearly that of a phone. */
export const width = 420;
export const fontSize = 12;
const widestLabels = 156;
/** Mean width of a character, in pixels. */
const characterWidth = 6.9;
const lineHeight = 14;
const longestLabel = 72;

/** A row as it is drawn: in per cent, with its number on the page. */
interface Drawn extends ChartRow {
  readonly id: string;
}

/** What every drawing is made from. */
export type Canvas = { readonly chart: Chart; readonly rows: readonly Drawn[] };

/** The level of chance at each label, once: models are asked the same. */
export function chances(rows: readonly Drawn[]): Drawn[] {
  const byLabel = new Map<string, Drawn>();
  for (const row of rows) if (row.chance !== null && !byLabel.has(row.label)) byLabel.set(row.label, row);
  return [...byLabel.values()];
}

/** The rows with an interval. */
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
export function canvasOf(chart: Chart, first: number): Canvas {
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

/** The place of the labels of a chart with a band for each, and its height. */
interface Lanes {
  readonly marginLeft: number;
  readonly height: number;
  /** The length of the lines that labels are broken into, in em. */
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

/** A label cut to the room that there is. */
export function shortLabel(label: string): string {
  const characters = [...label.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')];
  return characters.length <= longestLabel
    ? characters.join('')
    : `${characters.slice(0, longestLabel - 1).join('')}…`;
}

/** 12.345 → 12.3 */
export const oneDecimal = (value: number): string => value.toFixed(1);

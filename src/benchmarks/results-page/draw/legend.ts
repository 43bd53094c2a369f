import type { Chart } from '../charts.js';
import { type Brush, partColors, type Look, fontSize, shortLabel, width } from './brush.js';

interface Entry {
  readonly text: string;
  readonly symbol: Look['symbol'] | 'line';
  readonly fill: string;
  readonly stroke: string;
}

interface Placed extends Entry {
  readonly x: number;
  readonly y: number;
}

const lineHeight = 18;
const characterWidth = 6.6;
const signWidth = 16;
const gap = 14;

/** What the colors and signs of a chart mean; without a legend where there is one model and nothing to tell apart. */
export function legend({ Plot }: Brush, chart: Chart, looks: readonly Look[]) {
  const entries = placed(entriesOf(chart, looks));
  if (entries.length === 0) return null;
  const signs = entries.filter(({ symbol }) => symbol !== 'line');
  const lines = entries.filter(({ symbol }) => symbol === 'line');
  const height = Math.max(...entries.map(({ y }) => y)) + lineHeight / 2;
  return {
    width,
    height,
    margin: 0,
    x: { type: 'identity', axis: null },
    y: { type: 'identity', axis: null },
    symbol: { type: 'identity' },
    marks: [
      Plot.dot(signs, {
        x: 'x',
        y: 'y',
        r: 4.5,
        symbol: 'symbol',
        fill: 'fill',
        stroke: 'stroke',
        strokeWidth: 1.4,
      }),
      Plot.link(lines, {
        x1: ({ x }) => x - 7,
        x2: ({ x }) => x + 7,
        y1: 'y',
        y2: 'y',
        stroke: 'stroke',
        strokeDasharray: '3 2',
      }),
      Plot.text(entries, { x: 'x', y: 'y', dx: 10, text: 'text', textAnchor: 'start' }),
    ],
  } as const;
}

function entriesOf({ kind, series, rows, labels }: Chart, looks: readonly Look[]): Entry[] {
  if (kind === 'shares')
    return series.map((text, i) => ({
      text,
      symbol: 'square',
      fill: partColors[i % partColors.length],
      stroke: partColors[i % partColors.length],
    }));
  const models = looks.map(({ name, color, symbol }) => ({
    text: name,
    symbol: kind === 'bars' ? ('square' as const) : symbol,
    fill: color,
    stroke: color,
  }));
  const sign = { symbol: 'circle', stroke: '#222' } as const;
  return [
    ...models,
    ...(kind === 'pairs'
      ? [
          { ...sign, text: series[0] ?? '', fill: '#222' },
          { ...sign, text: series[1] ?? '', fill: 'white' },
        ]
      : []),
    ...(labels.length > 0 && rows.some(({ chance }) => chance !== null) && kind !== 'differences'
      ? [{ text: 'chance', symbol: 'line', fill: 'none', stroke: '#222' } as const]
      : []),
  ];
}

/** Lines of entries, as many as fit beside one another. */
function placed(entries: readonly Entry[]): Placed[] {
  let [x, y] = [8, lineHeight / 2];
  return entries.map((entry) => {
    const text = shortLabel(entry.text);
    const space = signWidth + text.length * characterWidth * (fontSize / 12);
    if (x > 8 && x + space > width) [x, y] = [8, y + lineHeight];
    const here = { ...entry, text, x, y };
    x += space + gap;
    return here;
  });
}

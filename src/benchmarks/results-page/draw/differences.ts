import {
  type Brush,
  colorBy,
  symbolBy,
  type Look,
  boundedOf,
  lanesOf,
  margins,
  shortLabel,
  width,
  type Scene,
} from './brush.js';

/** A signed number, with a proper minus. */
const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

/** Points with their intervals, to both sides of zero. */
export function differences({ Plot }: Brush, { chart, rows }: Scene, looks: readonly Look[]) {
  const lanes = lanesOf(chart.labels, looks.length, looks.length === 1 ? 22 : 15);
  const place = { fy: 'label', y: 'model' } as const;
  const ends = rows.flatMap(({ value, low, high, runs }) => [value, low ?? value, high ?? value, ...runs]);
  const domain = [Math.min(0, ...ends) - 2, Math.max(0, ...ends) + 2];
  const bounded = boundedOf(rows);
  const runs = rows.flatMap((row) => row.runs.map((value) => ({ ...row, value })));
  return {
    width,
    ...margins,
    ...lanes,
    x: { domain, label: `${chart.measure} (points)`, labelAnchor: 'center', labelArrow: 'none', ticks: 6 },
    y: { type: 'point', domain: looks.map((_, i) => i), axis: null, padding: 0.5 },
    fy: { domain: chart.labels, axis: null, padding: 0.14 },
    symbol: { type: 'identity' },
    marks: [
      Plot.gridX({ ticks: 6 }),
      Plot.axisFy({ anchor: 'left', label: null, tickFormat: shortLabel, lineWidth: lanes.lineWidth }),
      Plot.ruleX([0], { stroke: '#222' }),
      Plot.ruleY(bounded, {
        ...place,
        x1: 'low',
        x2: 'high',
        stroke: colorBy(looks),
        strokeWidth: 2,
      }),
      Plot.dot(runs, { ...place, x: 'value', r: 2, fill: 'white', stroke: '#222', strokeWidth: 0.8 }),
      Plot.dot(rows, {
        ...place,
        x: 'value',
        r: 4,
        symbol: symbolBy(looks),
        fill: colorBy(looks),
      }),
      Plot.text(rows, {
        ...place,
        x: ({ value, high }) => Math.max(value, high ?? value),
        dx: 8,
        textAnchor: 'start',
        text: ({ value }) => signed(value),
      }),
      Plot.dot(rows, { ...place, x: 'value', r: 9, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

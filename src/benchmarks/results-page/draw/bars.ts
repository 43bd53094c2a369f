import {
  type Brush,
  colorBy,
  type Look,
  boundedOf,
  chances,
  lanesOf,
  margins,
  oneDecimal,
  percentAxis,
  shortLabel,
  width,
  type Scene,
} from './brush.js';

/** A bar for each label and model, with its interval, its runs and the level of chance. */
export function bars({ Plot }: Brush, { chart, rows }: Scene, looks: readonly Look[]) {
  const lanes = lanesOf(chart.labels, looks.length, looks.length === 1 ? 20 : 15);
  const place = { fy: 'label', y: 'model' } as const;
  const bounded = boundedOf(rows);
  const runs = rows.flatMap((row) => row.runs.map((value) => ({ ...row, value })));
  return {
    width,
    ...margins,
    ...lanes,
    x: percentAxis(chart),
    y: { type: 'band', domain: looks.map((_, i) => i), axis: null, padding: 0.12 },
    fy: { domain: chart.labels, axis: null, padding: 0.14 },
    marks: [
      Plot.gridX({ ticks: 5 }),
      Plot.axisFy({ anchor: 'left', label: null, tickFormat: shortLabel, lineWidth: lanes.lineWidth }),
      Plot.barX(rows, { ...place, x1: 0, x2: 'value', fill: colorBy(looks) }),
      Plot.ruleX(chances(rows), { fy: 'label', x: 'chance', stroke: '#222', strokeDasharray: '3 2' }),
      Plot.ruleY(bounded, { ...place, x1: 'low', x2: 'high', stroke: '#222', strokeWidth: 1.3 }),
      Plot.tickX(bounded, { ...place, x: 'low', stroke: '#222', insetTop: 3, insetBottom: 3 }),
      Plot.tickX(bounded, { ...place, x: 'high', stroke: '#222', insetTop: 3, insetBottom: 3 }),
      Plot.dot(runs, { ...place, x: 'value', r: 2, fill: 'white', stroke: '#222', strokeWidth: 0.8 }),
      Plot.text(rows, {
        ...place,
        x: ({ value, high }) => Math.max(value, high ?? 0),
        dx: 5,
        textAnchor: 'start',
        text: ({ value }) => oneDecimal(value),
      }),
      Plot.ruleX([0], { stroke: '#222' }),
      Plot.barX(rows, { ...place, x1: 0, x2: 100, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

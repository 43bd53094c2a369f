import { type Brush, colorBy, symbolBy, type Look, width, type Canvas } from './brush.js';

/** A line for each model over labels that are numbers, with its intervals and the level of chance. */
export function curve({ Plot }: Brush, { chart, rows: given }: Canvas, looks: readonly Look[]) {
  const rows = given
    .map((row) => ({ ...row, at: Number(row.label) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at);
  const color = colorBy(looks);
  const bounded = rows.filter(({ low, high }) => low !== null && high !== null);
  const labels = [...new Set(rows.map(({ at }) => at))];
  return {
    width,
    height: 300,
    marginLeft: 52,
    marginRight: 16,
    marginTop: 12,
    marginBottom: 42,
    x: {
      label: chart.labelName,
      labelAnchor: 'center',
      labelArrow: 'none',
      ...(labels.length <= 12 && { ticks: labels }),
    },
    y: {
      domain: [0, 100],
      label: `${chart.measure} (%)`,
      labelAnchor: 'center',
      labelArrow: 'none',
      ticks: 5,
    },
    symbol: { type: 'identity' },
    marks: [
      Plot.gridY({ ticks: 5 }),
      Plot.line(
        rows.filter(({ model, chance }) => model === rows[0].model && chance !== null),
        { x: 'at', y: 'chance', stroke: '#222', strokeDasharray: '3 2', strokeWidth: 1 },
      ),
      Plot.ruleX(bounded, {
        x: 'at',
        y1: 'low',
        y2: 'high',
        stroke: color,
        strokeWidth: 1.4,
        strokeOpacity: 0.55,
      }),
      ...looks.map(({ color, dashes }, i) =>
        Plot.line(
          rows.filter(({ model }) => model === i),
          { x: 'at', y: 'value', stroke: color, strokeWidth: 2, strokeDasharray: dashes || 'none' },
        ),
      ),
      Plot.dot(rows, { x: 'at', y: 'value', r: 4, symbol: symbolBy(looks), fill: color }),
      Plot.ruleY([0], { stroke: '#222' }),
      Plot.dot(rows, { x: 'at', y: 'value', r: 9, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

import {
  type Brush,
  colorBy,
  symbolBy,
  type Look,
  boundedOf,
  chances,
  lanesOf,
  margins,
  percentAxis,
  shortLabel,
  width,
  type Scene,
} from './brush.js';

/** Two series at each label and model: the first filled, the second hollow, joined by a line. */
export function pairs({ Plot }: Brush, { chart, rows }: Scene, looks: readonly Look[]) {
  const lanes = lanesOf(chart.labels, looks.length, looks.length === 1 ? 22 : 17);
  const place = { fy: 'label', y: 'model' } as const;
  const color = colorBy(looks);
  const isFirst = ({ series }: { readonly series: string | undefined }): boolean =>
    series === chart.series[0];
  const joined = rows.filter(isFirst).flatMap((row) => {
    const other = rows.find(
      (one) => one.label === row.label && one.model === row.model && one.series === chart.series[1],
    );
    return other ? [{ ...row, other: other.value }] : [];
  });
  const bounded = boundedOf(rows);
  return {
    width,
    ...margins,
    marginRight: 16,
    ...lanes,
    x: percentAxis(chart),
    y: { type: 'point', domain: looks.map((_, i) => i), axis: null, padding: 0.5 },
    fy: { domain: chart.labels, axis: null, padding: 0.14 },
    symbol: { type: 'identity' },
    marks: [
      Plot.gridX({ ticks: 5 }),
      Plot.axisFy({ anchor: 'left', label: null, tickFormat: shortLabel, lineWidth: lanes.lineWidth }),
      Plot.ruleX([0], { stroke: '#222' }),
      Plot.ruleX(chances(rows), { fy: 'label', x: 'chance', stroke: '#222', strokeDasharray: '3 2' }),
      Plot.ruleY(bounded.filter(isFirst), { ...place, x1: 'low', x2: 'high', stroke: color, strokeWidth: 1 }),
      Plot.ruleY(
        bounded.filter((row) => !isFirst(row)),
        { ...place, x1: 'low', x2: 'high', stroke: color, strokeWidth: 1 },
      ),
      Plot.ruleY(joined, {
        ...place,
        x1: 'value',
        x2: 'other',
        stroke: color,
        strokeWidth: 3,
        strokeOpacity: 0.45,
      }),
      Plot.dot(
        rows.filter((row) => !isFirst(row)),
        {
          ...place,
          x: 'value',
          r: 4,
          symbol: symbolBy(looks),
          fill: 'white',
          stroke: color,
          strokeWidth: 1.6,
        },
      ),
      Plot.dot(rows.filter(isFirst), {
        ...place,
        x: 'value',
        r: 4,
        symbol: symbolBy(looks),
        fill: color,
        stroke: color,
        strokeWidth: 1.6,
      }),
      Plot.dot(rows, { ...place, x: 'value', r: 8, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

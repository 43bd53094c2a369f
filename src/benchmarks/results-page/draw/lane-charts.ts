import {
  boundedOf,
  type Brush,
  chances,
  colorBy,
  lanesOf,
  type Look,
  margins,
  oneDecimal,
  percentAxis,
  type Canvas,
  shortLabel,
  symbolBy,
  width,
  partColors,
} from './brush.js';

const place = { fy: 'label', y: 'model' } as const;

/** What charts share that have a band for each label and a lane in it for each model. @param lane its height, pixels */
function lanesFor({ Plot }: Brush, { chart, rows }: Canvas, looks: readonly Look[], lane: number) {
  const lanes = lanesOf(chart.labels, looks.length, lane);
  const runs = rows.flatMap((row) => row.runs.map((value) => ({ ...row, value })));
  return {
    bounded: boundedOf(rows),
    layout: { width, ...margins, ...lanes, fy: { domain: chart.labels, axis: null, padding: 0.14 } },
    /** Points in the middle of the lanes. */
    points: {
      y: { type: 'point', domain: looks.map((_, i) => i), axis: null, padding: 0.5 },
      symbol: { type: 'identity' },
    },
    labels: Plot.axisFy({ anchor: 'left', label: null, tickFormat: shortLabel, lineWidth: lanes.lineWidth }),
    chance: Plot.ruleX(chances(rows), { fy: 'label', x: 'chance', stroke: '#222', strokeDasharray: '3 2' }),
    runs: Plot.dot(runs, { ...place, x: 'value', r: 2, fill: 'white', stroke: '#222', strokeWidth: 0.8 }),
    /** Invisible marks above all others, to which the page responds. */
    touched: (r: number) =>
      Plot.dot(rows, { ...place, x: 'value', r, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
  } as const;
}

/** A bar for each label and model, with its interval, its runs and the level of chance. */
export function bars(brush: Brush, canvas: Canvas, looks: readonly Look[]) {
  const { Plot } = brush;
  const { chart, rows } = canvas;
  const { bounded, layout, labels, chance, runs } = lanesFor(
    brush,
    canvas,
    looks,
    looks.length === 1 ? 20 : 15,
  );
  return {
    ...layout,
    x: percentAxis(chart),
    y: { type: 'band', domain: looks.map((_, i) => i), axis: null, padding: 0.12 },
    marks: [
      Plot.gridX({ ticks: 5 }),
      labels,
      Plot.barX(rows, { ...place, x1: 0, x2: 'value', fill: colorBy(looks) }),
      chance,
      Plot.ruleY(bounded, { ...place, x1: 'low', x2: 'high', stroke: '#222', strokeWidth: 1.3 }),
      Plot.tickX(bounded, { ...place, x: 'low', stroke: '#222', insetTop: 3, insetBottom: 3 }),
      Plot.tickX(bounded, { ...place, x: 'high', stroke: '#222', insetTop: 3, insetBottom: 3 }),
      runs,
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

/** A signed number, with a proper minus. */
const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`;

/** Points with their intervals, to both sides of zero. */
export function differences(brush: Brush, canvas: Canvas, looks: readonly Look[]) {
  const { Plot } = brush;
  const { chart, rows } = canvas;
  const { bounded, layout, points, labels, runs, touched } = lanesFor(
    brush,
    canvas,
    looks,
    looks.length === 1 ? 22 : 15,
  );
  const ends = rows.flatMap(({ value, low, high, runs }) => [value, low ?? value, high ?? value, ...runs]);
  const domain = [Math.min(0, ...ends) - 2, Math.max(0, ...ends) + 2];
  return {
    ...layout,
    ...points,
    x: { domain, label: `${chart.measure} (points)`, labelAnchor: 'center', labelArrow: 'none', ticks: 6 },
    marks: [
      Plot.gridX({ ticks: 6 }),
      labels,
      Plot.ruleX([0], { stroke: '#222' }),
      Plot.ruleY(bounded, { ...place, x1: 'low', x2: 'high', stroke: colorBy(looks), strokeWidth: 2 }),
      runs,
      Plot.dot(rows, { ...place, x: 'value', r: 4, symbol: symbolBy(looks), fill: colorBy(looks) }),
      Plot.text(rows, {
        ...place,
        x: ({ value, high }) => Math.max(value, high ?? value),
        dx: 8,
        textAnchor: 'start',
        text: ({ value }) => signed(value),
      }),
      touched(9),
    ],
  } as const;
}

/** Two series at each label and model: the first filled, the second hollow, joined by a line. */
export function pairs(brush: Brush, canvas: Canvas, looks: readonly Look[]) {
  const { Plot } = brush;
  const { chart, rows } = canvas;
  const { bounded, layout, points, labels, chance, touched } = lanesFor(
    brush,
    canvas,
    looks,
    looks.length === 1 ? 22 : 17,
  );
  const color = colorBy(looks);
  const isFirst = ({ series }: { readonly series: string | undefined }): boolean =>
    series === chart.series[0];
  const isSecond = (row: { readonly series: string | undefined }): boolean => !isFirst(row);
  const joined = rows.filter(isFirst).flatMap((row) => {
    const other = rows.find(
      (one) => one.label === row.label && one.model === row.model && one.series === chart.series[1],
    );
    return other ? [{ ...row, other: other.value }] : [];
  });
  const interval = { ...place, x1: 'low', x2: 'high', stroke: color, strokeWidth: 1 } as const;
  const line = { ...place, x1: 'value', x2: 'other', stroke: color } as const;
  const dot = {
    ...place,
    x: 'value',
    r: 4,
    symbol: symbolBy(looks),
    stroke: color,
    strokeWidth: 1.6,
  } as const;
  return {
    ...layout,
    ...points,
    marginRight: 16,
    x: percentAxis(chart),
    marks: [
      Plot.gridX({ ticks: 5 }),
      labels,
      Plot.ruleX([0], { stroke: '#222' }),
      chance,
      Plot.ruleY(bounded.filter(isFirst), interval),
      Plot.ruleY(bounded.filter(isSecond), interval),
      Plot.ruleY(joined, { ...line, strokeWidth: 3, strokeOpacity: 0.45 }),
      Plot.dot(rows.filter(isSecond), { ...dot, fill: 'white' }),
      Plot.dot(rows.filter(isFirst), { ...dot, fill: color }),
      touched(8),
    ],
  } as const;
}

/** Parts narrower than this, in per cent, have no room for their number. */
const narrow = 9;

/** A bar of 100 per cent in parts for each label and model; the colors are those of the parts. */
export function shares({ Plot }: Brush, { chart, rows }: Canvas, looks: readonly Look[]) {
  const nameOf = (label: string, model: number): string =>
    looks.length === 1
      ? label
      : chart.labels.length === 1
        ? looks[model].name
        : `${label}: ${looks[model].name}`;
  const names = [...new Set(rows.map(({ label, model }) => nameOf(label, model)))];
  const lanes = lanesOf(names, 1, 22);
  const ends = new Map<string, number>();
  const parts = rows.map((row) => {
    const name = nameOf(row.label, row.model);
    const from = ends.get(name) ?? 0;
    ends.set(name, from + row.value);
    return { ...row, name, from, to: from + row.value };
  });
  const colorOf = (series: string | undefined): string =>
    partColors[chart.series.indexOf(series ?? '') % partColors.length];
  const dark = (series: string | undefined): boolean =>
    chart.series.indexOf(series ?? '') % partColors.length < 2;
  return {
    width,
    ...margins,
    marginRight: 16,
    ...lanes,
    x: percentAxis(chart),
    y: { domain: names, axis: null, padding: 0.2 },
    marks: [
      Plot.axisY({
        anchor: 'left',
        label: null,
        tickFormat: shortLabel,
        lineWidth: lanes.lineWidth,
        tickSize: 0,
      }),
      Plot.barX(parts, {
        y: 'name',
        x1: 'from',
        x2: 'to',
        fill: ({ series }) => colorOf(series),
        stroke: 'white',
      }),
      Plot.text(
        parts.filter(({ value }) => value >= narrow),
        {
          y: 'name',
          x: ({ from, to }) => (from + to) / 2,
          text: ({ value }) => value.toFixed(0),
          fill: ({ series }) => (dark(series) ? 'white' : '#222'),
        },
      ),
      Plot.barX(parts, { y: 'name', x1: 'from', x2: 'to', fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

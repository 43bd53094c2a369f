import {
  type Brush,
  type Look,
  partColors,
  lanesOf,
  margins,
  percentAxis,
  shortLabel,
  width,
  type Scene,
} from './brush.js';

/** Parts narrower than this, in per cent, have no room for their number. */
const narrow = 9;

/** A bar of 100 per cent in parts for each label and model; the colors are those of the parts. */
export function shares({ Plot }: Brush, { chart, rows }: Scene, looks: readonly Look[]) {
  const nameOf = (label: string, model: number): string =>
    looks.length === 1
      ? label
      : chart.labels.length === 1
        ? looks[model]!.name
        : `${label}: ${looks[model]!.name}`;
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
    partColors[chart.series.indexOf(series ?? '') % partColors.length]!;
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

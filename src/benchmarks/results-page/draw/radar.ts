import { cos, sin } from '../../../core/math/index.js';
import { type Brush, colorBy, symbolBy, type Look, shortLabel, width, type Canvas } from './brush.js';

const rings = [25, 50, 75, 100];
/** Where labels stand, in per cent of the outermost ring. */
const labelsAt = 112;

/** An axis for each label from one center; the values of a model are the corners of its polygon. */
export function radar({ Plot }: Brush, { chart, rows }: Canvas, looks: readonly Look[]) {
  const count = chart.labels.length;
  const at = (axis: number, value: number): { x: number; y: number } => {
    const angle = (2 * Math.PI * axis) / count;
    return { x: value * sin(angle), y: value * cos(angle) };
  };
  const ring = (value: number) => Array.from({ length: count + 1 }, (_, i) => ({ ...at(i, value), value }));
  const placed = rows.map((row) => ({ ...row, ...at(chart.labels.indexOf(row.label), row.value) }));
  const chances = chart.labels.flatMap((label, i) => {
    const chance = rows.find((row) => row.label === label)?.chance;
    return chance === null || chance === undefined ? [] : [at(i, chance)];
  });
  const titles = chart.labels.map((label, i) => ({ label: shortLabel(label), ...at(i, labelsAt) }));
  const side = (x: number): 'start' | 'middle' | 'end' => (x > 20 ? 'start' : x < -20 ? 'end' : 'middle');
  return {
    width,
    height: 283,
    margin: 26,
    x: { domain: [-172, 172], axis: null },
    y: { domain: [-108, 108], axis: null },
    symbol: { type: 'identity' },
    marks: [
      ...rings.map((value) => Plot.line(ring(value), { x: 'x', y: 'y', stroke: '#222', strokeOpacity: 0.2 })),
      Plot.link(chart.labels, {
        x1: 0,
        y1: 0,
        x2: (_: string, i: number) => at(i, 100).x,
        y2: (_: string, i: number) => at(i, 100).y,
        stroke: '#222',
        strokeOpacity: 0.2,
      }),
      ...(chances.length === count
        ? [
            Plot.line([...chances, chances[0]], {
              x: 'x',
              y: 'y',
              stroke: '#222',
              strokeDasharray: '3 2',
              strokeWidth: 1,
            }),
          ]
        : []),
      ...looks.flatMap(({ color, dashes }, i) => {
        const own = placed.filter(({ model }) => model === i);
        if (own.length === 0) return [];
        const around = own.length === count ? [...own, own[0]] : own;
        return [
          Plot.line(around, {
            x: 'x',
            y: 'y',
            stroke: color,
            strokeWidth: 2,
            strokeDasharray: dashes || 'none',
            fill: color,
            fillOpacity: 0.08,
          }),
        ];
      }),
      Plot.dot(placed, { x: 'x', y: 'y', r: 3.6, symbol: symbolBy(looks), fill: colorBy(looks) }),
      Plot.text(
        rings.map((value) => ({ value, ...at(0, value) })),
        { x: 'x', y: 'y', text: 'value', dx: 4, dy: 5, textAnchor: 'start', fillOpacity: 0.65, fontSize: 10 },
      ),
      ...(['start', 'middle', 'end'] as const).map((textAnchor) =>
        Plot.text(
          titles.filter(({ x }) => side(x) === textAnchor),
          { x: 'x', y: 'y', text: 'label', textAnchor, lineWidth: 8 },
        ),
      ),
      Plot.dot(placed, { x: 'x', y: 'y', r: 9, fill: '#222', fillOpacity: 0, ariaLabel: 'id' }),
    ],
  } as const;
}

import { points } from '../../../core/points.js';
import { circle, loop, Path, thread, type Point } from '../../../draw/index.js';
import { duckRabbitOutlines } from '../duck-rabbit-outlines.js';
import { area, figure, stroke } from './figure.js';

/** Units of an outline to a figure's side. */
const units = 470;
/** The place where bill or ears begin; they are longer or shorter beyond. */
const billFrom = -40;

/** The heads of the bistable figure: the duck's bill points up as the rabbit's ears. */
export const duckRabbit = figure({
  name: 'duck-rabbit',
  turn: 'quarter-cw',
  readings: ['duck: bird, goose, duckling', 'rabbit: bunny, hare'],
  styles: ['flat', 'line'],
  knobs: {
    /** The index of the outline: the whole number below it. */
    outline: [0, duckRabbitOutlines.length],
    long: [-0.04, 0.06],
    eye: [0.026, 0.032],
  },
  parts({ outline, long, eye }) {
    const from = duckRabbitOutlines[Math.min(duckRabbitOutlines.length - 1, Math.floor(outline))];
    const place = ([x, y]: Point): Point => [
      (x < billFrom ? billFrom + (x - billFrom) * (1 + long) : x) / units,
      (y - 30) / units,
    ];
    const placed = (line: readonly Point[]): Point[] => line.map(place);
    const [x, y] = place(from.eye);
    const strokes = new Path();
    for (const [x0, y0, x1, y1] of from.strokes ?? [])
      strokes.append(thread(placed(points([x0, y0], [x1, y1]))));
    return [
      area(loop(placed(from.outline)), 'main'),
      ...from.ears.map((ear) => area(loop(placed(ear)), 'accent', false)),
      stroke(thread(placed(from.mouth)), 0.012),
      ...(from.strokes ? [stroke(strokes, 0.01)] : []),
      area(circle(x, y, eye * 1.6), 'light'),
      area(circle(x, y, eye), 'ink', false),
    ];
  },
});

import { Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A burning candle; upside down its flame is the wet tip of a paintbrush. */
export const candlePaintbrush = figure({
  name: 'candle-paintbrush',
  readings: [
    'candle: burning candle, candlelight, flame, torch',
    'paintbrush: brush, paint brush, pen, artist brush',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    thick: [0.06, 0.08],
    flame: [0.075, 0.095],
    tall: [0.2, 0.25],
    band: [0.07, 0.1],
    lean: [-0.02, 0.02],
  },
  parts({ thick, flame, tall, band, lean }) {
    const foot = -0.2;
    const tip = new Path()
      .moveTo(lean, foot - tall)
      .cubicTo(lean + 0.25 * flame, foot - 0.7 * tall, flame, foot - 0.5 * tall, flame, foot - 0.24 * tall)
      .cubicTo(flame, foot - 0.08 * tall, 0.5 * flame, foot, 0, foot)
      .cubicTo(-0.5 * flame, foot, -flame, foot - 0.08 * tall, -flame, foot - 0.24 * tall)
      .cubicTo(-flame, foot - 0.5 * tall, lean - 0.25 * flame, foot - 0.7 * tall, lean, foot - tall)
      .close();
    return [
      area(tip, 'accent'),
      area(rect(-thick * 0.5, foot - 0.02, thick, 0.05), 'ink'),
      area(roundRect(-thick, foot + 0.025, 2 * thick, 0.64, 0.02), 'main'),
      area(rect(-thick, foot + 0.025, 2 * thick, band), 'accent'),
    ];
  },
});

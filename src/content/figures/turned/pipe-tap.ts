import { Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A tobacco pipe; upside down it is a tap whose spout points down. */
export const pipeTap = figure({
  name: 'pipe-tap',
  readings: [
    'pipe: tobacco pipe, smoking pipe, saxophone',
    'tap: faucet, water tap, spigot, shower, shower head',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    bowl: [0.1, 0.12],
    deep: [0.26, 0.31],
    stem: [0.042, 0.055],
    long: [0.46, 0.52],
    rim: [0.035, 0.05],
  },
  parts({ bowl, deep, stem, long, rim }) {
    const [x, top] = [0.24, -0.16];
    const bottom = top + deep;
    const body = new Path()
      .moveTo(x - bowl, top)
      .lineTo(x + bowl, top)
      .cubicTo(x + bowl * 1.1, top + 0.6 * deep, x + bowl * 0.9, bottom + 0.04, x - bowl * 0.3, bottom + 0.04)
      .cubicTo(x - bowl * 1.6, bottom + 0.03, x - long * 0.6, bottom - 0.06, x - long, bottom - 0.07)
      .lineTo(x - long - 0.08, bottom - 0.07)
      .lineTo(x - long - 0.08, bottom - 0.07 - stem * 1.4)
      .lineTo(x - long, bottom - 0.07 - stem * 1.4)
      .cubicTo(
        x - long * 0.6,
        bottom - 0.07 - stem * 1.3,
        x - bowl * 1.5,
        bottom - stem * 1.6,
        x - bowl,
        bottom - 0.11,
      )
      .close();
    // A puff of smoke, or a drop; and a rest, or the tap's handle.
    const puff = (y: number, size: number): Path =>
      new Path()
        .moveTo(x, y)
        .cubicTo(x + 0.3 * size, y - 0.7 * size, x + size, y - size, x + size, y - 1.7 * size)
        .cubicTo(x + size, y - 2.9 * size, x - size, y - 2.9 * size, x - size, y - 1.7 * size)
        .cubicTo(x - size, y - size, x - 0.3 * size, y - 0.7 * size, x, y)
        .close();
    const foot = x - 0.35 * bowl;
    return [
      area(puff(top - 0.05, 0.034), 'light'),
      area(rect(foot - 0.02, bottom, 0.04, 0.07), 'accent'),
      area(roundRect(foot - 0.07, bottom + 0.06, 0.14, 0.032, 0.014), 'accent'),
      area(body, 'main'),
      area(roundRect(x - bowl - 0.02, top - rim * 0.5, 2 * bowl + 0.04, rim, 0.014), 'accent'),
      area(roundRect(x - long - 0.15, bottom - 0.075 - stem * 1.7, 0.1, stem * 2, 0.016), 'accent'),
    ];
  },
});

import { Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A boot with a cuff; on its side it is a hair dryer, its foot the handle. */
export const bootDryer = figure({
  name: 'boot-dryer',
  turn: 'quarter-cw',
  readings: [
    'boot: shoe, rubber boot, sock, wellington, rain boot',
    'hair dryer: hairdryer, blow dryer, dryer, hair drier, blow drier',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.12, 0.135],
    high: [0.42, 0.47],
    foot: [0.34, 0.39],
    toe: [0.075, 0.09],
    cuff: [0.06, 0.08],
  },
  parts({ wide, high, foot, toe, cuff }) {
    const [x, sole] = [-0.13, 0.32];
    const top = sole - high - 0.28;
    const boot = new Path()
      .moveTo(x - wide * 0.9, top)
      .lineTo(x + wide * 0.9, top)
      .lineTo(x + wide, sole - 0.24)
      .cubicTo(x + wide + 0.02, sole - 0.17, x + 0.6 * foot, sole - 2 * toe, x + foot, sole - 2 * toe)
      .cubicTo(x + foot + 0.1, sole - 2 * toe, x + foot + 0.1, sole, x + foot, sole)
      .lineTo(x - wide * 0.7, sole)
      .cubicTo(x - wide * 1.3, sole, x - wide * 1.25, sole - 0.12, x - wide * 1.1, sole - 0.24)
      .close();
    return [
      area(boot, 'main'),
      area(roundRect(x - wide * 1.06, top - 0.01, wide * 2.12, cuff, 0.02), 'accent'),
      stroke(new Path().moveTo(x - wide * 1.1, sole - 0.05).lineTo(x + foot + 0.06, sole - 0.05), 0.012),
      stroke(
        new Path().moveTo(x + 0.5 * foot, sole - 1.85 * toe).lineTo(x + 0.58 * foot, sole - 1.25 * toe),
        0.014,
      ),
    ];
  },
});

import { Path } from '../../../draw/path.js';
import { area, figure } from './figure.js';

/** A spade of the playing cards; upside down it is a strawberry, or a heart with a stalk. */
export const heartSpade = figure({
  name: 'heart-spade',
  turn: 'half',
  readings: [
    { word: 'heart', accept: ['strawberry', 'love', 'heart with a stem'] },
    {
      word: 'spade',
      accept: ['spades', 'ace of spades', 'playing card', 'spade suit'],
    },
  ],
  styles: ['flat', 'dark'],
  knobs: {
    wide: [0.3, 0.34],
    high: [0.36, 0.4],
    notch: [0.08, 0.11],
    stalk: [0.09, 0.11],
    long: [0.16, 0.19],
  },
  parts({ wide, high, notch, stalk, long }) {
    const top = -0.2;
    const lobes = new Path()
      .moveTo(0, top + notch)
      .cubicTo(0.03, top - 0.06, wide * 0.4, top - 0.1, wide * 0.72, top - 0.06)
      .cubicTo(wide * 1.15, top + 0.02, wide * 1.1, top + 0.22, wide * 0.75, top + high * 0.62)
      .cubicTo(wide * 0.45, top + high * 0.95, 0.05, top + high * 1.25, 0, top + high * 1.55)
      .cubicTo(-0.05, top + high * 1.25, -wide * 0.45, top + high * 0.95, -wide * 0.75, top + high * 0.62)
      .cubicTo(-wide * 1.1, top + 0.22, -wide * 1.15, top + 0.02, -wide * 0.72, top - 0.06)
      .cubicTo(-wide * 0.4, top - 0.1, -0.03, top - 0.06, 0, top + notch)
      .close();
    const stem = new Path()
      .moveTo(-stalk, top - long)
      .lineTo(stalk, top - long)
      .cubicTo(0.03, top - long + 0.04, 0.025, top, 0, top + notch + 0.03)
      .cubicTo(-0.025, top, -0.03, top - long + 0.04, -stalk, top - long)
      .close();
    return [area(stem, 'main'), area(lobes, 'main')];
  },
});

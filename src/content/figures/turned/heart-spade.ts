import { Path } from '../../../draw/path.js';
import { area, figure } from './figure.js';

/** A spade of the playing cards; upside down it is a strawberry, or a heart with a stalk. */
export const heartSpade = figure({
  name: 'heart-spade',
  readings: [
    'heart: strawberry, love, heart with a stem',
    'spade: spades, ace of spades, playing card, spade suit',
  ],
  styles: ['flat', 'dark'],
  knobs: {
    wide: [0.3, 0.34],
    high: [0.36, 0.4],
    notch: [0.08, 0.11],
    stalk: [0.07, 0.085],
    long: [0.13, 0.15],
  },
  parts({ wide, high, notch, stalk, long }) {
    const top = -0.2;
    const lobes = new Path()
      .moveTo(0, top + notch)
      .cubicTo(0.02, top + notch - 0.09, 0.28 * wide, top - 0.09, 0.55 * wide, top - 0.09)
      .cubicTo(0.83 * wide, top - 0.09, wide, top + 0.02, wide, top + 0.16)
      .cubicTo(wide, top + 0.36, 0.12, top + 1.14 * high, 0, top + 1.5 * high)
      .cubicTo(-0.12, top + 1.14 * high, -wide, top + 0.36, -wide, top + 0.16)
      .cubicTo(-wide, top + 0.02, -0.83 * wide, top - 0.09, -0.55 * wide, top - 0.09)
      .cubicTo(-0.28 * wide, top - 0.09, -0.02, top + notch - 0.09, 0, top + notch)
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

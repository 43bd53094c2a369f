import { circle, Path } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A cap with its visor; upside down it is a saucepan with its handle. */
export const capSaucepan = figure({
  name: 'cap-saucepan',
  readings: [
    'cap: baseball cap, hat, baseball hat',
    'saucepan: pan, pot, frying pan, wok, cooking pot, ladle, bowl',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.23, 0.26],
    high: [0.26, 0.31],
    visor: [0.3, 0.34],
    thick: [0.045, 0.06],
    band: [0.045, 0.06],
  },
  parts({ wide, high, visor, thick, band }) {
    const [x, brow] = [0.13, 0.12];
    const crown = new Path()
      .moveTo(x - wide, brow)
      .cubicTo(x - wide, brow - 0.8 * high, x - 0.6 * wide, brow - high, x, brow - high)
      .cubicTo(x + 0.6 * wide, brow - high, x + wide, brow - 0.8 * high, x + wide, brow)
      .close();
    const peak = new Path()
      .moveTo(x - wide + 0.02, brow - band)
      .cubicTo(
        x - wide - 0.1,
        brow - band,
        x - wide - visor * 0.7,
        brow - 0.05,
        x - wide - visor,
        brow - 0.015,
      )
      .cubicTo(
        x - wide - visor - 0.04,
        brow + thick * 0.5,
        x - wide - visor,
        brow + thick * 0.9,
        x - wide - visor * 0.9,
        brow + thick * 0.8,
      )
      .cubicTo(x - wide - visor * 0.5, brow + 0.01, x - wide - 0.1, brow, x - wide + 0.02, brow)
      .close();
    const seam = new Path()
      .moveTo(x, brow - high)
      .cubicTo(
        x - 0.5 * wide,
        brow - 0.85 * high,
        x - 0.5 * wide,
        brow - 0.4 * high,
        x - 0.45 * wide,
        brow - band,
      )
      .moveTo(x, brow - high)
      .cubicTo(
        x + 0.5 * wide,
        brow - 0.85 * high,
        x + 0.5 * wide,
        brow - 0.4 * high,
        x + 0.45 * wide,
        brow - band,
      );
    return [
      area(circle(x, brow - high - 0.01, 0.028), 'accent'),
      area(crown, 'main'),
      stroke(seam, 0.01),
      area(peak, 'accent'),
      stroke(new Path().moveTo(x - wide, brow - band).lineTo(x + wide, brow - band), 0.012),
    ];
  },
});

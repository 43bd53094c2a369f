import { ellipse, Path, polygon } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** The hat of a witch; upside down it is a funnel with its spout. */
export const witchHatFunnel = figure({
  name: 'witch-hat-funnel',
  readings: [
    "witch hat: hat, witch's hat, wizard hat, pointed hat, magician hat, cone hat",
    'funnel: filter, strainer, hopper',
  ],
  styles: ['flat', 'dark'],
  knobs: { wide: [0.19, 0.22], brim: [0.36, 0.4], tip: [0.03, 0.038], high: [0.34, 0.4], band: [0.06, 0.08] },
  parts({ wide, brim, tip, high, band }) {
    const foot = 0.26;
    const top = foot - high;
    const cone = new Path()
      .moveTo(-wide, foot)
      .cubicTo(-wide * 0.7, foot - 0.4 * high, -tip * 1.6, top + 0.04, -tip, top)
      .lineTo(-tip * 0.9, top - 0.2)
      .lineTo(tip * 0.9, top - 0.16)
      .lineTo(tip, top)
      .cubicTo(tip * 1.6, top + 0.04, wide * 0.7, foot - 0.4 * high, wide, foot)
      .close();
    const strip = polygon([
      [-wide * 0.84, foot - 0.03],
      [-wide * 0.6, foot - 0.03 - band],
      [wide * 0.6, foot - 0.03 - band],
      [wide * 0.84, foot - 0.03],
    ]);
    return [
      area(cone, 'main'),
      area(strip, 'accent', false),
      area(ellipse(0, foot + 0.02, brim, 0.065), 'main'),
    ];
  },
});

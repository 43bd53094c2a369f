import { circle, Path } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';
import { beard, head } from './heads.js';

/** A bald man with a full beard; upside down the beard is the hair of a woman, with a bun. */
export const manWoman = figure({
  name: 'man-woman',
  readings: [
    'bearded man: man, old man, bald man, beard, man with beard, man with a beard',
    'woman: girl, lady, woman with a bun, woman with hair',
  ],
  styles: ['flat'],
  knobs: {
    wide: [0.19, 0.215],
    high: [0.255, 0.28],
    apart: [0.075, 0.09],
    reach: [0.07, 0.1],
    bun: [0.075, 0.095],
  },
  parts({ wide, high, apart, reach, bun }) {
    return [
      area(circle(0, high + reach + bun * 0.35, bun), 'accent'),
      ...head({ wide, high, apart, smile: 0.03, turnedSmile: 0.035 }),
      area(beard(wide, high, reach), 'accent'),
      stroke(new Path().moveTo(-0.06, high * 0.98).quadTo(0, high * 0.86, 0.06, high * 0.98), 0.01),
    ];
  },
});

import { circle, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';
import { beard, head } from './heads.js';

/** A king with a crown and a beard; upside down the beard is a woman's hair and the crown her collar. */
export const kingLady = figure({
  name: 'king-lady',
  readings: [
    'king: king with a crown, crowned man, man with a crown, bearded king, emperor',
    'woman with a collar: woman, girl, lady, woman with a necklace, jester, clown',
  ],
  styles: ['flat'],
  knobs: {
    wide: [0.18, 0.2],
    high: [0.235, 0.26],
    apart: [0.07, 0.085],
    reach: [0.1, 0.13],
    tall: [0.13, 0.16],
  },
  parts({ wide, high, apart, reach, tall }) {
    const rim = -high * 0.78;
    const crown = new Path().moveTo(-wide * 0.9, rim);
    const tips = [-1.05, -0.52, 0, 0.52, 1.05];
    const pearls = new Path();
    tips.forEach((u, i) => {
      crown.lineTo(u * wide, rim - tall);
      pearls.append(circle(u * wide, rim - tall, 0.022));
      if (i < tips.length - 1) crown.lineTo((u + 0.26) * wide, rim - tall * 0.45);
    });
    crown
      .lineTo(wide * 0.9, rim)
      .quadTo(0, rim + 0.05, -wide * 0.9, rim)
      .close();
    return [
      ...head({ wide, high, apart, smile: 0.03, turnedSmile: 0.035 }),
      area(beard(wide, high, reach), 'accent'),
      area(crown, 'light'),
      area(pearls, 'accent'),
    ];
  },
});

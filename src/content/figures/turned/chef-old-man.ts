import { Path } from '../../../draw/path.js';
import { area, figure, stroke } from './figure.js';
import { head } from './heads.js';

/** A cook in a tall white hat; upside down the hat is the long beard of a bald man. */
export const chefOldMan = figure({
  name: 'chef-old-man',
  readings: [
    'chef: cook, baker, man with hat, chef hat, man with a hat',
    'old man: bearded man, man, beard, man with beard, santa, santa claus, wizard, man with a beard',
  ],
  styles: ['flat'],
  knobs: {
    wide: [0.165, 0.185],
    high: [0.225, 0.245],
    apart: [0.065, 0.08],
    puff: [0.2, 0.235],
    tall: [0.2, 0.24],
  },
  parts({ wide, high, apart, puff, tall }) {
    const base = -high * 0.66;
    const top = base - tall;
    const hat = new Path()
      .moveTo(-wide * 0.98, base + 0.01)
      .cubicTo(-wide * 1.02, base - 0.07, -puff, base - 0.07, -puff, top + 0.1)
      .cubicTo(-puff, top + 0.02, -puff * 0.75, top - 0.01, -puff * 0.55, top + 0.03)
      .cubicTo(-puff * 0.45, top - 0.06, puff * 0.45, top - 0.06, puff * 0.55, top + 0.03)
      .cubicTo(puff * 0.75, top - 0.01, puff, top + 0.02, puff, top + 0.1)
      .cubicTo(puff, base - 0.07, wide * 1.02, base - 0.07, wide * 0.98, base + 0.01)
      .quadTo(0, base + 0.06, -wide * 0.98, base + 0.01)
      .close();
    const folds = [-0.45, 0, 0.45].map((at) =>
      stroke(
        new Path()
          .moveTo(at * wide * 1.6, base - 0.02)
          .quadTo(at * wide * 1.6, base - 0.1, at * puff * 1.15, top + 0.09),
        0.012,
      ),
    );
    return [...head({ wide, high, apart, smile: 0.03, turnedSmile: 0.03 }), area(hat, 'light'), ...folds].map(
      (part) => ({ ...part, path: part.path.transform([1, 0, 0, 1, 0, 0.14]) }),
    );
  },
});

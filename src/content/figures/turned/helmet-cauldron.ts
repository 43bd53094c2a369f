import { circle, Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A helmet with horns; upside down it is a cauldron on bent legs. */
export const helmetCauldron = figure({
  name: 'helmet-cauldron',
  readings: [
    'helmet: viking helmet, horned helmet, hat, viking, viking hat',
    'cauldron: pot, kettle, cooking pot, cauldron on legs, bowl, caldron',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: { wide: [0.24, 0.28], high: [0.26, 0.31], rim: [0.07, 0.09], out: [0.1, 0.14], up: [0.2, 0.26] },
  parts({ wide, high, rim, out, up }) {
    const brow = 0.14;
    const dome = new Path()
      .moveTo(-wide, brow)
      .cubicTo(-wide, brow - high * 1.05, -wide * 0.55, brow - high, 0, brow - high)
      .cubicTo(wide * 0.55, brow - high, wide, brow - high * 1.05, wide, brow)
      .close();
    const horns = new Path();
    for (const s of [-1, 1])
      horns
        .moveTo(s * wide * 0.96, brow - 0.06)
        .cubicTo(
          s * (wide + out),
          brow - 0.08,
          s * (wide + out * 1.3),
          brow - 0.2,
          s * (wide + out * 0.8),
          brow - 0.18 - up,
        )
        .cubicTo(
          s * (wide + out * 0.75),
          brow - 0.22,
          s * (wide + out * 0.3),
          brow - 0.2,
          s * wide * 0.8,
          brow - 0.2,
        )
        .close();
    const rivets = [-0.8, -0.4, 0, 0.4, 0.8].reduce(
      (path, u) => path.append(circle(u * wide, brow + rim / 2, 0.014)),
      new Path(),
    );
    const ridge = new Path()
      .moveTo(-wide * 0.5, brow)
      .cubicTo(-wide * 0.5, brow - high * 0.8, -0.06, brow - high, 0, brow - high)
      .moveTo(wide * 0.5, brow)
      .cubicTo(wide * 0.5, brow - high * 0.8, 0.06, brow - high, 0, brow - high);
    return [
      area(horns, 'light'),
      area(dome, 'main'),
      stroke(ridge, 0.011),
      area(roundRect(-wide - 0.035, brow, 2 * wide + 0.07, rim, 0.025), 'accent'),
      area(rivets, 'ink', false),
    ];
  },
});

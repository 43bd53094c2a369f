import { Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A plunger with a broad grip; upside down it is a wine glass on its foot. */
export const plungerWineGlass = figure({
  name: 'plunger-wine-glass',
  readings: [
    'plunger: toilet plunger, drain plunger',
    'wine glass: glass, goblet, cup, chalice, trophy, wineglass',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.2, 0.24],
    deep: [0.24, 0.29],
    stick: [0.02, 0.028],
    grip: [0.1, 0.13],
    rim: [0.04, 0.055],
  },
  parts({ wide, deep, stick, grip, rim }) {
    const foot = 0.42;
    const cup = new Path()
      .moveTo(-wide, foot)
      .cubicTo(-wide, foot - deep * 0.8, -wide * 0.5, foot - deep, -stick * 1.5, foot - deep - 0.03)
      .lineTo(stick * 1.5, foot - deep - 0.03)
      .cubicTo(wide * 0.5, foot - deep, wide, foot - deep * 0.8, wide, foot)
      .close();
    return [
      area(rect(-stick, -0.44, 2 * stick, foot - deep + 0.46), 'accent'),
      area(roundRect(-grip, -0.47, 2 * grip, 0.045, 0.02), 'accent'),
      area(cup, 'main'),
      area(roundRect(-wide - 0.015, foot - rim, 2 * wide + 0.03, rim, 0.02), 'main'),
    ];
  },
});

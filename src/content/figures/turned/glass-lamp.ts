import { points } from '../../../core/points.js';
import { arc, Path, polygon, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A cocktail glass with a fruit at its brim; upside down it is a lamp that hangs from the ceiling, with its bulb. */
export const glassLamp = figure({
  name: 'glass-lamp',
  readings: [
    'cocktail glass: glass, martini glass, wine glass, cocktail, martini, goblet',
    'lamp: ceiling lamp, pendant lamp, hanging lamp, light, lampshade, pendant light',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.24, 0.29],
    foot: [0.1, 0.13],
    stem: [0.014, 0.02],
    bulb: [0.07, 0.09],
    deep: [0.26, 0.32],
  },
  parts({ wide, foot, stem, bulb, deep }) {
    const top = -0.3;
    const bowl = polygon(points([-wide, top], [wide, top], [0.05, top + deep], [-0.05, top + deep]));
    return [
      area(arc(0, top, bulb, 180, 360).close(), 'light'),
      area(rect(-stem, top + deep - 0.01, 2 * stem, 0.38), 'ink', false),
      area(bowl, 'main'),
      area(
        new Path()
          .moveTo(-wide * 0.8, top + 0.06)
          .lineTo(wide * 0.8, top + 0.06)
          .lineTo(wide * 0.66, top + 0.1)
          .lineTo(-wide * 0.66, top + 0.1)
          .close(),
        'accent',
        false,
      ),
      area(roundRect(-foot, top + deep + 0.35, 2 * foot, 0.045, 0.02), 'accent'),
    ];
  },
});

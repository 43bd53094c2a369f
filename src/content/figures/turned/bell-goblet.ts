import { circle, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A hand bell; upside down it is a goblet, its handle a stem and its clapper what is in the cup. */
export const bellGoblet = figure({
  name: 'bell-goblet',
  readings: [
    'bell: handbell, hand bell, school bell',
    'goblet: cup, glass, chalice, trophy, ice cream, wine glass, vase, sundae',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.2, 0.24],
    flare: [0.04, 0.07],
    handle: [0.02, 0.028],
    foot: [0.085, 0.11],
    ball: [0.055, 0.07],
  },
  parts({ wide, flare, handle, foot, ball }) {
    const [top, brim] = [-0.14, 0.28];
    const body = new Path()
      .moveTo(-0.04, top)
      .cubicTo(-wide * 0.75, top + 0.02, -wide * 0.72, top + 0.22, -wide * 0.8, brim - 0.12)
      .cubicTo(-wide * 0.85, brim - 0.05, -wide - flare * 0.5, brim - 0.02, -wide - flare, brim)
      .lineTo(wide + flare, brim)
      .cubicTo(wide + flare * 0.5, brim - 0.02, wide * 0.85, brim - 0.05, wide * 0.8, brim - 0.12)
      .cubicTo(wide * 0.72, top + 0.22, wide * 0.75, top + 0.02, 0.04, top)
      .close();
    const grip = new Path()
      .moveTo(-foot, -0.46)
      .lineTo(foot, -0.46)
      .cubicTo(foot, -0.4, handle, -0.42, handle, -0.33)
      .lineTo(handle * 1.2, top + 0.03)
      .lineTo(-handle * 1.2, top + 0.03)
      .lineTo(-handle, -0.33)
      .cubicTo(-handle, -0.42, -foot, -0.4, -foot, -0.46)
      .close();
    return [
      area(circle(0, brim, ball), 'accent'),
      area(grip, 'accent'),
      area(body, 'main'),
      area(
        new Path()
          .moveTo(-wide * 0.76, brim - 0.16)
          .lineTo(wide * 0.76, brim - 0.16)
          .lineTo(wide * 0.79, brim - 0.12)
          .lineTo(-wide * 0.79, brim - 0.12)
          .close(),
        'light',
      ),
    ];
  },
});

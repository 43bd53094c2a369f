import { ellipse, Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A street lamp; upside down it is a golf club, its foot the grip. */
export const streetLampGolfClub = figure({
  name: 'street-lamp-golf-club',
  readings: [
    'street lamp: street light, lamp, lamp post, streetlight, light, lamppost, lantern, street lantern',
    'golf club: club, hockey stick, putter, golf, ice hockey stick',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    pole: [0.018, 0.024],
    head: [0.21, 0.25],
    thick: [0.085, 0.105],
    foot: [0.03, 0.036],
    grip: [0.15, 0.2],
  },
  parts({ pole, head, thick, foot, grip }) {
    const top = -0.4;
    const lamp = new Path()
      .moveTo(-0.01, top + 0.045)
      .cubicTo(0.02, top - 0.04, head * 0.5, top - 0.05, head, top - 0.03)
      .cubicTo(head + 0.07, top - 0.02, head + 0.07, top + thick, head, top + thick)
      .lineTo(0.06, top + thick * 0.7)
      .cubicTo(0.03, top + thick * 0.7, 0.03, top + 0.12, 2 * pole - 0.01, top + 0.14)
      .lineTo(-0.01, top + 0.14)
      .close();
    return [
      area(rect(-0.01, top + 0.1, 2 * pole, 0.46 - top - 0.1), 'accent'),
      area(lamp, 'main'),
      // The glass of the lamp, and the face of the club.
      area(ellipse(0.64 * head + 0.02, top + 0.4 * thick, 0.3 * head, 0.2 * thick), 'light'),
      area(roundRect(pole - 0.01 - foot, 0.48 - grip, 2 * foot, grip, 0.016), 'main'),
    ];
  },
});

import { points } from '../../../core/points.js';
import { ellipse, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A mushroom with a dotted cap and a thick stalk; upside down it is a dotted bowl, heaped. */
export const mushroomBowl = figure({
  name: 'mushroom-bowl',
  readings: [
    'mushroom: toadstool, fungus, fly agaric',
    'bowl: bowl of rice, ice cream, bowl of ice cream, rice bowl, rice, cup, cupcake',
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.34, 0.39],
    high: [0.3, 0.35],
    stalk: [0.19, 0.23],
    long: [0.25, 0.3],
    dot: [0.035, 0.045],
  },
  parts({ wide, high, stalk, long, dot }) {
    const brim = 0.04;
    const cap = new Path()
      .moveTo(-wide, brim)
      .cubicTo(-wide * 1.02, brim - 0.75 * high, -wide * 0.6, brim - high, 0, brim - high)
      .cubicTo(wide * 0.6, brim - high, wide * 1.02, brim - 0.75 * high, wide, brim)
      .close();
    const foot = new Path()
      .moveTo(-stalk, brim)
      .cubicTo(-stalk * 1.1, brim + long * 0.7, -stalk * 0.8, brim + long, 0, brim + long)
      .cubicTo(stalk * 0.8, brim + long, stalk * 1.1, brim + long * 0.7, stalk, brim)
      .close();
    const dots = new Path();
    for (const [u, v] of points('-0.58,0.3 -0.1,0.32 0.46,0.26 -0.32,0.66 0.22,0.7'))
      dots.append(ellipse(u * wide, brim - v * high, dot, dot));
    return [area(foot, 'light'), area(cap, 'main'), area(dots, 'light')];
  },
});

import { points } from '../../../core/points.js';
import { circle, Path, thread } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A rocket on its way up; lying on its side it is a fish, its window an eye and its fins a tail. */
export const rocketFish = figure({
  name: 'rocket-fish',
  turn: 'quarter-ccw',
  readings: ['rocket: spaceship, spacecraft, missile, space ship, rocket ship', 'fish: goldfish'],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.15, 0.19],
    window: [0.042, 0.055],
    high: [-0.2, -0.15],
    fin: [0.16, 0.2],
    side: [0.1, 0.14],
  },
  parts({ wide, window, high, fin, side }) {
    const body = new Path()
      .moveTo(0, -0.47)
      .cubicTo(wide, -0.33, 1.25 * wide, 0.02, 0.055, 0.26)
      .lineTo(-0.055, 0.26)
      .cubicTo(-1.25 * wide, 0.02, -wide, -0.33, 0, -0.47)
      .close();
    const tail = new Path()
      .moveTo(0.05, 0.22)
      .cubicTo(0.12, 0.27, fin, 0.34, fin + 0.01, 0.46)
      .cubicTo(0.1, 0.42, 0.05, 0.385, 0, 0.38)
      .cubicTo(-0.05, 0.385, -0.1, 0.42, -fin - 0.01, 0.46)
      .cubicTo(-fin, 0.34, -0.12, 0.27, -0.05, 0.22)
      .close();
    const flank = new Path();
    for (const s of [-1, 1]) {
      flank
        .moveTo(s * wide * 0.86, -0.07)
        .cubicTo(s * (wide + side * 0.7), -0.02, s * (wide + side), 0.06, s * (wide + side), 0.16)
        .cubicTo(s * (wide + 0.02), 0.11, s * wide * 0.9, 0.12, s * wide * 0.6, 0.13)
        .close();
    }
    const band = thread(
      points([-wide * 0.76, -0.01 + high + 0.14], [0, high + 0.19], [wide * 0.76, -0.01 + high + 0.14]),
    );
    return [
      area(flank, 'accent'),
      area(tail, 'accent'),
      area(body, 'main'),
      stroke(band, 0.014),
      area(circle(0, high, window), 'light'),
      area(circle(0, high, window * 0.5), 'ink', false),
    ];
  },
});

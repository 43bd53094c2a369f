import { circle, ellipse, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A rabbit's head with its ears up; upside down it is a rosette with two ribbons. */
export const rabbitMedal = figure({
  name: 'rabbit-medal',
  readings: ['rabbit: bunny, hare, rabbit head', 'medal: rosette, award, badge, ribbon, award ribbon, prize'],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    face: [0.19, 0.215],
    ear: [0.055, 0.068],
    high: [0.36, 0.42],
    apart: [0.08, 0.11],
    dots: [0.02, 0.026],
  },
  parts({ face, ear, high, apart, dots }) {
    const y = 0.24;
    const ears = new Path();
    const insides = new Path();
    for (const s of [-1, 1]) {
      const [x, tip] = [s * 0.085, y - face * 0.7 - high];
      const out = s * apart * 0.8;
      ears
        .moveTo(x - ear, y - face * 0.6)
        .lineTo(x + out - ear * 1.05, tip + 0.03)
        .quadTo(x + out, tip - 0.05, x + out + ear * 1.05, tip + 0.03)
        .lineTo(x + ear, y - face * 0.6)
        .close();
      insides
        .moveTo(x - ear * 0.35 + out * 0.35, y - face * 0.95)
        .lineTo(x + out - ear * 0.4, tip + 0.06)
        .lineTo(x + out + ear * 0.4, tip + 0.06)
        .lineTo(x + ear * 0.35 + out * 0.35, y - face * 0.95)
        .close();
    }
    const eyes = [-1, 1].reduce((path, s) => path.append(circle(s * 0.075, y - 0.02, dots)), new Path());
    return [
      area(ears, 'main'),
      area(insides, 'accent', false),
      area(circle(0, y, face), 'main'),
      area(ellipse(0, y, face * 0.74, face * 0.74), 'light'),
      area(eyes, 'ink', false),
      area(ellipse(0, y + 0.06, dots * 1.2, dots * 0.9), 'accent', false),
    ];
  },
});

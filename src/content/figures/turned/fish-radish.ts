import { circle, Path } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A round fish that swims to the left; with its tail up it is a radish with its leaves. */
export const fishRadish = figure({
  name: 'fish-radish',
  turn: 'quarter-ccw',
  readings: ['fish: goldfish, sea animal, blowfish', 'radish: turnip, beet, beetroot, root, onion'],
  styles: ['flat', 'line'],
  knobs: {
    deep: [0.19, 0.22],
    tail: [0.16, 0.2],
    neck: [0.025, 0.035],
    nose: [0.05, 0.08],
    eye: [0.02, 0.026],
  },
  parts({ deep, tail, neck, nose, eye }) {
    const [head, back] = [-0.34, 0.12];
    const body = new Path()
      .moveTo(head - nose, 0)
      .cubicTo(head, -0.02, head + 0.03, -deep * 0.75, head + 0.18, -deep)
      .cubicTo(back - 0.1, -deep * 1.08, back - 0.02, -deep * 0.4, back + 0.05, -neck)
      .lineTo(back + 0.05, neck)
      .cubicTo(back - 0.02, deep * 0.4, back - 0.1, deep * 1.08, head + 0.18, deep)
      .cubicTo(head + 0.03, deep * 0.75, head, 0.02, head - nose, 0)
      .close();
    const fin = new Path();
    for (const s of [-1, 1])
      fin
        .moveTo(back + 0.02, 0)
        .cubicTo(back + 0.1, -s * 0.02, back + 0.13, s * 0.02, back + 0.16, s * tail * 0.6)
        .cubicTo(back + 0.2, s * tail * 1.1, back + 0.3, s * tail * 1.2, back + 0.36, s * tail)
        .cubicTo(back + 0.36, s * tail * 0.6, back + 0.3, s * 0.06, back + 0.22, s * 0.035)
        .cubicTo(back + 0.16, s * 0.03, back + 0.1, s * 0.03, back + 0.02, s * 0.012)
        .close();
    return [
      area(fin, 'accent'),
      area(body, 'main'),
      stroke(
        new Path().moveTo(head + 0.13, -deep * 0.5).quadTo(head + 0.18, 0, head + 0.13, deep * 0.5),
        0.012,
      ),
      area(circle(head + 0.06, -0.05, eye * 1.5), 'light'),
      area(circle(head + 0.06, -0.05, eye * 0.7), 'ink', false),
    ];
  },
});

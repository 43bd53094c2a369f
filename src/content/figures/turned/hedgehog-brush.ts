import { circle, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A hedgehog with its spines up; upside down it is a brush, its snout the handle. */
export const hedgehogBrush = figure({
  name: 'hedgehog-brush',
  readings: [
    'hedgehog: porcupine, echidna, mouse',
    'brush: hairbrush, scrubbing brush, hand brush, hair brush, broom',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    spines: [13, 17.99],
    high: [0.17, 0.21],
    snout: [0.15, 0.19],
    back: [0.09, 0.12],
    eye: [0.018, 0.022],
  },
  parts({ spines, high, snout, back, eye }) {
    const count = Math.floor(spines);
    const [left, right, foot] = [-0.22, 0.34, 0.22];
    const arch = (x: number): number => {
      const u = (2 * (x - left)) / (right - left) - 1;
      return 0.12 - back * (1 - u * u);
    };
    const spikes = new Path();
    const gap = (right - left) / count;
    for (let i = 0; i < count; i++) {
      const x = left + i * gap;
      const u = (2 * (i + 0.5)) / count - 1;
      spikes
        .moveTo(x, arch(x) + 0.06)
        .lineTo(x + gap / 2 + 0.035 * u, arch(x + gap / 2) - high * (1 - 0.1 * u * u))
        .lineTo(x + gap, arch(x + gap) + 0.06)
        .close();
    }
    const body = new Path()
      .moveTo(left - snout, 0.15)
      .cubicTo(left - snout * 0.7, 0.09, left - 0.08, 0.08, left, arch(left) - 0.02)
      .cubicTo(left + 0.16, 0.12 - 1.35 * back, right - 0.16, 0.12 - 1.35 * back, right, arch(right))
      .cubicTo(right + 0.05, 0.16, right + 0.03, foot, right - 0.05, foot)
      .lineTo(left + 0.02, foot)
      .cubicTo(left - 0.08, foot, left - snout * 0.8, 0.21, left - snout, 0.185)
      .close();
    return [
      area(spikes, 'accent'),
      area(body, 'main'),
      area(circle(left - snout, 0.166, 0.024), 'ink', false),
      // An eye, or the hole by which the brush is hung.
      area(circle(left - 0.06, 0.145, eye), 'light'),
    ];
  },
});

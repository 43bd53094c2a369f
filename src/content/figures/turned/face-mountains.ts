import { points } from '../../../core/points.js';
import { circle, ellipse, Path, thread } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A head in profile that looks left; lying on its back it is a skyline of hills with a lake, under a sun. */
export const faceMountains = figure({
  name: 'face-mountains',
  turn: 'quarter-cw',
  readings: [
    'face: head, man, profile, human face, face in profile, nose',
    'mountains: mountain, hills, mountain range, mountain landscape, hill, valley',
  ],
  styles: ['flat', 'dark'],
  knobs: {
    nose: [0.1, 0.16],
    brow: [0.02, 0.05],
    lips: [0.035, 0.06],
    chin: [0.03, 0.08],
    sun: [0.05, 0.07],
  },
  parts({ nose, brow, lips, chin, sun }) {
    const f = -0.08; // where the face stands
    const land = new Path()
      .moveTo(0.72, -0.72)
      .lineTo(0.2, -0.72)
      .cubicTo(0.1, -0.6, f + 0.06, -0.46, f - brow + 0.02, -0.3)
      .cubicTo(f - brow - 0.02, -0.24, f - brow - 0.01, -0.2, f + 0.035, -0.165)
      .cubicTo(f + 0.01, -0.11, f - 0.5 * nose, -0.05, f - nose, 0.02)
      .cubicTo(f - nose - 0.012, 0.055, f - 0.5 * nose, 0.06, f - 0.005, 0.075)
      .cubicTo(f + 0.02, 0.09, f - lips, 0.11, f - lips, 0.145)
      .cubicTo(f - lips, 0.165, f + 0.03, 0.165, f + 0.03, 0.175)
      .cubicTo(f + 0.03, 0.185, f - lips, 0.19, f - lips + 0.01, 0.215)
      .cubicTo(f - lips + 0.02, 0.245, f + 0.045, 0.25, f + 0.03, 0.275)
      .cubicTo(f - chin, 0.3, f - chin, 0.4, f + 0.03, 0.425)
      .cubicTo(f + 0.1, 0.445, f + 0.2, 0.44, f + 0.24, 0.47)
      .cubicTo(f + 0.28, 0.52, f + 0.28, 0.6, f + 0.26, 0.72)
      .lineTo(0.72, 0.72)
      .close();
    return [
      area(circle(-0.36, -0.3, sun), 'accent'),
      area(land, 'main'),
      area(ellipse(f + 0.13, -0.13, 0.05, 0.022), 'light'),
      area(circle(f + 0.115, -0.13, 0.018), 'ink', false),
      stroke(thread(points([f + 0.07, -0.215], [f + 0.13, -0.235], [f + 0.2, -0.21])), 0.016),
    ];
  },
});

import { circle, ellipse, Path } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** Two cherries on their stems; upside down they are two balloons on strings. */
export const cherriesBalloons = figure({
  name: 'cherries-balloons',
  readings: ['cherries: cherry, two cherries, berries', 'balloons: balloon, two balloons, party balloons'],
  styles: ['flat', 'line'],
  knobs: { apart: [0.17, 0.2], radius: [0.14, 0.165], low: [0.22, 0.27], leaf: [0.1, 0.13], bend: [0, 0.05] },
  parts({ apart, radius, low, leaf, bend }) {
    const [top, tie] = [-0.4, -0.36];
    const stems = new Path();
    const [fruits, knots] = [new Path(), new Path()];
    const shine = new Path();
    for (const s of [-1, 1]) {
      const y = s < 0 ? low : low - 0.06;
      stems.moveTo(0, tie).cubicTo(s * bend, tie + 0.15, s * (apart - bend), y - 0.35, s * apart, y - radius);
      fruits.append(ellipse(s * apart, y, radius, radius * 1.12));
      knots
        .moveTo(s * apart, y - radius * 1.02)
        .lineTo(s * apart - 0.035, y - radius * 1.12 - 0.045)
        .lineTo(s * apart + 0.035, y - radius * 1.12 - 0.045)
        .close();
      shine.append(circle(s * apart - 0.42 * radius, y, 0.2 * radius));
    }
    const leaves = new Path();
    for (const s of [-1, 1])
      leaves
        .moveTo(0, tie)
        .cubicTo(s * leaf * 0.5, top - 0.09, s * leaf * 1.3, top - 0.05, s * leaf * 1.6, top + 0.03)
        .cubicTo(s * leaf * 1.2, top + 0.1, s * leaf * 0.6, top + 0.1, 0, tie)
        .close();
    return [
      stroke(stems, 0.016),
      area(leaves, 'accent'),
      area(knots, 'main'),
      area(fruits, 'main'),
      area(shine, 'light', false),
    ];
  },
});

import { points } from '../../../core/points.js';
import { circle, Path } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A slice of pizza with its crust and a drop of cheese; upside down it is a party hat with dots, a trimming and a pompom. */
export const pizzaHat = figure({
  name: 'pizza-hat',
  readings: [
    'pizza: pizza slice, slice of pizza, slice',
    'party hat: hat, cone hat, birthday hat, clown hat, cap, pointed hat',
  ],
  styles: ['flat'],
  knobs: {
    wide: [0.26, 0.31],
    crust: [0.075, 0.095],
    arch: [0.05, 0.08],
    dot: [0.04, 0.052],
    lean: [-0.02, 0.02],
  },
  parts({ wide, crust, arch, dot, lean }) {
    const [top, tip] = [-0.3, 0.44];
    const slice = new Path()
      .moveTo(-wide, top)
      .quadTo(0, top - arch * 2, wide, top)
      .lineTo(lean, tip)
      .close();
    const edge = new Path()
      .moveTo(-wide - 0.02, top + 0.01)
      .quadTo(0, top - arch * 2, wide + 0.02, top + 0.01)
      .cubicTo(wide + 0.06, top - 0.03, wide + 0.04, top - crust, wide, top - crust)
      .quadTo(0, top - crust - arch * 2, -wide, top - crust)
      .cubicTo(-wide - 0.04, top - crust, -wide - 0.06, top - 0.03, -wide - 0.02, top + 0.01)
      .close();
    const dots = new Path();
    for (const [u, v] of points('-0.45,0.14 0.12,0.1 0.5,0.2 -0.22,0.34 0.3,0.42 -0.05,0.58'))
      dots.append(circle(u * wide * 1.1, top + v * (tip - top), dot));
    return [
      area(circle(lean, tip + 0.01, dot * 1.1), 'light'),
      area(slice, 'main'),
      area(dots, 'accent'),
      area(edge, 'accent'),
    ];
  },
});

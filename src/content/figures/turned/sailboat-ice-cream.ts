import { points } from '../../../core/points.js';
import { Path, polygon } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A boat under a striped sail; upside down it is an ice cream in its cone. */
export const sailboatIceCream = figure({
  name: 'sailboat-ice-cream',
  readings: [
    'sailboat: boat, ship, sailing boat, sailing ship, yacht',
    'ice cream: ice cream cone, ice-cream, cone, icecream, gelato',
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.25, 0.28],
    hull: [0.2, 0.24],
    sail: [0.5, 0.56],
    foot: [0.8, 0.88],
    lean: [-0.012, 0.012],
  },
  parts({ wide, hull, sail, foot, lean }) {
    const deck = 0.16;
    const boat = new Path()
      .moveTo(-wide, deck)
      .lineTo(wide, deck)
      .cubicTo(wide * 1.02, deck + hull * 0.6, wide * 0.7, deck + hull, 0, deck + hull)
      .cubicTo(-wide * 0.7, deck + hull, -wide * 1.02, deck + hull * 0.6, -wide, deck)
      .close();
    const base = wide * foot;
    const tip = deck - sail;
    const seams = new Path();
    for (const t of [0.28, 0.5, 0.72])
      seams
        .moveTo(-base * t * 0.92 + lean * (1 - t), tip + sail * t)
        .lineTo(base * t * 0.84 + lean * (1 - t), tip + sail * (t - 0.07));
    return [
      area(polygon(points([-base, deck], [lean, tip], [base, deck])), 'accent'),
      stroke(seams, 0.012),
      area(boat, 'main'),
    ];
  },
});

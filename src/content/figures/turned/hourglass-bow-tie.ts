import { Path, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** An hourglass in its frame; on its side it is a bow tie with seams at its ends and a knot. */
export const hourglassBowTie = figure({
  name: 'hourglass-bow-tie',
  turn: 'quarter-cw',
  readings: [
    'hourglass: sandglass, sand timer, timer, hour glass',
    'bow tie: bowtie, bow, tie, ribbon, candy',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.22, 0.27],
    neck: [0.035, 0.05],
    bulge: [0.02, 0.06],
    bar: [0.055, 0.075],
    knot: [0.05, 0.065],
  },
  parts({ wide, neck, bulge, bar, knot }) {
    const top = 0.38;
    const glass = new Path();
    for (const s of [-1, 1]) {
      glass
        .moveTo(-wide, s * top)
        .lineTo(wide, s * top)
        .cubicTo(wide, s * (0.16 + bulge), neck, s * 0.12, neck, 0)
        .lineTo(-neck, 0)
        .cubicTo(-neck, s * 0.12, -wide, s * (0.16 + bulge), -wide, s * top)
        .close();
    }
    const sand = new Path();
    for (const s of [-1, 1]) {
      sand
        .moveTo(-wide * 0.72, s * (top - 0.02))
        .lineTo(wide * 0.72, s * (top - 0.02))
        .cubicTo(wide * 0.66, s * 0.26, wide * 0.2, s * 0.2, 0, s * 0.18)
        .cubicTo(-wide * 0.2, s * 0.2, -wide * 0.66, s * 0.26, -wide * 0.72, s * (top - 0.02))
        .close();
    }
    return [
      area(glass, 'main'),
      area(sand, 'accent', false),
      area(roundRect(-wide - 0.03, -top - bar / 2, 2 * wide + 0.06, bar, 0.02), 'accent'),
      area(roundRect(-wide - 0.03, top - bar / 2, 2 * wide + 0.06, bar, 0.02), 'accent'),
      area(roundRect(-knot * 1.15, -knot, knot * 2.3, knot * 2, 0.02), 'accent'),
    ];
  },
});

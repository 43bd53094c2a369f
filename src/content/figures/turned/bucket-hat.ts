import { Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A bucket with its handle up; upside down it is a hat with a brim and a chin strap. */
export const bucketHat = figure({
  name: 'bucket-hat',
  readings: ['bucket: pail, pot, basket', 'hat: cap, bucket hat, top hat, fez'],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.22, 0.25],
    base: [0.15, 0.18],
    brim: [0.05, 0.08],
    arch: [0.2, 0.26],
    band: [0.06, 0.09],
  },
  parts({ wide, base, brim, arch, band }) {
    const [top, floor] = [-0.08, 0.34];
    const side = (y: number): number => wide + ((base - wide) * (y - top)) / (floor - top);
    const body = new Path()
      .moveTo(-wide, top)
      .lineTo(wide, top)
      .lineTo(base, floor - 0.03)
      .quadTo(base, floor, base - 0.04, floor)
      .lineTo(-base + 0.04, floor)
      .quadTo(-base, floor, -base, floor - 0.03)
      .close();
    const stripe = new Path()
      .moveTo(-side(top + 0.04), top + 0.04)
      .lineTo(side(top + 0.04), top + 0.04)
      .lineTo(side(top + 0.04 + band), top + 0.04 + band)
      .lineTo(-side(top + 0.04 + band), top + 0.04 + band)
      .close();
    const bend = new Path()
      .moveTo(-wide * 0.96, top)
      .cubicTo(-wide * 0.9, top - arch * 1.3, wide * 0.9, top - arch * 1.3, wide * 0.96, top);
    return [
      stroke(bend, 0.02, 'main'),
      area(body, 'main'),
      area(stripe, 'accent'),
      area(roundRect(-wide - brim, top - 0.03, 2 * (wide + brim), 0.06, 0.03), 'main'),
    ];
  },
});

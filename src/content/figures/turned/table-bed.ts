import { Path, rect, roundRect } from '../../../draw/index.js';
import { area, figure } from './figure.js';

/** A table with a cloth and two cups; upside down it is a bed with high posts, whose feet are the cups. */
export const tableBed = figure({
  name: 'table-bed',
  readings: ['table: desk, dining table, bench, dinner table', 'bed: bedstead, bunk, cot, single bed, crib'],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.42, 0.46],
    leg: [0.045, 0.06],
    high: [0.26, 0.33],
    cloth: [0.11, 0.15],
    cup: [0.08, 0.1],
  },
  parts({ wide, leg, high, cloth, cup }) {
    const [top, slab] = [-0.08, 0.06];
    const under = top + slab;
    const hang = new Path().moveTo(-wide + leg + 0.01, under).lineTo(wide - leg - 0.01, under);
    const waves = 6;
    const step = (2 * (wide - leg - 0.01)) / waves;
    hang.lineTo(wide - leg - 0.01, under + cloth * 0.8);
    for (let i = 0; i < waves; i++) {
      const x = wide - leg - 0.01 - i * step;
      hang.quadTo(x - step / 2, under + cloth * 1.25, x - step, under + cloth * 0.8);
    }
    const cups = new Path();
    for (const s of [-1, 1]) {
      const x = s * (wide - 0.07);
      cups
        .moveTo(x - 0.036, top - cup)
        .lineTo(x + 0.036, top - cup)
        .lineTo(x + 0.028, top)
        .lineTo(x - 0.028, top)
        .close();
    }
    return [
      area(hang.close(), 'light'),
      ...[-1, 1].map((s) =>
        area(roundRect(s * (wide - leg / 2) - leg / 2, under - 0.01, leg, high, 0.02), 'main'),
      ),
      area(rect(-wide, top, 2 * wide, slab), 'main'),
      area(cups, 'accent'),
    ];
  },
});

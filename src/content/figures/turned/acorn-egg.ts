import { Path } from '../../../draw/path.js';
import { area, figure, stroke } from './figure.js';

/** An acorn under its cap; upside down it is an egg in an egg cup. */
export const acornEgg = figure({
  name: 'acorn-egg',
  readings: [
    'acorn: nut, oak nut, hazelnut',
    'egg: egg cup, boiled egg, eggcup, egg in a cup, ice cream, cup, cupcake, muffin',
  ],
  styles: ['flat', 'line'],
  knobs: {
    wide: [0.19, 0.23],
    cap: [0.15, 0.19],
    stem: [0.022, 0.03],
    foot: [0.045, 0.075],
    lines: [3, 5.99],
  },
  parts({ wide, cap, stem, foot, lines }) {
    const brim = -0.08;
    const nut = new Path()
      .moveTo(-wide, brim)
      .cubicTo(-wide, brim + 0.28, -wide * 0.5, 0.4, 0, 0.43)
      .cubicTo(wide * 0.5, 0.4, wide, brim + 0.28, wide, brim)
      .close();
    const lid = new Path()
      .moveTo(-wide - 0.035, brim + 0.02)
      .cubicTo(-wide - 0.03, brim - cap * 0.9, -wide * 0.5, brim - cap, -stem, brim - cap - 0.02)
      .lineTo(stem, brim - cap - 0.02)
      .cubicTo(wide * 0.5, brim - cap, wide + 0.03, brim - cap * 0.9, wide + 0.035, brim + 0.02)
      .close();
    const end = brim - cap - 0.15;
    const stalk = new Path()
      .moveTo(-foot, end)
      .lineTo(foot, end)
      .quadTo(stem, end + 0.02, stem, end + 0.07)
      .lineTo(stem, brim - cap + 0.02)
      .lineTo(-stem, brim - cap + 0.02)
      .lineTo(-stem, end + 0.07)
      .quadTo(-stem, end + 0.02, -foot, end)
      .close();
    const count = Math.floor(lines);
    const pattern = [];
    for (let i = 1; i <= count; i++) {
      const x = -wide + (2 * wide * i) / (count + 1);
      const groove = new Path()
        .moveTo(x * 1.1, brim + 0.005)
        .quadTo(x * 1.05, brim - cap * 0.5, x * 0.6, brim - cap * 0.82);
      pattern.push(stroke(groove, 0.012));
    }
    return [area(nut, 'light'), area(stalk, 'main'), area(lid, 'main'), ...pattern];
  },
});

import { Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A hot-air balloon over its basket; upside down it is a light bulb that hangs from its socket. */
export const balloonBulb = figure({
  name: 'balloon-bulb',
  readings: [
    'hot-air balloon: hot air balloon, balloon, air balloon, aerostat',
    'light bulb: bulb, lightbulb, lamp, electric bulb, hanging bulb',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.27, 0.31],
    neck: [0.075, 0.09],
    drop: [0.14, 0.18],
    basket: [0.14, 0.17],
    threads: [2, 3.99],
  },
  parts({ wide, neck, drop, basket, threads }) {
    const [middle, mouth] = [-0.19, 0.1 + drop];
    const envelope = new Path()
      .moveTo(-neck, mouth)
      .cubicTo(-neck, mouth - 0.13, -wide, middle + 0.2, -wide, middle)
      .cubicTo(-wide, middle - wide * 0.56, -wide * 0.56, middle - wide, 0, middle - wide)
      .cubicTo(wide * 0.56, middle - wide, wide, middle - wide * 0.56, wide, middle)
      .cubicTo(wide, middle + 0.2, neck, mouth - 0.13, neck, mouth)
      .close();
    const count = Math.floor(threads);
    const lines = new Path();
    for (let i = 1; i <= count; i++) {
      const y = mouth + 0.03 + (i * basket) / (count + 1);
      lines.moveTo(-neck, y - 0.012).lineTo(neck, y + 0.012);
    }
    const gores = new Path();
    for (const s of [-1, 1])
      gores
        .moveTo(s * neck * 0.4, mouth)
        .cubicTo(s * neck * 0.4, mouth - 0.15, s * wide * 0.42, middle + 0.16, s * wide * 0.42, middle)
        .cubicTo(
          s * wide * 0.42,
          middle - wide * 0.6,
          s * wide * 0.2,
          middle - wide * 0.9,
          0,
          middle - wide * 0.97,
        );
    return [
      area(envelope, 'main'),
      stroke(gores, 0.011),
      area(roundRect(-neck - 0.012, mouth - 0.012, 2 * neck + 0.024, 0.036, 0.012), 'accent'),
      area(roundRect(-neck, mouth + 0.024, 2 * neck, basket, 0.03), 'accent'),
      stroke(lines, 0.012),
    ];
  },
});

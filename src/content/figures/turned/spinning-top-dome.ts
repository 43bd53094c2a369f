import { Path, roundRect } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A spinning top on its point; upside down it is an onion dome on its drum. */
export const spinningTopDome = figure({
  name: 'spinning-top-dome',
  readings: [
    'spinning top: top, toy top, whirligig, dreidel',
    'dome: onion dome, church dome, church, mosque, temple, church tower, onion, garlic, cupola',
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: {
    wide: [0.28, 0.32],
    shoulder: [0.12, 0.15],
    deep: [0.46, 0.52],
    drum: [0.105, 0.125],
    high: [0.16, 0.2],
  },
  parts({ wide, shoulder, deep, drum, high }) {
    const top = -0.16;
    const half = (path: Path, s: number, r: number): Path =>
      path
        .cubicTo(
          s * (drum + (r - drum) * 0.9),
          top + 0.02,
          s * r,
          top + shoulder * 0.6,
          s * r,
          top + shoulder,
        )
        .cubicTo(s * r, top + shoulder + 0.16, s * 0.05 * (r / wide), top + deep * 0.7, 0, top + deep);
    const body = half(new Path().moveTo(drum * 0.8, top), 1, wide);
    body
      .cubicTo(-0.05, top + deep * 0.7, -wide, top + shoulder + 0.16, -wide, top + shoulder)
      .cubicTo(-wide, top + shoulder * 0.6, -(drum + (wide - drum) * 0.9), top + 0.02, -drum * 0.8, top)
      .close();
    const ribs = new Path();
    for (const s of [-1, 1]) half(ribs.moveTo(s * drum * 0.3, top), s, wide * 0.4);
    return [
      area(roundRect(-drum, top - high, 2 * drum, high, 0.014), 'accent'),
      area(roundRect(-drum - 0.03, top - 0.03, 2 * drum + 0.06, 0.045, 0.014), 'accent'),
      area(body, 'main'),
      stroke(ribs, 0.011),
    ];
  },
});

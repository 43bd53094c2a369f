import { points } from '../../../core/points.js';
import { circle, ellipse, Path, thread } from '../../../draw/index.js';
import { area, stroke, type Part } from './figure.js';

/** Lengths of a head that is a head either way up (Whistler, ¡OHO!, 1946): eyes in the middle, a mouth on either side. */
export interface HeadShape {
  readonly wide: number;
  readonly high: number;
  readonly apart: number;
  /** The curve of the lower mouth's smile, and of the upper one's once it is turned. */
  readonly smile: number;
  readonly turnedSmile: number;
}

/** The head itself and what is on it; hair, beards and hats are drawn behind and before it. */
export function head({ wide, high, apart, smile, turnedSmile }: HeadShape): Part[] {
  const skull = ellipse(0, 0, wide, high);
  const ears = [-1, 1].map((s) => area(ellipse(s * (wide + 0.005), 0, 0.035, 0.055), 'main'));
  const eyes = [-1, 1].flatMap((s) => [
    area(ellipse(s * apart, 0, 0.036, 0.03), 'light'),
    area(circle(s * apart, 0, 0.017), 'ink', false),
  ]);
  const nose = stroke(new Path().moveTo(-0.018, -0.045).cubicTo(-0.05, 0.06, 0.05, 0.06, 0.022, 0.03), 0.014);
  return [
    ...ears,
    area(skull, 'main'),
    ...eyes,
    nose,
    ...mouth(smile, 0.46 * high),
    ...mouth(-turnedSmile, -0.46 * high),
  ];
}

const mouth = (bend: number, y: number): Part[] => [
  stroke(thread(points([-0.075, y - bend / 2], [0, y + bend / 2], [0.075, y - bend / 2])), 0.016),
];

/** A crescent of hair along the lower rim of the head: a beard, or after a half turn a head of hair. */
export function beard(wide: number, high: number, reach: number): Path {
  return new Path()
    .moveTo(-wide * 1.01, high * 0.12)
    .cubicTo(-wide * 1.25, high * 0.7, -wide * 0.8, high + reach, 0, high + reach)
    .cubicTo(wide * 0.8, high + reach, wide * 1.25, high * 0.7, wide * 1.01, high * 0.12)
    .cubicTo(wide * 0.86, high * 0.5, wide * 0.62, high * 0.68, 0, high * 0.72)
    .cubicTo(-wide * 0.62, high * 0.68, -wide * 0.86, high * 0.5, -wide * 1.01, high * 0.12)
    .close();
}

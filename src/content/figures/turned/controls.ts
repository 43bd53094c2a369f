import { points } from '../../../core/points.js';
import { arc, circle, ellipse, Path, polygon, rect, roundRect } from '../../../draw/index.js';
import { area, figure, stroke, styles, type Figure, type Part } from './figure.js';

const control = (reading: string, knobs: readonly [number, number], parts: (t: number) => Part[]): Figure =>
  figure({
    name: `control-${reading.split(':')[0]}`,
    readings: [reading, reading],
    styles: styles.filter((style) => style !== 'dark'),
    knobs: { t: knobs },
    parts: ({ t }) => parts(t),
  });

/** Drawings of one thing, with no other after any turn: what a seen "second reading" of them would be worth. */
export const controls: readonly Figure[] = [
  control('house: home, cottage, hut', [0.24, 0.32], (wide) => [
    area(rect(wide * 0.4, -0.36, 0.08, 0.2), 'accent'),
    area(rect(-wide, -0.1, 2 * wide, 0.46), 'light'),
    area(polygon(points([-wide - 0.08, -0.08], [0, -0.4], [wide + 0.08, -0.08])), 'main'),
    area(rect(-0.2, 0.08, 0.14, 0.28), 'accent'),
    area(rect(0.04, 0.02, 0.15, 0.15), 'main'),
    stroke(new Path().moveTo(0.115, 0.02).lineTo(0.115, 0.17).moveTo(0.04, 0.095).lineTo(0.19, 0.095), 0.012),
  ]),
  control('car: automobile, sedan', [0.07, 0.09], (wheel) => [
    area(
      new Path().moveTo(-0.24, -0.02).lineTo(-0.15, -0.19).lineTo(0.12, -0.19).lineTo(0.24, -0.02).close(),
      'light',
    ),
    stroke(new Path().moveTo(-0.01, -0.19).lineTo(-0.01, 0), 0.02),
    area(
      new Path()
        .moveTo(-0.44, 0.16)
        .lineTo(-0.43, 0.03)
        .quadTo(-0.42, -0.02, -0.34, -0.03)
        .lineTo(0.26, -0.03)
        .quadTo(0.44, 0, 0.45, 0.16)
        .close(),
      'main',
    ),
    ...[-0.25, 0.25].flatMap((x) => [
      area(circle(x, 0.16, wheel), 'ink'),
      area(circle(x, 0.16, wheel * 0.45), 'light'),
    ]),
  ]),
  control('bicycle: bike, cycle', [0.17, 0.19], (wheel) => [
    ...[-0.25, 0.25].map((x) => stroke(circle(x, 0.12, wheel), 0.026)),
    stroke(polygon(points('-0.25,0.12 -0.1,-0.12 0.17,-0.12 0,0.12')), 0.028, 'main'),
    stroke(
      new Path()
        .moveTo(0, 0.12)
        .lineTo(-0.12, -0.19)
        .moveTo(0.25, 0.12)
        .lineTo(0.15, -0.22)
        .lineTo(0.25, -0.25),
      0.028,
      'main',
    ),
    stroke(new Path().moveTo(-0.18, -0.19).lineTo(-0.06, -0.19), 0.04),
  ]),
  control('mug: cup, coffee cup, coffee mug, teacup', [0.17, 0.21], (wide) => [
    stroke(arc(wide - 0.01, 0.04, 0.12, -80, 80), 0.05, 'main'),
    area(roundRect(-wide, -0.16, 2 * wide, 0.4, 0.05), 'main'),
    area(ellipse(0, -0.15, wide, 0.045), 'light'),
    ...[-0.09, 0, 0.09].map((x) =>
      stroke(new Path().moveTo(x, -0.24).cubicTo(x + 0.05, -0.29, x - 0.05, -0.34, x, -0.4), 0.016),
    ),
  ]),
  control('cat: kitten, cat face, cat head', [0.24, 0.28], (wide) => [
    ...[-1, 1].map((s) =>
      area(
        polygon(points([s * wide * 0.95, -0.02], [s * wide * 0.9, -0.36], [s * wide * 0.2, -0.17])),
        'main',
      ),
    ),
    area(ellipse(0, 0.04, wide, 0.24), 'main'),
    ...[-1, 1].flatMap((s) => [
      area(ellipse(s * 0.1, -0.02, 0.045, 0.055), 'light'),
      area(ellipse(s * 0.1, -0.02, 0.014, 0.045), 'ink', false),
      stroke(
        new Path()
          .moveTo(s * 0.1, 0.11)
          .lineTo(s * 0.36, 0.06)
          .moveTo(s * 0.1, 0.14)
          .lineTo(s * 0.36, 0.17),
        0.012,
      ),
      stroke(new Path().moveTo(0, 0.12).quadTo(s * 0.04, 0.18, s * 0.09, 0.14), 0.014),
    ]),
    area(polygon(points('-0.035,0.07 0.035,0.07 0,0.12')), 'accent'),
  ]),
  control('key: door key', [0.12, 0.15], (bow) => [
    area(
      polygon(
        points(
          '-0.06,-0.03 0.4,-0.03 0.4,0.13 0.34,0.13 0.34,0.07 0.28,0.07 0.28,0.11 0.22,0.11 0.22,0.03 -0.06,0.03',
        ),
      ),
      'main',
    ),
    area(circle(-0.2, 0, bow), 'main'),
    area(circle(-0.22, 0, bow * 0.42), 'light'),
  ]),
  control('chair: stool', [0.14, 0.18], (wide) => [
    area(rect(-wide - 0.03, -0.42, 0.06, 0.86), 'main'),
    area(rect(wide - 0.03, 0.05, 0.06, 0.39), 'main'),
    area(roundRect(-wide - 0.03, 0.02, 2 * wide + 0.1, 0.07, 0.02), 'accent'),
    stroke(new Path().moveTo(-wide + 0.03, 0.26).lineTo(wide - 0.03, 0.26), 0.03),
  ]),
  control('umbrella: parasol, brolly', [0.3, 0.36], (wide) => [
    stroke(
      new Path().moveTo(0, -0.32).lineTo(0, 0.32).cubicTo(0, 0.44, 0.13, 0.44, 0.13, 0.33),
      0.028,
      'accent',
    ),
    area(
      new Path()
        .moveTo(-wide, 0)
        .cubicTo(-wide, -0.36, wide, -0.36, wide, 0)
        .quadTo(wide * 0.67, -0.09, wide * 0.34, 0)
        .quadTo(0, -0.09, -wide * 0.34, 0)
        .quadTo(-wide * 0.67, -0.09, -wide, 0)
        .close(),
      'main',
    ),
    stroke(
      new Path()
        .moveTo(-wide * 0.34, 0)
        .quadTo(-0.1, -0.2, 0, -0.27)
        .quadTo(0.1, -0.2, wide * 0.34, 0),
      0.012,
    ),
  ]),
];

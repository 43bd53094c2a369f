import { points } from '../../../core/points.js';
import { circle, ellipse, Path, polygon } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A flower whose stamens are legs, whose blossom is a skirt and whose leaves are arms: upside down it is a dancer. */
export const flowerDancer = figure({
  name: 'flower-dancer',
  readings: ['flower: tulip, blossom, lily', 'dancer: girl, woman, ballerina, lady, doll, dress, fairy'],
  styles: ['flat', 'dark'],
  knobs: {
    wide: [0.19, 0.24],
    deep: [0.03, 0.05],
    head: [0.052, 0.062],
    arm: [0.2, 0.26],
    legs: [0.045, 0.065],
  },
  parts({ wide, deep, head, arm, legs }) {
    const brim = -0.2;
    const blossom = new Path().moveTo(0.028, 0.1).cubicTo(0.06, 0.02, wide * 0.95, -0.02, wide, brim - 0.03);
    const petals = 5;
    for (let i = 0; i < petals; i++) {
      const x = wide - (2 * wide * (i + 1)) / petals;
      blossom.quadTo(x + wide / petals, brim + deep + 0.02, x, brim - (i === petals - 1 ? 0.03 : 0.035));
    }
    blossom.cubicTo(-wide * 0.95, -0.02, -0.06, 0.02, -0.028, 0.1).close();
    const parts = [];
    for (const s of [-1, 1]) {
      const leg = new Path().moveTo(s * legs, -0.14).quadTo(s * legs * 1.1, -0.3, s * legs * 1.5, -0.4);
      parts.push(stroke(leg, 0.03, 'accent'), area(ellipse(s * legs * 1.9, -0.42, 0.035, 0.02), 'accent'));
    }
    for (const s of [-1, 1]) {
      const leaf = new Path()
        .moveTo(s * 0.01, 0.235)
        .cubicTo(s * 0.1, 0.235, s * arm * 0.9, 0.16, s * arm, 0.02)
        .cubicTo(s * (arm - 0.06), 0.09, s * 0.1, 0.18, s * 0.02, 0.185)
        .close();
      parts.push(area(leaf, 'accent'));
    }
    const stem = polygon(points('-0.028,0.08 0.028,0.08 0.026,0.25 0.014,0.34 -0.014,0.34 -0.026,0.25'));
    return [
      ...parts,
      area(stem, 'accent'),
      area(blossom, 'main'),
      area(circle(0, 0.325 + head, head), 'accent'),
    ];
  },
});

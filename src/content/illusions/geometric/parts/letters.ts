import { Path } from '../../../../draw/path.js';

/** The letter A around (x, y), `height` units tall, as strokes. */
export function letterA(x: number, y: number, height: number): Path {
  const [w, h] = [height * 0.38, height / 2];
  return new Path()
    .moveTo(x - w, y + h)
    .lineTo(x, y - h)
    .lineTo(x + w, y + h)
    .moveTo(x - w * 0.62, y + h * 0.3)
    .lineTo(x + w * 0.62, y + h * 0.3);
}

/** The letter B around (x, y), `height` units tall, as strokes. */
export function letterB(x: number, y: number, height: number): Path {
  const [w, h] = [height * 0.3, height / 2];
  return new Path()
    .moveTo(x - w, y)
    .lineTo(x, y)
    .cubicTo(x + w * 1.3, y, x + w * 1.3, y + h, x, y + h)
    .lineTo(x - w, y + h)
    .lineTo(x - w, y - h)
    .lineTo(x, y - h)
    .cubicTo(x + w, y - h, x + w, y, x, y);
}

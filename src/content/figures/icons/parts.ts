import type { Affine } from '../../../core/affine.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';

/** Colors of stalks and leaves. */
export const stem = [92, 62, 38] as const;
export const green = [70, 132, 58] as const;

/** A path scaled, turned clockwise by degrees, then moved. */
export const moved = (path: Path, x: number, y: number, angle = 0, scale = 1): Path => {
  const [c, s] = [scale * cosDegrees(angle), scale * sinDegrees(angle)];
  return path.transform([c, s, -s, c, x, y] satisfies Affine);
};

/** A leaf along x. */
export const leafPath = (): Path =>
  new Path()
    .moveTo(-0.98, 0)
    .cubicTo(-0.5, -0.72, 0.45, -0.66, 0.98, 0)
    .cubicTo(0.45, 0.66, -0.5, 0.72, -0.98, 0)
    .close();

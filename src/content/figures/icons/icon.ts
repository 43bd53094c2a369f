import { type Affine, cosDegrees, sinDegrees } from '../../../core/index.js';
import { Path } from '../../../draw/path.js';

/** One flat shape of a small thing: a factor of its color, or a color of its own. */
export type Layer = {
  readonly path: Path;
  readonly shade?: number;
  readonly own?: readonly [number, number, number];
};

/** A small thing that is known at 20 pixels: layers from below, in the square from −1 to 1, y downward. */
export interface Icon {
  readonly word: string;
  readonly accept: readonly string[];
  /** The angle by which it may be turned without looking wrong, degrees to either side. */
  readonly turn: number;
  readonly layers: readonly Layer[];
  /** The hues that it has in nature, degrees in OKLCH, where another would make it another thing: a purple apple is a plum. */
  readonly hues?: readonly number[];
}

/** Colors of stalks and leaves. */
export const stem = [92, 62, 38] as const;
export const green = [70, 132, 58] as const;

/** A path scaled, turned clockwise by degrees, then moved. */
export const movedPath = (path: Path, x: number, y: number, angle = 0, scale = 1): Path => {
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

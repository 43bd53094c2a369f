import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { directions, type Direction } from '../direction.js';

/** An axis of mirror symmetry through the mean place (x, y) of some marks, in pixels. */
export interface MirrorAxis {
  readonly axis: Direction;
  /** 0: another axis is as good, to 1: this one is perfect and no other is */
  readonly margin: number;
  readonly x: number;
  readonly y: number;
}

/** The angles by which a figure may be off its direction, degrees. */
const tilts = [-4, -2, 0, 2, 4];

/** The number of marks that are examined; more of them cost time and change little. */
const enough = 4000;

/** The one of some directions about which the marks (0 or 1) are most nearly their own mirror image. */
export function mirrorAxis(
  marks: Uint8Array,
  width: number,
  candidates: readonly Direction[],
): MirrorAxis | undefined {
  const pixels: number[] = [];
  let [sumX, sumY] = [0, 0];
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (marks[pixel] === 0) continue;
    pixels.push(pixel);
    sumX += pixel % width;
    sumY += Math.floor(pixel / width);
  }
  if (pixels.length === 0) return undefined;
  const [x, y] = [sumX / pixels.length, sumY / pixels.length];
  const stride = Math.ceil(pixels.length / enough);
  const sample = pixels.filter((_, i) => i % stride === 0);

  /** The share of marks whose mirror image is unmarked. */
  const asymmetry = (angle: number): number => {
    const [ux, uy] = [sinDegrees(angle), -cosDegrees(angle)];
    const strays = sample.filter((pixel) => {
      const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y];
      const along = 2 * (dx * ux + dy * uy);
      const [mx, my] = [Math.round(x + along * ux - dx), Math.round(y + along * uy - dy)];
      return !(mx >= 0 && mx < width && my >= 0 && marks[my * width + mx] === 1);
    });
    return strays.length / sample.length;
  };
  const ranked = candidates
    .map((axis) => {
      const angle = 45 * directions.indexOf(axis);
      return { axis, strays: Math.min(...tilts.map((tilt) => asymmetry(angle + tilt))) };
    })
    .sort((a, b) => a.strays - b.strays);
  const [best, next] = [ranked[0], ranked[1]];
  return { axis: best.axis, margin: next.strays === 0 ? 0 : 1 - best.strays / next.strays, x, y };
}

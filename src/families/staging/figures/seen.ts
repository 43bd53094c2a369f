import { sixDecimals } from '../../../core/math/decimals.js';
import type { Raster } from '../../../draw/raster.js';
import { rotate, scale, subtract, type Renderer } from '../../../world/index.js';
import { meanDifference } from '../picture/comparison.js';
import { cameraDistance, figureScene, frameOf, pixelsPerUnit } from './scene.js';
import { mirroredAlong, type TurnedFigure } from './turned.js';

/** Side of the masks in which cubes are counted, and of the pictures that are compared; pixels. */
const maskSide = 160;
const side = 96;

/**
 * The share of each cube, in the chain's order, that a picture shows: its pixels in the part mask, of those that it would
 * fill if it stood there alone.
 */
export function cubeShares(renderer: Renderer, turned: TurnedFigure): readonly number[] {
  const { parts } = renderer.parts(figureScene(turned, true), { width: maskSide, height: maskSide });
  const seen = new Array<number>(turned.figure.length + 1).fill(0);
  for (const part of parts) seen[part]++;
  const { middle, radius } = frameOf(turned.figure);
  return turned.figure.map((cube, i) => {
    const [, , toward] = scale(rotate(turned.rotation, subtract(cube, middle)), 1 / radius);
    const size = (pixelsPerUnit(maskSide) / radius) * (cameraDistance / (cameraDistance - toward));
    // The shadow of a unit cube is as large as the sum of its axes' parts along the line of sight.
    const [, , , , , , x, y, z] = turned.rotation;
    const alone = size * size * (Math.abs(x) + Math.abs(y) + Math.abs(z));
    return Math.min(1, Math.round((100 * seen[i + 1]) / alone) / 100);
  });
}

/**
 * The least difference between the picture of a figure and those of its mirror twin in the same pose: the mean
 * difference of the channels, 0 to 1, over the figure's area. The twin stands mirrored from left to right, from top to
 * bottom, or in depth, where its outline is nearly the same.
 */
export function twinDifference(renderer: Renderer, turned: TurnedFigure): number {
  const size = { width: side, height: side };
  const picture = (one: TurnedFigure): Raster =>
    renderer.render(figureScene(one), { ...size, samples: 4, shadows: false });
  const area = renderer.objects(figureScene(turned), size).reduce((sum, object) => sum + object, 0);
  const own = picture(turned);
  const differences = ([0, 1, 2] as const).map((axis) =>
    meanDifference(own, picture(mirroredAlong(axis, turned)), area),
  );
  return sixDecimals(Math.min(...differences));
}

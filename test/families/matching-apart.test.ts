import { expect, test } from 'vitest';
import { cosDegrees, sinDegrees } from '../../src/core/math/index.js';
import { Path } from '../../src/draw/path.js';
import { Surface } from '../../src/draw/surface.js';
import { turn } from '../../src/draw/turn.js';
import { Alikeness } from '../../src/families/matching/distractors.js';

/** A polygon in a picture of 200 pixels, turned about its middle by degrees. */
function polygon(points: readonly (readonly [number, number])[], degrees: number) {
  const surface = new Surface(200, 200, 3, 0);
  const path = new Path();
  points.forEach(([x, y], i) => {
    const [c, s] = [cosDegrees(degrees), sinDegrees(degrees)];
    const at = [100 + c * (x - 100) - s * (y - 100), 100 + s * (x - 100) + c * (y - 100)] as const;
    if (i === 0) path.moveTo(...at);
    else path.lineTo(...at);
  });
  surface.fill(path.close(), [240, 200, 10]);
  return surface.raster;
}

const triangle = polygon([[100, 30], [160, 150], [40, 150]], 4); // prettier-ignore
const flag = polygon([[60, 20], [150, 60], [80, 100], [80, 180], [60, 180]], 4); // prettier-ignore

test('the flip of a slightly tilted symmetric sign looks like its half turn, that of one without symmetry does not', () => {
  const areAlike = (picture: typeof triangle): boolean => {
    const answer = turn(picture, 'half');
    return new Alikeness(picture, answer).areAlike(answer, turn(picture, 'flip'));
  };
  expect(areAlike(triangle)).toBe(true);
  expect(areAlike(flag)).toBe(false);
});

test('no picture looks like its quarter turn unless it is the same', () => {
  for (const picture of [triangle, flag])
    expect(new Alikeness(picture, turn(picture, 'half')).areAlike(picture, turn(picture, 'quarter-cw'))).toBe(
      false,
    );
});

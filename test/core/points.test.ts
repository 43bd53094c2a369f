import { expect, test } from 'vitest';
import { points, points3, points4 } from '../../src/core/points.js';

test('points are numbers as written, over several lines too', () => {
  expect(points('0,0 -0.42,1e-3\n  0.1,7')).toEqual([
    [0, 0],
    [-0.42, 1e-3],
    [0.1, 7],
  ]);
  expect(points3('\n  1,2,3\n')).toEqual([[1, 2, 3]]);
  expect(points4('1,2,3,4')).toEqual([[1, 2, 3, 4]]);
});

test('points that are computed are a list as well', () => {
  const [width, height] = [0.3, 2];
  expect(points([0, height], [width / 2, 0])).toEqual([
    [0, 2],
    [0.15, 0],
  ]);
  expect(points([0, 0, height])).toEqual([[0, 0, 2]]);
});

test.each(['', '1', '1,2,3', '1,', ',2', '1,two', '1, 2', '1,Infinity'])('%j is refused', (text) => {
  expect(() => points(text)).toThrow(/2 numbers with commas between them/);
});

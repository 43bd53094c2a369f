import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { total } from './measures.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { Path, Verb } from '../../src/draw/path.js';
import * as shapes from '../../src/draw/shapes.js';

const { arc, circle, ellipse, line, polygon, polyline, rect, regularPolygon, roundRect, sector, star } =
  shapes;

describe('areas', () => {
  const cases: [string, Path, number][] = [
    ['rect', rect(10, 12, 30, 20), 600],
    ['roundRect', roundRect(10, 12, 30, 20, 6), 600 - (4 - Math.PI) * 36],
    ['roundRect, radius too large', roundRect(10, 12, 30, 20, 60), 10 * 20 + Math.PI * 100],
    ['roundRect, radius 0', roundRect(10, 12, 30, 20, 0), 600],
    ['circle', circle(50, 50, 40), Math.PI * 1600],
    ['ellipse', ellipse(50, 50, 40, 10), Math.PI * 400],
    ['sector', sector(50, 50, 40, 30, 120), Math.PI * 400],
    ['sector backward', sector(50, 50, 40, 120, 30), Math.PI * 400],
    ['regular hexagon', regularPolygon(50, 50, 40, 6), 1.5 * Math.sqrt(3) * 1600],
    ['regular triangle', regularPolygon(50, 50, 40, 3), 0.75 * Math.sqrt(3) * 1600],
    ['star', star(50, 50, 40, 20, 5), 5 * 40 * 20 * Math.sin(Math.PI / 5)],
    [
      'polygon',
      polygon([
        [0, 0],
        [40, 0],
        [0, 40],
      ]),
      800,
    ],
  ];
  for (const [name, path, area] of cases) {
    test(name, () => {
      expect(Math.abs(total(coverage(path, { width: 100, height: 100 })) / 255 - area)).toBeLessThan(0.9);
    });
  }
});

describe('circles are round', () => {
  test('to 5 millionths of the radius', () => {
    const { coords } = circle(0, 0, 1);
    for (let i = 2; i < coords.length; i += 6) {
      const p = [coords[i - 2], coords[i - 1], ...coords.slice(i, i + 6)];
      for (let t = 0; t <= 1; t += 1 / 64) {
        const s = 1 - t;
        const [x, y] = [0, 1].map(
          (k) =>
            s * s * s * p[k] + 3 * s * s * t * p[k + 2] + 3 * s * t * t * p[k + 4] + t * t * t * p[k + 6],
        );
        expect(Math.abs(Math.hypot(x, y) - 1)).toBeLessThan(5e-6);
      }
    }
  });
  test('and the same in all eight directions', () => {
    const size = 64;
    const { data, width } = coverage(circle(32, 32, 30), { width: size, height: size });
    for (let y = 0; y < width; y++) {
      for (let x = 0; x < width; x++) {
        for (const at of [y * width + width - 1 - x, (width - 1 - y) * width + x, x * width + y]) {
          expect(Math.abs(data[y * width + x] - data[at])).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

test('angles run clockwise on the screen from the right', () => {
  expect(arc(10, 10, 5, 0, 90).coords.slice(0, 2)).toEqual([15, 10]);
  expect(arc(10, 10, 5, 0, 90).coords.slice(-2)).toEqual([10, 15]);
  expect(arc(10, 10, 5, -90, -180).coords.slice(-2)).toEqual([5, 10]);
  expect(regularPolygon(10, 10, 5, 4).coords).toEqual([10, 5, 15, 10, 10, 15, 5, 10]);
});

test('lines are open, polygons closed', () => {
  expect(line(1, 2, 3, 4)).toEqual(
    polyline([
      [1, 2],
      [3, 4],
    ]),
  );
  expect(
    polyline([
      [1, 2],
      [3, 4],
    ]).verbs,
  ).toEqual([Verb.move, Verb.line]);
  expect(
    polygon([
      [1, 2],
      [3, 4],
    ]).verbs,
  ).toEqual([Verb.move, Verb.line, Verb.close]);
});

describe('bad shapes', () => {
  const bad: [string, () => Path][] = [
    ['radius < 0', () => circle(0, 0, -1)],
    ['radius NaN', () => circle(0, 0, NaN)],
    ['rx', () => ellipse(0, 0, -1, 1)],
    ['roundRect', () => roundRect(0, 0, -5, 5, 1)],
    ['roundRect radius', () => roundRect(0, 0, 5, 5, NaN)],
    ['2 corners', () => regularPolygon(0, 0, 5, 2)],
    ['2.5 corners', () => regularPolygon(0, 0, 5, 3.5)],
    ['1e9 tips', () => star(0, 0, 5, 2, 1e9)],
    ['arc of 400°', () => arc(0, 0, 5, 0, 400)],
    ['arc NaN', () => arc(0, 0, 5, NaN, 0)],
    ['arc ∞', () => arc(0, 0, 5, 0, Infinity)],
  ];
  for (const [name, make] of bad) test(name, () => expect(make).toThrow(TopsyturvyError));
});

describe('paths', () => {
  test('bounds are those of all points', () => {
    expect(new Path().bounds()).toBeUndefined();
    expect(new Path().moveTo(3, 4).quadTo(-1, 9, 5, 5).bounds()).toEqual({
      x: -1,
      y: 4,
      width: 6,
      height: 5,
    });
  });
  test('transform makes a new path, append adds to one', () => {
    const path = rect(1, 2, 3, 4);
    expect(path.transform([2, 0, 0, 3, 10, 20])).toEqual(rect(12, 26, 6, 12));
    expect(path).toEqual(rect(1, 2, 3, 4));
    expect(new Path().append(path).append(path, [1, 0, 0, 1, 5, 0]).coords).toEqual([
      ...path.coords,
      ...rect(6, 2, 3, 4).coords,
    ]);
  });
  test('long paths can be appended', () => {
    const long = new Path();
    for (let i = 0; i < 200_000; i++) long.lineTo(i, i);
    expect(new Path().append(long, [1, 0, 0, 1, 1, 1]).verbs.length).toBe(200_000);
  });
});

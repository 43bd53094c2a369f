import { describe, expect, test } from 'vitest';
import { scaling, translation, type Affine } from '../../src/core/affine.js';
import { sha256 } from '../../src/core/hash.js';
import { Stream } from '../../src/core/stream.js';
import { total } from './measures.js';
import { coverage, coveredStretches, type FillRule } from '../../src/draw/fill/coverage.js';
import { Path } from '../../src/draw/path.js';
import { circle, ellipse, polygon, rect, star, type Point } from '../../src/draw/shapes.js';
import { onWindow } from './canvas-coverage.js';
import { pathKinds, randomPath } from './random-path.js';
import { fully } from '../few.js';

const rules: readonly FillRule[] = ['nonzero', 'evenodd'];

function picture(path: Path, size: number, rule: FillRule = 'nonzero', transform?: Affine): Uint8Array {
  const shape = coverage(path, { width: size, height: size, rule, ...(transform && { transform }) });
  return onWindow(shape, size, size);
}

function largest(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length);
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0);
}

describe('known areas', () => {
  test('a rectangle covers the parts of pixels that it covers', () => {
    const shape = coverage(rect(1.25, 2.5, 2, 1), { width: 8, height: 8 });
    expect(shape).toMatchObject({ x: 1, y: 2, width: 3, height: 2 });
    // Columns ¾, 1, ¼ of rows ½, ½.
    expect([...shape.data]).toEqual([96, 128, 32, 96, 128, 32]);
  });

  test('a triangle inside one pixel', () => {
    expect([
      ...coverage(
        polygon([
          [0.2, 0.1],
          [0.9, 0.3],
          [0.4, 0.8],
        ]),
        { width: 1, height: 1 },
      ).data,
    ]).toEqual([Math.round(0.5 * Math.abs(0.7 * 0.7 - 0.2 * 0.2) * 255)]);
  });

  test('edges that cross inside one pixel', () => {
    const bow = polygon([
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
    for (const rule of rules) expect([...coverage(bow, { width: 1, height: 1, rule }).data]).toEqual([128]);
    const squares = rect(0, 0, 0.6, 0.6).append(rect(0.4, 0.4, 0.6, 0.6));
    const [one, both] = [0.36, 0.04];
    expect(coverage(squares, { width: 1, height: 1 }).data[0]).toBe(Math.round((2 * one - both) * 255));
    expect(coverage(squares, { width: 1, height: 1, rule: 'evenodd' }).data[0]).toBe(
      Math.round((2 * one - 2 * both) * 255),
    );
  });

  test('the winding number, not its sign, decides', () => {
    const path = rect(0, 0, 4, 4)
      .append(rect(1, 1, 2, 2))
      .append(rect(4, 0, -3, 3));
    // The last runs the other way: 1 − 1 = 0 where it lies on the first alone, 2 − 1 = 1 within the second too.
    const shape = [...coverage(path, { width: 4, height: 4 }).data].map((v) => v / 255);
    expect(shape).toEqual([1, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1]);
  });

  test('polygons: the sum of all pixels is the area', () => {
    for (let i = 0; i < 200; i++) {
      const stream = new Stream(['area', i]);
      const points: Point[] = Array.from({ length: 3 }, () => [stream.uniform(0, 40), stream.uniform(0, 40)]);
      const [[ax, ay], [bx, by], [cx, cy]] = points;
      const area = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
      const shape = coverage(polygon(points), { width: 40, height: 40 });
      const partial = shape.data.filter((value) => value > 0 && value < 255).length + shape.data.length / 100;
      expect(Math.abs(total(shape) / 255 - area)).toBeLessThanOrEqual((partial * 0.5) / 255 + 1e-9);
    }
  });

  test('circles and ellipses: the sum of all pixels is the area', () => {
    for (const [rx, ry] of [
      [0.3, 0.3],
      [5, 5],
      [17.3, 40.1],
      [100, 100],
      [250, 31],
    ] as const) {
      const shape = coverage(ellipse(256.3, 255.9, rx, ry), { width: 512, height: 512 });
      // Flattening takes at most 2/3 of 1/200 pixel off along the rim.
      expect(total(shape) / 255).toBeGreaterThan(
        Math.PI * rx * ry - 0.0034 * 2 * Math.PI * Math.max(rx, ry) - 0.2,
      );
      expect(total(shape) / 255).toBeLessThan(Math.PI * rx * ry + 0.2);
    }
  });

  test('a five-pointed star: the pentagon counts once by either rule or not at all', () => {
    const points = Array.from({ length: 5 }, (_, i): Point => {
      const angle = (i * 4 * Math.PI) / 5 - Math.PI / 2;
      return [100 + 90 * Math.cos(angle), 100 + 90 * Math.sin(angle)];
    });
    const inner = (90 * (3 - Math.sqrt(5))) / 2;
    const pentagon = (5 / 2) * inner * inner * Math.sin((2 * Math.PI) / 5);
    const options = { width: 200, height: 200 };
    const whole = total(coverage(polygon(points), options)) / 255;
    const hollow = total(coverage(polygon(points), { ...options, rule: 'evenodd' })) / 255;
    expect(whole - hollow).toBeCloseTo(pentagon, 0);
    expect(whole).toBeCloseTo(total(coverage(star(100, 100, 90, inner, 5), options)) / 255, 1);
  });
});

describe('windows', () => {
  test('the window of the result is tight and clipped', () => {
    const { x, y, width, height } = coverage(circle(10, 20, 3.5), { width: 64, height: 64 });
    expect([x, y, width, height]).toEqual([6, 16, 8, 8]);
    const cut = coverage(circle(0, 63, 5), { width: 64, height: 64 });
    expect([cut.x, cut.y, cut.width, cut.height]).toEqual([0, 58, 5, 6]);
  });

  test('what is outside, and what has no area, covers nothing', () => {
    const paths = [
      new Path(),
      new Path().moveTo(3, 3),
      rect(-9, 2, 5, 5),
      rect(70, 2, 5, 5),
      rect(2, -9, 5, 5),
      rect(2, 64, 5, 5),
      polygon([
        [1, 1],
        [50, 50],
      ]),
      polygon([
        [1, 5],
        [50, 5],
        [20, 5],
      ]),
      rect(2, 2, 9, 0),
    ];
    for (const path of paths) expect(total(coverage(path, { width: 64, height: 64 }))).toBe(0);
    expect(total(coverage(circle(9, 9, 9), { width: 64, height: 64, transform: [0, 0, 0, 0, 5, 5] }))).toBe(
      0,
    );
  });

  test('a shape drawn in a window is that part of the shape drawn in a large one', () => {
    for (const kind of pathKinds) {
      for (let i = 0; i < 15; i++) {
        const path = randomPath(kind, 60, new Stream(['window', kind, i]));
        const [left, top] = [10 + i, 25 - i];
        for (const rule of rules) {
          const large = picture(path, 100, rule, translation(20, 20));
          const small = picture(path, 32, rule, translation(20 - left, 20 - top));
          const part = small.map((_, at) => large[(top + Math.floor(at / 32)) * 100 + left + (at % 32)]);
          expect(largest(small, part), `${kind} ${i} ${rule}`).toBe(0);
        }
      }
    }
  });

  test('a picture that is drawn in bands is the one drawn at once', () => {
    // 2,000 × 2,000 pixels are four bands; the same shape a tenth as large is one.
    const path = star(1000, 1000, 1000, 400, 7);
    const large = coverage(path, { width: 2000, height: 2000 });
    for (const [x, y] of [
      [700, 523],
      [700, 525],
      [1000, 1048],
      [1300, 1572],
    ] as const) {
      const part = coverage(path, { width: 50, height: 50, transform: translation(-x, -y) });
      const whole = onWindow(part, 50, 50);
      const cut = whole.map(
        (_, at) => large.data[(y - large.y + Math.floor(at / 50)) * large.width + x - large.x + (at % 50)],
      );
      expect(largest(whole, cut)).toBe(0);
    }
  });
});

describe('symmetry', () => {
  const size = 40;
  const maps: Record<string, [Affine, (x: number, y: number) => number]> = {
    half: [[-1, 0, 0, -1, size, size], (x, y) => (size - 1 - y) * size + (size - 1 - x)],
    mirror: [[-1, 0, 0, 1, size, 0], (x, y) => y * size + (size - 1 - x)],
    flip: [[1, 0, 0, -1, 0, size], (x, y) => (size - 1 - y) * size + x],
    transpose: [[0, 1, 1, 0, 0, 0], (x, y) => x * size + y],
  };
  for (const [name, [map, from]] of Object.entries(maps)) {
    test(`${name} of the path = ${name} of the coverage, within 1/255`, () => {
      for (const kind of pathKinds) {
        for (let i = 0; i < 10; i++) {
          const path = randomPath(kind, size, new Stream(['symmetry', kind, i]));
          for (const rule of rules) {
            const plain = picture(path, size, rule);
            const turned = picture(path, size, rule, map);
            const moved = plain.map((_, at) => plain[from(at % size, Math.floor(at / size))]);
            expect(largest(turned, moved), `${kind} ${i} ${rule}`).toBeLessThanOrEqual(1);
          }
        }
      }
    });
  }

  test('the order of contours and the direction of all do not matter', () => {
    for (let i = 0; i < 40; i++) {
      const a = randomPath('lines', size, new Stream(['order', 'a', i]));
      const b = randomPath('cubics', size, new Stream(['order', 'b', i])).close();
      for (const rule of rules) {
        const ab = picture(new Path().append(a).append(b), size, rule);
        expect(largest(ab, picture(new Path().append(b).append(a), size, rule))).toBeLessThanOrEqual(1);
        const points = Array.from({ length: 7 }, (_, j): Point => [a.coords[j % 4] * j, b.coords[j]]);
        const there = picture(polygon(points), size, rule);
        expect(largest(there, picture(polygon(points.reverse()), size, rule))).toBeLessThanOrEqual(1);
      }
    }
  });

  test('a transform is applied before curves are cut', () => {
    const small = circle(1, 1, 1);
    const grown = picture(small, 80, 'nonzero', scaling(40));
    expect(largest(grown, picture(circle(40, 40, 40), 80))).toBeLessThanOrEqual(1);
  });
});

test('the covered stretches of the rows hold what the whole coverage holds, and all of it', () => {
  for (const kind of pathKinds) {
    for (const size of [7, 50, 130]) {
      const path = randomPath(kind, size, new Stream(['stretches', kind, size]));
      for (const rule of rules) {
        const found = new Uint8Array(size * size);
        let last = -1;
        coveredStretches(path, { width: size, height: size, rule }, (row) => (x, y, from, count) => {
          const at = y * size + x;
          expect(count > 0 && x + count <= size && at > last).toBe(true);
          last = at + count - 1;
          found.set(row.subarray(from, from + count), at);
        });
        expect(found).toEqual(picture(path, size, rule));
      }
    }
  }
});

fully('a path that is refused leaves nothing behind for the next', () => {
  const size = 60;
  const path = randomPath('stars', size, new Stream(['next']));
  const before = picture(path, size);
  const tangle = new Path();
  for (let i = 0; i < 3_000; i++) tangle.lineTo((i % 2) * size, (i * 7919) % 59.5);
  expect(() => coverage(tangle, { width: size, height: size })).toThrow('tangle');
  expect(picture(path, size)).toEqual(before);
});

test('the same bytes on every machine', () => {
  const all = pathKinds.flatMap((kind) =>
    rules.map((rule) => [...picture(randomPath(kind, 50, new Stream(['golden', kind])), 50, rule)]),
  );
  expect(sha256(Uint8Array.from(all.flat()))).toBe(
    '1b14e18079911c8a919eb90ae693b1d3f61ebdac625656310246f4ac684f41d8',
  );
});

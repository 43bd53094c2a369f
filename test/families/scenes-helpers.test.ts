import { describe, expect, test } from 'vitest';
import { apply } from '../../src/core/affine.js';
import { Stream } from '../../src/core/stream.js';
import { directions, opposite, unitOf } from '../../src/content/drawings/direction.js';
import { styleInTurn } from '../../src/content/drawings/parts/cycle.js';
import { headed, headingMap, headingOf } from '../../src/content/drawings/parts/heading.js';
import { circle, polygon } from '../../src/draw/shapes.js';
import { digitOf, segmentsOf, turnSegments } from '../../src/content/drawings/parts/seven-segment.js';
import { Sheet } from '../../src/content/drawings/parts/sheet.js';
import { symmetric } from '../../src/content/drawings/parts/vehicles/livery.js';
import { components } from '../../src/draw/components.js';
import { filled } from '../../src/content/drawings/vehicle-heading.js';
import { mirrorAxis } from '../../src/content/drawings/measuring/mirror-axis.js';
import { firstColors, nearestColor } from '../../src/content/drawings/measuring/nearest-color.js';
import { centroid, silhouette, span } from '../../src/content/drawings/measuring/silhouette.js';

const picture = (...rows: string[]): [Uint8Array, number] => [
  Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0)),
  rows[0].length,
];

describe('directions and headings', () => {
  test('the half turn negates the unit vector', () => {
    for (const direction of directions) {
      const [[x, y], [ox, oy]] = [unitOf(direction), unitOf(opposite(direction))];
      expect([x + ox, y + oy]).toEqual([0, 0]);
      expect(opposite(opposite(direction))).toBe(direction);
    }
  });

  test.each(directions)('%s is found again, up to 22° off', (direction) => {
    for (const tilt of [-22, -4, 0, 4, 22]) {
      const { nose, tail } = headed(direction, tilt, 0.8, [0.5, 0.45]);
      expect(headingOf(nose, tail)).toBe(direction);
      expect(headingOf(tail, nose)).toBe(opposite(direction));
      const map = headingMap(nose, tail);
      apply(map, 0, -0.5).forEach((value, i) => expect(value).toBeCloseTo(nose[i], 12));
      apply(map, 0, 0.5).forEach((value, i) => expect(value).toBeCloseTo(tail[i], 12));
      // Neither stretched nor mirrored: the determinant is the length squared.
      expect(map[0] * map[3] - map[1] * map[2]).toBeCloseTo(0.64, 12);
    }
  });
});

test.each([
  [2, 6],
  [2, 8],
  [4, 6],
  [8, 8],
])('with %i readings, all of %i styles come equally often, and with every reading', (readings, count) => {
  const styles = Array.from({ length: count }, (_, i) => i);
  const tally = new Map<string, number>();
  const rounds = 40 * readings * count;
  for (let k = 0; k < rounds; k++) {
    const pair = styleInTurn(new Stream(['style', k]), k, readings, styles) >> 1;
    const key = `${k % readings} ${pair}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  expect(tally.size).toBe((readings * count) / 2);
  expect(new Set(tally.values()).size).toBe(1);
});

describe('seven segments', () => {
  test('a half turn of the segments of 0 2 5 6 8 9 gives 0 2 5 9 8 6', () => {
    const turned = Array.from('025689', (digit) => digitOf(turnSegments(segmentsOf[digit]))).join('');
    expect(turned).toBe('025986');
  });

  test('twice a half turn is nothing', () => {
    for (let bits = 0; bits < 128; bits++) expect(turnSegments(turnSegments(bits))).toBe(bits);
  });
});

describe('measuring', () => {
  test('components are found with their boxes, and diagonal neighbors are strangers', () => {
    const found = components(...picture('##...', '##..#', '...#.', '.....'));
    expect(
      found.map(({ area, left, top, right, bottom, edge }) => [area, left, top, right, bottom, edge]),
    ).toEqual([
      [4, 0, 0, 1, 1, true],
      [1, 4, 1, 4, 1, true],
      [1, 3, 2, 3, 2, false],
    ]);
  });

  test('by corners, diagonal neighbors are one component, to either side', () => {
    const boxes = (...rows: string[]) =>
      components(...picture(...rows), 'corners').map((found) => [found.area, found.left, found.top, found.right, found.bottom]); // prettier-ignore
    expect(boxes('##...', '##..#', '...#.', '.....')).toEqual([
      [4, 0, 0, 1, 1],
      [2, 3, 1, 4, 2],
    ]);
    expect(boxes('#....', '.#.##', '..#..', '#....')).toEqual([
      [5, 0, 0, 4, 2],
      [1, 0, 3, 0, 3],
    ]);
    // The last pixel of a row is no neighbor of the first of the next.
    expect(boxes('....#', '#....')).toHaveLength(2);
  });

  test('what is enclosed is filled', () => {
    const [ring, width] = picture('......', '.####.', '.#..#.', '.####.', '...#..', '......');
    const [disc] = picture('......', '.####.', '.####.', '.####.', '...#..', '......');
    expect(filled(ring, width)).toEqual(disc);
  });

  test('a triangle is symmetric about its axis, heavy and wide at its base', () => {
    const sheet = new Sheet(128, '#ffffff').fill(polygon([[0.2, 0.5], [0.8, 0.2], [0.8, 0.8]]), '#000000'); // prettier-ignore
    sheet.fill(circle(0.5, 0.1, 0.01), '#000000');
    const marks = firstColors(nearestColor(sheet.picture(), ['#000000', '#ffffff']));
    const shape = silhouette(marks, 128)!;
    expect(mirrorAxis(shape.marks, 128, ['up', 'right'])!.axis).toBe('right');
    expect(centroid(shape)[0]).toBeCloseTo(2 / 3, 1);
    expect(centroid(shape)[1]).toBeCloseTo(1 / 2, 1);
    expect(span(shape, 0.45, 0.55)).toBeGreaterThan(0.9);
    expect(span(shape, 0, 0.1)).toBeLessThan(0.2);
  });

  test('nothing marked has no silhouette and no axis', () => {
    const [nothing, width] = picture('...', '...', '...');
    expect(silhouette(nothing, width)).toBeUndefined();
    expect(mirrorAxis(nothing, width, ['up', 'right'])).toBeUndefined();
  });
});

test('an outline given by its right half is its own mirror image', () => {
  const outline = symmetric([0, -0.4], [[0.2, -0.3], [0.3, 0], [0.3, 0.2]], [[0.1, 0.4]]); // prettier-ignore
  const draw = (flip: 1 | -1): Uint8Array =>
    new Sheet(64, '#ffffff').fill(outline, '#000000', { map: [flip, 0, 0, 1, 0.5, 0.5] }).picture().data;
  expect(draw(1)).toEqual(draw(-1));
});

import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { Board } from '../../src/draw/board.js';
import type { Drawing, Shape } from '../../src/content/figures/bistable/figure.js';
import { figures } from '../../src/content/figures/bistable/index.js';
import { contourLikeness } from './contour-likeness.js';

const size = 256;
const shapeOf = (drawing: Drawing, seed: number): Shape => drawing.shape(new Stream(['likeness', seed]));
const pictureOf = (drawing: Drawing, shape: Shape) => {
  const board = new Board(size, 1, drawing.ground(shape));
  drawing.draw(board, shape, 'both');
  return board.picture;
};

// The women share a face and the fish fill the sheet: of those, up to four fifths of a contour lie near the other's.
const mostAlike = 0.85;

describe('drawings of one bistable figure', () => {
  test.each(figures.map((figure) => [figure.name, figure] as const))(
    '%s: after the best shift, scaling and mirroring no two contours are one',
    (_, { drawings }) => {
      const pictures = drawings.map((drawing) => pictureOf(drawing, shapeOf(drawing, 1)));
      const alike = pictures.flatMap((picture, i) =>
        pictures.slice(i + 1).map((other, j) => ({
          pair: `${drawings[i].name}, ${drawings[i + 1 + j].name}`,
          likeness: contourLikeness(picture, other),
        })),
      );
      expect(alike.filter(({ likeness }) => likeness > mostAlike)).toEqual([]);
    },
  );

  test('the measure does find a drawing in its mirror image', () => {
    const { drawings } = figures.find(({ name }) => name === 'duck-rabbit')!;
    for (const drawing of drawings) {
      const shape = shapeOf(drawing, 1);
      const [one, other] = [1, -1].map((mirror) => pictureOf(drawing, { ...shape, mirror }));
      expect(contourLikeness(one, other), drawing.name).toBeGreaterThan(0.98);
    }
  });
});

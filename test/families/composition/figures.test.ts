import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { sameRaster } from '../../../src/draw/raster.js';
import { composeTurns, turn, turns } from '../../../src/draw/turn.js';
import { mistakable, subgroupNames } from '../../../src/families/composition/cosets.js';
import { drawFigure } from '../../../src/families/composition/figures/draw.js';
import {
  growPolyomino,
  isAsymmetric,
  polyominoText,
  rotatedForm,
  turnPolyomino,
} from '../../../src/families/composition/figures/polyomino.js';
import { readFigure } from '../../../src/families/composition/figures/read-figure.js';
import { lightPalettes } from '../../../src/content/drawings/parts/palette.js';
import type { Cell } from '../../../src/families/composition/figures/polyomino.js';

const palette = lightPalettes[0];
const figures = Array.from({ length: 20 }, (_, i) => growPolyomino(new Stream(['figures', i]), 5 + (i % 6)));

describe('polyominoes', () => {
  test('a grown one hangs together, and none of its rotations is one of its mirror image', () => {
    for (const figure of figures) {
      const cells = new Set(figure.map(String));
      const reached = new Set([String(figure[0])]);
      for (const cell of reached) {
        const [x, y] = cell.split(',').map(Number);
        for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
          if (cells.has(next)) reached.add(next);
      }
      expect(reached).toEqual(cells);
      expect(rotatedForm(figure)).not.toBe(rotatedForm(turnPolyomino(figure, 'mirror')));
    }
  });

  test('symmetric ones are known', () => {
    const ells: Record<string, readonly Cell[]> = {
      'has a mirror in its diagonal': [[0, 0], [0, 1], [1, 1]], // prettier-ignore
      'is its own half turn': [[0, 0], [0, 1], [1, 1], [1, 2]], // prettier-ignore
    };
    for (const figure of Object.values(ells)) expect(isAsymmetric(figure)).toBe(false);
    expect(isAsymmetric([[0, 0], [1, 0], [0, 1], [0, 2]])).toBe(true); // prettier-ignore
  });

  test('squares and pixels are turned alike: a turned picture reads as the turned squares', () => {
    for (const figure of figures.slice(0, 6)) {
      const picture = drawFigure({ figure, palette, size: 120 });
      for (const by of turns) {
        const squares = readFigure(turn(picture, by), palette.paper, figure.length);
        expect(polyominoText(squares!)).toBe(polyominoText(turnPolyomino(figure, by)));
      }
    }
  });
});

test('four mistakable turns are the same four whichever of them is right', () => {
  for (const subgroup of subgroupNames)
    for (const answer of turns) {
      const four = mistakable(answer, subgroup);
      expect(new Set(four).size).toBe(4);
      expect(four).toContain(composeTurns(answer, 'half'));
      for (const other of four) expect(mistakable(other, subgroup).sort()).toEqual([...four].sort());
    }
});

test('a figure is drawn turned as its squares are', () => {
  const figure = figures[3];
  const drawn = drawFigure({ figure: turnPolyomino(figure, 'quarter-cw'), palette, size: 120 });
  const squares = readFigure(drawFigure({ figure, palette, size: 120 }, 90), palette.paper, figure.length);
  expect(squares).toEqual(readFigure(drawn, palette.paper, figure.length));
  expect(sameRaster(drawn, drawFigure({ figure, palette, size: 120 }))).toBe(false);
});

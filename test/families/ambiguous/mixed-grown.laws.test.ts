import { describe, expect, inject, test } from 'vitest';
import { drawingOf } from '../../../src/content/figures/bistable/index.js';
import { Board } from '../../../src/draw/board.js';
import { luma } from '../../../src/draw/paint.js';
import type { Raster } from '../../../src/draw/raster.js';
import { placedDrawing } from '../../../src/families/ambiguous/mixed/drawing.js';
import { fitCarriers } from '../../../src/families/ambiguous/mixed/grown/fit.js';
import { Ink } from '../../../src/families/ambiguous/mixed/grown/ink.js';
import { carrierNames } from '../../../src/families/ambiguous/mixed/grown/names.js';
import { GrownAssets } from '../../../src/families/ambiguous/mixed/grown/assets.js';
import { hiddenDrawings } from '../../../src/families/ambiguous/mixed/state.js';
import { Stream } from '../../../src/core/stream.js';
import { sharedSoftRenderer } from '../../../src/world/open-renderer.js';

const size = 128;

/** `npm test` renders the first of each. */
const tones = ['pebbles', 'grass', 'leaves', 'twigs'] as const;
const hollows = ['sand', 'snow'] as const;

/** A figure in its square, and the levels that it draws there, read from the board itself. */
function drawn(figure: string, name: string) {
  const { shape } = hiddenDrawings(figure).find((drawing) => drawing.name === name)!;
  const x = { figure, drawing: name, shape: shape(new Stream(['shape'])), side: 100, left: 14, top: 14 };
  const source = drawingOf(x);
  const board = new Board(x.side, 1, source.ground(x.shape));
  source.draw(board, x.shape, 'both');
  return { ...x, placed: placedDrawing(x), board: board.picture, ground: source.ground(x.shape) };
}

const gray = ({ data }: Raster, at: number): number => luma(data[3 * at], data[3 * at + 1], data[3 * at + 2]);

describe('ambiguous/mixed, look=grown', () => {
  const figure = drawn('rubin-vase', 'classic');
  const pictures = async (carrier: (typeof carrierNames)[number]) => {
    const assets = new GrownAssets('seed', await sharedSoftRenderer());
    const ground = { kind: 'grown', carrier, example: 1, layout: 'here' } as const;
    return [0, 1, 1].map((depth) => assets.pictures(size, ground, figure.placed)(depth)) as [
      Raster,
      Raster,
      Raster,
    ];
  };

  // The second road: the levels of the board against the quotient of two rendered pictures.
  test.each(inject('laws') === 'all' ? tones : tones.slice(0, 1))(
    '%s is darker with the drawing where the board is dark, alike far from it, and the same each time',
    async (carrier) => {
      const [without, grown, again] = await pictures(carrier);
      expect(again.data).toEqual(grown.data);
      const ratio = { ink: 0, paper: 0 };
      const count = { ink: 0, paper: 0 };
      let moved = 0;
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          const [u, v] = [x - figure.left, y - figure.top];
          const inside = u >= 0 && v >= 0 && u < figure.side && v < figure.side;
          const level = inside ? figure.board.data[v * figure.side + u] : figure.ground;
          const at = y * size + x;
          const which = level < figure.ground - 75 ? 'ink' : 'paper';
          count[which]++;
          ratio[which] += (gray(grown, at) + 8) / (gray(without, at) + 8);
          const far = u < -8 || v < -8 || u > figure.side + 8 || v > figure.side + 8;
          if (far) moved = Math.max(moved, Math.abs(gray(grown, at) - gray(without, at)));
        }
      expect(count.ink).toBeGreaterThan(1000);
      expect(ratio.ink / count.ink).toBeLessThan(0.7);
      expect(ratio.paper / count.paper).toBeGreaterThan(0.9);
      // Twigs keep some of the sky's light from what is around them.
      expect(moved).toBeLessThanOrEqual(carrier === 'twigs' ? 8 : 0);
    },
  );

  test.each(inject('laws') === 'all' ? hollows : hollows.slice(0, 1))(
    '%s differs about the edges of the drawing alone',
    async (carrier) => {
      const [without, grown] = await pictures(carrier);
      const { side, left, top, board } = figure;
      const level = (u: number, v: number): number =>
        u >= 0 && v >= 0 && u < side && v < side ? board.data[v * side + u] : figure.ground;
      const isEdge = (u: number, v: number): boolean => {
        for (let dv = -3; dv <= 3; dv++)
          for (let du = -3; du <= 3; du++)
            if (Math.abs(level(u + du, v + dv) - level(u, v)) > 75) return true;
        return false;
      };
      const sum = { edge: 0, even: 0 };
      const count = { edge: 0, even: 0 };
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          const which = isEdge(x - left, y - top) ? 'edge' : 'even';
          count[which]++;
          sum[which] += Math.abs(gray(grown, y * size + x) - gray(without, y * size + x));
        }
      expect(sum.edge / count.edge).toBeGreaterThan(5 * (sum.even / count.even));
      expect(sum.edge / count.edge).toBeGreaterThan(8);
    },
  );

  test('the axis of ink is the way a straight stroke runs', () => {
    const side = 200;
    for (const degrees of [0, 30, 75, 120, 165]) {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const form = new Float32Array(side * side);
      for (let y = 0, i = 0; y < side; y++)
        for (let x = 0; x < side; x++, i++) if (Math.abs((x - 99.5) * s - (y - 99.5) * c) < 2) form[i] = -1;
      const empty = new Float32Array(0);
      const ink = new Ink(
        {
          figure: { width: side, height: side, mask: new Uint8Array(side * side), light: empty },
          relief: { cover: empty, form, shadow: empty, reach: 0 },
          left: 0,
          top: 0,
        },
        side,
      );
      const off = Math.abs(ink.axis({ x: 0.002, z: -0.001 }) - degrees) % 180;
      expect(Math.min(off, 180 - off)).toBeLessThan(4);
    }
  });

  test('drawings with close lines are not grown in leaves, pebbles, twigs, forests and hedges', () => {
    const drawing = { figure: 'schroeder-stairs', drawing: 'walled' };
    expect(fitCarriers(carrierNames, drawing)).toEqual(['grass', 'sand', 'snow', 'cave', 'cliff']);
    expect(fitCarriers(['pebbles'], drawing)).toEqual([]);
    expect(fitCarriers(carrierNames, { ...drawing, drawing: 'wide' })).toEqual(carrierNames);
  });
});

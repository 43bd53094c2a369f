import { describe, expect, test } from 'vitest';
import { sameRaster } from '../../../src/draw/raster.js';
import { answerOf, counts, made, turnedBySharp } from './made.js';
import { fully } from '../../few.js';

const rotations = ['none', 'quarter-cw', 'half', 'quarter-ccw'];
const views = ['a', 'b', 'c', 'd'];

describe('composition/odd-one-out', () => {
  fully(
    'sharp turns three pictures into one another, and the fourth into them only when it is mirrored',
    async () => {
      for (const item of await made('composition/odd-one-out', 16, { size: 96 })) {
        const odd = answerOf(item, 'odd').toLowerCase();
        for (const one of views)
          for (const other of views) {
            const target = item.view(other).raster;
            const isAmong = async (before: string[]) => {
              for (const rotation of rotations) {
                const turned = await turnedBySharp(item.view(one).raster, [...before, rotation]);
                if (sameRaster(turned, target)) return true;
              }
              return false;
            };
            const bothOrNeither = (one === odd) === (other === odd);
            expect([one, other, await isAmong([])]).toEqual([one, other, bothOrNeither]);
            expect([one, other, await isAmong(['mirror'])]).toEqual([one, other, !bothOrNeither]);
          }
      }
    },
  );

  test('letters are dealt evenly, and the odd one is mirrored as often as not', async () => {
    const items = await made('composition/odd-one-out', 48, { size: 96 });
    expect(counts(items.map((item) => answerOf(item, 'odd')))).toEqual({ A: 12, B: 12, C: 12, D: 12 });
    const mirrored = items.map((item) => {
      const { panels } = item.state as { panels: { mirrored: boolean }[] };
      return String(panels[views.indexOf(answerOf(item, 'odd').toLowerCase())].mirrored);
    });
    expect(counts(mirrored)).toEqual({ true: 24, false: 24 });
  });
});

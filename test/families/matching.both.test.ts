import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { generate } from '../../src/dataset/generate.js';
import { prepare, type Maker } from '../../src/dataset/item/maker.js';
import { sameRaster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { fully } from '../few.js';

const small = { sourceParams: { size: 128 } };
const letters = ['a', 'b', 'c', 'd'] as const;

describe('matching', () => {
  test('by pixels alone: just one candidate is the half turn of the query, and four questions have four letters', async () => {
    const maker = await prepare(await plan('matching', { seed: 3, count: 8, params: small }));
    const answers: string[] = [];
    for (let i = 0; i < 8; i++) {
      const item = maker.make(i);
      const target = turn(item.view('query').raster, 'half');
      const right = letters.filter((letter) => sameRaster(target, item.view(letter).raster));
      expect(right).toEqual([item.questions[0].answer.toLowerCase()]);
      answers.push(right[0]);
    }
    expect([...answers.slice(0, 4)].sort()).toEqual([...letters]);
    expect([...answers.slice(4)].sort()).toEqual([...letters]);
  });

  test('a sheet has the query above and each candidate under its letter', async () => {
    const family: string = 'matching';
    const params = { ...small, layout: 'sheet' };
    const maker = await prepare(await plan(family, { seed: 3, count: 4, params }));
    for (let i = 0; i < 4; i++) {
      const item = maker.make(i);
      const [question] = item.questions;
      expect(question.images).toEqual([expect.stringMatching(/-sheet\.png$/)]);
      const sheet = item.view('sheet').raster;
      expect([sheet.width, sheet.height]).toEqual([2 * 128 + 4, 3 * 128 + 2 * 16]);
      const cut = (left: number, top: number) => ({
        ...item.view('query').raster,
        data: Uint8Array.from({ length: 128 * 128 * 3 }, (_, at) => {
          const [x, y] = [Math.floor(at / 3) % 128, Math.floor(at / 384)];
          return sheet.data[((top + y) * sheet.width + left + x) * 3 + (at % 3)];
        }),
      });
      expect(sameRaster(cut(66, 0), item.view('query').raster)).toBe(true);
      const target = turn(cut(66, 0), 'half');
      const found = [
        [0, 144],
        [132, 144],
        [0, 288],
        [132, 288],
      ].map(([x, y]) => sameRaster(cut(x, y), target));
      expect(letters[found.indexOf(true)].toUpperCase()).toBe(question.answer);
      expect(found.filter((same) => same)).toHaveLength(1);
    }
  });

  fully('asks about the very pictures of the part that it names', async () => {
    const spec = (family: string, name: string, params = {}) => ({ name, family, count: 20, params });
    const open = (parts: ReturnType<typeof spec>[]): Promise<Maker> =>
      prepare(plan({ name: 'both', preset: 'strict', parts }, { seed: 4 }));
    const maker = await open([
      spec('text/rotated', 'words', { length: 5 }),
      spec('matching', 'match', {
        source: 'text/rotated',
        sourcePart: 'words',
        sourceCount: 20,
        sourceParams: { length: 5 },
      }),
    ]);
    const originals = Array.from({ length: 20 }, (_, i) => maker.make(i).view('original').raster);
    for (let i = 20; i < 40; i++) {
      const item = maker.make(i);
      const { query } = item.state as { query: { item: number } };
      expect(sameRaster(item.view('query').raster, originals[query.item])).toBe(true);
    }
  });
});

fully('candidates have the sides of the query, also where pictures are not square', async () => {
  const params = { source: 'picture/rotated', sourceParams: { size: '192x128' } };
  for await (const item of generate(plan('matching', { seed: 2, count: 12, params })))
    expect(item.views.map(({ raster: { width, height } }) => `${width}x${height}`)).toEqual(
      Array<string>(5).fill('192x128'),
    );
});

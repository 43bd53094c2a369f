import { describe, expect, test } from 'vitest';
import type { Maker } from '../../src/dataset/item/maker.js';
import { createRaster, type Raster, sameRaster } from '../../src/draw/raster.js';
import { giveBytes, takeBytes } from '../../src/draw/spare-bytes.js';
import { defineFamily, loadFamily } from '../../src/entry/families.js';
import { plan, prepare } from '../../src/index.js';

const maker = (count: number): Promise<Maker> =>
  prepare(plan('text/rotated', { seed: 'given back', count, params: { length: 4 } }));

const copy = (raster: Raster): Raster => ({ ...raster, data: raster.data.slice() });

describe('the memory of pictures that no one sees any more', () => {
  test('serves others, each once, whatever it held', () => {
    const raster = createRaster(19, 7, 1, 200);
    giveBytes(raster.data);
    giveBytes(raster.data); // given back twice, it must not be two pictures'
    const [first, second] = [takeBytes(19 * 7), takeBytes(19 * 7)];
    expect(first).toBe(raster.data);
    expect(second).not.toBe(raster.data);
    giveBytes(raster.data);
    expect(createRaster(19, 7, 1, 3).data).toEqual(new Uint8Array(19 * 7).fill(3));
    giveBytes(raster.data);
    expect(createRaster(19, 7, 1).data).toEqual(new Uint8Array(19 * 7));
  });

  test('is not taken from a part of a larger array', () => {
    const data = new Uint8Array(1000).subarray(3, 3 + 11 * 13);
    giveBytes(data);
    expect(takeBytes(11 * 13)).not.toBe(data);
  });

  test('is reused by items', async () => {
    const { make } = await maker(3);
    const spare = (): Uint8Array[] => {
      const bytes = [takeBytes(256 * 256), takeBytes(256 * 256)];
      bytes.forEach(giveBytes);
      return bytes;
    };
    void make(0).lines;
    const known = spare();
    for (const i of [1, 2]) {
      void make(i).lines;
      expect(spare().every((data) => known.includes(data))).toBe(true);
    }
  });

  test('a picture that someone has looked at never changes, before or after its lines are made', async () => {
    const { make } = await maker(40);
    const held: { raster: Raster; then: Raster }[] = [];
    const hold = (raster: Raster): void => void held.push({ raster, then: copy(raster) });
    for (let i = 0; i < 40; i++) {
      const item = make(i);
      const look = (): void => item.views.forEach((view) => hold(view.raster));
      if (i % 4 === 0) look();
      if (i % 4 === 1) hold(item.draw({ moved: i % 8 === 1, part: 'whole' }));
      void item.certificate;
      void item.lines;
      if (i % 4 === 2) look();
      void item.record;
      if (i % 4 === 3) hold(item.drawState(item.state, 'whole'));
    }
    expect(held).toHaveLength(60);
    for (const { raster, then } of held) expect(sameRaster(raster, then)).toBe(true);
  });

  test('an item looks the same after it has given its pictures back', async () => {
    const [before, after] = await Promise.all([maker(6), maker(6)]);
    for (let i = 0; i < 6; i++) {
      const pictures = before.make(i).views.map(({ raster }) => raster);
      const item = after.make(i);
      const { lines } = item;
      void after.make((i + 1) % 6).lines;
      expect(item.views.every(({ raster }, at) => sameRaster(raster, pictures[at]))).toBe(true);
      expect(item.lines).toEqual(lines);
      expect(item.certify((name) => item.view(name).raster)).toEqual(item.certificate);
    }
  });

  test('is not taken of a family that someone has made of one of ours: it may keep its pictures', async () => {
    const base = await loadFamily('text/rotated');
    const drawn = new Map<string, Raster>();
    const keeping = defineFamily({
      ...base,
      name: 'text/keeping',
      draw(x, part, drawing) {
        const key = JSON.stringify(x);
        if (!drawn.has(key)) drawn.set(key, base.draw(x, part, drawing));
        return drawn.get(key)!;
      },
    });
    const { make } = await prepare(plan(keeping, { seed: 1, count: 6, params: { length: 4 } }));
    for (let i = 0; i < 6; i++) void make(i).lines;
    const then = [...drawn.values()].map(copy);
    for (let i = 0; i < 6; i++) void make(i).lines;
    expect([...drawn.values()].every((raster, at) => sameRaster(raster, then[at]))).toBe(true);
  });
});

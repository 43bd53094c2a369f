import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import type { HybridState } from '../../../src/families/ambiguous/hybrid/state.js';

describe('ambiguous/hybrid of own things with silhouettes', () => {
  let folder: string;
  const draw = (name: string, inside: (x: number, y: number) => boolean) => {
    const data = Uint8Array.from({ length: 4 * 200 * 200 }, (_, i) => {
      const [x, y] = [(i >> 2) % 200, Math.floor(i / 800)];
      return (i & 3) === 3 ? 255 * Number(inside(x, y)) : 60 + (((x >> 3) + (y >> 3)) % 2) * 120;
    });
    writeFileSync(join(folder, name), encodePng({ width: 200, height: 200, channels: 4, data }));
  };
  const make = async (words: string[]) => {
    const params = { pictures: ['bar.png', 'ball.png'], words, size: 192 };
    const maker = await prepare(await plan('ambiguous/hybrid', { seed: 5, count: 2, params }), { base: folder }); // prettier-ignore
    return [0, 1].map((i) => maker.make(i));
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hybrid-own-things-'));
    draw('bar.png', (x, y) => x > 10 && x < 90 && y > 10 && y < 190);
    draw('ball.png', (x, y) => (x - 140) ** 2 + (y - 140) ** 2 < 2500);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the far one is laid over the near one, in both orders', async () => {
    for (const { state, certificate } of await make(['bar', 'ball'])) {
      const [near, far] = (state as unknown as HybridState).hidden;
      expect(near!.placed).toBeNull();
      expect(far!.placed!.overlap).toBeGreaterThan(0.4);
      expect(certificate).toMatchObject({ holds: true });
    }
  });

  test('two pictures of one thing are refused', async () => {
    await expect(make(['ball', 'Ball'])).rejects.toThrow(
      /needs pictures of as many things, but several share a word/,
    );
  });
});

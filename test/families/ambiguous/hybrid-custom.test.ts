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
  const open = async (words: string[], count: number) => {
    const params = { pictures: words.map((word) => `${word.toLowerCase()}.png`), words, size: 192 };
    return prepare(await plan('ambiguous/hybrid', { seed: 5, count, params }), { base: folder }); // prettier-ignore
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hybrid-own-things-'));
    draw('mast.png', (x, y) => x > 10 && x < 110 && y > 10 && y < 190 && (y < 50 || (x > 45 && x < 75)));
    draw('claw.png', (x, y) => (x - 140) ** 2 + (y - 140) ** 2 < 2500 && (x < 140 || y < 120));
    draw('ball.png', (x, y) => (x - 140) ** 2 + (y - 140) ** 2 < 2500);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the far one is laid over the near one, in both orders', async () => {
    const maker = await open(['mast', 'claw'], 2);
    for (const { state, certificate } of [0, 1].map((i) => maker.make(i))) {
      const [near, far] = (state as unknown as HybridState).hidden;
      expect(near.placed).toBeNull();
      expect(far.placed!.overlap).toBeGreaterThan(0.4);
      expect(certificate).toMatchObject({ holds: true });
    }
  });

  test('what could be anything round from afar is left out, and said to be', async () => {
    const maker = await open(['ball', 'mast', 'claw'], 4);
    expect(maker.notes).toHaveLength(2);
    for (const note of maker.notes)
      expect(note).toMatch(
        /^'\w+\.png' and 'ball\.png' were left out: 'ball' seen from afar is blurred to what could be a plain ellipse: they correlate 0\.9\d+, more than 0\.97$/,
      );
    await expect(open(['ball', 'mast', 'claw'], 5)).rejects.toThrow(/only 4 different ones exist .*ball/);
  });

  test('two pictures of one thing are refused', async () => {
    await expect(open(['ball', 'Ball'], 2)).rejects.toThrow(
      /needs pictures of as many things, but several share a word/,
    );
  });
});

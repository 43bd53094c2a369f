import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { textureOf } from '../../../src/content/textures/index.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import type { Raster } from '../../../src/draw/raster.js';

const side = 300;

/** Looks of two of the shipped textures, their grain as large as in pictures of 300 pixels. */
const texture = (name: string): Raster => {
  const kind = textureOf(name);
  const window = { width: side, height: side, scale: side / 512, angle: 0 };
  return kind.paint(kind.look(new Stream([name, 'look'])), window, new Stream([name, 'sample']));
};

describe('ambiguous/camouflage in own pictures', () => {
  let folder: string;
  /** Where `inside` holds, one picture; elsewhere the other, each a texture or a color. */
  const draw = (
    name: string,
    [thing, ground]: readonly [Raster | readonly number[], Raster | readonly number[]],
    inside: (x: number, y: number) => boolean,
  ) => {
    const data = Uint8Array.from({ length: 3 * side * side }, (_, i) => {
      const at = Math.floor(i / 3);
      const source = inside(at % side, Math.floor(at / side)) ? thing : ground;
      return 'data' in source ? source.data[i] : source[i % 3];
    });
    writeFileSync(join(folder, name), encodePng({ width: side, height: side, channels: 3, data }));
  };
  const disc = (x: number, y: number): boolean => (x - 150) ** 2 + (y - 150) ** 2 < 80 ** 2;
  const open = async (grounds: string[]) => {
    const params = { size: 192, grounds, categories: ['chair'] };
    return prepare(await plan('ambiguous/camouflage', { seed: 1, count: 1, params }), { base: folder });
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'camouflage-grounds-'));
    const [stone, leaves, needles, moss] = ['stone', 'leaves', 'needles', 'moss'].map(texture); // prettier-ignore
    draw('stone.png', [stone, stone], disc);
    draw('ball.png', [leaves, [240, 240, 240]], disc);
    draw('icon.png', [[200, 30, 30], [250, 250, 250]], disc); // prettier-ignore
    draw(
      'table.png',
      [
        [90, 60, 40],
        [220, 210, 190],
      ],
      (x, y) => y > 110 + x / 4,
    );
    draw('pool.png', [needles, moss], disc);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a surface is taken without a word', async () => {
    expect((await open(['stone.png'])).notes).toEqual([]);
  });

  test.each([
    [
      'ball.png',
      /'ball\.png' shows a thing rather than a surface: \d\d% of it is unlike its border \(20% or more\)/,
    ],
    ['icon.png', /'icon\.png' shows a thing rather than a surface: \d\d% of it is unlike its border/],
    ['table.png', /'table\.png' shows a thing rather than a surface: its parts differ [\d.]+ times as much as its grain \(1\.4 times or more\)/], // prettier-ignore
  ])('%s is refused by name, with measure and bound', async (ground, message) => {
    await expect(open(['stone.png', ground])).rejects.toThrow(message);
  });

  test('one that may be seen in is told of', async () => {
    expect((await open(['stone.png', 'pool.png'])).notes).toEqual([
      expect.stringMatching(
        /^The ground 'pool\.png' may show where things are hidden: \d\d% of it is unlike its border \(5% or more\)$/,
      ),
    ]);
  });
});

import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { plan } from '../../src/benchmarks/plan.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { decodePng } from '../../src/draw/png/decode.js';
import type { AnyFamily } from '../../src/families/family.js';
import { defineFamily } from '../../src/families/define-family.js';
import { fontFolder, shippedFont } from '../../src/glyphs/catalog.js';
import type { Question } from '../../src/score/question.js';
import { topsyturvy } from '../cli/command.js';
import { readLines, snapshot, temporaryFolder } from './folders.js';
import { fully } from '../few.js';

const modulePath = fileURLToPath(new URL('bars-family.mjs', import.meta.url));
const { bars } = (await import('./bars-family.mjs' as string)) as { bars: AnyFamily };

describe("a family of the user's", () => {
  fully('in a module: from the command line and from a spec, in threads, verified', async () => {
    const folder = temporaryFolder();
    copyFileSync(modulePath, join(folder, 'my-family.mjs'));
    const command = await topsyturvy(
      [
        'generate',
        'user/bars',
        '--module',
        './my-family.mjs',
        '--count',
        '20',
        '--out',
        'a',
        '--workers',
        '2',
      ],
      { cwd: folder },
    );
    expect(command).toMatchObject({ code: 0, stderr: '' });
    const manifest = JSON.parse(readFileSync(join(folder, 'a/dataset.json'), 'utf8')) as Manifest;
    expect(manifest.spec.modules).toEqual(['my-family.mjs']);
    expect(manifest.families).toEqual({ 'user/bars': 1 });

    mkdirSync(join(folder, 'specs'));
    copyFileSync(modulePath, join(folder, 'specs/my-family.mjs'));
    const spec = {
      name: 'mine',
      parts: [{ name: 'bars', family: 'user/bars', count: 20, params: { bars: 5 } }],
      modules: ['./my-family.mjs'],
    };
    writeFileSync(join(folder, 'specs/mine.json'), JSON.stringify(spec));
    const bySpec = await topsyturvy(['generate', 'specs/mine.json', '--out', 'b', '--workers', '2'], {
      cwd: folder,
    });
    expect(bySpec).toMatchObject({ code: 0, stderr: '' });
    const alone = await topsyturvy(['generate', 'specs/mine.json', '--out', 'c', '--workers', '1'], {
      cwd: folder,
    });
    expect(alone.stdout.split('\n')[1]).toBe(bySpec.stdout.split('\n')[1]);

    for (const [out, base, module] of [
      ['a', '.', './my-family.mjs'],
      ['b', 'specs', 'specs/my-family.mjs'],
    ] as const) {
      const verify = ['verify', out, '--base', base, '--workers', '2'];
      const verified = await topsyturvy([...verify, '--module', module], { cwd: folder });
      expect(verified).toMatchObject({ code: 0, stderr: '' });
      const alien = await topsyturvy(verify, { cwd: folder });
      expect(alien).toMatchObject({ code: 2, stdout: '' });
      expect(alien.stderr).toMatch(
        /The dataset names the module '.*my-family\.mjs', a program that would run/,
      );
    }
    const elsewhere = await topsyturvy(['verify', 'b', '--base', 'a', '--module', 'a/my-family.mjs'], {
      cwd: folder,
    });
    expect(elsewhere).toMatchObject({
      code: 1,
      stdout: '',
      stderr: "topsyturvy: 'b' cannot be generated again: There is no module './my-family.mjs' in 'a'\n",
    });
  });

  test('in this program', async () => {
    const folder = temporaryFolder();
    const mine = await plan('user/bars', { seed: 1, count: 20, families: [bars] });
    expect((await writeDataset(mine, folder))!.counts.items).toBe(20);
    expect(await verifyDataset(folder, { families: [bars] })).toMatchObject({ ok: true });
    await expect(verifyDataset(folder)).rejects.toThrow(
      /cannot be generated again: There is no family 'user\/bars'/,
    );
    await expect(writeDataset(mine, temporaryFolder(), { workers: 2 })).rejects.toThrow(
      "Expected 1, or a family whose module is named in the spec's modules for workers",
    );
  });

  test('that contradicts itself, fails or has no plain JSON is told by the name of the item', async () => {
    const broken: [Partial<AnyFamily>, RegExp][] = [
      [
        { rho: (_: unknown, y: string) => y },
        /^Item user-bars-[0-9a-f]{16} \(item \d of part 'user-bars'\) cannot be made: user\/bars: the transformed state is labeled/,
      ],
      [
        { judge: () => ({ holds: false, reason: 'always' }) },
        /^The certificate of user-bars-[0-9a-f]{16} \(item 0 of part 'user-bars'\) does not hold: \{"holds":false,"reason":"always"\}$/,
      ],
      [
        {
          draw: () => {
            throw new Error('no paint');
          },
        },
        /^Item user-bars-[0-9a-f]{16} \(item 0 of part 'user-bars'\) cannot be made: draw\(\) of the family user\/bars threw at item 0: Error: no paint$/,
      ],
      [
        { ask: (made) => [...bars.ask(made), ...bars.ask(made)] },
        /^Two questions have the condition and variant of user-bars-[0-9a-f]{16}\.I_orig\.Q_p\.P0$/,
      ],
      [
        { ask: (made) => bars.ask(made).map((draft) => ({ ...draft, accept: undefined as never })) },
        /^Question user-bars-[0-9a-f]{16}\.I_orig\.Q_p\.P0 is wrong at accept: /,
      ],
      [
        { ask: (made) => bars.ask(made).map((draft) => ({ ...draft, images: ['other'] })) },
        /^Item user-bars-[0-9a-f]{16} \(item 0 of part 'user-bars'\) cannot be made: Expected one of 'original', 'rotated' for a view of user\/bars but received "other"$/,
      ],
      [
        { ask: (made) => bars.ask(made).map((draft) => ({ ...draft, scoring: { kind: 'letter' } })) },
        /^Question user-bars-[0-9a-f]{16}\.I_orig\.Q_p\.P0 is wrong at answer: Expected the letter of one of the options$/,
      ],
      [
        { judge: () => ({ holds: true, share: NaN }) },
        /^Item user-bars-[0-9a-f]{16} \(item 0 of part 'user-bars'\) cannot be made: NaN cannot be written as JSON$/,
      ],
      [
        { draw: () => ({ width: 2, height: 2, channels: 1, data: new Uint8Array(3) }) },
        /^Item user-bars-[0-9a-f]{16} \(item 0 of part 'user-bars'\) cannot be made: /,
      ],
    ];
    for (const [change, message] of broken) {
      const family = defineFamily({ ...bars, ...change });
      const folder = temporaryFolder();
      const work = writeDataset(await plan('user/bars', { seed: 1, count: 9, families: [family] }), folder);
      await expect(work).rejects.toThrow(message);
      expect(Object.keys(snapshot(folder))).not.toContain('dataset.json');
    }
  });
});

fully("a font of the user's, by a path in the spec's folder", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'mine'));
  const shipped = shippedFont('dejavu-sans')!;
  copyFileSync(join(fontFolder(), shipped.file), join(folder, 'mine/my font.ttf'));
  const params = { length: 3, size: 64, fonts: ['mine/my font.ttf', 'dejavu-sans'] };
  writeFileSync(
    join(folder, 'spec.json'),
    JSON.stringify({ name: 'fonts', parts: [{ name: 'text', family: 'text/rotated', count: 12, params }] }),
  );
  const out = join(folder, 'out');
  expect(await topsyturvy(['generate', join(folder, 'spec.json'), '--out', out])).toMatchObject({ code: 0 });
  const manifest = JSON.parse(readFileSync(join(out, 'dataset.json'), 'utf8')) as Manifest;
  expect(manifest.assets).toEqual({ 'dejavu-sans': shipped.sha256, 'mine/my font.ttf': shipped.sha256 });
  const fonts = readLines<ItemRecord>(out, 'items.jsonl').map(
    ({ state }) => (state as { font: string }).font,
  );
  for (const font of params.fonts) expect(fonts.filter((name) => name === font)).toHaveLength(6);
  expect(await verifyDataset(out, { base: folder })).toMatchObject({ ok: true });
  copyFileSync(join(fontFolder(), shippedFont('dejavu-serif')!.file), join(folder, 'mine/my font.ttf'));
  const { ok, problems } = await verifyDataset(out, { base: folder });
  expect(ok).toBe(false);
  expect(problems[0].where).toBe('dataset.json assets');
});

describe("pictures of the user's", () => {
  /** A folder with a PNG, a JPEG and a WebP of an arrow head, and their readings. */
  async function pictures(): Promise<string> {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'photos'));
    const arrow = (color: string): Buffer =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${color}"/><path d="M50 180 L150 20 L250 180 Z"/></svg>`,
      );
    await sharp(arrow('white')).png().toFile(join(folder, 'photos/a.png'));
    await sharp(arrow('yellow')).flatten().jpeg().toFile(join(folder, 'photos/b.jpg'));
    await sharp(arrow('lime')).webp().toFile(join(folder, 'photos/c.webp'));
    const up = { answer: 'up', accept: ['upward'], refuse: ['down'] };
    const down = { answer: 'down', accept: ['downward'], refuse: ['up'] };
    const questions = {
      direct: 'Where does the triangle point?',
      predicted: 'Where would the triangle point if the picture were rotated 180 degrees?',
    };
    const pairs = ['a.png', 'b.jpg', 'c.webp'].map((image, at) => ({
      name: `picture-${at}`,
      image,
      questions,
      original: up,
      rotated: down,
    }));
    writeFileSync(join(folder, 'photos/pairs.json'), JSON.stringify({ pairs }));
    return folder;
  }
  const options = ['--count', '3', '--param', 'pairs=photos/pairs.json', '--param', 'maxSize=150'];

  fully('PNG, JPEG and WebP', async () => {
    const folder = await pictures();
    const out = join(folder, 'out');
    const made = await topsyturvy(['generate', 'picture/pair', ...options, '--out', 'out'], { cwd: folder });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const items = readLines<ItemRecord>(out, 'items.jsonl');
    expect(items.map(({ views }) => views.map(({ label, width, height }) => [label, width, height]))).toEqual(
      [0, 1, 2].map(() => [
        ['up', 150, 100],
        ['down', 150, 100],
      ]),
    );
    for (const { views } of items) {
      const [original, rotated] = views.map(({ file }) => decodePng(readFileSync(join(out, file))));
      const { data, channels } = original;
      const reversed = Array.from({ length: data.length / channels }, (_, i) =>
        data.subarray(data.length - (i + 1) * channels, data.length - i * channels),
      );
      expect(Buffer.from(rotated.data)).toEqual(Buffer.concat(reversed));
    }
    const manifest = JSON.parse(readFileSync(join(out, 'dataset.json'), 'utf8')) as Manifest;
    expect(Object.keys(manifest.assets)).toEqual(
      ['a.png', 'b.jpg', 'c.webp', 'pairs.json'].map((name) => `photos/${name}`),
    );
    const questions = readLines<Question>(out, 'questions.jsonl');
    expect(questions).toHaveLength(9);
    expect(questions[2]).toMatchObject({
      condition: 'I_orig.Q_p',
      answer: 'down',
      copy: 'up',
      accept: ['downward'],
    });
    expect(await verifyDataset(out, { base: folder })).toMatchObject({ ok: true });
    const moved = temporaryFolder();
    cpSync(out, moved, { recursive: true });
    await expect(verifyDataset(moved, { base: moved })).rejects.toThrow(
      /cannot be generated again: The file of pairs 'photos\/pairs\.json' does not exist$/,
    );
  });

  test('that cannot be used', async () => {
    const folder = await pictures();
    const file = join(folder, 'photos/pairs.json');
    const good = JSON.parse(readFileSync(file, 'utf8')) as { pairs: Record<string, unknown>[] };
    writeFileSync(
      join(folder, 'photos/broken.png'),
      readFileSync(join(folder, 'photos/a.png')).subarray(0, 300),
    );
    writeFileSync(join(folder, 'photos/text.png'), 'no picture');
    await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toFile(join(folder, 'photos/plain.png'));
    writeFileSync(join(folder, 'outside.png'), readFileSync(join(folder, 'photos/a.png')));
    const first = (change: Record<string, unknown>) => ({
      pairs: [{ ...good.pairs[0], ...change }, ...good.pairs.slice(1)],
    });
    const cases: [unknown, RegExp][] = [
      [first({ image: 'none.png' }), /^Cannot read '.*none\.png': /],
      [first({ image: 'broken.png' }), /^Cannot read '.*broken\.png': /],
      [first({ image: 'text.png' }), /^Cannot read '.*text\.png': /],
      [
        first({ image: '../outside.png' }),
        /^The picture '\.\.\/outside\.png' leaves the folder of its JSON file$/,
      ],
      [first({ image: '../../../../etc/passwd' }), /leaves the folder/],
      [first({ image: '/etc/passwd' }), /^Cannot read '.*photos\/etc\/passwd': /],
      [
        first({ image: 'plain.png' }),
        /^The picture 'photos\/plain\.png' \(pair '.+'\) looks the same after a half turn, /,
      ],
      [
        first({ rotated: good.pairs[0]['original'] }),
        /^The picture 'photos\/a\.png' \(pair '.+'\) has the reading 'up' both ways up; /,
      ],
      [first({ name: 'picture-1' }), /^Two pairs in 'photos\/pairs\.json' are named 'picture-1'$/],
      [first({ original: { answer: '' } }), /is wrong at pairs\.0\.original\.answer: /],
      [first({ rotated: undefined }), /is wrong at pairs\.0\.rotated: /],
      [{ pairs: [] }, /is wrong at pairs: /],
      [{ pairs: 'all' }, /is wrong at pairs: /],
    ];
    for (const [value, message] of cases) {
      writeFileSync(file, JSON.stringify(value));
      const out = join(temporaryFolder(), 'out');
      const pairs = await plan('picture/pair', { seed: 1, count: 1, params: { pairs: 'photos/pairs.json' } });
      await expect(writeDataset(pairs, out, { base: folder })).rejects.toThrow(message);
    }
    writeFileSync(file, JSON.stringify(good));
    const four = await plan('picture/pair', { seed: 1, count: 4, params: { pairs: 'photos/pairs.json' } });
    await expect(writeDataset(four, join(folder, 'out'), { base: folder })).rejects.toThrow(
      /asks for 4 items of picture\/pair, but only 3 different ones exist/,
    );
  });
});

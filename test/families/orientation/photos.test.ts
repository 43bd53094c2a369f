import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { createRaster, type Raster } from '../../../src/draw/raster.js';
import { turn, turns, type Turn } from '../../../src/draw/turn.js';
import { canonicalOrientation } from '../../../src/families/orientation/canonical/canonical-orientation.js';
import { photoTurns } from '../../../src/families/orientation/canonical/answers.js';
import { missedPhotograph } from '../../../src/families/staging/readings/photograph.js';
import { generate, plan, type Item } from '../../../src/index.js';
import { familyLaws } from '../law-suite.js';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-photos-'));
const colors = {
  red: [220, 30, 30],
  green: [30, 200, 40],
  blue: [30, 60, 210],
  white: [240, 240, 240],
} as const;
type Color = keyof typeof colors;

/** A "photo" whose quarters are of four colors, clockwise from the upper left: no turn of it is like another. */
function quarters(width: number, height: number, [a, b, c, d]: readonly Color[]): Raster {
  const raster = createRaster(width, height, 3);
  for (let at = 0; at < width * height; at++) {
    const [right, down] = [at % width >= width / 2, at >= (width * height) / 2];
    raster.data.set(colors[down ? (right ? c : d) : right ? b : a], 3 * at);
  }
  return raster;
}

/** The colors of a square picture's quarters, clockwise from the upper left. */
function readQuarters({ width, channels, data }: Raster): Color[] {
  const [low, high] = [Math.floor(width * 0.4), Math.floor(width * 0.6)];
  return [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ].map(([x, y]) => {
    const seen = [0, 1, 2].map((c) => data[channels * (y * width + x) + c]);
    const apart = (name: Color) => colors[name].reduce((sum, v, c) => sum + Math.abs(v - seen[c]), 0);
    return (Object.keys(colors) as Color[]).reduce((best, name) => (apart(name) < apart(best) ? name : best));
  });
}

const orders: readonly (readonly Color[])[] = [
  ['red', 'green', 'blue', 'white'],
  ['white', 'red', 'green', 'blue'],
  ['blue', 'white', 'green', 'red'],
];
const sign = (name: string, image: string, more: object = {}) => ({
  name,
  image,
  category: 'sign',
  broadClass: 'miscellaneous',
  canonical: ['none'],
  ...more,
});

const list = (file: string, photos: readonly object[]): string => {
  writeFileSync(join(base, file), JSON.stringify({ photos }));
  return file;
};

beforeAll(async () => {
  mkdirSync(join(base, 'album'));
  const files = ['a.png', 'b.jpg', 'c.webp'];
  for (const [at, file] of files.entries()) {
    const { data, width, height } = quarters(96 + 20 * at, 96, orders[at]);
    await sharp(data, { raw: { width, height, channels: 3 } }).toFile(join(base, 'album', file));
  }
  writeFileSync(join(base, 'album/plain.png'), encodePng(createRaster(64, 64, 3)));
  writeFileSync(join(base, 'album/gravel.png'), encodePng(quarters(70, 90, orders[1])));
  list('album/photos.json', [
    ...files.map((image, at) => sign(`sign-${at}`, image, at === 1 ? { fit: 'letterbox' } : {})),
    sign('gravel', 'gravel.png', { category: 'gravel', canonical: 'all' }),
  ]);
});

afterAll(() => rmSync(base, { recursive: true }));

const params = (level: string, more: object = {}) => ({
  photos: 'album/photos.json',
  level,
  size: 96,
  ...more,
});

async function itemsOf(level: string, count: number, more: object = {}): Promise<Item[]> {
  const set = await plan(canonicalOrientation.name, { seed: 5, count, params: params(level, more) });
  const items: Item[] = [];
  for await (const item of generate(set, { base })) items.push(item);
  return items;
}

describe.each(['coarse', 'granular'])('%s', (level) => {
  familyLaws('orientation/canonical-orientation', {
    params: params(level),
    base,
    count: 6,
    few: 6,
    alike: ({ certificate }) => certificate.verdict === 'undetermined',
  });
});

const answerOf = ({ questions: [question] }: Item): string => question.options![question.answer];

/** What a person does to a picture who was given an answer of 7G. */
const operations: Readonly<Record<string, readonly (readonly Turn[])[]>> = {
  'No change needed': [[]],
  Rotation: [['quarter-cw'], ['half'], ['quarter-ccw']],
  Flipping: [['mirror'], ['flip']],
  'Rotation then flipping': [['quarter-cw', 'mirror']],
  'Flipping then rotation': [['mirror', 'quarter-cw']],
};

test('7G: the operations of the answer, and no others, bring back the colors as they were declared', async () => {
  const seen = new Set<string>();
  for (const item of await itemsOf('granular', 18)) {
    const { photo } = item.state as { photo: { name: string } };
    if (photo.name === 'gravel') {
      expect(answerOf(item)).toBe('Cannot be determined');
      continue;
    }
    const picture = item.view('picture').raster;
    const declared = orders[Number(photo.name.slice(-1))];
    const restoring = Object.keys(operations).filter((answer) =>
      operations[answer].some((steps) => {
        const restored = readQuarters(steps.reduce(turn, picture));
        return restored.every((color, at) => color === declared[at]);
      }),
    );
    expect(restoring).toEqual([answerOf(item)]);
    seen.add(restoring[0]);
    expect(item.certificate).toMatchObject({ holds: true, verdict: 'determined' });
    expect(item.certificate.difference).toBeGreaterThan(0.06);
  }
  expect(seen).toEqual(new Set(Object.keys(operations)));
});

test('7C: yes for the photos as they are, no for all other turns; a mirrored portrait is not shown', async () => {
  const photos = list('album/portraits.json', [
    sign('one', 'a.png', { canonical: undefined }),
    sign('two', 'c.webp', { canonical: ['none', 'mirror'] }),
  ]);
  const items = await itemsOf('coarse', 4, { photos, undetermined: 0 });
  for (const item of items) {
    const seen = item.certificate['seen'] as Turn;
    expect(seen).not.toBe('mirror');
    expect(answerOf(item).startsWith(seen === 'none' ? 'Yes' : 'No')).toBe(true);
    expect(item.questions[0].groups).toMatchObject({
      category: 'sign',
      class: 'miscellaneous',
      source: 'photo',
    });
  }
  expect(items.filter((item) => answerOf(item).startsWith('Yes'))).toHaveLength(2);
});

test('no photo is shown twice the same way, and more items than that are refused', async () => {
  const items = await itemsOf('granular', 18);
  const shown = items.map(({ certificate, state }) => {
    const { photo } = state as { photo: { name: string } };
    return `${photo.name} ${String(certificate['seen'])}`;
  });
  expect(new Set(shown).size).toBe(18);
  await expect(itemsOf('granular', 24)).rejects.toThrow(/only \d+ different ones exist/);
});

test('which turns may be shown, by what looks canonical', () => {
  expect(photoTurns('coarse', 0, ['none', 'mirror'])).toEqual(['none']);
  expect(photoTurns('coarse', 1, ['none', 'mirror'])).toHaveLength(6);
  expect(photoTurns('coarse', 1, ['none', 'half'])).not.toContain('half');
  // A portrait upside down is restored by a half turn, and as well by a flip.
  expect(photoTurns('granular', 1, ['none', 'mirror'])).toEqual(['quarter-cw', 'quarter-ccw']);
  for (const option of [2, 3, 4]) expect(photoTurns('granular', option, ['none', 'mirror'])).toEqual([]);
  const all = [0, 1, 2, 3, 4].flatMap((option) => photoTurns('granular', option, ['none']));
  expect(all.sort()).toEqual([...turns].sort());
});

test('a JPEG that its EXIF orientation turns is as upright as one that needs none', async () => {
  const { data, width, height } = quarters(96, 96, orders[0]);
  const sideways = sharp(data, { raw: { width, height, channels: 3 } }).rotate(-90);
  await sideways.withMetadata({ orientation: 6 }).jpeg().toFile(join(base, 'album/exif.jpg'));
  const photos = list('album/exif.json', [sign('exif', 'exif.jpg')]);
  const items = await itemsOf('coarse', 2, { photos, undetermined: 0 });
  const upright = items.find(({ certificate }) => certificate['seen'] === 'none')!;
  expect(readQuarters(upright.view('picture').raster)).toEqual(orders[0]);
});

test('a letterboxed photo is whole between white bars, a cropped one fills the picture', async () => {
  const corner = async (fit: string) => {
    const photos = list('album/fit.json', [sign('wide', 'c.webp', { fit })]);
    const [item] = await itemsOf('coarse', 1, { photos, undetermined: 0 });
    return [...item.view('picture').raster.data.subarray(0, 3)];
  };
  expect(await corner('letterbox')).toEqual([255, 255, 255]);
  expect(await corner('crop')).not.toEqual([255, 255, 255]);
});

test('a photo whose turns are the same picture cannot be determined, whatever is declared', async () => {
  const photos = list('album/plain.json', [sign('sign', 'a.png'), sign('plain', 'plain.png')]);
  for (const item of await itemsOf('coarse', 3, { photos })) {
    const { photo } = item.state as { photo: { name: string } };
    expect(answerOf(item) === 'Cannot be determined').toBe(photo.name === 'plain');
  }
});

test('a set is written and verified; its manifest names the list and every photo', async () => {
  const out = join(base, 'set');
  const set = await plan(canonicalOrientation.name, { seed: 1, count: 6, params: params('coarse') });
  const manifest = await writeDataset(set, out, { base });
  const files = ['a.png', 'b.jpg', 'c.webp', 'gravel.png', 'photos.json'].map((file) => `album/${file}`);
  expect(manifest?.assets).toEqual(
    Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(base, file)))])),
  );
  expect(await verifyDataset(out, { base })).toMatchObject({ ok: true });
});

test('photos without edges are recognized in the files by their colors; one in place of another is not', async () => {
  const sky = (from: number, to: number): Raster => {
    const raster = createRaster(96, 96, 3);
    const level = (at: number) => from + ((to - from) * Math.floor(at / 96)) / 95;
    return { ...raster, data: raster.data.map((_, at) => level(Math.floor(at / 3)) + 20 * (at % 3)) };
  };
  writeFileSync(join(base, 'album/dusk.png'), encodePng(sky(200, 40)));
  writeFileSync(join(base, 'album/fog.png'), encodePng(sky(120, 20)));
  const photos = list(
    'album/skies.json',
    ['dusk', 'fog'].map((name) => sign(name, `${name}.png`, { canonical: undefined })),
  );
  const out = join(base, 'skies');
  const more = { photos, undetermined: 0 };
  const set = await plan(canonicalOrientation.name, { seed: 1, count: 4, params: params('coarse', more) });
  await writeDataset(set, out, { base });
  expect(await verifyDataset(out, { base })).toMatchObject({ ok: true });

  const items = await itemsOf('coarse', 4, more);
  const upright = (name: string) =>
    items.find(({ state, certificate }) => {
      const { photo } = state as { photo: { name: string } };
      return photo.name === name && certificate['seen'] === 'none';
    })!;
  const other = upright('fog').view('picture').raster;
  expect(missedPhotograph('picture', other, upright('dusk').view('picture').raster)).toMatchObject({
    reason: 'other-photograph',
  });
});

describe('what cannot be used is refused', () => {
  const half = (): Raster => {
    const raster = createRaster(64, 64, 3);
    return { ...raster, data: raster.data.map((_, at) => (at % 192 < 96 ? 80 : 96)) };
  };
  test.each<[string, readonly object[], object, RegExp]>([
    ['no such photo', [sign('a', 'none.png')], {}, /^Cannot read '.*none\.png': there is no such file$/],
    ['text', [sign('a', 'photos.json')], {}, /it is not a PNG, JPEG or WebP picture$/],
    ['outside', [sign('a', '../a.png')], {}, /^The photo '\.\.\/a\.png' leaves the folder of its JSON file$/],
    [
      'two names',
      [sign('a', 'a.png'), sign('a', 'c.webp')],
      {},
      /^Two photos in 'album\/bad\.json' are named 'a'$/,
    ],
    ['twice', [sign('a', 'a.png'), sign('b', 'a.png')], {}, /^The photos 'a' and 'b' of .* are the same/],
    [
      'not upright',
      [sign('a', 'a.png', { canonical: ['half'] })],
      {},
      /canonical.*Expected 'none' among them/,
    ],
    [
      'no turn',
      [sign('a', 'a.png', { canonical: ['none', 'quarter'] })],
      {},
      /wrong at photos\.0\.canonical/,
    ],
    ['none', [], {}, /is wrong at photos: /],
    ['unclear', [sign('a', 'half.png')], {}, /^The photo 'a' is too much the same picture under two answers/],
    ['no CBD', [sign('a', 'a.png')], { undetermined: 'even' }, /add one that is canonical as 'all', or set/],
    [
      'no text',
      [sign('a', 'a.png', { canonical: undefined })],
      { level: 'granular' },
      /canonical as 'none' only/,
    ],
    ['models too', [sign('a', 'a.png')], { models: ['chair.glb'] }, /give photographs or models, not both$/],
    ['a category', [sign('a', 'a.png')], { categories: ['car'] }, /shows 'car'; they show sign$/],
  ])('%s', async (_, photos, more, message) => {
    writeFileSync(join(base, 'album/half.png'), encodePng(half()));
    const file = list('album/bad.json', photos);
    const failing = itemsOf('coarse', 1, { photos: file, undetermined: 0, ...more });
    await expect(failing).rejects.toThrow(message);
  });
});

import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import { writeTextDataset } from './gallery-dataset.js';

const root = mkdtempSync(join(tmpdir(), 'topsyturvy-gallery-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let next = 0;
const folder = (): string => join(root, String(next++));

function dataset(count: number, evil = false, side = 64): string {
  const path = folder();
  writeTextDataset(path, count, evil, side);
  return path;
}

const everything = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|webp)$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(path, name)).toString('base64')]),
  );

const pageOf = (path: string): string => readFileSync(join(path, 'index.html'), 'utf8');

const dataText = (page: string): string =>
  /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)![1];

/** What the page's script reads. */
const dataOf = (path: string) => {
  return JSON.parse(dataText(pageOf(path))) as {
    items: { id: string; questions: unknown[] }[];
    base: string;
  };
};

describe('the files', () => {
  test('a page and as many sheets of thumbnails as it takes', async () => {
    const path = dataset(40);
    const report = await writeGallery(path);
    expect(report).toEqual({ file: join(path, 'gallery', 'index.html'), items: 40, shown: 40, sheets: 3 });
    expect(readdirSync(join(path, 'gallery')).sort()).toEqual(['index.html', 'thumbnails']);
    expect(readdirSync(join(path, 'gallery', 'thumbnails'))).toHaveLength(3);
    expect(dataOf(join(path, 'gallery')).items.every(({ questions }) => questions.length === 3)).toBe(true);
  });

  test('the same dataset gives the same bytes', async () => {
    const [a, b] = [dataset(30), dataset(30)];
    await writeGallery(a);
    await writeGallery(b);
    expect(everything(join(a, 'gallery'))).toEqual(everything(join(b, 'gallery')));
  });

  test('writing again leaves nothing of the gallery before', async () => {
    const path = dataset(40);
    await writeGallery(path, { limit: 20 });
    await writeGallery(path);
    const again = everything(join(path, 'gallery'));
    rmSync(join(path, 'gallery'), { recursive: true });
    await writeGallery(path);
    expect(again).toEqual(everything(join(path, 'gallery')));
  });

  test('another folder links back to the dataset', async () => {
    const path = dataset(3);
    const out = join(root, 'elsewhere', 'a b');
    await writeGallery(path, { out });
    expect(dataOf(out).base).toBe(`../../${path.slice(root.length + 1)}/`);
  });

  test('of a larger dataset, as many items as asked for, at even distances; the charts count all', async () => {
    const path = dataset(50);
    const seen: number[] = [];
    const report = await writeGallery(path, {
      limit: 10,
      onProgress: (done, total) => seen.push(done / total),
    });
    expect(report).toMatchObject({ items: 50, shown: 10 });
    expect(seen).toHaveLength(50);
    expect(seen.at(-1)).toBe(1);
    const numbers = dataOf(join(path, 'gallery')).items.map(({ id }) => Number(id.slice(-6)));
    expect(numbers).toEqual([4, 9, 14, 19, 24, 29, 34, 39, 44, 49]);
    const page = pageOf(join(path, 'gallery'));
    expect(page).toContain('shows 10 of 50 items');
    expect(page).toContain('<title>Text 1: 10</title>');
  });

  test('no string of the dataset becomes markup', async () => {
    const path = dataset(5, true);
    await writeGallery(path);
    const page = pageOf(join(path, 'gallery'));
    expect(page.match(/<script/g)).toHaveLength(2);
    const found = ['<img', '<b>', ' onerror="', ' onclick="'].filter((piece) => page.includes(piece));
    expect(found).toEqual([]);
    expect(dataText(page)).not.toMatch(/[<>\u2028\u2029]/);
  });
});

describe('what cannot be shown', () => {
  const refusal = async (path: string, options = {}) =>
    (await writeGallery(path, options).then(
      () => undefined,
      (error: unknown) => error,
    )) as { name: string; code: string; message: string };

  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  test.each<[string, string, RegExp, (path: string) => void]>([
    [
      'a folder without a manifest',
      'bad-folder',
      /not a finished dataset/,
      (path) => rmSync(join(path, 'dataset.json')),
    ],
    [
      'an item nested too deeply',
      'bad-file',
      /Line 1 of .+[/\\]items\.jsonl is nested too deeply/,
      (path) =>
        edit(join(path, 'items.jsonl'), (t) =>
          t.replace('"half turn"', '['.repeat(20_000) + ']'.repeat(20_000)),
        ),
    ],
    ['a missing folder', 'bad-folder', /There is no folder/, (path) => rmSync(path, { recursive: true })],
    [
      'a manifest that is no JSON',
      'bad-file',
      /is not JSON/,
      (path) => writeFileSync(join(path, 'dataset.json'), '{'),
    ],
    [
      'a manifest of another format',
      'bad-file',
      /wrong at format/,
      (path) => edit(join(path, 'dataset.json'), (t) => t.replace('dataset-1', 'dataset-9')),
    ],
    [
      'a line that is no JSON',
      'bad-file',
      /Line 4 of .+[/\\]items\.jsonl is not JSON/,
      (path) => appendFileSync(join(path, 'items.jsonl'), '{"id":\n'),
    ],
    [
      'a line without end',
      'bad-file',
      /^Line 4 of .+[/\\]items\.jsonl is too long to be read$/,
      (path) => appendFileSync(join(path, 'items.jsonl'), Buffer.alloc((1 << 23) + 1, '[')),
    ],
    [
      'an item without views',
      'bad-file',
      /Line 4 of .+[/\\]items\.jsonl is wrong at \w+/,
      (path) => appendFileSync(join(path, 'items.jsonl'), '{"id":"x"}\n'),
    ],
    [
      'fewer items than the manifest counts',
      'bad-file',
      /tells of 3 items, but items\.jsonl holds 2/,
      (path) => {
        edit(join(path, 'items.jsonl'), (t) => t.split('\n').slice(0, 2).join('\n'));
        edit(join(path, 'questions.jsonl'), (t) => t.split('\n').slice(0, 6).join('\n'));
      },
    ],
    [
      'a question about no item',
      'bad-file',
      /is not at the position of its item 'text-2-000001' in/,
      (path) =>
        edit(join(path, 'items.jsonl'), (t) =>
          t
            .split('\n')
            .filter((_, i) => i !== 1)
            .join('\n'),
        ),
    ],
    [
      'no questions file',
      'bad-file',
      /^Cannot read .*questions\.jsonl/,
      (path) => rmSync(join(path, 'questions.jsonl')),
    ],
    [
      'a missing picture',
      'bad-file',
      /picture 'images\/.*' cannot be read/,
      (path) => rmSync(join(path, 'images'), { recursive: true }),
    ],
    [
      'a picture that is cut short',
      'bad-file',
      /cannot be read/,
      (path) => {
        const file = join(path, 'images', readdirSync(join(path, 'images'))[0]);
        writeFileSync(file, readFileSync(file).subarray(0, 200));
      },
    ],
    [
      'an SVG as picture',
      'bad-file',
      /cannot be read: it has another format/,
      (path) =>
        writeFileSync(
          join(path, 'images', readdirSync(join(path, 'images'))[0]),
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        ),
    ],
    [
      'a picture outside the folder',
      'bad-file',
      /wrong at views\.0\.file/,
      (path) => edit(join(path, 'items.jsonl'), (t) => t.replace('"images/', '"../images/')),
    ],
    [
      'a folder of other files',
      'bad-folder',
      /holds other files \(notes\.txt\)/,
      (path) => {
        mkdirSync(join(path, 'gallery'));
        writeFileSync(join(path, 'gallery', 'notes.txt'), '');
      },
    ],
    [
      "somebody else's page",
      'bad-folder',
      /holds other files \(index\.html\)/,
      (path) => {
        mkdirSync(join(path, 'gallery'));
        writeFileSync(join(path, 'gallery', 'index.html'), '<!doctype html><p>Hello');
      },
    ],
    [
      'a file where the gallery should be',
      'bad-folder',
      /a file of that name is in the way/,
      (path) => writeFileSync(join(path, 'gallery'), ''),
    ],
  ])('%s', async (_, code, message, spoil) => {
    const path = dataset(3);
    spoil(path);
    const error = await refusal(path);
    expect(error).toMatchObject({ name: 'TopsyturvyError', code });
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
  });

  test.runIf(process.platform === 'linux')('a folder that the system cannot make', async () => {
    const error = await refusal(dataset(1), { out: '/proc/topsyturvy/gallery' });
    expect(error).toMatchObject({ code: 'bad-folder' });
    expect(error.message).toMatch(/^Cannot write to '\/proc\/topsyturvy': there is no such folder/);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 20_001])('a limit of %s', async (limit) => {
    expect(await refusal(dataset(1), { limit })).toMatchObject({ code: 'bad-parameter' });
  });
});

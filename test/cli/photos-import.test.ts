import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importPhotos } from '../../src/cli/assets/photos-import.js';
import { inspect } from '../../src/cli/assets/photos-inspect.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { folderOf } from '../families/orientation/photographs/import-folder.js';
import { printed } from './printed.js';

const car = (heading: string): string =>
  `Car 0.00 0 -10 40 20 90 60 1.36 1.69 3.38 0.28 2.08 17.74 ${heading}`;
const files = {
  'label_2/000001.txt': `${car('-1.57')}\n${car('3.14')}\nDontCare -1 -1 -10 1 2 3 4 -1 -1 -1 -1000 -1000 -1000 -10\n`,
  'label_2/000002.txt': `${car('NaN')}\n\u001b[31m\n`,
  'label_2/000003.txt': car('1.57'),
  'image_2/000001.png': [120, 80] as const,
  'image_2/000002.png': [120, 80] as const,
};
const refusal = (run: Promise<void>): Promise<Error> =>
  run.then(
    () => expect.unreachable('no error'),
    (cause: unknown) => cause as Error,
  );

describe('photos import', () => {
  test('writes a photos.json and says what it left out', async () => {
    const folder = folderOf(files);
    const out = join(folder, 'photos.json');
    const job = () => importPhotos([join(folder, 'label_2')], { from: 'kitti', out, uncertainty: '5' });
    expect((await printed(job)).replaceAll(folder, 'DIR')).toBe(
      [
        'DIR/photos.json: 2 objects on 1 photographs',
        '',
        'not imported',
        "  2 form: it does not have the source's form",
        '      DIR/label_2/000002.txt:1: rotation_y is NaN',
        '      DIR/label_2/000002.txt:2: 1 columns, not 15 or more',
        '  1 kind: its type names no kind of thing that the source defines a front for',
        '      DIR/label_2/000001.txt:3: DontCare',
        '  1 no-image: its image is missing: no PNG, JPEG or WebP file is where it should be',
        '      000003: 1 objects',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({
      photos: [
        {
          name: '000001',
          image: 'image_2/000001.png',
          objects: [
            {
              category: 'car',
              broadClass: 'vehicles',
              box: [40, 20, 50, 40],
              heading: 180.046,
              uncertainty: 5,
            },
            {
              category: 'car',
              broadClass: 'vehicles',
              box: [40, 20, 50, 40],
              heading: 89.909,
              uncertainty: 5,
            },
          ],
        },
      ],
    });
    const again = await refusal(job());
    expect(again.message).toMatch(/photos\.json' is there already; name a new file$/);
    expect(exitCodeOf(again)).toBe(2);
  });

  test('as JSON', async () => {
    const folder = folderOf(files);
    const out = join(folder, 'all.json');
    const text = await printed(() =>
      importPhotos([join(folder, 'label_2')], { from: 'kitti', out, json: true }),
    );
    expect(JSON.parse(text)).toMatchObject({
      photographs: 1,
      objects: 2,
      skipped: [{ reason: 'form', count: 2 }, {}, {}],
    });
  });

  test.each<[object, RegExp, number]>([
    [{ from: 'coco' }, /^Expected kitti, omni3d, objectron for --from but received "coco"$/, 2],
    [{ from: 'omni3d', calib: 'calib' }, /^Expected no value but with --from kitti for --calib/, 2],
    [{ trustFront: true }, /^Expected no value with --from kitti, which defines all fronts for --front/, 2],
    [
      { from: 'objectron', front: ['shoe'] },
      /^Expected a category and an axis, such as shoe=\+x .* but received "shoe"$/,
      2,
    ],
    [{ from: 'objectron', front: ['shoe=+y'] }, /^Expected a category and an axis/, 2],
    [{ limit: '0' }, /^Expected a whole number from 1 to 10000 for --limit but received "0"$/, 2],
    [{ uncertainty: 'x' }, /^Expected a whole number from 0 to 180 for --uncertainty/, 2],
    [
      { categories: 'truck' },
      /^Nothing of the annotations can be imported: .*it is of a category that --categories does not name/,
      1,
    ],
    [{ images: 'nowhere' }, /^Nothing of the annotations can be imported: .*its image is missing/, 1],
    [
      { out: '/tmp/nowhere/photos.json' },
      /^The image '.*000001\.png' is outside of the folder of '\/tmp\/nowhere\/photos\.json'; let --out be/,
      2,
    ],
  ])('%j is refused', async (more, sentence, code) => {
    const folder = folderOf(files);
    const out = join(folder, 'photos.json');
    const error = await refusal(importPhotos([join(folder, 'label_2')], { from: 'kitti', out, ...more }));
    expect(error.message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(code);
  });

  test.each([
    ['none', /^Cannot read '.*none': there is no such file$/],
    ['image_2', /^The folder '.*image_2' holds no \.txt file$/],
  ])('annotations in %s are refused', async (name, sentence) => {
    const folder = folderOf(files);
    const error = await refusal(
      importPhotos([join(folder, name)], { from: 'kitti', out: join(folder, 'photos.json') }),
    );
    expect(error.message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(1);
  });
});

describe('photos inspect of a photos.json', () => {
  const object = {
    category: 'car',
    broadClass: 'vehicles',
    box: [40, 20, 50, 40],
    heading: 2,
    instance: 'a',
  };
  const listed = (photos: readonly object[]) => ({ 'photos.json': JSON.stringify({ photos }), 'a.png': [120, 80] as const, 'b.png': [120, 80] as const }); // prettier-ignore

  test('counts objects, and what can be asked about', async () => {
    const photos = [
      { name: 'a', image: 'a.png', objects: [object, { category: 'cup', box: [1, 1, 9, 9], heading: 'none', occlusion: 0.5 }] }, // prettier-ignore
      { name: 'b', image: 'b.png', objects: [{ ...object, heading: 92 }], camera: { focal: [100, 100], center: [60, 40] } }, // prettier-ignore
      { name: 'c', image: 'c.png', objects: [object] },
      { name: 'd', image: 'b.png', size: [80, 120], objects: [object] },
    ];
    const folder = folderOf(listed(photos));
    const sheet = join(folder, 'sheet.png');
    const text = await printed(() => inspect(join(folder, 'photos.json'), { sheet }));
    expect(text).toContain(
      '4 photographs, of which 2 can be used: 3 objects, 1 with a camera, 1 things in several photographs\n',
    );
    expect(text).toContain('categories: car 2, cup 1\nclasses: none 1, vehicles 2\n');
    expect(text).toContain('fronts point: left 1, no front 1, toward the camera 1\n');
    expect(text).toContain('hidden: more 1, none 2\n');
    expect(text).toMatch(/\n {2}3G: \d+ \(/);
    expect(text).toMatch(/ {2}1 unreadable: .*\n {6}c: .*c\.png: there is no such file\n/);
    expect(text).toContain('      d: annotated as 80x120, is 120x80\n');
    expect(decodePng(readFileSync(sheet))).toMatchObject({ channels: 3, width: 3 * 244 + 4, height: 248 });
    const json = JSON.parse(
      await printed(() => inspect(join(folder, 'photos.json'), { json: true })),
    ) as object;
    expect(json).toMatchObject({
      listed: 4,
      photographs: 2,
      objects: 3,
      skipped: [{ reason: 'size' }, { reason: 'unreadable' }],
    });
  });

  test('photos without objects', async () => {
    const folder = folderOf(listed([{ name: 'a', image: 'a.png', category: 'cat' }]));
    const text = await printed(() => inspect(join(folder, 'photos.json'), {}));
    expect(text).toBe('1 photographs, of which 1 can be used: 0 objects, 0 with a camera, 0 things in several photographs\n'); // prettier-ignore
  });

  test.each<[string, object, RegExp]>([
    ['{ "photos": [] }', {}, /^The file of photos '.*photos\.json' is wrong at photos: Too small/],
    [
      '{ "photos": [{ "name": "a", "image": "../a.png", "objects": [] }] }',
      {},
      /^The photo '\.\.\/a\.png' leaves the folder of its JSON file$/,
    ],
    ['{ "photos": [{', {}, /^The file of annotations '.*photos\.json' is not JSON/],
    ['{ "photos": [] }', { skeleton: 'x.json' }, /^Expected no value for a photos\.json for --skeleton/],
  ])('%s %j is refused', async (text, options, sentence) => {
    const folder = folderOf({});
    writeFileSync(join(folder, 'photos.json'), text);
    expect((await refusal(inspect(join(folder, 'photos.json'), options))).message).toMatch(sentence);
  });
});

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mirrorPhoto } from '../../src/families/mirror/photo.js';
import type { PhotoParams } from '../../src/families/mirror/photo/params.js';
import { SkipReport, type SkipReason } from '../../src/families/mirror/photo/skips.js';
import { readAnnotations, usablePhotos } from '../../src/families/mirror/photo/usable.js';
import { readParams } from '../../src/families/params.js';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/maker.js';
import { boxOf, drawPerson, placed, room, Scenes, standing, type Joints } from './mirror-photo-figures.js';

let folder: string;
let scenes: Scenes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topsyturvy-skips-'));
  mkdirSync(join(folder, 'in'));
  scenes = new Scenes(join(folder, 'in'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const person = (changes: Joints = {}): Joints => placed(standing(changes), 240, 60);

/** What is usable, and what is skipped, with the first example of each reason. */
async function inspected(more: Partial<PhotoParams> = {}) {
  const params = { ...readParams(mirrorPhoto, { annotations: 'in/people.json' }), ...more } as PhotoParams;
  const resolve = (path: string): string => join(folder, path);
  const report = new SkipReport();
  const { images, annotations } = readAnnotations(params, resolve, report);
  const usable: (number | string)[] = [];
  for await (const { list } of usablePhotos(images, params, resolve, report))
    usable.push(...list.map(({ view }) => view.subject.id));
  // Every annotation is one or the other.
  expect(usable.length + report.total).toBe(annotations);
  return { usable, skipped: Object.fromEntries(report.table.map(({ reason, count }) => [reason, count])), table: report.table }; // prettier-ignore
}

/** One picture of a person, and annotations of it that are changed. */
async function withAnnotation(changes: Record<string, unknown>, joints = person()) {
  const surface = room(480, 520);
  drawPerson(surface, joints, 1);
  scenes.annotate(scenes.add('a.png', surface), 'person', joints, changes);
  scenes.write('people.json');
  return inspected();
}

describe('annotations', () => {
  const keypoints = (change: (list: unknown[]) => void): unknown[] => {
    const list: unknown[] = Array.from({ length: 17 * 3 }, (_, i) => (i % 3 === 2 ? 2 : 100 + 5 * i));
    change(list);
    return list;
  };
  test.each<[string, SkipReason, Record<string, unknown>, RegExp]>([
    ['too few numbers', 'points', { keypoints: [1, 2, 2] }, /3 numbers for 17 points/],
    ['too many numbers', 'points', { keypoints: keypoints((list) => list.push(1)) }, /52 numbers/],
    [
      'a number that is none',
      'points',
      { keypoints: keypoints((list) => (list[3] = null)) },
      /left_eye \[null/,
    ],
    ['a text', 'points', { keypoints: keypoints((list) => (list[0] = '5')) }, /nose \["5"/],
    ['a visibility of 3', 'points', { keypoints: keypoints((list) => (list[2] = 3)) }, /nose \[100,105,3\]/],
    ['keypoints that are an object', 'points', { keypoints: { nose: 1 } }, /keypoints \{"nose":1\}/],
    ['no keypoints', 'no-points', { keypoints: undefined }, /annotation 1 of a.png$/],
    ['an empty list', 'no-points', { keypoints: [] }, /annotation 1 of a.png$/],
    ['nothing labelled', 'no-points', { keypoints: Array(51).fill(0) }, /annotation 1 of a.png$/],
    ['a box of negative width', 'box', { bbox: [10, 10, -5, 40] }, /box \[10,10,-5,40\]/],
    ['a box of three numbers', 'box', { bbox: [10, 10, 5] }, /box/],
    ['a box outside', 'box', { bbox: [900, 10, 50, 40] }, /box/],
    ['points far outside the box', 'outside', { bbox: [10, 10, 40, 40] }, /nose at 240, 105/],
    ['a crowd', 'crowd', { iscrowd: 1 }, /a.png/],
    ['an unknown image', 'image', { image_id: 7 }, /annotation 1 of image 7/],
    ['an image that is no id', 'image', { image_id: { a: 1 } }, /image \{"a":1\}/],
    ['an unknown category', 'category', { category_id: 99 }, /category 99/],
    ['no id', 'entry', { id: undefined }, /image_id/],
  ])('%s: %s', async (_, reason, changes, example) => {
    const { usable, skipped, table } = await withAnnotation(changes);
    expect(usable).toEqual([]);
    expect(skipped).toEqual({ [reason]: 1 });
    expect(table[0]!.examples[0]).toMatch(example);
  });

  test('entries that are no objects are counted', async () => {
    scenes.person('a.png', person());
    scenes.annotations.push(null as never, 5 as never, [1] as never);
    scenes.write('people.json');
    expect(await inspected()).toMatchObject({ usable: [1], skipped: { entry: 3 } });
  });

  test('a missing box is taken from the points; floats, hidden and missing points are no harm', async () => {
    const joints = person({ left_wrist: [68.25, 210.5, 1], right_knee: [0, 0, 0] });
    expect(await withAnnotation({ bbox: undefined }, joints)).toMatchObject({ usable: [1], skipped: {} });
  });

  test('a visible point outside the picture contradicts itself; a hidden one may be there', async () => {
    const low = (v: 1 | 2): Joints => placed(standing({ left_ankle: [33, 470, v] }), 240, 60);
    const box = { bbox: boxOf(person(), 40) };
    expect((await withAnnotation(box, low(2))).skipped).toEqual({ outside: 1 });
    scenes = new Scenes(join(folder, 'in'));
    expect((await withAnnotation(box, low(1))).usable).toEqual([1]);
  });

  test('ids that occur twice name nothing', async () => {
    for (const name of ['a.png', 'b.png', 'c.png']) scenes.person(name, person());
    scenes.annotations[1]!.id = 1;
    expect((scenes.write('people.json'), await inspected())).toMatchObject({ usable: [3], skipped: { 'same-id': 2 } }); // prettier-ignore
    scenes.images[2]!.id = 100;
    scenes.annotations[1]!.id = 2;
    scenes.write('people.json');
    expect((await inspected()).skipped).toEqual({ image: 2 });
  });

  test('left and right in one place', async () => {
    const { skipped } = await withAnnotation({}, person({ left_hip: [10, 215], right_hip: [10, 215] }));
    expect(skipped).toEqual({ same: 1 });
  });

  test('swapped eyes condemn the subject, and many of them the category', async () => {
    const swapped = person({ left_eye: [-9, 36], right_eye: [9, 36] });
    for (const name of ['a.png', 'b.png', 'c.png']) scenes.person(name, person());
    scenes.person('d.png', swapped);
    scenes.write('people.json');
    expect(await inspected()).toMatchObject({ usable: [1, 2, 3], skipped: { 'face-sides': 1 } });
    for (const name of ['e.png', 'f.png']) scenes.person(name, swapped);
    // Seen from behind, nothing of it shows in the subject itself.
    scenes.person('g.png', person({ nose: [0, 45, 0], left_eye: [9, 36, 0], right_eye: [-9, 36, 0] }));
    scenes.write('people.json');
    expect(await inspected()).toMatchObject({ usable: [], skipped: { 'category-sides': 7 } });
  });

  test('two in one place, and who is too small', async () => {
    const surface = room(480, 520);
    drawPerson(surface, person(), 1);
    const id = scenes.add('a.png', surface);
    scenes.annotate(id, 'person', person());
    scenes.annotate(id, 'person', placed(standing(), 270, 70));
    const tiny = placed(standing(), 60, 20, 0.15);
    scenes.annotate(scenes.add('b.png', surface), 'person', tiny, { bbox: boxOf(tiny, 5) });
    scenes.write('people.json');
    expect(await inspected()).toMatchObject({ usable: [], skipped: { 'same-body': 2, small: 1 } });
  });

  test('a crowd around a subject is another body', async () => {
    const surface = room(480, 520);
    drawPerson(surface, person(), 1);
    const id = scenes.add('a.png', surface);
    scenes.annotate(id, 'person', person());
    scenes.annotate(id, 'person', {}, { iscrowd: 1, bbox: [0, 0, 480, 300], keypoints: Array(51).fill(0), segmentation: { counts: [], size: [520, 480] } }); // prettier-ignore
    scenes.write('people.json');
    expect((await inspected()).skipped).toEqual({ crowd: 1, 'same-body': 1 });
  });
});

describe('categories', () => {
  test.each([
    ['a category of neither people nor animals', [{ id: 1, name: 'dancer', keypoints: ['left_wrist', 'right_wrist'] }], 'skeleton'],
    ['one without pairs', [{ id: 1, name: 'person', keypoints: ['left_wrist', 'nose'] }], 'skeleton'],
    ['names that occur twice', [{ id: 1, name: 'person', keypoints: ['left_wrist', 'left_wrist', 'right_wrist'] }], 'skeleton'],
    ['no names', [{ id: 1, name: 'person' }], 'skeleton'],
    ['a nameless category', [{ id: 1, name: '<script>' }], 'category'],
    ['two categories of one id', [{ id: 1, name: 'person' }, { id: 1, name: 'dog' }], 'category'],
  ])('%s', async (_, categories, reason) => {
    scenes.person('a.png', person());
    scenes.write('people.json', { categories });
    expect((await inspected()).skipped).toEqual({ [reason]: 1 });
  }); // prettier-ignore
});

describe('pictures', () => {
  const picture = async (
    file: string,
    make: (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array | void,
  ) => {
    scenes.person('source.png', person());
    scenes.images[0]!.file_name = file;
    scenes.write('people.json');
    const bytes = await make(await sharp(join(folder, 'in/source.png')).toBuffer());
    if (bytes) writeFileSync(join(folder, 'in', file), bytes);
    return inspected();
  };

  test.each<[string, (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array]>([
    ['a.jpg', (bytes) => sharp(bytes).jpeg().toBuffer()],
    ['a.webp', (bytes) => sharp(bytes).webp().toBuffer()],
    ['gray.png', (bytes) => sharp(bytes).toColourspace('b-w').png().toBuffer()],
    ['alpha.png', (bytes) => sharp(bytes).ensureAlpha(0.5).png().toBuffer()],
  ])('%s is read', async (file, make) => {
    expect((await picture(file, make)).usable).toEqual([1]);
  });

  test.each<[string, SkipReason, (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array | void, RegExp]>([
    ['missing.png', 'unreadable', () => undefined, /^annotation 1 of missing.png: there is no such file$/],
    ['cut.png', 'unreadable', (bytes) => bytes.subarray(0, bytes.length / 2), /Cannot read/],
    ['text.png', 'unreadable', () => Buffer.from('{}'), /not a PNG, JPEG or WebP/],
    ['empty.jpg', 'unreadable', () => new Uint8Array(0), /not a PNG, JPEG or WebP/],
    ['svg.png', 'unreadable', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a PNG/],
    ['one.png', 'size', () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png().toBuffer(), /annotated as 480x520, is 1x1/],
    ['large.png', 'size', (bytes) => sharp(bytes).resize(481, 520, { fit: 'fill' }).png().toBuffer(), /is 481x520/],
    ['../../etc/passwd', 'folder', () => undefined, /passwd/],
    ['in/../../x.png', 'folder', () => undefined, /x.png/],
    ['/etc/passwd', 'folder', () => undefined, /passwd/],
    ['C:\\x.png', 'folder', () => undefined, /x.png/],
    ['a\0.png', 'folder', () => undefined, /a/],
  ])('%j is skipped: %s', async (file, reason, make, example) => {
    const { usable, skipped, table } = await picture(file, make);
    expect(usable).toEqual([]);
    expect(skipped).toEqual({ [reason]: 1 });
    expect(table[0]!.examples[0]).toMatch(example);
  }); // prettier-ignore

  test('a picture that claims 30,000 x 30,000 pixels is not decoded', async () => {
    const header = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png().toBuffer(); // prettier-ignore
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    scenes.person('a.png', person());
    Object.assign(scenes.images[0]!, { width: 30_000, height: 30_000 });
    scenes.write('people.json');
    writeFileSync(join(folder, 'in/a.png'), header);
    const { skipped, table } = await inspected();
    expect(skipped).toEqual({ unreadable: 1 });
    expect(table[0]!.examples[0]).toMatch(/at most 100000000 pixels/);
  });

  test.each([
    // The stored picture, its tag, what the annotations say: whether it can be told that they mean it upright.
    [6, 'upright', []],
    [8, 'upright', []],
    [6, 'stored', ['rotation']],
    [3, 'upright', ['rotation']],
    [2, 'upright', ['rotation']],
    [1, 'upright', []],
  ] as const)('EXIF orientation %d, annotated as %s', async (orientation, as, reasons) => {
    const upright = { 1: 0, 2: 0, 3: 180, 6: -90, 8: 90 }[orientation];
    const result = await picture('tagged.jpg', async (bytes) => {
      const stored = await sharp(bytes).rotate(upright).jpeg().withMetadata({ orientation }).toBuffer();
      if (as === 'stored') {
        Object.assign(scenes.images[0]!, { width: 520, height: 480 });
        const joints = placed(standing(), 240, 60, 0.9);
        scenes.annotations.length = 0;
        scenes.annotate(100, 'person', joints);
        scenes.write('people.json');
      }
      return stored;
    });
    expect(Object.keys(result.skipped)).toEqual(reasons);
    expect(result.usable).toEqual(reasons.length === 0 ? [1] : []);
  });

  test('a square picture does not show what its EXIF did to it', async () => {
    scenes.person('a.png', person(), 1, [520, 520]);
    scenes.images[0]!.file_name = 'b.jpg';
    scenes.write('people.json');
    await sharp(join(folder, 'in/a.png')).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'in/b.jpg')); // prettier-ignore
    expect((await inspected()).skipped).toEqual({ rotation: 1 });
  });

  test.each([
    { file_name: 5 },
    { file_name: '' },
    { width: undefined },
    { width: -480 },
    { height: '520' },
    { height: 520.5 },
  ])('an image entry with %j is skipped', async (changes) => {
    scenes.person('a.png', person());
    Object.assign(scenes.images[0]!, changes);
    scenes.write('people.json');
    expect((await inspected()).skipped).toEqual({ image: 1 });
  });
});

describe('files', () => {
  const opened = (params: Record<string, unknown> = {}): Promise<unknown> =>
    prepare(plan('mirror/photo', { seed: 1, params: { annotations: 'in/people.json', ...params } as never }), { base: folder }); // prettier-ignore

  test.each([
    ['not JSON', '{', /is not JSON/],
    ['NaN, as Python writes it', '{"images": [], "annotations": [{"bbox": [NaN]}], "categories": []}', /is not JSON/],
    ['a list', '[]', /no list 'images': it is not of COCO's form/],
    ['null', 'null', /no list 'images'/],
    ['no annotations', '{"images": [], "categories": []}', /no list 'annotations'/],
    ['no categories', '{"images": [], "annotations": {}}', /no list 'annotations'/],
    ['nothing in it', '{"images": [], "annotations": [], "categories": []}', /No subject of 'in\/people.json' can be asked about: it has no annotations/],
    ['__proto__', '{"__proto__": {"images": []}}', /no list 'images'/],
  ])('%s', async (_, text, message) => {
    writeFileSync(join(folder, 'in/people.json'), text);
    await expect(opened()).rejects.toThrow(message);
  }); // prettier-ignore

  test('more than 64 MiB are refused before they are read', async () => {
    writeFileSync(join(folder, 'in/people.json'), Buffer.alloc((64 << 20) + 1, ' '));
    await expect(opened()).rejects.toThrow('is larger than 64 MiB');
  });

  test('if nobody is left, the error says why', async () => {
    scenes.person('a.png', person(), 1);
    scenes.annotations[0]!.iscrowd = 1;
    scenes.write('people.json');
    await expect(opened()).rejects.toThrow(
      "No subject of 'in/people.json' can be asked about: 1: it stands for a crowd (iscrowd)",
    );
  });

  test('missing files, and paths that leave the folder', async () => {
    await expect(opened()).rejects.toThrow("The file of annotations 'in/people.json' does not exist");
    await expect(opened({ annotations: '../people.json' })).rejects.toThrow('leaves the folder');
    scenes.person('a.png', person());
    scenes.write('people.json');
    await expect(opened({ images: '..' })).rejects.toThrow("The path '..' leaves the folder");
    await expect(opened({ skeleton: 'none.json' })).rejects.toThrow("The skeleton file 'none.json' does not exist");
    await expect(opened({ size: 4096, subjects: 500 })).rejects.toThrow('do not fit in memory');
  }); // prettier-ignore

  test('pictures stand in a folder of their own', async () => {
    scenes.person('a.png', person());
    scenes.write('people.json');
    mkdirSync(join(folder, 'val'));
    copyFileSync(join(folder, 'in/a.png'), join(folder, 'val/a.png'));
    rmSync(join(folder, 'in/a.png'));
    await expect(opened()).rejects.toThrow('missing');
    await expect(opened({ images: 'val' })).resolves.toBeTruthy();
  });
});

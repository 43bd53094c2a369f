import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { SkipReason } from '../../src/families/mirror/photo/annotations/skips.js';
import { openPicture } from '../../src/families/mirror/photo/pictures/open-picture.js';
import { placed, Scenes, standing } from './mirror-photo-figures.js';
import { inspected, person } from './mirror-photo-inspected.js';

/** The bytes of a picture; undefined for none. */
type Made = Promise<Uint8Array> | Uint8Array | undefined;

let folder: string;
let scenes: Scenes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topsyturvy-skips-'));
  mkdirSync(join(folder, 'in'));
  scenes = new Scenes(join(folder, 'in'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('pictures', () => {
  const picture = async (file: string, make: (bytes: Uint8Array) => Made) => {
    scenes.person('source.png', person());
    scenes.images[0].file_name = file;
    scenes.write('people.json');
    const bytes = await make(await sharp(join(folder, 'in/source.png')).toBuffer());
    if (bytes) writeFileSync(join(folder, 'in', file), bytes);
    return inspected(folder);
  };

  test.each<[string, (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array]>([
    ['a.jpg', (bytes) => sharp(bytes).jpeg().toBuffer()],
    ['a.webp', (bytes) => sharp(bytes).webp().toBuffer()],
    ['gray.png', (bytes) => sharp(bytes).toColourspace('b-w').png().toBuffer()],
    ['alpha.png', (bytes) => sharp(bytes).ensureAlpha(0.5).png().toBuffer()],
  ])('%s is read', async (file, make) => {
    expect((await picture(file, make)).usable).toEqual([1]);
  });

  test.each<[string, SkipReason, (bytes: Uint8Array) => Made, RegExp]>([
    ['missing.png', 'unreadable', () => undefined, /^annotation 1 of missing.png: there is no such file$/],
    ['cut.png', 'unreadable', (bytes) => bytes.subarray(0, bytes.length / 2), /Cannot read/],
    ['text.png', 'unreadable', () => Buffer.from('{}'), /not a PNG, JPEG or WebP/],
    ['empty.jpg', 'unreadable', () => new Uint8Array(0), /it is empty/],
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
    expect(table[0].examples[0]).toMatch(example);
  }); // prettier-ignore

  test('a picture that claims 30,000 x 30,000 pixels is not decoded', async () => {
    const header = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png().toBuffer(); // prettier-ignore
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    scenes.person('a.png', person());
    Object.assign(scenes.images[0], { width: 30_000, height: 30_000 });
    scenes.write('people.json');
    writeFileSync(join(folder, 'in/a.png'), header);
    const { skipped, table } = await inspected(folder);
    expect(skipped).toEqual({ unreadable: 1 });
    expect(table[0].examples[0]).toMatch(/at most 100000000 pixels/);
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
        Object.assign(scenes.images[0], { width: 520, height: 480 });
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

  const opened = async (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    const image = { id: 1, file: name, width: 4, height: 4, entry: {} };
    const found = await openPicture(image, folder, (path) => path);
    return 'raster' in found ? [...found.raster.data.subarray(0, 3)] : found;
  };
  const orange = { create: { width: 4, height: 4, channels: 3 as const, background: '#c86428' } };

  test.each(['png', 'jpeg'] as const)('color profiles of %s files are converted to sRGB', async (format) => {
    const plain = await opened('a', await sharp(orange).toFormat(format, { quality: 100 }).toBuffer());
    // Other numbers for the same color.
    const wide = await sharp(orange).withIccProfile('p3').toFormat(format, { quality: 100 }).toBuffer();
    const stored = [...(await sharp(wide, { ignoreIcc: true }).raw().toBuffer()).subarray(0, 3)];
    expect(Math.abs(stored[0] - 200)).toBeGreaterThan(5);
    for (const [channel, level] of ((await opened('b', wide)) as number[]).entries())
      expect(Math.abs(level - (plain as number[])[channel])).toBeLessThan(4);
  });

  test('what is transparent is laid on white', async () => {
    const clear = {
      create: { width: 4, height: 4, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0 } },
    };
    expect(await opened('a', await sharp(clear).png().toBuffer())).toEqual([255, 255, 255]);
  });

  test('a picture that is its own mirror image has no twin', async () => {
    const flat = { create: { width: 480, height: 520, channels: 3 as const, background: '#888' } };
    expect((await picture('flat.png', () => sharp(flat).png().toBuffer())).skipped).toEqual({ symmetric: 1 });
  });

  test('a square picture does not show what its EXIF did to it', async () => {
    scenes.person('a.png', person(), 1, [520, 520]);
    scenes.images[0].file_name = 'b.jpg';
    scenes.write('people.json');
    await sharp(join(folder, 'in/a.png')).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'in/b.jpg')); // prettier-ignore
    expect((await inspected(folder)).skipped).toEqual({ rotation: 1 });
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
    Object.assign(scenes.images[0], changes);
    scenes.write('people.json');
    expect((await inspected(folder)).skipped).toEqual({ image: 1 });
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
    scenes.annotations[0].iscrowd = 1;
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

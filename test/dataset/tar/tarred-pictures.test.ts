import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { exportDataset } from '../../../src/dataset/export/export.js';
import { PictureFiles, TarredPictures } from '../../../src/dataset/tar/tar-file.js';
import { writeGallery } from '../../../src/dataset/gallery/gallery.js';
import type { ItemRecord } from '../../../src/dataset/item/record.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { readLines, sharedFolder, snapshot, temporaryFolder } from '../folders.js';
import { runningLightFamily } from '../running-light-family.js';
import { sidesFamily } from '../sides-family.js';

/** Parts with other fields, a film among them. */
const spec: Spec = {
  name: 'in-tar',
  preset: 'strict',
  parts: [
    { name: 'sides', family: 'user/sides', count: 53, params: {} },
    { name: 'film', family: 'user/running-light', count: 3, params: {} },
  ],
};
const families = [sidesFamily, runningLightFamily];
const root = sharedFolder();
const [loose, packed] = [join(root, 'loose'), join(root, 'packed')];
let files: string[];

beforeAll(async () => {
  for (const [folder, format] of [[loose, 'folder'], [packed, 'webdataset']] as const)
    await writeDataset(await plan(spec, { seed: 8, families }), folder, { format });
  files = readLines<ItemRecord>(packed, 'items.jsonl').flatMap(({ views, animations = [] }) =>
    [...views, ...animations].map(({ file }) => file),
  );
}, 120_000); // prettier-ignore

const tars = (folder: string): string[] => readdirSync(join(folder, 'shards')).sort();

test('every picture and film is read as if it were a file, in any order', () => {
  expect(tars(packed).length).toBeGreaterThan(4);
  expect(files.length).toBe(53 * 2 + 3 * (8 + 2));
  const strewn = files.map((_, i) => files[(i * 57) % files.length]);
  expect(new Set(strewn).size).toBe(files.length);
  for (const [order, remembered] of [
    [files, 2],
    [strewn, 2],
    [strewn, 256],
  ] as const) {
    const pictures = new TarredPictures(packed, remembered);
    for (const file of order)
      expect(Buffer.compare(pictures.read(file), readFileSync(join(loose, file))), file).toBe(0);
  }
});

test.each(['vlmevalkit', 'webdataset', 'hf'] as const)(
  'an export to %s is that of the folder form',
  async (to) => {
    const [one, other] = [join(temporaryFolder(), 'a'), join(temporaryFolder(), 'b')];
    await exportDataset(packed, { to, out: one, split: 'all' });
    await exportDataset(loose, { to, out: other, split: 'all' });
    expect(snapshot(one)).toEqual(snapshot(other));
  },
);

test('a gallery, which shows pictures where they are, says how to take them out', async () => {
  await expect(writeGallery(packed, { out: join(temporaryFolder(), 'x') })).rejects.toThrow(
    /has its pictures in tar files; 'topsyturvy merge .*packed --out FOLDER' takes them out$/,
  );
});

describe('what is wrong is said in a sentence', () => {
  const read = (spoil: (tar: string, all: string[]) => void, file = files[0]): (() => Uint8Array) => {
    const folder = join(temporaryFolder(), 'set');
    cpSync(packed, folder, { recursive: true });
    const all = tars(folder).map((tar) => join(folder, 'shards', tar));
    spoil(
      all.find((tar) => tar.endsWith('-000000.tar'))!,
      all,
    );
    return () => new PictureFiles(folder).read(file);
  };

  test('no tar file has it', () => {
    expect(read((tar) => rmSync(tar))).toThrow(
      /^The picture 'images\/.*' is in none of the tar files of '.*shards'$/,
    );
    for (const file of ['/etc/passwd', '../x.png', 'images/000/x.png', ''])
      expect(read(() => undefined, file)).toThrow(`The picture '${file}' is in none of the tar files`);
  });

  test('it is cut off', () => {
    expect(read((tar) => truncateSync(tar, 530))).toThrow(
      /^The tar file '.*-000000\.tar' ends within '.*\.png'$/,
    );
    expect(read((tar) => truncateSync(tar, 100))).toThrow(/^The tar file '.*-000000\.tar' is cut off$/);
  });

  test('it is no tar file', () => {
    expect(read((tar) => writeFileSync(tar, 'x'.repeat(2000)))).toThrow(
      /^The tar file '.*' cannot be read: Invalid tar header/,
    );
  });

  test('a member has a size below 0', () => {
    const negative = (tar: string): void => {
      const bytes = readFileSync(tar);
      // The header's size in base 256: -1024.
      bytes.fill(0xff, 124, 136);
      bytes[134] = 0xfb;
      bytes.fill(' ', 148, 156);
      const sum = bytes.subarray(0, 512).reduce((all, byte) => all + byte, 0);
      bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
      writeFileSync(tar, bytes);
    };
    expect(read(negative)).toThrow(/^The tar file '.*' gives '.*\.png' the size -?\d+$/);
  });

  test('it is a link to elsewhere', () => {
    const elsewhere = join(temporaryFolder(), 'other.tar');
    expect(
      read((tar) => {
        copyFileSync(tar, elsewhere);
        rmSync(tar);
        symlinkSync(elsewhere, tar);
      }),
    ).toThrow(/^Cannot read '.*-000000\.tar': it is a link that leaves the dataset$/);
  });

  test('there is a folder in its place', () => {
    expect(
      read((tar) => {
        rmSync(tar);
        cpSync(join(loose, 'images'), tar, { recursive: true });
      }),
    ).toThrow(/^Cannot read '.*-000000\.tar': it is not a regular file$/);
  });
});

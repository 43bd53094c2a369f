import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { plan } from '../../src/benchmarks/plan.js';
import { sha256 } from '../../src/core/hash.js';
import { imageFile } from '../../src/dataset/folder/layout.js';
import { digestOf } from '../../src/dataset/folder/manifest.js';
import type { Manifest } from '../../src/dataset/item/record.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { textRotated } from '../../src/families/text/rotated.js';
import { needBuild } from '../cli/command.js';
import { sharedFolder, temporaryFolder } from './folders.js';
import { smallSpec } from './small.js';

const original = sharedFolder();
const small = await plan(smallSpec, { seed: 5 });
beforeAll(() => writeDataset(small, original));

const part = (name: string) => small.parts.find((candidate) => candidate.name === name)!;
/** Of item `index` of a part. */
const idOf = (name: string, index: number): string => small.item(part(name).start + index).id;
const imageOf = (name: string, index: number, view: string): string =>
  imageFile(small.item(part(name).start + index), view);

/** What verify finds in a copy of the dataset that has been changed. */
async function problemsOf(change: (folder: string) => void | Promise<void>, workers = 1): Promise<string[]> {
  const folder = temporaryFolder();
  cpSync(original, folder, { recursive: true });
  await change(folder);
  const report = await verifyDataset(folder, { workers });
  expect(report.ok).toBe(report.problems.length === 0);
  return report.problems.map(({ where, what }) => `${where}: ${what}`);
}

const edit = (folder: string, name: string, change: (text: string) => string): void => {
  const before = readFileSync(join(folder, name), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, name), after);
};

/** Changes the manifest and, as a forger would, brings hashes and digest up to date. */
function forge(
  folder: string,
  change: (manifest: Record<string, unknown> & Manifest) => void = () => {},
): void {
  const file = join(folder, 'dataset.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & Manifest;
  for (const name of ['items.jsonl', 'questions.jsonl'] as const) {
    (manifest.files as Record<string, string>)[name] = sha256(readFileSync(join(folder, name)));
  }
  change(manifest);
  writeFileSync(file, JSON.stringify({ ...manifest, digest: digestOf(manifest) }, null, 2));
}

const lineOf = (text: string, id: string): string =>
  text.split('\n').find((line) => line.includes(`"id":"${id}"`))!;

describe('verify', () => {
  test('finds nothing wrong with a dataset as written, whatever way its folder is named', async () => {
    needBuild();
    for (const [folder, workers] of [
      [original, 1],
      [`${original}/`, 1],
      [`${original}/./images/..`, 2],
    ] as const) {
      expect(await verifyDataset(folder, { workers })).toEqual({
        ok: true,
        items: 20,
        images: 52,
        questions: 148,
        problems: [],
      });
    }
  });

  test('finds a changed label, even if all hashes have been brought up to date', async () => {
    const found = await problemsOf((folder) => {
      edit(folder, 'items.jsonl', (text) => {
        const line = lineOf(text, idOf('text', 4));
        return text.replace(line, line.replace(/"label":"(.)(.)(.)"/, '"label":"$2$1$3x"'));
      });
      forge(folder);
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(
      new RegExp(`^${idOf('text', 4)}: the line of items\\.jsonl says ….*"label".* where the seed gives …`),
    );
  });

  test('finds a changed line by its hash as well', async () => {
    const found = await problemsOf((folder) => {
      edit(folder, 'items.jsonl', (text) => text.replace('"tilt":0', '"tilt":1'));
    });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^items\.jsonl: its sha256 is [0-9a-f]{64}, but dataset\.json says [0-9a-f]{64}$/,
    );
    expect(found[1]).toMatch(/^small-[0-9a-f]{16}: the line of items\.jsonl says …/);
  });

  test('finds a single changed pixel', async () => {
    const image = imageOf('text', 7, 'rotated');
    const found = await problemsOf((folder) => {
      const raster = decodePng(readFileSync(join(folder, image)));
      raster.data[1000] ^= 1;
      writeFileSync(join(folder, image), encodePng(raster));
    });
    expect(found).toEqual([
      `${image}: the picture differs from the one that the seed gives`,
      `${image}: the picture is not the transformed original`,
    ]);
  });

  test('finds the right pixels in other bytes', async () => {
    const image = imageOf('visual', 1, 'original');
    const found = await problemsOf(async (folder) => {
      const file = join(folder, image);
      const [before, after] = [readFileSync(file), await sharp(file).png({ compressionLevel: 9 }).toBuffer()];
      writeFileSync(file, after);
      expect(decodePng(after).data).toEqual(decodePng(before).data);
    });
    expect(found).toEqual([`${image}: the pixels are right, but the file has other bytes`]);
  });

  test('finds a chunk that turns the picture for whoever shows it, also where all lines and hashes say so', async () => {
    const image = imageOf('visual', 1, 'original');
    const found = await problemsOf(async (folder) => {
      const file = join(folder, image);
      const turned = await sharp(file)
        .withExif({ IFD0: { Orientation: '3' } })
        .png()
        .toBuffer();
      expect(decodePng(turned).data).toEqual(decodePng(readFileSync(file)).data);
      writeFileSync(file, turned);
    });
    expect(found).toEqual([
      `${image}: the file cannot be read: The PNG file has more than pixels, which may change what is shown (chunk eXIf)`,
    ]);
  });

  test('finds views that have changed places', async () => {
    const [a, b] = ['original', 'rotated'].map((view) => imageOf('text', 0, view));
    const found = await problemsOf((folder) => {
      const [first, second] = [readFileSync(join(folder, a)), readFileSync(join(folder, b))];
      writeFileSync(join(folder, a), second);
      writeFileSync(join(folder, b), first);
    });
    expect(found).toContain(`${a}: the picture differs from the one that the seed gives`);
    expect(found).toContain(`${b}: the picture differs from the one that the seed gives`);
  });

  test('finds files that are missing, too many, cut off, too large or no files', async () => {
    const image = (k: number): string => imageOf('text', k, 'original');
    const longer = await plan({ ...smallSpec, parts: [{ ...smallSpec.parts[0], count: 13 }] }, { seed: 5 });
    expect(longer.item(11).id).toBe(idOf('text', 11));
    const strangers = { item: imageFile(longer.item(12), 'original'), view: imageOf('text', 1, 'view') };
    const found = await problemsOf((folder) => {
      rmSync(join(folder, image(1)));
      writeFileSync(join(folder, image(2)), readFileSync(join(folder, image(2))).subarray(0, 60));
      writeFileSync(join(folder, image(3)), '');
      appendFileSync(join(folder, image(4)), Buffer.alloc(1 << 20));
      rmSync(join(folder, image(5)));
      mkdirSync(join(folder, image(5)));
      appendFileSync(join(folder, image(6)), 'x');
      rmSync(join(folder, image(7)));
      execFileSync('mkfifo', [join(folder, image(7))]);
      writeFileSync(join(folder, strangers.item), 'one item too many');
      writeFileSync(join(folder, strangers.view), 'no such view');
      writeFileSync(join(folder, 'images/notes.txt'), 'notes');
      mkdirSync(join(folder, 'images/more/below'), { recursive: true });
      symlinkSync('/etc', join(folder, 'images/more/below/link'));
    });
    expect(found.map((problem) => problem.replace(/: .*(PNG|cannot be read).*$/, ': broken'))).toEqual([
      `${image(1)}: the file is missing`,
      `${image(2)}: broken`,
      `${image(3)}: broken`,
      `${image(4)}: the file is larger than its picture can be`,
      `${image(5)}: it is not a regular file`,
      `${image(6)}: broken`,
      `${image(7)}: it is not a regular file`,
      ...['images/more/below/link', 'images/notes.txt', strangers.item, strangers.view]
        .sort()
        .map((file) => `${file}: the file belongs to no item`),
    ]);
  });

  test('finds question lines that are changed, missing, too many or out of order', async () => {
    const id = `${idOf('text', 3)}.I_orig.Q_p.P2`;
    const change = (how: (line: string) => string): Promise<string[]> =>
      problemsOf((folder) => {
        edit(folder, 'questions.jsonl', (text) =>
          text.replace(`${lineOf(text, id)}\n`, how(lineOf(text, id))),
        );
        forge(folder, (manifest) => void Object.assign(manifest.counts, { questions: 148 }));
      });
    const changed = await change((line) => `${line.replace('"answer":"', '"answer":"6')}\n`);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(
      new RegExp(`^${id.replaceAll('.', '\\.')}: the line of questions\\.jsonl says …`),
    );
    const missing = await change(() => '');
    expect(missing).toHaveLength(2);
    expect(missing[0]).toMatch(/^dataset\.json counts: is .*148.*, expected .*147/);
    expect(missing[1]).toBe(`${id}: the line of questions.jsonl is missing`);
    const twice = await change((line) => `${line}\n${line}\n`);
    expect(twice.slice(1)).toEqual(['questions.jsonl: 1 lines occur more than once']);
    const foreign = await change(
      (line) => `${line}\n${line.replaceAll(idOf('text', 3), 'small-0123456789abcdef')}\n`,
    );
    expect(foreign[1]).toMatch(
      /^questions\.jsonl: a line belongs to no item, or is out of order: \{"accept"/,
    );
    const garbage = await change((line) => `${line}\nnot JSON \u2028\n`);
    expect(garbage[1]).toMatch(/^questions\.jsonl: a line belongs to no item, or is out of order: not JSON/);
  });

  test('finds item lines that are missing, too many or out of order, and blames no others', async () => {
    const change = (how: (lines: string[]) => void): Promise<string[]> =>
      problemsOf((folder) => {
        edit(folder, 'items.jsonl', (text) => {
          const lines = text.split('\n');
          how(lines);
          return lines.join('\n');
        });
        forge(folder);
      });
    const missing = 'the line of items.jsonl is missing';
    expect(await change((lines) => void lines.splice(9, 1))).toEqual([`${idOf('text', 9)}: ${missing}`]);
    expect(await change((lines) => void lines.splice(0, 1))).toEqual([`${idOf('text', 0)}: ${missing}`]);
    expect(await change((lines) => void lines.splice(19, 1))).toEqual([`${idOf('match', 3)}: ${missing}`]);
    expect(await change((lines) => void lines.splice(4, 0, lines[4]))).toEqual([
      `${idOf('text', 4)}: items.jsonl has a second line for it`,
    ]);
    const swapped = await change((lines) => void lines.splice(6, 2, lines[7], lines[6]));
    expect(swapped).toHaveLength(2);
    expect(swapped[0]).toMatch(/^items\.jsonl: a line belongs to no item, or is out of order/);
    expect(swapped[1]).toBe(`${idOf('text', 6)}: ${missing}`);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['a blank line', (text: string) => text.replace('\n', '\n\n')],
    ['no line feed at the end', (text: string) => text.slice(0, -1)],
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('finds %s in the lines, which are read all the same', async (_, change) => {
    for (const name of ['items.jsonl', 'questions.jsonl']) {
      const found = await problemsOf(async (folder) => {
        edit(folder, name, change);
        expect(await readQuestions(join(folder, 'questions.jsonl'))).toHaveLength(148);
      });
      expect(found[0]).toMatch(new RegExp(`^${name}: its sha256 is [0-9a-f]{64}, but dataset\\.json says`));
    }
  });

  test('finds hidden files among the pictures; what lies beside them is not part of the dataset', async () => {
    const found = await problemsOf((folder) => {
      for (const name of ['.DS_Store', 'notes.txt', 'images/.DS_Store', 'images/000/._text.png'])
        writeFileSync(join(folder, name), 'stray');
    });
    expect(found).toEqual([
      'images/.DS_Store: the file belongs to no item',
      'images/000/._text.png: the file belongs to no item',
    ]);
  });

  test('finds files of the folder that are missing', async () => {
    for (const name of ['items.jsonl', 'questions.jsonl', 'schema.json']) {
      const found = await problemsOf((folder) => rmSync(join(folder, name)));
      expect(found).toContain(`${name}: the file is missing`);
    }
    const found = await problemsOf((folder) =>
      edit(folder, 'schema.json', (text) => text.replace('Pixels', 'Inches')),
    );
    expect(found).toEqual(['schema.json: is not the schema that this version writes']);
  });

  test('finds a manifest that was edited', async () => {
    const careless = await problemsOf((folder) =>
      edit(folder, 'dataset.json', (text) => text.replace('"preset": "strict"', '"preset": "paper"')),
    );
    expect(careless).toHaveLength(1);
    expect(careless[0]).toMatch(
      /^dataset\.json digest: is [0-9a-f]{64}, but its own fields give [0-9a-f]{64}$/,
    );
    const forged: [string, (manifest: Manifest) => void][] = [
      ['assets', ({ assets }) => void Object.assign(assets, { 'dejavu-sans': '0'.repeat(64) })],
      ['assets', ({ assets }) => void Object.assign(assets, { another: '0'.repeat(64) })],
      ['counts', ({ counts }) => void Object.assign(counts, { images: 1 })],
      ['counts', ({ counts }) => void Object.assign(counts.parts, { text: 13 })],
      ['portable', (manifest) => void Object.assign(manifest, { portable: false })],
      ['spec', ({ spec }) => delete (spec.parts[0].params as Record<string, unknown>)['contrast']],
    ];
    for (const [field, change] of forged) {
      const found = await problemsOf((folder) => forge(folder, change));
      expect(found, field).toHaveLength(1);
      expect(found[0]).toMatch(new RegExp(`^dataset\\.json ${field}: is .*, expected `));
    }
  });

  test('finds another seed in every item', async () => {
    const found = await problemsOf((folder) =>
      forge(folder, (manifest) => Object.assign(manifest, { seed: '6' })),
    );
    const other = await plan(smallSpec, { seed: 6 });
    for (const i of [0, 15, 17]) {
      expect(found).toContain(`${other.item(i).id}: the line of items.jsonl is missing`);
    }
  });

  test('says so when a family has another version, and blames nothing else', async () => {
    const next = { ...textRotated, version: textRotated.version + 1 };
    const report = await verifyDataset(original, { families: [next] });
    expect(report.problems.map(({ where }) => where)).toEqual(['dataset.json families']);
    expect(report.ok).toBe(false);
  });

  test('reports in the order of the items, however many threads there are', async () => {
    needBuild();
    const change = (folder: string): void => {
      for (const [name, index] of [
        ['visual', 3],
        ['text', 11],
        ['text', 2],
      ] as const) {
        rmSync(join(folder, imageOf(name, index, 'original')));
      }
    };
    const found = await problemsOf(change, 2);
    expect(found).toEqual(await problemsOf(change));
    expect(found).toEqual(
      [imageOf('text', 2, 'original'), imageOf('text', 11, 'original'), imageOf('visual', 3, 'original')].map(
        (file) => `${file}: the file is missing`,
      ),
    );
  });
});

import { execFileSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { digestOf } from '../../src/dataset/folder/manifest.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import type { Manifest } from '../../src/dataset/item/record.js';
import { mergeShards } from '../../src/dataset/merge/merge.js';
import { problemLimit, verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { sharedFolder, snapshot, temporaryFolder } from './folders.js';
import { fully, someOf } from '../few.js';

const original = sharedFolder();
beforeAll(() =>
  writeDataset(plan('text/rotated', { seed: 5, count: 9, params: { length: 4, size: 64 } }), original),
);

function copy(): string {
  const folder = temporaryFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

type Loose = Record<string, unknown>;

/** A copy whose manifest has been changed, with the digest that belongs to it. */
function forged(change: (manifest: Manifest & Loose) => void): string {
  const folder = copy();
  const file = join(folder, 'dataset.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest & Loose;
  change(manifest);
  writeFileSync(file, JSON.stringify({ ...manifest, digest: digestOf(manifest) }));
  return folder;
}

async function messageOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(TopsyturvyError);
    return (error as Error).message;
  }
  return expect.unreachable('no error');
}

const part = (manifest: Manifest): Loose => manifest.spec.parts[0] as unknown as Loose;

describe('a manifest that is no manifest', () => {
  const manifestWith = (text: string | Buffer): string => {
    const folder = copy();
    writeFileSync(join(folder, 'dataset.json'), text);
    return folder;
  };

  test.each([
    ['nothing', '', /is not JSON: /],
    ['half a file', readable(200), /is not JSON: /],
    ['a list', '[]', /is wrong at the top: .*object/],
    ['null', 'null', /is wrong at the top: .*object/],
    ['an empty object', '{}', /is wrong at format: /],
    ['bytes', Buffer.from([0xff, 0xfe, 0, 1, 2]), /is not JSON: /],
    ['100,000 brackets', '['.repeat(100_000), /is nested too deeply$/],
    ['a deep list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /is wrong at the top|nested too deeply/],
    ['another format', '{"format":"topsyturvy-dataset-2"}', /is wrong at format: /],
  ])('%s', async (_name, text, expected) => {
    const folder = manifestWith(typeof text === 'function' ? text() : text);
    expect(await messageOf(() => readManifest(folder))).toMatch(expected);
    expect(await messageOf(() => verifyDataset(folder))).toMatch(expected);
  });

  test('a gigabyte is not read', async () => {
    const folder = copy();
    const file = openSync(join(folder, 'dataset.json'), 'w');
    ftruncateSync(file, 1 << 30);
    closeSync(file);
    expect(await messageOf(() => readManifest(folder))).toMatch(/is larger than 64 MiB$/);
  });

  test('a folder, a pipe, nothing', async () => {
    const folder = copy();
    const file = join(folder, 'dataset.json');
    rmSync(file);
    expect(await messageOf(() => readManifest(folder))).toBe(
      `'${folder}' is not a finished dataset: it has no dataset.json`,
    );
    mkdirSync(file);
    expect(await messageOf(() => readManifest(folder))).toMatch(
      /dataset\.json cannot be read: it is not a regular file$/,
    );
    rmSync(file, { recursive: true });
    execFileSync('mkfifo', [file]);
    expect(await messageOf(() => readManifest(folder))).toMatch(
      /dataset\.json cannot be read: it is not a regular file$/,
    );
    expect(await messageOf(() => readManifest(join(folder, 'none')))).toBe(
      `There is no folder '${join(folder, 'none')}'`,
    );
  });
});

function readable(bytes: number): () => string {
  return () => readFileSync(join(original, 'dataset.json'), 'utf8').slice(0, bytes);
}

describe('a manifest that asks for what cannot be', () => {
  const message = (change: (manifest: Manifest & Loose) => void): Promise<string> =>
    messageOf(() => verifyDataset(forged(change)));

  test('fields of other types and values', async () => {
    expect(await message((m) => ((m.spec as unknown as Loose)['parts'] = 5))).toMatch(
      /is wrong at spec\.parts: /,
    );
    expect(await message((m) => (part(m)['count'] = 'many'))).toMatch(/is wrong at spec\.parts\.0\.count: /);
    expect(await message((m) => (part(m)['count'] = 1e300))).toMatch(/is wrong at spec\.parts\.0\.count: /);
    expect(await message((m) => (part(m)['count'] = -1))).toMatch(/is wrong at spec\.parts\.0\.count: /);
    expect(await message((m) => (part(m)['name'] = '../../etc'))).toMatch(
      /is wrong at spec\.parts\.0\.name: /,
    );
    expect(await message((m) => ((m as Loose)['seed'] = 7))).toMatch(/is wrong at seed: /);
    expect(await message((m) => ((m as Loose)['more'] = 1))).toMatch(/more/);
    expect(await message((m) => ((m.files as Loose)['../x'] = 'a'))).toMatch(/is wrong at files: /);
  });

  test('a family, params and modules that are not there', async () => {
    expect(await message((m) => (part(m)['family'] = 'text/upside-down'))).toMatch(
      /cannot be generated again: There is no family 'text\/upside-down'; there are /,
    );
    expect(await message((m) => ((part(m)['params'] as Loose)['length'] = 99))).toMatch(
      /cannot be generated again: Param length of text\/rotated cannot be 99: /,
    );
    for (const path of ['../evil.mjs', '/etc/evil.mjs', 'a/../../evil.mjs']) {
      expect(await message((m) => ((m.spec as unknown as Loose)['modules'] = [path]))).toMatch(
        /^The path '.*' leaves the folder '.*--base [^\n]*$/,
      );
    }
    expect(await message((m) => ((part(m)['params'] as Loose)['fonts'] = ['../../etc/passwd']))).toMatch(
      /cannot be generated again: The path '.*' leaves the folder '.*--base [^\n]*$/,
    );
    expect(await message((m) => ((part(m)['params'] as Loose)['fonts'] = ['./none.ttf']))).toMatch(
      /cannot be generated again: .*none\.ttf/,
    );
  });

  test('it is the file that is wrong, not the call', async () => {
    for (const params of [{ length: 99 }, { map: {} }, { prompts: [null] }]) {
      const folder = forged((m) => Object.assign(part(m)['params'] as Loose, params));
      const wrong = {
        code: 'bad-file',
        message: expect.stringContaining('cannot be generated again: ') as string,
      };
      await expect(verifyDataset(folder)).rejects.toMatchObject(wrong);
      if ('length' in params)
        await expect(mergeShards([folder], join(temporaryFolder(), 'out'))).rejects.toMatchObject(wrong);
    }
  });

  test('a deep value in params', async () => {
    const folder = forged(() => undefined);
    const file = join(folder, 'dataset.json');
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('"length":4', `"length":${deep}`));
    expect(await messageOf(() => verifyDataset(folder))).toMatch(/nested too deeply|cannot be/);
  });

  test('more strings than there are', async () => {
    expect(await message((m) => (part(m)['count'] = 999_999_999))).toMatch(
      /cannot be generated again: Part 'text-rotated' asks for 999999999 items of text\/rotated, but only 1260 different ones exist/,
    );
  });

  fully('a thousand million pictures: verify ends when it has seen enough', async () => {
    const folder = forged((manifest) => {
      const spec = manifest.spec as unknown as Loose;
      spec['parts'] = [
        { name: 'many', family: 'text/rotated', count: 1e9, params: { length: 12, size: 32 } },
        { name: 'more', family: 'text/rotated', count: 1e9, params: { length: 13, size: 32 } },
      ];
    });
    const { ok, problems } = await verifyDataset(folder);
    expect(ok).toBe(false);
    expect(problems).toHaveLength(problemLimit);
  });
});

describe('lines that are no lines', () => {
  fully('are told of one by one, and end somewhere', async () => {
    const folder = copy();
    const file = join(folder, 'items.jsonl');
    writeFileSync(file, `${'{}\n'.repeat(100_000)}${'['.repeat(1_000_000)}\n${'x'.repeat(70 << 20)}\n`);
    writeFileSync(join(folder, 'questions.jsonl'), Buffer.alloc(1 << 20, 0xff));
    const { ok, problems } = await verifyDataset(folder);
    expect(ok).toBe(false);
    expect(problems).toHaveLength(problemLimit);
    for (const { what } of problems) expect(what.length).toBeLessThan(500);
  });

  test('a line that is too long', async () => {
    const folder = copy();
    const file = join(folder, 'questions.jsonl');
    writeFileSync(file, `${'x'.repeat(70 << 20)}\n${readFileSync(file, 'utf8')}`);
    const { problems } = await verifyDataset(folder);
    expect(problems.map(({ what }) => what)).toContain(
      'a line belongs to no item, or is out of order: line 1, which is too long to be read',
    );
  });
});

test.each(['items.jsonl', 'questions.jsonl'])('%s that is a pipe or a device is refused', async (name) => {
  const folder = copy();
  rmSync(join(folder, name));
  execFileSync('mkfifo', [join(folder, name)]);
  const refused = /Cannot read '.*jsonl': it is not a regular file/;
  expect(await messageOf(() => verifyDataset(folder))).toMatch(refused);
  rmSync(join(folder, name));
  symlinkSync('/dev/zero', join(folder, name));
  expect(await messageOf(() => verifyDataset(folder))).toMatch(
    /Cannot read '.*jsonl': it is a link that leaves the dataset/,
  );
});

test.each(someOf(['items.jsonl', 'questions.jsonl'], 1))(
  '%s with a line of a terabyte is refused',
  async (name) => {
    const folder = copy();
    truncateSync(join(folder, name), 2 ** 40);
    expect(await messageOf(() => verifyDataset(folder))).toBe(
      `'${join(folder, name)}' has a line of more than 256 MiB`,
    );
  },
);

test('a picture that is a link out of the dataset is told', async () => {
  const folder = copy();
  const file = Object.keys(snapshot(original)).find((path) => path.endsWith('.png'))!;
  rmSync(join(folder, file));
  symlinkSync(join(original, file), join(folder, file));
  const { problems } = await verifyDataset(folder);
  expect(problems).toContainEqual({ where: file, what: 'it is a link that leaves the dataset' });
});

test('so is a folder of pictures that is one, but not a link that stays in the dataset', async () => {
  const folder = copy();
  const file = Object.keys(snapshot(original)).find((path) => path.endsWith('.png'))!;
  renameSync(join(folder, file), join(folder, `${file}.moved`));
  symlinkSync(join(folder, `${file}.moved`), join(folder, file));
  expect((await verifyDataset(folder)).problems).toEqual([
    { where: `${file}.moved`, what: 'the file belongs to no item' },
  ]);
  const pictures = dirname(file);
  rmSync(join(folder, pictures), { recursive: true });
  symlinkSync(join(original, pictures), join(folder, pictures));
  expect((await verifyDataset(folder)).problems).toContainEqual({
    where: file,
    what: 'it is a link that leaves the dataset',
  });
});

test('a module inside a dataset is never run, unless the user names it', async () => {
  const folder = forged((manifest) => ((manifest.spec as unknown as Loose)['modules'] = ['evil.mjs']));
  const evil = join(folder, 'evil.mjs');
  const trace = join(folder, '..', `${basename(folder)}-ran`);
  writeFileSync(
    evil,
    `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(trace)}, '');`,
  );
  const refused = /names the module 'evil\.mjs', a program that would run with your rights/;
  expect(await messageOf(() => verifyDataset(folder, { base: folder }))).toMatch(refused);
  const other = join(folder, 'other.mjs');
  writeFileSync(other, '');
  expect(await messageOf(() => verifyDataset(folder, { base: folder, modules: [other] }))).toMatch(refused);
  expect(existsSync(trace)).toBe(false);
  expect(await messageOf(() => verifyDataset(folder, { base: folder, modules: [evil] }))).toMatch(
    /The module 'evil\.mjs' exports no family/,
  );
  expect(existsSync(trace)).toBe(true);
  rmSync(trace);
});

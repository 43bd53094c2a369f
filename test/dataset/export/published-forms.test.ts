import { spawnSync } from 'node:child_process';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { extract } from 'tar-stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { Question } from '../../../src/score/question.js';
import { readLines, sharedFolder, snapshot, temporaryFolder } from '../folders.js';
import { exported, items, perItem, writeKinds } from './kinds-dataset.js';

const folder = join(sharedFolder(), 'kinds');
let questions: Question[];
beforeAll(async () => {
  questions = await writeKinds(folder);
});

const total = items * perItem;
const pictures = (question: Question): Buffer[] =>
  question.images.map((file) => readFileSync(join(folder, file)));
const forms = [
  'vlmevalkit',
  'lmms-eval',
  'inspect',
  'hf',
  'parquet',
  'webdataset',
  'llava',
  'llama-factory',
] as const;

describe('every form', () => {
  test.each(forms)('%s: the same bytes again, and no name that tells anything', async (to) => {
    const [one, other] = [await exported(folder, { to }), await exported(folder, { to })];
    const files = snapshot(one.out);
    expect(snapshot(other.out)).toEqual(files);
    for (const name of Object.keys(files)) expect(name).not.toMatch(/original|rotated|one-letter|control|P0/);
    const readme = readFileSync(join(one.out, 'README.md'), 'utf8');
    expect(readme).toContain(`| questions | ${one.questions}: all of the dataset, which has no splits |`);
    expect(one.questions + Object.values(one.leftOut).reduce((sum, n) => sum + n, 0)).toBe(total);
    for (const [reason, count] of Object.entries(one.leftOut))
      expect(readme).toContain(`- ${count}: ${reason}\n`);
  });
});

describe('hf', () => {
  test.each([
    ['user/kinds', 'other'],
    ['text/rotated', 'cc0-1.0'],
  ])('the card of %s says %s, unless another license is given', async (family, license) => {
    const ours = join(temporaryFolder(), 'ours');
    if (family === 'text/rotated')
      await writeDataset(await plan(family, { seed: 1, count: 2, params: { length: 2, size: 48 } }), ours);
    const set = family === 'text/rotated' ? ours : folder;
    const card = async (settings: object): Promise<string> =>
      readFileSync(join((await exported(set, { to: 'hf', ...settings })).out, 'README.md'), 'utf8');
    expect(await card({})).toContain(`license: ${license}\n`);
    expect(await card({ license: 'mit' })).toContain('license: mit\n');
  });

  test('metadata.jsonl in the folder of the split, one type a column, every picture there once', async () => {
    const { out } = await exported(folder, { to: 'hf', license: 'cc0-1.0' });
    const rows = readLines<Record<string, unknown> & { images_file_names: string[] }>(
      out,
      'test/metadata.jsonl',
    );
    expect(rows).toHaveLength(total);
    rows.forEach((row, i) => {
      const { images_file_names: files, truth, options, ...texts } = row;
      const own = questions[i];
      expect(files.map((file) => readFileSync(join(out, 'test', file)))).toEqual(pictures(own));
      expect(options).toEqual(Object.values(own.options ?? {}));
      expect(Object.values(texts).every((value) => typeof value === 'string')).toBe(true);
      expect(JSON.parse(truth as string)).toMatchObject({
        id: own.id,
        scoring: own.scoring,
        answer: own.answer,
      });
      // Words that datasets takes for the names of splits, and anything that it would take for a picture's path.
      for (const file of files) expect(file).toMatch(/^images\/\d+\/i[0-9a-f]{20}\.png$/);
    });
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toMatch(
      /^---\nlicense: cc0-1\.0\n[^]*data_files:\n {6}- split: test\n {8}path: "test\/\*\*"\n---\n/,
    );
  });
});

describe('parquet', () => {
  interface Row {
    id: string;
    images: { bytes: Uint8Array; path: string }[];
    options: string[];
    question: string;
  }

  test('hyparquet reads every row, and pictures to the byte; the schema is that of the Image feature', async () => {
    const { out } = await exported(folder, { to: 'parquet' });
    const file = await asyncBufferFromFile(join(out, 'data/test-00000-of-00001.parquet'));
    const rows = (await parquetReadObjects({ file, utf8: false })) as Row[];
    expect(rows).toHaveLength(total);
    rows.forEach(({ images, options, question }, i) => {
      expect(images.map(({ bytes }) => Buffer.from(bytes))).toEqual(pictures(questions[i]));
      expect(options).toEqual(Object.values(questions[i].options ?? {}));
      expect(question).toBe(questions[i].prompt);
    });
    const { schema, key_value_metadata: metadata } = await parquetMetadataAsync(file);
    const leaves = schema.map(({ name, repetition_type: repetition }) => `${name} ${repetition ?? ''}`);
    expect(leaves.slice(2, 7)).toEqual([
      'images OPTIONAL',
      'list REPEATED',
      'element OPTIONAL',
      'bytes OPTIONAL',
      'path OPTIONAL',
    ]);
    const { features } = (JSON.parse(metadata![0].value!) as { info: { features: Record<string, unknown> } })
      .info;
    expect(metadata![0].key).toBe('huggingface');
    expect(features.images).toEqual({ feature: { _type: 'Image' }, _type: 'List' });
    expect(Object.keys(features)).toEqual(Object.keys(rows[0]));
  });
});

describe('webdataset', () => {
  test('tar and tar-stream read samples whose members stand together, of the same fields in a file', async () => {
    const { out } = await exported(folder, { to: 'webdataset' });
    const files = readdirSync(out).filter((file) => file.endsWith('.tar'));
    expect(files.sort()).toEqual([
      'user_kinds-test-1image-000000.tar',
      'user_kinds-test-2images-000000.tar',
      'user_kinds-test-text-000000.tar',
    ]);
    const seen = new Map<string, string[]>();
    for (const file of files) {
      const keys: string[] = [];
      const fields = new Map<string, string[]>();
      for (const { name, data, mtime } of await members(join(out, file))) {
        const [, key, field] = /^([^.]+)\.(.+)$/.exec(name)!;
        if (keys.at(-1) !== key) keys.push(key);
        fields.set(key, [...(fields.get(key) ?? []), field]);
        expect(mtime).toBe(0);
        if (field !== 'json') continue;
        const row = JSON.parse(data.toString()) as Record<string, string>;
        expect(Object.values(row).every((value) => typeof value === 'string')).toBe(true);
        seen.set(key, JSON.parse(row.options) as string[]);
      }
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set([...fields.values()].map((list) => list.join())).size).toBe(1);
      const { stdout, stderr, status } = spawnSync('tar', ['tf', join(out, file)], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout.trim().split('\n')).toHaveLength([...fields.values()].flat().length);
    }
    expect(seen.size).toBe(total);
    const texts = [...seen.values()].filter((options) => options.join() === 'a duck,a hat,a rabbit');
    expect(texts).toHaveLength(items);
  });

  async function members(file: string): Promise<{ name: string; data: Buffer; mtime: number }[]> {
    const found: { name: string; data: Buffer; mtime: number }[] = [];
    for await (const entry of createReadStream(file).pipe(extract())) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      found.push({
        name: entry.header.name,
        data: Buffer.concat(parts),
        mtime: entry.header.mtime!.getTime(),
      });
    }
    return found;
  }
});

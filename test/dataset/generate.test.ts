import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { plan } from '../../src/benchmarks/plan.js';
import { generate } from '../../src/dataset/generate.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Question } from '../../src/score/question.js';
import { readLines, sharedFolder, snapshot } from './folders.js';
import { smallSpec } from './small.js';

interface Validator {
  (value: unknown): boolean;
  errors?: unknown;
}

/** eslint brings a JSON Schema validator along; what the schema says here means the same in the older draft that it knows. */
function validators(schema: { $schema?: string }): (name: string) => Validator {
  const ownRequire = createRequire(import.meta.url);
  const Ajv = createRequire(ownRequire.resolve('eslint'))('ajv') as new (options: object) => {
    addSchema(schema: object, key: string): void;
    getSchema(ref: string): Validator;
  };
  const ajv = new Ajv({ schemaId: '$id', meta: true });
  delete schema.$schema;
  ajv.addSchema(schema, 'dataset');
  return (name) => ajv.getSchema(`dataset#/$defs/${name}`);
}

describe('a dataset', () => {
  const folder = join(sharedFolder(), 'a', 'new', 'folder');
  let manifest: Manifest;
  let items: ItemRecord[];
  let questions: Question[];
  beforeAll(async () => {
    manifest = (await writeDataset(await plan(smallSpec, { seed: 'small' }), folder))!;
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  });

  test('holds what it says, and nothing else', () => {
    const files = snapshot(folder);
    const images = items.flatMap((item) => item.views.map((view) => view.file));
    expect(Object.keys(files).sort()).toEqual(
      ['dataset.json', 'items.jsonl', 'questions.jsonl', 'schema.json', ...images].sort(),
    );
    expect(JSON.parse(readFileSync(join(folder, 'dataset.json'), 'utf8'))).toEqual(manifest);
    expect(manifest.files).toEqual({
      'items.jsonl': files['items.jsonl'],
      'questions.jsonl': files['questions.jsonl'],
    });
    expect(manifest.counts).toEqual({
      items: 20,
      images: 12 * 2 + 4 * 2 + 4 * 5,
      questions: 12 * 11 + 4 * 3 + 4,
      parts: { text: 12, visual: 4, match: 4 },
    });
    expect(items).toHaveLength(manifest.counts.items);
    expect(images).toHaveLength(manifest.counts.images);
    expect(questions).toHaveLength(manifest.counts.questions);
    expect(manifest).toMatchObject({ format: 'topsyturvy-dataset-1', seed: 'small', portable: true });
    expect(manifest.spec.parts.map(({ name, count }) => ({ name, count }))).toEqual(
      smallSpec.parts.map(({ name, count }) => ({ name, count })),
    );
    expect(Object.keys(manifest.families).sort()).toEqual(['matching', 'picture/rotated', 'text/rotated']);
    const fonts = new Set(items.map((item) => (item.state as { font?: string }).font).filter(Boolean));
    expect(Object.keys(manifest.assets)).toEqual(expect.arrayContaining([...fonts]));
  });

  test('has lines that another validator finds valid by the schema beside them', () => {
    const validator = validators(JSON.parse(readFileSync(join(folder, 'schema.json'), 'utf8')) as object);
    const check = (name: string, value: unknown): void => {
      const validate = validator(name);
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
    };
    check('manifest', manifest);
    for (const item of items) check('item', item);
    for (const question of questions) check('question', question);
    const broken: [string, unknown][] = [
      ['manifest', { ...manifest, digest: 'x' }],
      ['item', { ...items[0], views: [] }],
      ['item', { ...items[0], state: undefined }],
      ['item', { ...items[0], certificate: undefined }],
      ['item', { ...items[0], certificate: { ...items[0].certificate, holds: false } }],
      ['question', { ...questions[0], images: ['../secret.png'] }],
      ['question', { ...questions[0], images: ['/etc/passwd'] }],
      ['question', { ...questions[0], unknown: 1 }],
    ];
    for (const [name, value] of broken) {
      expect(validator(name)(JSON.parse(JSON.stringify(value)))).toBe(false);
    }
  });

  test('lists every picture with its hash, and another decoder sees in it what was drawn', async () => {
    const files = snapshot(folder);
    const made = generate(plan(smallSpec, { seed: 'small' }));
    for (const { id, views } of items) {
      const item = (await made.next()).value!;
      expect(item.id).toBe(id);
      for (const view of views) {
        expect(view.file).toMatch(/^images\/\d{3}\/[a-z0-9-]+\.png$/);
        expect(files[view.file]).toBe(view.sha256);
        const { data, info } = await sharp(join(folder, view.file))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([view.width, view.height]);
        const { raster } = item.view(view.name);
        const seen = raster.channels === 1 ? data.filter((_, i) => i % info.channels === 0) : data;
        expect(Buffer.compare(seen, raster.data)).toBe(0);
      }
    }
  });

  test('names every item, picture and question once', () => {
    for (const list of [
      items.map(({ id }) => id),
      questions.map(({ id }) => id),
      items.flatMap(({ views }) => views.map(({ file }) => file)),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const { item, family, images, copy, answer } of questions) {
      const asked = byId.get(item)!;
      expect(asked.family).toBe(family);
      for (const image of images) expect(asked.views.map(({ file }) => file)).toContain(image);
      expect(copy).not.toBe(answer);
    }
  });

  test('tells nothing of the machine, the folder or the time', () => {
    for (const name of ['dataset.json', 'items.jsonl', 'questions.jsonl', 'schema.json']) {
      const text = readFileSync(join(folder, name), 'utf8');
      for (const clue of [tmpdir(), process.cwd(), hostname(), homedir()]) expect(text).not.toContain(clue);
      expect(text, name).not.toMatch(/\b\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|file:\/|"\/|[A-Z]:\\\\/);
    }
  });
});

describe('a text item', () => {
  const folder = sharedFolder();
  let items: ItemRecord[];
  let questions: Question[];
  beforeAll(async () => {
    await writeDataset(await plan('text/rotated', { seed: 1, count: 10, params: { size: 64 } }), folder);
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  });

  test('has its readings as the labels of its two views', () => {
    const turned: Record<string, string> = { 6: '9', 9: '6', b: 'q', q: 'b', d: 'p', p: 'd' };
    for (const { views, state } of items) {
      const { text } = state as { text: string };
      const reversed = Array.from(text, (char) => turned[char])
        .reverse()
        .join('');
      expect(views.map(({ name, label }) => [name, label])).toEqual([
        ['original', text],
        ['rotated', reversed],
      ]);
    }
  });

  test('is asked about under every condition and wording', () => {
    const conditions = [
      ...['I_orig.Q_d P0', 'I_rot.Q_d P0', 'I_rot.Q_m P0', 'T_orig.Q_d P0', 'T_rot.Q_d P0', 'T_orig.Q_p P0'],
      ...['P0', 'P1', 'P2', 'P3', 'P4'].map((variant) => `I_orig.Q_p ${variant}`),
    ].sort();
    for (const { id, views } of items) {
      const own = questions.filter(({ item }) => item === id);
      expect(own.map(({ condition, variant }) => `${condition} ${variant}`).sort()).toEqual(conditions);
      const [original, rotated] = views.map(({ label }) => label as string);
      for (const { condition, answer, images, prompt, copy } of own) {
        const predicts = condition.endsWith('Q_p');
        expect(answer).toBe(predicts || condition.includes('_rot') ? rotated : original);
        expect(copy).toBe(predicts && original !== rotated ? original : undefined);
        if (condition.startsWith('T_')) expect(images).toEqual([]);
        else expect(images).toEqual([views[condition.startsWith('I_orig') ? 0 : 1].file]);
        if (condition.startsWith('T_'))
          expect(prompt).toContain(condition.startsWith('T_rot') ? rotated : original);
      }
    }
  });
});

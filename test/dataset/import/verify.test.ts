import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../../src/dataset/generate.js';
import { readSpec } from '../../../src/dataset/plan/spec.js';
import { overlapDatasets } from '../../../src/benchmarks/overlap-datasets.js';
import { plan } from '../../../src/benchmarks/plan.js';
import { readManifest } from '../../../src/dataset/folder/layout.js';
import { digestOf } from '../../../src/dataset/folder/manifest.js';
import { mergeShards } from '../../../src/dataset/merge/merge.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { snapshot, temporaryFolder } from '../folders.js';
import { foreignFolder, imported, picture, questionsOf } from './foreign.js';

const rows = [
  { images: ['pics/red.jpg'], question: 'Which color?', options: ['Red', 'Blue'], answer: 'A' },
  { images: ['pics/blue.png'], question: 'Is it red?', answer: 'No' },
];

const set = async (): Promise<string> => imported(await foreignFolder(rows));

/** Where and what, for each problem. */
const problems = async (folder: string): Promise<string[]> =>
  (await verifyDataset(folder)).problems.map(({ where, what }) => `${where}: ${what}`);

const change = (folder: string, name: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(join(folder, name), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, name), changed);
};

/** Writes the manifest anew after a change, with the digest that belongs to it. */
function forge(folder: string, changed: object): void {
  const manifest = { ...readManifest(folder), ...changed };
  writeFileSync(join(folder, 'dataset.json'), JSON.stringify({ ...manifest, digest: digestOf(manifest) }));
}

test('overlap refuses an imported set, with which no family compares anything', async () => {
  const folder = await set();
  await expect(overlapDatasets(folder, folder)).rejects.toThrow(
    `'${folder}' is an imported set (lines), whose items no family can compare`,
  );
});

test('verify finds a picture that was changed, exchanged, added or taken away', async () => {
  const folder = await set();
  const [first, second] = questionsOf(folder).map(({ images }) => images[0]);
  const original = readFileSync(join(folder, first));
  writeFileSync(join(folder, first), readFileSync(join(folder, second)));
  expect(await problems(folder)).toEqual([
    expect.stringMatching(`^${first}: its sha256 is .* but its item says`),
  ]);
  writeFileSync(join(folder, first), original.subarray(0, -9));
  expect(await problems(folder)).toEqual([expect.stringContaining(`${first}: its sha256 is`)]);
  writeFileSync(join(folder, first), original);
  await picture(join(folder, 'images/000/more.png'), '#ffffff');
  expect(await problems(folder)).toEqual(['images/000/more.png: the file belongs to no item']);
  rmSync(join(folder, 'images/000/more.png'));
  rmSync(join(folder, second));
  expect(await problems(folder)).toEqual([expect.stringContaining(`${second}: Cannot read`)]);
});

test('verify finds a question, an item, a manifest or a schema that was changed', async () => {
  const folder = await set();
  change(folder, 'questions.jsonl', 'Which color', 'What color');
  expect(await problems(folder)).toEqual([expect.stringMatching('^questions.jsonl: its sha256 is')]);
  const others = await set();
  change(others, 'items.jsonl', '"height":40', '"height":41');
  expect(await problems(others)).toEqual([
    expect.stringContaining('has 60 x 40 pixels, but its item says 60 x 41'),
    expect.stringMatching('^items.jsonl: its sha256 is'),
  ]);
  const third = await set();
  change(third, 'dataset.json', '"items": 2', '"items": 3');
  change(third, 'schema.json', 'topsyturvy dataset', 'a dataset');
  expect(await problems(third)).toEqual([
    expect.stringMatching('^dataset.json counts: is .*"items":3'),
    expect.stringMatching('^dataset.json digest: '),
    expect.stringMatching('^schema.json: is not the schema'),
  ]);
});

test('verify reads the forms of lines whose hashes are right', async () => {
  const folder = await set();
  const [question] = questionsOf(folder);
  const relist = (): void =>
    forge(folder, {
      files: { ...readManifest(folder).files, 'questions.jsonl': snapshot(folder)['questions.jsonl'] },
    });
  change(folder, 'questions.jsonl', question.images[0], questionsOf(folder)[1].images[0]);
  relist();
  expect(await problems(folder)).toEqual([
    expect.stringMatching(`^${question.id}: shows '.*', which is no picture of its item`),
  ]);
  change(folder, 'questions.jsonl', '"answer":"A"', '"answer":"C"');
  relist();
  expect((await problems(folder))[0]).toMatch(
    /Line 1 of \S*questions\.jsonl is wrong at answer: Expected the letter/,
  );
});

test('a set that was made here is not taken for an imported one, nor the other way round', async () => {
  const made = join(temporaryFolder(), 'made');
  await writeDataset(plan('text/rotated', { seed: 5, count: 2, params: { length: 3, size: 64 } }), made);
  forge(made, { imported: 'lines' });
  const found = await problems(made);
  expect(found).toContainEqual(expect.stringContaining('has a certificate, though nobody here made it'));
  expect(found).toContainEqual(expect.stringMatching('^dataset.json families: '));
  const folder = await set();
  forge(folder, { imported: undefined });
  const unknown = "There is no family 'imported/lines'";
  await expect(verifyDataset(folder)).rejects.toThrow(unknown);
  await expect(mergeShards([await set()], join(temporaryFolder(), 'out'))).rejects.toThrow(unknown);
  const { spec } = readManifest(folder);
  await expect(async () => {
    for await (const item of generate(plan(readSpec(spec), { seed: 1 }))) expect(item).toBeUndefined();
  }).rejects.toThrow(unknown);
});

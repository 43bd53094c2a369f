import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { sha256 } from '../../src/core/hash.js';

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-animation-'));
const set = await plan('ambiguous/moving', {
  seed: 4,
  count: 2,
  params: { size: 128, kinds: ['plaid', 'barber-pole'] },
});
let films: NonNullable<ItemRecord['animations']>;

beforeAll(async () => {
  await writeDataset(set, folder);
  const [line] = readFileSync(join(folder, 'items.jsonl'), 'utf8').split('\n');
  films = (JSON.parse(line) as ItemRecord).animations!;
});
afterAll(() => rmSync(folder, { recursive: true }));

const problems = async (): Promise<string[]> =>
  (await verifyDataset(folder)).problems.map(({ where, what }) => `${where}: ${what}`);

/** What verifying says while a file holds other bytes, or none. */
async function withFile(file: string, bytes: Uint8Array | undefined): Promise<string[]> {
  const path = join(folder, file);
  const before = readFileSync(path);
  if (bytes === undefined) rmSync(path);
  else writeFileSync(path, bytes);
  try {
    return await problems();
  } finally {
    writeFileSync(path, before);
  }
}

test('films are written beside the views, hashed, and found right', async () => {
  expect(films.map(({ name }) => name)).toEqual(['film', 'backwards']);
  for (const film of films) expect(sha256(readFileSync(join(folder, film.file)))).toBe(film.sha256);
  expect(await problems()).toEqual([]);
});

test('a film that is another, cut short, missing or one too many is reported', async () => {
  const [film, backward] = films;
  const other = readFileSync(join(folder, backward.file));
  const wrong = [`${film.file}: the animation differs from the one that its views give`];
  expect(await withFile(film.file, other)).toEqual(wrong);
  expect(await withFile(film.file, readFileSync(join(folder, film.file)).subarray(0, 500))).toEqual(wrong);
  expect(await withFile(film.file, undefined)).toEqual([`${film.file}: the file is missing`]);
  const stray = film.file.replace('film', 'frame-00');
  writeFileSync(join(folder, stray), other);
  expect((await problems()).join()).toContain(stray);
  rmSync(join(folder, stray));
});

test('another order of frames in the item’s line is reported', async () => {
  const lines = readFileSync(join(folder, 'items.jsonl'));
  const changed = lines
    .toString()
    .replace('"frames":["frame-00","frame-01"', '"frames":["frame-01","frame-00"');
  expect((await withFile('items.jsonl', Buffer.from(changed))).join()).toContain('items.jsonl');
});

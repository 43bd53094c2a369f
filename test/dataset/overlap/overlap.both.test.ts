import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { overlapDatasets } from '../../../src/benchmarks/overlap-datasets.js';
import { plan, type PlanOptions } from '../../../src/benchmarks/plan.js';
import type { ItemRecord } from '../../../src/dataset/item/record.js';
import { formatOverlap } from '../../../src/dataset/overlap/format-overlap.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { fully } from '../../few.js';

const folder = sharedFolder();
const set = (name: string): string => join(folder, name);
const made = async (what: string, name: string, options: PlanOptions): Promise<string> => {
  await writeDataset(await plan(what, options), set(name));
  return set(name);
};

const strings = { length: 3, size: 64, fonts: ['dejavu-sans'] };
beforeAll(async () => {
  await made('text/rotated', 'train', { seed: 1, count: 40, params: strings });
  await made('text/rotated', 'test', { seed: 2, count: 40, params: strings });
});

test('the same strings are found, as a comparison of the strings themselves finds them', async () => {
  const texts = (name: string): string[] =>
    readLines<ItemRecord>(set(name), 'items.jsonl').map(({ state }) => (state as { text: string }).text);
  const held = new Set(texts('test'));
  const same = texts('train').filter((text) => held.has(text)).length;
  expect(same).toBeGreaterThan(3);
  const { near, closest, families } = await overlapDatasets(set('train'), set('test'));
  expect(near).toBe(same);
  expect(closest.filter(({ near }) => near)).toHaveLength(Math.min(20, same));
  expect(families).toMatchObject([{ family: 'text/rotated', items: 40, others: 40, minimum: 0 }]);
});

fully('a set is its own double; planted duplicates are found, and nothing else', async () => {
  const self = await overlapDatasets(set('train'), set('train'), { most: 100 });
  expect(self.near).toBe(40);
  for (const { item, neighbor, distance } of self.closest) expect([neighbor, distance]).toEqual([item, 0]);
  // The first three items of a longer set of the same seed are planted in one of another seed by name only.
  const many = { ...strings, length: 8 };
  const one = await made('text/rotated', 'many', { seed: 3, count: 30, params: many });
  const other = await made('text/rotated', 'others', { seed: 4, count: 30, params: many });
  const planted = await made('text/rotated', 'planted', { seed: 3, count: 3, params: many });
  expect((await overlapDatasets(one, other)).near).toBe(0);
  expect((await overlapDatasets(one, planted)).near).toBe(3);
});

fully('bodies are compared by the distance that their family states', async () => {
  const bodies = { size: 64, look: 'clean' };
  const one = await made('mirror/body', 'bodies', { seed: 5, count: 4, params: bodies });
  const { families, closest } = await overlapDatasets(one, one);
  expect(families[0].measure).toContain('camera');
  expect(closest.every(({ distance }) => distance === 0)).toBe(true);
});

fully(
  'labels are those of the files: families that load what their labels need are compared, too',
  async () => {
    // Made by threads, so that this one has loaded no scene.
    const scenes = { size: 128, scenes: ['arrow', 'face', 'thumb'] };
    const [one, other] = [set('scenes'), set('other-scenes')];
    await writeDataset(await plan('picture/rotated', { seed: 7, count: 6, params: scenes }), one, {
      workers: 2,
    });
    await writeDataset(await plan('picture/rotated', { seed: 8, count: 6, params: scenes }), other, {
      workers: 2,
    });
    expect(await overlapDatasets(one, one)).toMatchObject({
      near: 6,
      families: [{ minimum: 0, compared: 6 }],
    });
    expect((await overlapDatasets(one, other)).near).toBe(0);
  },
);

fully('sets of different families have nothing in common', async () => {
  const other = await made('text/turned', 'mirrored', { seed: 6, count: 5, params: { size: 64 } });
  const found = await overlapDatasets(set('train'), other);
  expect(found).toMatchObject({ near: 0, closest: [], families: [{ others: 0, minimum: null }] });
  expect(formatOverlap(found)).toContain('No item is near one of the other set.');
});

test('a page shows the pairs side by side, in one file without scripts', async () => {
  const out = join(temporaryFolder(), 'pairs.html');
  const { closest } = await overlapDatasets(set('train'), set('test'), { out, most: 4 });
  const html = readFileSync(out, 'utf8');
  const pictures = closest.flatMap((pair) => [...pair.pictures, ...pair.neighborPictures]);
  expect(html.match(/<img src="data:image\/png;base64,[\w+/=]{50,}"/g)).toHaveLength(pictures.length);
  expect(html).not.toContain('<script');
  expect(html).toContain("default-src 'none'");
});

test('what is no dataset is refused', async () => {
  await expect(overlapDatasets(set('train'), temporaryFolder())).rejects.toThrow(
    /not a finished dataset|dataset/,
  );
});

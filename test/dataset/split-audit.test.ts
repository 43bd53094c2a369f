import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { auditDatasetSplits } from '../../src/benchmarks/audit-dataset.js';
import { plan } from '../../src/benchmarks/plan.js';
import { audit } from '../../src/cli/audit.js';
import { formatSplitAudit } from '../../src/dataset/audit/format-splits.js';
import type { SplitAudit, SplitPair } from '../../src/dataset/audit/splits.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { defineFamily, verdict } from '../../src/entry/families.js';
import type { Looks } from '../../src/families/likeness.js';
import { printed } from '../cli/printed.js';
import { readLines, sharedFolder } from './folders.js';

class DotLooks implements Looks {
  constructor(
    readonly group: string,
    private readonly place: number,
  ) {}

  distanceTo({ place }: DotLooks): number {
    return Math.abs(place - this.place);
  }
}

/** A dot at a place of its own: `places` of a part, one for each item; tens of a color are a group. */
const dots = defineFamily({
  name: 'dots/placed',
  version: 1,
  summary: 'A dot on a line.',
  params: (z) =>
    z.strictObject({ places: z.array(z.number()).default([0]), split: z.string().default('') }),
  likeness: {
    measure: '1 is a place aside',
    guard: 1,
    looks: ({ color, place }: { color: string; place: number }) => new DotLooks(color, place),
  },
  propose: ({ index, params: { places } }) => {
    const place = places[index];
    return { state: { color: place < 100 ? 'black' : 'white', place }, transform: {} };
  },
  label: ({ color }) => color,
  act: (_, x) => x,
  rho: (_, y) => y,
  views: [{ name: 'picture', moved: false, part: 'picture' }],
  draw: ({ color }) => ({ width: 8, height: 8, channels: 1, data: new Uint8Array(64).fill(color === 'black' ? 0 : 255) }),
  judge: () => verdict(true, 'never', {}),
  ask: ({ label, params: { split } }) => [
    {
      ...{ condition: 'color', variant: 'plain', images: ['picture'], prompt: 'Black or white?', answer: label },
      ...{ accept: [], scoring: { kind: 'string', caseSensitive: false }, groups: split === '' ? {} : { split } },
    },
  ],
}); // prettier-ignore

/** Names of the items of a folder by their ids: 'check 2'. */
const namesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readLines<ItemRecord>(folder, 'items.jsonl').map(({ id, index, part }) => [id, `${part} ${index}`]),
  );

/** Pairs with the names of their items. */
const namedPairs = (folder: string, pairs: readonly SplitPair[]) => {
  const names = namesIn(folder);
  return pairs.map((pair) => ({ ...pair, item: names.get(pair.item), neighbor: names.get(pair.neighbor) }));
};

/** The same without a distance. */
const plainDots = defineFamily({ ...dots, name: 'dots/plain', likeness: undefined as never });

const families = [dots, plainDots];

interface Part {
  readonly name: string;
  readonly places: readonly number[];
  readonly split: string;
  readonly family?: string;
}

const write = async (folder: string, parts: readonly Part[]) =>
  writeDataset(
    plan(
      {
        name: 'dots',
        preset: 'strict',
        parts: parts.map(({ name, places, split, family = 'dots/placed' }) => ({
          ...{ name, family, count: places.length },
          params: { places, split } as never,
        })),
      },
      { seed: 1, families },
    ),
    folder,
    {},
  );

describe('splits that are apart', () => {
  const folder = sharedFolder();
  let found: SplitAudit;

  beforeAll(async () => {
    await write(folder, [
      { name: 'learn', split: 'train', places: [0, 4, 8, 12, 100] },
      { name: 'check', split: 'test', places: [2, 9.5, 10.6, 500] },
    ]);
    found = await auditDatasetSplits(folder, { families });
  });

  test('are reported part by part, with the nearest pairs', () => {
    expect(found.near).toEqual([]);
    expect(found.splits).toEqual(['train', 'test']);
    expect(found.parts).toEqual([
      { part: 'learn', split: 'train', items: 5, compared: 5, unmeasured: [], minimum: 1.4, percentile: 1.4, median: 2 }, // prettier-ignore
      { part: 'check', split: 'test', items: 4, compared: 4, unmeasured: [], minimum: 1.4, percentile: 1.4, median: 1.5 }, // prettier-ignore
    ].map((part) => ({ ...part, minimum: expect.closeTo(part.minimum), percentile: expect.closeTo(part.percentile), median: expect.closeTo(part.median) }))); // prettier-ignore
    const [closest] = namedPairs(folder, found.closest);
    expect(new Set([closest.item, closest.neighbor])).toEqual(new Set(['check 2', 'learn 3']));
    expect(closest).toMatchObject({ near: false, distance: expect.closeTo(1.4) });
  });

  test('items of two groups are never compared', () => {
    const white = namedPairs(folder, found.closest).filter(({ distance }) => distance === 400);
    expect(white.map(({ item, neighbor }) => [item, neighbor].sort())).toEqual([['check 3', 'learn 4']]);
  });
});

test('a pair that is nearer than promised is found and named', async () => {
  const folder = sharedFolder();
  await write(folder, [
    { name: 'learn', split: 'train', places: [0, 7, 20] },
    { name: 'check', split: 'test', places: [3, 7.25] },
  ]);
  const { near } = await auditDatasetSplits(folder, { families });
  expect(near).toMatchObject([{ family: 'dots/placed', distance: 0.25, near: true }]);
  const [pair] = namedPairs(folder, near);
  expect([pair.item, pair.neighbor].sort()).toEqual(['check 1', 'learn 1']);
  const text = formatSplitAudit(await auditDatasetSplits(folder, { families }));
  expect(text).toMatch(new RegExp(`${near[0].item} +${near[0].neighbor} +0\\.25 +TOO NEAR`));
  expect(text).toContain('1 pairs of items of different splits are nearer than promised.');
});

test('what has no distance, or no split, is said', async () => {
  const folder = sharedFolder();
  await write(folder, [
    { name: 'learn', split: 'train', places: [0], family: 'dots/plain' },
    { name: 'check', split: 'test', places: [0], family: 'dots/plain' },
    { name: 'loose', split: '', places: [0] },
  ]);
  const { closest, near, parts } = await auditDatasetSplits(folder, { families });
  expect({ closest, near }).toEqual({ closest: [], near: [] });
  expect(parts.map(({ part, compared, unmeasured: none }) => [part, compared, none])).toEqual([
    ['learn', 0, ['dots/plain']],
    ['check', 0, ['dots/plain']],
  ]);
});

test('audit --splits prints the distances', async () => {
  const folder = sharedFolder();
  await write(folder, [{ name: 'loose', split: '', places: [0, 1] }]);
  const before = process.exitCode;
  onTestFinished(() => void (process.exitCode = before));
  const text = await printed(() => audit(folder, { splits: true, pixels: false }));
  expect(text).toContain('The questions name no two splits: there is nothing to keep apart.');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitsTable } from '../../scripts/docs/splits-table.mjs';
import { plan } from '../../src/benchmarks/plan.js';
import { fingerprintOf } from '../../src/benchmarks/splits/fingerprints.js';
import { movedFamily, planSplit } from '../../src/benchmarks/splits/plan-split.js';
import { publishedAs } from '../../src/benchmarks/splits/published-as.js';
import { publishedSplits, type PublishedSplit } from '../../src/benchmarks/splits/split.js';
import { list } from '../../src/cli/listing/list.js';
import { publishedLines } from '../../src/cli/terminal/published.js';
import type { Manifest } from '../../src/dataset/item/record.js';
import { keptItems } from '../../src/dataset/overlap/fingerprint.js';
import { viewsOf } from '../../src/families/family.js';
import { families } from '../../src/families/index.js';
import { FamilyRegistry } from '../../src/families/registry.js';
import { root } from '../cli/command.js';
import { printed } from '../cli/printed.js';
import { refused } from '../cli/refused.js';
import { temporaryFolder } from '../dataset/folders.js';

const splits = publishedSplits();
const registry = new FamilyRegistry(families);

/** Of each split the newest version; older ones are made by older releases. */
const newest = [...new Map(splits.map((split) => [split.name.split('@')[0], split])).values()];

test('the splits are there', () => {
  expect(splits.map(({ name }) => name)).toContain('rotoutbench@1');
});

test.each(newest)('$name has the families of this version, or a new version of it is due', async (split) => {
  expect(
    movedFamily(split, registry),
    `a family of ${split.name} has moved: record a new version of the split`,
  ).toBeUndefined();
});

test.each(newest)('the record of $name is what its plan says', async (split) => {
  const { name, items, images, sample } = split;
  const planned = await planSplit(name, registry);
  const { parts, seed, length } = planned;
  expect({ seed, length }).toEqual({ seed: name, length: items });
  const pictures = parts.map(({ count, family, params }) => count * viewsOf(family, params).length);
  expect(pictures.reduce((sum, count) => sum + count, 0)).toBe(images);
  expect(Object.keys(sample).sort()).toEqual(parts.map((part) => part.name).sort());
  const fingerprint = fingerprintOf(name);
  expect(fingerprint.parts.map(({ kept: { length: count }, ...part }) => ({ ...part, count }))).toEqual(
    parts.map((part) => ({
      name: part.name,
      family: part.family.name,
      version: part.family.version,
      count: part.count,
    })),
  );
  const ids = [...keptItems(fingerprint)].map(({ id }) => id);
  for (const at of [0, 7, length - 1]) expect(ids[at]).toBe(planned.item(at).id);
});

test('a family that has moved is named, and the split is not made with it', async () => {
  const moved = new FamilyRegistry(
    families.map((entry) => (entry.name === 'text/rotated' ? { ...entry, version: 99 } : entry)),
  );
  await expect(planSplit('rotoutbench@1', moved)).rejects.toThrow(
    'rotoutbench@1 was made with version 1 of text/rotated, which has version 99 here',
  );
});

test('docs/splits.md has the table of all splits', () => {
  // `node scripts/record-split.mjs` writes it.
  expect(readFileSync(join(root, 'docs/splits.md'), 'utf8')).toContain(splitsTable(splits));
});

describe('a split is planned as it is', () => {
  test('in code, by its name alone', async () => {
    const { seed, spec, length } = await plan('rotoutbench@1');
    expect({ seed, length }).toEqual({ seed: 'rotoutbench@1', length: 478 });
    expect(spec).toEqual((await plan('rotoutbench', { seed: 'rotoutbench@1' })).spec);
    await expect(plan('rotoutbench@1', { seed: 1, count: 5 })).rejects.toThrow(
      'rotoutbench@1 is published as it is: it takes no seed, count; generate rotoutbench for a set of your own',
    );
  });

  test.each([
    [{ seed: '1' }, 'no --seed;'],
    [{ count: '9', preset: 'paper' }, 'no --preset, --count;'],
    [{ param: ['size=64'] }, 'no --param;'],
    [{ parts: 'text-1' }, 'no --parts;'],
    [{ subset: '3' }, 'no --subset;'],
    [{ size: '64', masks: true }, 'no --size, --masks;'],
    [{ renderer: 'gl' }, 'no --renderer;'],
  ])('on the command line, without %o', async (options, words) => {
    const [code, sentence] = await refused(temporaryFolder(), 'rotoutbench@1', {
      seed: undefined,
      ...options,
    });
    expect(code).toBe(2);
    expect(sentence).toContain(words);
  });

  test('and where there is none, the sentence names those there are', async () => {
    const [code, sentence] = await refused(temporaryFolder(), 'rotoutbench@7', { seed: undefined });
    expect([code, sentence]).toEqual([
      2,
      `There is no split 'rotoutbench@7'; there are ${splits.map(({ name }) => name).join(', ')}`,
    ]);
  });
});

describe('a finished dataset', () => {
  const { digest }: PublishedSplit = splits.find(({ name }) => name === 'rotoutbench@1')!;
  const manifestOf = async (count?: number, seed = 'rotoutbench@1'): Promise<Manifest> => {
    const { spec } = await plan('rotoutbench', { seed, ...(count !== undefined && { count }) });
    return { spec, seed, digest } as Manifest;
  };
  const other = '0'.repeat(64);

  test('is a split if it has its digest', async () => {
    expect(await publishedLines(await manifestOf())).toMatchObject({ lines: ['is rotoutbench@1'] });
  });

  test('is said not to be one if it has its spec and seed and another digest', async () => {
    const { lines, data } = await publishedLines({ ...(await manifestOf()), digest: other });
    expect(lines[0]).toMatch(/^is not rotoutbench@1, whose spec and seed it has: its digest is 0{64}, that /);
    expect(data.split).toEqual({ name: 'rotoutbench@1', digest, same: false });
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
  });

  test('of another seed, spec or count has nothing to do with it', async () => {
    for (const manifest of [await manifestOf(undefined, 'mine'), await manifestOf(100)])
      expect(await publishedAs({ ...manifest, digest: other })).toBeUndefined();
  });
});

test('they are listed with their benchmarks, and each in full', async () => {
  const text = await printed(() => list('benchmarks', {}));
  const json = JSON.parse(await printed(() => list('benchmarks', { json: true }))) as {
    name: string;
    splits: (PublishedSplit & { seed: string })[];
  }[];
  for (const { name, benchmark, digest, items } of splits) {
    expect(text).toContain(`    ${name}: seed ${name}, `);
    const listed = json.find((one) => one.name === benchmark)!.splits;
    expect(listed).toContainEqual(expect.objectContaining({ name, seed: name, digest, items }));
    const full = await printed(() => list(name, {}));
    expect(full).toContain(`  digest ${digest}`);
    expect(full).toContain(`topsyturvy generate ${benchmark} --seed ${name} --preset strict`);
  }
  await expect(list('rotoutbench@7', {})).rejects.toThrow("There is no split 'rotoutbench@7'; there are ");
});

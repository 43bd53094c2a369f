import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditDatasetPriors } from '../../src/benchmarks/audit-dataset.js';
import { plan } from '../../src/benchmarks/plan.js';
import { audit } from '../../src/cli/audit.js';
import { Stream } from '../../src/core/stream.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { createRaster } from '../../src/draw/raster.js';
import { printed } from '../cli/printed.js';
import { temporaryFolder } from './folders.js';

/** A photograph of noise: audits of priors look at no picture. */
function noise(seed: number): Uint8Array {
  const raster = createRaster(60, 60, 3);
  const random = new Stream(['noise', seed]);
  for (let at = 0; at < 60 * 60; at++) raster.data.fill(random.below(256), 3 * at, 3 * at + 3);
  return encodePng(raster);
}

interface Shown {
  readonly category: string;
  readonly heading: number;
}

/** A set about photographs, each with some objects side by side. */
async function setOf(photographs: readonly (readonly Shown[])[], count: number): Promise<string> {
  const base = temporaryFolder();
  mkdirSync(base, { recursive: true });
  const photos = photographs.map((objects, at) => {
    writeFileSync(join(base, `${at}.png`), noise(at));
    const boxed = objects.map((object, k) => ({ ...object, box: [1 + 20 * k, 20, 18, 24], uncertainty: 3 }));
    return { name: `p-${at}`, image: `${at}.png`, objects: boxed };
  });
  writeFileSync(join(base, 'photos.json'), JSON.stringify({ photos }));
  const params = {
    photos: 'photos.json',
    size: 64,
    mirrored: 0,
    undetermined: 0,
    variants: ['bare' as const],
  };
  const out = join(base, 'set');
  await writeDataset(plan('orientation/view-parallelism', { seed: 2, count, params }), out, { base });
  return out;
}

const heading = (at: number): number => (at % 2 === 0 ? 2 : 178);

test('where all of a category face one way, it is named with what to leave out', async () => {
  const folder = await setOf(
    Array.from({ length: 40 }, (_, at) => [{ category: at % 2 === 0 ? 'dog' : 'car', heading: heading(at) }]),
    40,
  );
  const found = await auditDatasetPriors(folder);
  expect(found.questions).toBe(40);
  expect(found.leaks.map(({ prior, count, n }) => [prior, count, n])).toEqual([['category', 40, 40]]);
  expect(found.prune.length).toBeGreaterThan(15);
  expect(found.prune[0]).toMatchObject({ condition: '1C', prior: 'category' });
  expect(found.prune[0].objects[0]).toMatch(/^p-\d+\/0$/);
  // From the command: exit code 1, and the items' ids in a file.
  const file = join(folder, '..', 'prune.txt');
  const text = await printed(() => audit(folder, { pixels: false, prune: file }));
  expect(process.exitCode).toBe(1);
  expect(text).toContain('orientation/view-parallelism 1C: others of its category');
  expect(text).toMatch(/ {2}p-\d+\/0 in 1C \(category\): \S+\n/);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(found.prune.map(({ item }) => item));
});

test('where a photograph has a row of things that face one way, the others tell of each', async () => {
  const rows = Array.from({ length: 16 }, (_, at) =>
    Array.from({ length: 3 }, (_, k) => ({ category: ['dog', 'car', 'chair'][k], heading: heading(at) })),
  );
  const { leaks, prune } = await auditDatasetPriors(await setOf(rows, 48));
  expect(leaks.map(({ prior }) => prior)).toEqual(['photograph']);
  expect(prune.length).toBeGreaterThan(0);
});

test('where categories face all ways, nothing is left out', async () => {
  const mixed = Array.from({ length: 40 }, (_, at) => [
    { category: at % 4 < 2 ? 'dog' : 'car', heading: heading(at) },
  ]);
  const found = await auditDatasetPriors(await setOf(mixed, 40));
  expect(found.leaks).toEqual([]);
  expect(found.prune).toEqual([]);
  expect(found.trials).toHaveLength(2);
});

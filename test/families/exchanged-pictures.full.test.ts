import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { sha256 } from '../../src/core/hash.js';
import { canonicalJson, type Json } from '../../src/core/json.js';
import { digestOf } from '../../src/dataset/folder/manifest.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { readLines, temporaryFolder } from '../dataset/folders.js';
import { haveGl } from '../world/gl/open.js';
import { keepModels } from './kept-models.js';

/** Families whose judges find the label in the stage, and so must recognize what it holds in the files. */
const recognizing = [
  'mirror/body',
  'mirror/reflection',
  'orientation/view-parallelism',
  'orientation/directional-facing',
  'orientation/single-axis-rotation',
  'orientation/compound-rotation',
  'orientation/inter-object-direction',
  'orientation/viewer-scene-direction',
  'orientation/canonical-orientation',
  'orientation/mental-rotation',
];
/** Of those, one of each number of views: OpenGL makes other pictures, and no other stages. */
const recognizingInGl = ['mirror/body', 'orientation/compound-rotation', 'orientation/mental-rotation'];
/** Families whose judges measure the files. */
const measuring = ['ambiguous/camouflage', 'ambiguous/color', 'ambiguous/hybrid', 'ambiguous/mixed'];

const seed = 9;
keepModels(seed);

const write = async (family: string, params: object): Promise<string> => {
  const folder = temporaryFolder();
  await writeDataset(plan(family, { seed, count: 4, params: params as never }), folder);
  return folder;
};

const problemsIn = async (folder: string): Promise<string[]> =>
  (await verifyDataset(folder)).problems.map(({ where, what }) => `${where}: ${what}`);

/**
 * Gives the first view of each item but the last the file of the next one's, and forges every hash.
 *
 * @returns the files and items that have changed
 */
function exchange(folder: string): { files: string[]; ids: string[] } {
  const items = readLines<ItemRecord>(folder, 'items.jsonl');
  const changed = items.slice(0, -1);
  const views = changed.map((item) => item.views[0]);
  const pictures = views.map((view) => readFileSync(join(folder, view.file)));
  views.forEach((view, i) => {
    const next = pictures[(i + 1) % pictures.length];
    writeFileSync(join(folder, view.file), next);
    Object.assign(view, { sha256: sha256(next) });
  });
  const lines = items.map((item) => `${canonicalJson(item as unknown as Json)}\n`).join('');
  writeFileSync(join(folder, 'items.jsonl'), lines);
  const manifest = JSON.parse(readFileSync(join(folder, 'dataset.json'), 'utf8')) as Manifest;
  Object.assign(manifest.files, { 'items.jsonl': sha256(lines) });
  writeFileSync(join(folder, 'dataset.json'), JSON.stringify({ ...manifest, digest: digestOf(manifest) }));
  return { files: views.map(({ file }) => file), ids: changed.map(({ id }) => id) };
}

describe('verify finds pictures that have changed places, though all hashes fit', () => {
  const check = async (family: string, params: object): Promise<void> => {
    const folder = await write(family, params);
    const { files, ids } = exchange(folder);
    const found = await problemsIn(folder);
    // Nothing is wrong with the rest.
    expect(found.filter((problem) => !ids.some((id) => problem.includes(id)))).toEqual([]);
    for (const file of files)
      expect(found).toContain(`${file}: the picture differs from the one that the seed gives`);
    // Things of nearly the same outlines are told apart by the comparison alone.
    const refused = ids.filter((id) =>
      found.some((problem) => problem.startsWith(`${id}: The certificate of`)),
    );
    expect(refused.length).toBeGreaterThanOrEqual(2);
  };

  test.each(recognizing)('%s', (family) => check(family, { size: 192, samples: 4 }));
  test.each(measuring)('%s', (family) => check(family, { size: 256 }));

  describe.skipIf(!haveGl())('drawn with OpenGL', () => {
    test.each(recognizingInGl)('%s', (family) => check(family, { size: 192, samples: 4, renderer: 'gl' }));
  });
});

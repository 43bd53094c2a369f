import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { generate, plan } from '../../../src/index.js';
import { loadCustomModels } from '../../../src/families/staging/models/custom-models.js';
import { root } from '../../cli/command.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { fully } from '../../few.js';

const quick = {
  look: 'clean',
  size: 96,
  samples: 1,
  shadows: false,
  distractors: [0, 0],
  undetermined: 0,
} as const;

/** A folder with some of the shipped models and side files. */
function folderWith(...files: string[]): string {
  const folder = temporaryFolder();
  for (const file of files) cpSync(join(root, 'assets/models', file), join(folder, file));
  return folder;
}

async function itemsOf(base: string, params: object, count = 4) {
  const set = await plan('orientation/view-parallelism', { seed: 3, count, params: { ...quick, ...params } });
  const items = [];
  for await (const item of generate(set, { base })) items.push(item);
  return items;
}
type Items = Awaited<ReturnType<typeof itemsOf>>;

describe('models of the user', () => {
  fully('take the place of their category, and the questions say where they come from', async () => {
    const base = folderWith('chair.glb', 'chair.json');
    const own = await itemsOf(base, { models: ['chair.glb'], categories: ['chair'] });
    const shipped = await itemsOf(base, { categories: ['chair'] });
    const groups = (items: Items) => items.map(({ questions }) => questions[0].groups);
    expect(groups(own)).toEqual(
      own.map(() => expect.objectContaining({ category: 'chair', class: 'furniture', source: 'own' })),
    );
    expect(groups(shipped)[0]).toMatchObject({ source: 'catalog' });
    const pictures = (items: Items) => items.map(({ views }) => sha256(views[0].raster.data));
    expect(pictures(own)).not.toEqual(pictures(shipped));
  });

  test('join the catalog with a category of their own', async () => {
    const base = folderWith('chair.glb', 'chair.json');
    const side = JSON.parse(readFileSync(join(base, 'chair.json'), 'utf8')) as object;
    writeFileSync(join(base, 'chair.json'), JSON.stringify({ ...side, category: 'garden chair' }));
    const items = await itemsOf(base, { models: ['chair.glb'], categories: ['garden chair', 'car'] }, 8);
    const categories = new Set(items.map(({ questions }) => questions[0].groups?.['category']));
    expect(categories).toEqual(new Set(['garden chair', 'car']));
    for (const { certificate } of items) expect(certificate.holds).toBe(true);
  });

  test('are not asked about in tasks 4 and 6 where nothing tells how they were turned', async () => {
    const base = folderWith('box.glb', 'box.json');
    const side = JSON.parse(readFileSync(join(base, 'box.json'), 'utf8')) as object;
    writeFileSync(join(base, 'box.json'), JSON.stringify({ ...side, category: 'rock', featureless: true }));
    const params = { ...quick, models: ['box.glb'], categories: ['rock'] };
    const set = await plan('orientation/viewer-scene-direction', { seed: 3, count: 1, params });
    await expect(generate(set, { base }).next()).rejects.toThrow(
      /can be told how it was turned, e\.g\. car for categories but received ."rock"/,
    );
  });

  test('are hashed with their side files, by their paths', async () => {
    const { hashes, kinds, models } = await loadCustomModels(
      ['assets/models/box.glb', 'assets/models/chair.glb'],
      (path) => join(root, path),
    );
    expect(hashes).toEqual(
      Object.fromEntries(
        ['box.glb', 'box.json', 'chair.glb', 'chair.json'].map((file) => {
          const path = `assets/models/${file}`;
          return [path, sha256(readFileSync(join(root, path)))];
        }),
      ),
    );
    expect(kinds.map(({ category, hides, hasFront }) => [category, hides, hasFront])).toEqual([
      ['box', true, false],
      ['chair', false, true],
    ]);
    expect(models.get('box')).toHaveLength(1);
  });

  test('files of one category are its variations, and must agree', async () => {
    const base = folderWith('chair.glb', 'chair.json', 'stop-sign.glb');
    const side = JSON.parse(readFileSync(join(base, 'chair.json'), 'utf8')) as object;
    const write = (more: object) =>
      writeFileSync(join(base, 'stop-sign.json'), JSON.stringify({ ...side, ...more }));
    const load = () => loadCustomModels(['chair.glb', 'stop-sign.glb'], (path) => join(base, path));
    write({ scale: 2 });
    expect((await load()).models.get('chair')).toHaveLength(2);
    write({ broadClass: 'vehicles' });
    await expect(load()).rejects.toThrow(
      "The side file of 'stop-sign.glb' says something else of 'chair' than those before",
    );
  });
});

describe('are refused', () => {
  test('without a side file that says what they are', async () => {
    const base = folderWith('chair.glb');
    await expect(itemsOf(base, { models: ['chair.glb'] })).rejects.toMatchObject({
      code: 'bad-model',
      message:
        "The model 'chair.glb' needs a side file of its name, ending in .json, that declares category, broadClass, hasFront",
    });
  });

  test('outside the folder of the spec, and where there is none', async () => {
    const base = folderWith();
    await expect(itemsOf(base, { models: ['../chair.glb'] })).rejects.toThrow(/leaves the folder/);
    await expect(itemsOf(base, { models: ['chair.glb'] })).rejects.toThrow(
      "The model 'chair.glb' cannot be read: there is no such file",
    );
  });
});

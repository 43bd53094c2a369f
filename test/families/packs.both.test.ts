import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildModel, catalog } from '../../src/content/models/index.js';
import { exportPack } from '../../src/content/packs/export-pack.js';
import { sha256 } from '../../src/core/hash.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { openPack } from '../../src/families/staging/models/open-pack.js';
import { generate, type Item, plan, type Plan, type SpecPart } from '../../src/index.js';
import { writeModel } from '../../src/world/gltf/write/model.js';
import { mapParts, scaled, turned } from '../../src/world/modeling/index.js';
import type { PackForm } from '../../src/world/pack/form.js';
import { sharedFolder } from '../dataset/folders.js';
import { fully, someOf } from '../few.js';

const seed = 3;
const categories = ['camera', 'chair', 'cow', 'mug', 'stool', 'teapot'];
const base = sharedFolder();
const quick = { size: 96, samples: 1, shadows: false, look: 'clean', variations: 1 } as const;
/** A mug of the catalog may have a label, for which a file has no word. */
const scene = { ...quick, distractors: [0, 0], categories: ['camera', 'chair', 'cow', 'stool', 'teapot'] };

const listIn = (folder: string): PackForm =>
  JSON.parse(readFileSync(join(base, folder, 'pack.json'), 'utf8')) as PackForm;

beforeAll(() => {
  const kinds = catalog.filter(({ category }) => categories.includes(category));
  exportPack(join(base, 'pack'), { kinds, variations: 1, seed, look: 'clean' });
});

const planOf = (family: string, params: object, count: number): Promise<Plan> =>
  plan(
    {
      name: 'packs',
      preset: 'strict',
      parts: [{ name: 'part', family, count, params: params as SpecPart['params'] }],
    },
    { seed },
  );

async function itemsOf(family: string, params: object, count: number): Promise<Item[]> {
  const items: Item[] = [];
  const set = await planOf(family, params, count);
  for await (const item of generate(set, { base })) items.push(item);
  return items;
}

const pictures = (items: readonly Item[]): string[] =>
  items.flatMap(({ views }) => views.map(({ raster }) => sha256(raster.data)));

describe('a pack of the catalog', () => {
  test('gives the pictures of the catalog', async () => {
    const [own, shipped] = [
      await itemsOf('orientation/directional-facing', { ...scene, pack: 'pack' }, 6),
      await itemsOf('orientation/directional-facing', scene, 6),
    ];
    expect(pictures(own)).toEqual(pictures(shipped));
    for (const { questions } of own) expect(questions[0].groups).toMatchObject({ source: 'own' });
  });

  fully('gives them too where its files have other axes and units, and it says so', async () => {
    const list = listIn('pack');
    mkdirSync(join(base, 'turned'));
    const models = list.models.map((entry) => {
      const kind = catalog.find(({ category }) => category === entry.category)!;
      const model = buildModel(kind, [seed, 'models', entry.category, 0]);
      // Z is up, as in most programs, and the front at -Y; centimeters.
      const parts = mapParts(model.parts, (mesh) => scaled(turned(mesh, 'x', 90), 100));
      const file = `${entry.category}.glb`;
      writeFileSync(join(base, 'turned', file), writeModel({ ...model, parts }));
      return { ...entry, file, scale: 0.01, up: '+z', front: entry.front === null ? null : '-y' };
    });
    writeFileSync(join(base, 'turned/pack.json'), JSON.stringify({ ...list, models }));
    const [own, shipped] = [
      await itemsOf('orientation/directional-facing', { ...scene, pack: 'turned' }, 4),
      await itemsOf('orientation/directional-facing', { ...scene, pack: 'pack' }, 4),
    ];
    const unlike = own.flatMap(({ views }, i) =>
      views.map(({ raster }, view) => {
        const other = shipped[i].views[view].raster.data;
        return raster.data.filter((value, at) => Math.abs(value - other[at]) > 8).length / raster.data.length;
      }),
    );
    // Rounding of the files' numbers moves edges by less than a pixel.
    expect(Math.max(...unlike)).toBeLessThan(0.005);
  });

  test.each(
    someOf(
      [
        ['ambiguous/color', { size: 160, look: 'clean', variations: 1 }],
        ['ambiguous/hybrid', { size: 192, look: 'clean', variations: 1 }],
        ['ambiguous/camouflage', { size: 192, look: 'cutout', variations: 1 }],
        ['orientation/mental-rotation', { size: 96, samples: 1, shadows: false }],
      ],
      1,
    ),
  )('is what %s shows', async (family, params) => {
    const items = await itemsOf(family, { ...params, pack: 'pack' }, 2);
    for (const { questions, certificate } of items) {
      expect(certificate.holds).toBe(true);
      const { groups, scoring } = questions[0];
      const shown = scoring.kind === 'words' ? scoring.parts.map(({ word }) => word) : [groups!['category']];
      for (const word of shown) expect(categories).toContain(word);
    }
  });

  fully('is verified from its folder, and each file used is in the manifest', async () => {
    const set = await planOf('orientation/view-parallelism', { ...scene, pack: 'pack' }, 2);
    const out = join(base, 'out');
    const manifest = await writeDataset(set, out, { workers: 1, base });
    const text = JSON.stringify(manifest);
    const used = listIn('pack')
      .models.filter(({ category }) => scene.categories.includes(category))
      .map(({ file }) => `pack/${file}`);
    for (const file of ['pack/pack.json', ...used])
      expect(text).toContain(`"${file}":"${sha256(readFileSync(join(base, file)))}"`);
    const report = await verifyDataset(out, { workers: 1, base });
    expect(report).toMatchObject({ problems: [] });
  });
});

describe('what a set takes of a pack', () => {
  const request = {
    pack: 'pack',
    variations: 1,
    size: 128,
    seed,
    resolve: (path: string) => join(base, path),
  };

  test('is named categories only, or all that suit', async () => {
    const { kinds, hashes } = await openPack({ ...request, categories: ['mug'] });
    expect(kinds).toMatchObject([{ category: 'mug', names: ['cup', 'coffee cup', 'coffee mug'] }]);
    expect(Object.keys(hashes)).toEqual(['pack/pack.json', 'pack/mug/mug-0.glb']);
    const outlined = await openPack({ ...request, suits: ({ knownBy }) => knownBy !== undefined });
    expect(outlined.kinds.map(({ category }) => category)).not.toContain('stool');
    await expect(openPack({ ...request, categories: ['car'] })).rejects.toThrow(
      /The pack 'pack' has no 'car'; it has camera, chair/,
    );
  });

  test('is nothing that nobody has looked at', async () => {
    mkdirSync(join(base, 'drafted/mug'), { recursive: true });
    const list = listIn('pack');
    const [mug] = list.models.filter(({ category }) => category === 'mug');
    writeFileSync(join(base, 'drafted', mug.file), readFileSync(join(base, 'pack', mug.file)));
    const write = (models: object[], more: object): void =>
      writeFileSync(join(base, 'drafted/pack.json'), JSON.stringify({ name: 'drafted', ...more, models }));
    write([mug], { checked: false });
    const drafted = { ...request, pack: 'drafted' };
    await expect(openPack(drafted)).rejects.toThrow(/nobody has checked what is assumed of it/);
    write([{ ...mug, checked: true, silhouette: true, symmetry: 'continuous', front: null }], {
      checked: false,
    });
    const { kinds } = await openPack(drafted);
    expect(kinds).toMatchObject([{ round: true, hasFront: false, knownBy: ['outline'] }]);
  });
});

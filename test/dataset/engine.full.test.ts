import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { sha256 } from '../../src/core/hash.js';
import { canonicalJson } from '../../src/core/json.js';
import { digestOf } from '../../src/dataset/folder/manifest.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { needBuild } from '../cli/command.js';
import { haveGl } from '../world/gl/open.js';
import { readLines, sharedFolder, snapshot, temporaryFolder } from './folders.js';

const params = { look: 'clean', size: 128, categories: ['chair', 'car', 'mug', 'vase', 'ball'], masks: true };
const spec = (renderer: 'soft' | 'gl') => ({
  name: 'engines',
  preset: 'strict' as const,
  parts: [
    { name: 'facing', family: 'orientation/directional-facing', count: 6, params: { ...params, renderer } },
    { name: 'flat', family: 'text/rotated', count: 2, params: { length: 3, size: 64 } },
  ],
});

describe.skipIf(!haveGl())('pictures of OpenGL in a dataset', () => {
  const folder = sharedFolder();
  let manifest: Manifest;
  beforeAll(async () => {
    manifest = (await writeDataset(await plan(spec('gl'), { seed: 3 }), folder))!;
  });

  const problemsIn = async (folder: string): Promise<string[]> =>
    (await verifyDataset(folder)).problems.map(({ where, what }) => `${where}: ${what}`);

  function copied(): string {
    const copy = temporaryFolder();
    cpSync(folder, copy, { recursive: true });
    return copy;
  }

  /** Changes one picture and, as another machine would, writes the hashes of what it drew. */
  async function redrawn(view: string, change: (value: number, at: number) => number): Promise<string[]> {
    const copy = copied();
    const items = readLines<ItemRecord>(copy, 'items.jsonl').map((item, i) => {
      if (i !== 1) return item;
      const views = item.views.map((record) => {
        if (record.name !== view) return record;
        const picture = decodePng(readFileSync(join(copy, record.file)));
        const raster = { ...picture, data: picture.data.map(change) };
        const png = encodePng(raster);
        writeFileSync(join(copy, record.file), png);
        return { ...record, sha256: sha256(png) };
      });
      return { ...item, views };
    });
    writeFileSync(join(copy, 'items.jsonl'), items.map((item) => `${canonicalJson(item)}\n`).join(''));
    const files = { ...manifest.files, 'items.jsonl': sha256(readFileSync(join(copy, 'items.jsonl'))) };
    const engines = { facing: { ...manifest.engines!.facing, vendor: 'another driver' } };
    const changed = { ...manifest, files, engines };
    writeFileSync(join(copy, 'dataset.json'), JSON.stringify({ ...changed, digest: digestOf(changed) }));
    return problemsIn(copy);
  }

  test('the manifest names the renderer, the driver and the tolerance', () => {
    expect(manifest.portable).toBe(false);
    expect(manifest.engines).toEqual({
      facing: {
        renderer: 'gl',
        vendor: expect.stringMatching(/^ANGLE/) as string,
        tolerance: { mean: expect.any(Number) as number, changed: expect.any(Number) as number },
      },
    });
  });

  test('verify finds nothing wrong with it', async () => expect(await problemsIn(folder)).toEqual([]));

  test('pictures of another driver pass within the tolerance', async () => {
    const nudged = (value: number, at: number): number => Math.max(0, Math.min(255, value + (at % 3) - 1));
    expect(await redrawn('scene', nudged)).toEqual([]);
  });

  test('and not beyond it', async () => {
    const found = await redrawn('scene', (value, at) => (at % 40 < 3 ? 255 - value : value));
    expect(found).toContainEqual(expect.stringMatching(/scene.*differs from the one that the seed gives/));
  });

  test('masks are the same everywhere: nothing else passes', async () => {
    const found = await redrawn('masks', (value, at) => (at === 0 ? value + 1 : value));
    expect(found).toContainEqual(expect.stringMatching(/masks.*differs from the one that the seed gives/));
  });

  test('a manifest with another tolerance is refused', async () => {
    const copy = copied();
    const facing = { ...manifest.engines!.facing, tolerance: { mean: 255, changed: 1 } };
    const changed = { ...manifest, engines: { facing } };
    writeFileSync(join(copy, 'dataset.json'), JSON.stringify({ ...changed, digest: digestOf(changed) }));
    expect(await problemsIn(copy)).toContainEqual(expect.stringContaining('dataset.json engines'));
  });

  test('only pixels depend on the renderer', async () => {
    const other = temporaryFolder();
    const soft = await writeDataset(await plan(spec('soft'), { seed: 3 }), other);
    expect(soft!.portable).toBe(true);
    expect('engines' in soft!).toBe(false);
    expect(readFileSync(join(other, 'questions.jsonl'))).toEqual(
      readFileSync(join(folder, 'questions.jsonl')),
    );
    const told = (from: string) =>
      readLines<ItemRecord>(from, 'items.jsonl').map(({ state, transform, certificate, views }) => ({
        ...{ state, transform, certificate },
        masks: views.find(({ name }) => name === 'masks')?.sha256,
      }));
    expect(told(other)).toEqual(told(folder));
  });

  test('two workers, which are processes then, make and verify the same', async () => {
    needBuild();
    const other = temporaryFolder();
    const made = await writeDataset(await plan(spec('gl'), { seed: 3 }), other, { workers: 2 });
    expect(made!.digest).toBe(manifest.digest);
    expect(snapshot(other)).toEqual(snapshot(folder));
    expect((await verifyDataset(other, { workers: 2 })).problems).toEqual([]);
  });
});

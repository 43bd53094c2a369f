import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { ItemRecord, Manifest } from '../../../src/dataset/item/record.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { decodePng } from '../../../src/draw/png/decode.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { agree } from '../../../src/draw/raster.js';
import { defineFamily, engineOf, originalAnd } from '../../../src/families/making.js';
import { openPainter, openRenderer } from '../../../src/world/open-renderer.js';
import { cubeRotations } from '../../../src/world/rotation/cube-group.js';
import type { Renderer, Scene } from '../../../src/world/scene.js';
import { readLines, temporaryFolder } from '../../dataset/folders.js';
import { haveTool } from '../../system-tools.js';
import { sceneOf, standing } from '../gl/scenes.js';

const size = { width: 48, height: 48 };
const mug = buildModel(
  catalog.find(({ category }) => category === 'mug')!,
  ['blender', 1],
);

/** A mug that stands on a checkered ground, or has sunk into it by half: our ground hides that half; without shadows Blender is given none. */
const onGround = (height: number): Scene =>
  sceneOf([standing(mug, cubeRotations[0], [0, height, 0])], {
    azimuth: 20,
    elevation: 25,
    ground: 'checker',
  });

describe.skipIf(!haveTool('blender'))('Blender', () => {
  test('draws a set, of which nothing is found wrong but a picture that is changed', async () => {
    const folder = temporaryFolder();
    const params = { size: 64, renderer: 'blender:2' as const };
    const manifest = (await writeDataset(
      await plan(
        {
          name: 'traced',
          preset: 'strict',
          parts: [
            {
              name: 'photo',
              family: 'orientation/canonical-orientation',
              count: 1,
              params: { ...params, categories: ['wine glass'] },
            },
            { name: 'clean', family: 'mirror/body', count: 1, params: { ...params, look: 'clean' } },
          ],
        },
        { seed: 3 },
      ),
      folder,
    )) as Manifest;
    expect(manifest).toMatchObject({
      portable: false,
      engines: {
        photo: {
          renderer: 'blender',
          vendor: expect.stringMatching(/^Blender \d.*, Cycles on the CPU$/) as string,
          samples: 2,
        },
      },
    });
    const [{ id, views }] = readLines<ItemRecord>(folder, 'items.jsonl');
    const file = join(folder, views[0].file);
    const picture = decodePng(readFileSync(file));
    writeFileSync(file, encodePng({ ...picture, data: picture.data.map((value) => 255 - value) }));
    const { problems } = await verifyDataset(folder);
    expect(problems[0]).toEqual({
      where: views[0].file,
      what: 'the picture differs from the one that the seed gives',
    });
    expect(
      problems.map(({ where }) => where).filter((where) => where !== id && where !== views[0].file),
    ).toEqual([]);
  });

  test('sees what we see, in light like ours, and is given back the same for the same', async () => {
    const [soft, blender] = [await openRenderer('soft'), await openRenderer('blender:16')];
    const settings = { ...size, samples: 8, shadows: true } as const;
    const [ours, theirs] = [soft, blender].map((one) => one.render(onGround(1), settings));
    const mean = theirs.data.reduce((sum, value, at) => sum + Math.abs(value - ours.data[at]), 0);
    expect(mean / ours.data.length).toBeLessThan(16);
    const another = await openRenderer('blender:16');
    expect(agree(another.render(onGround(1), settings), theirs, blender.tolerance)).toBe(true);
    blender.dispose();
    expect(() => blender.render(onGround(1), settings)).toThrow('a live renderer');
  });

  test('a scene of which it sees other outlines is turned down and counted, and the next is tried', async () => {
    const family = defineFamily<object, number, null, string, Renderer>({
      name: 'test/sinking',
      version: 1,
      summary: 'A mug.',
      params: (z) => z.strictObject({}),
      views: originalAnd('again'),
      open: () => openPainter('blender:1'),
      engine: (painter) => engineOf(painter),
      *propose() {
        for (const state of [0, 1]) yield { state, transform: null };
      },
      label: () => 'mug',
      act: (_, x) => x,
      rho: (_, y) => y,
      draw: (x, _, { assets }) => assets.render(onGround(x), { ...size, samples: 1, shadows: false }),
      judge: () => ({ holds: true }),
      ask: () => [],
    });
    const maker = await prepare(await plan('test/sinking', { seed: 0, count: 1, families: [family] }));
    expect(maker.make(0)).toMatchObject({ state: 1, rejections: { 'renderers-disagree': 1 } });
  });
});

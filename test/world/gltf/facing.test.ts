import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPack } from '../../../src/world/pack/check/check-pack.js';
import { draftPack } from '../../../src/world/pack/draft.js';
import { readPack } from '../../../src/world/pack/read.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { cornersOf, craftWedge, type Craft, type Loose } from './craft.js';

const avatar = (more: Loose): Craft => {
  const craft = craftWedge();
  Object.assign(craft.json as Loose, more);
  return craft;
};
const vrm0 = (): Craft =>
  avatar({ extensions: { VRM: { specVersion: '0.0', meta: {} } }, extensionsUsed: ['VRM'] });
const vrm1 = (): Craft =>
  avatar({ extensions: { VRMC_vrm: { specVersion: '1.0' } }, extensionsUsed: ['VRMC_vrm'] });

describe('avatars face as their format says', () => {
  const turned = async () => cornersOf(await craftWedge().load({ front: '-z' }));
  const plain = async () => cornersOf(await craftWedge().load());

  test.each<[string, Loose]>([
    ['by its extension', { extensions: { VRM: {} } }],
    ['by the list of extensions', { extensionsUsed: ['KHR_materials_unlit', 'VRM'] }],
    ['by both', { extensions: { VRM: { exporterVersion: 'x' } }, extensionsUsed: ['VRM'] }],
  ])('VRM 0 to -z: %s', async (_, more) => {
    const loaded = await avatar(more).load();
    expect(loaded.facing).toEqual({ front: '-z', format: 'VRM 0' });
    expect([loaded.declaration.front, loaded.declared]).toEqual(['-z', []]);
    expect(cornersOf(loaded)).toEqual(await turned());
  });

  test.each<[string, Craft]>([
    ['VRM 1', vrm1()],
    ['both versions in one file', avatar({ extensions: { VRM: {}, VRMC_vrm: { specVersion: '1.0' } } })],
  ])('%s to +z', async (_, craft) => {
    const loaded = await craft.load();
    expect(loaded.facing).toEqual({ front: '+z', format: 'VRM 1' });
    expect(cornersOf(loaded)).toEqual(await plain());
  });

  test('plain glTF says nothing', async () => {
    expect(await craftWedge().load()).not.toHaveProperty('facing');
    const strange = await avatar({ extensions: { VENDOR_VRM_like: {} } }).load();
    expect(strange).not.toHaveProperty('facing');
  });

  test('what a person says counts', async () => {
    const loaded = await vrm0().load({ front: '+z' });
    expect([loaded.declaration.front, loaded.facing!.front]).toEqual(['+z', '-z']);
    expect(cornersOf(loaded)).toEqual(await plain());
    expect((await vrm0().load({ up: '+z', front: '+x' })).declaration.front).toBe('+x');
  });

  test('packs: drafted as their version has it, and warned of where the list says otherwise', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'ann.vrm'), vrm0().glb());
    writeFileSync(join(folder, 'ben.vrm'), vrm1().glb());
    writeFileSync(join(folder, 'broken.vrm'), 'nothing');
    writeFileSync(join(folder, 'cup.glb'), craftWedge().glb());
    const draft = draftPack(folder, () => undefined);
    expect(draft.models.map(({ file, front }) => [file, front])).toEqual([
      ['ann.vrm', '-z'],
      ['ben.vrm', '+z'],
      ['broken.vrm', '+z'],
      ['cup.glb', '+z'],
    ]);
    const models = draft.models.map((entry) => ({ ...entry, front: '+z' }));
    writeFileSync(join(folder, 'pack.json'), JSON.stringify({ ...draft, models }));
    const warned = (await checkPack(readPack(folder))).map(({ warnings }) =>
      warnings.filter((text) => text.includes('avatars face')),
    );
    expect(warned).toEqual([
      ['its front is said to be +z, but it is VRM 0, whose avatars face -z'],
      [],
      [],
      [],
    ]);
  });
});

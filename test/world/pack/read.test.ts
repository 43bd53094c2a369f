import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { readPack } from '../../../src/world/pack/read.js';
import { root } from '../../cli/command.js';
import { temporaryFolder } from '../../dataset/folders.js';

const chair = { file: 'chair.glb', category: 'chair', broadClass: 'furniture', front: '+z' };
const mailbox = { file: 'sub/mailbox.glb', category: 'mailbox', broadClass: 'miscellaneous', front: '+z' };

/** A pack with a list and two models. */
function packOf(list: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sub'));
  cpSync(join(root, 'assets/models/chair.glb'), join(folder, 'chair.glb'));
  cpSync(join(root, 'assets/models/mailbox.glb'), join(folder, 'sub/mailbox.glb'));
  writeFileSync(join(folder, 'pack.json'), typeof list === 'string' ? list : JSON.stringify(list));
  return folder;
}

/** Why a list is refused. */
function refusal(list: unknown, prepare: (folder: string) => void = () => undefined): string {
  const folder = packOf(list);
  prepare(folder);
  try {
    readPack(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(TopsyturvyError);
    expect((error as TopsyturvyError).code).toBe('bad-file');
    const { message } = error as Error;
    expect(message).toContain(folder);
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('It was not refused');
}

const models = (...entries: object[]) => ({ name: 'test', models: entries });

describe('the list of a pack', () => {
  test('says once for all what a model does not say itself', () => {
    const own = { ...mailbox, license: 'MIT', checked: false };
    const pack = readPack(packOf({ ...models(chair, own), license: 'CC0', source: 'here' }));
    expect(pack.name).toBe('test');
    expect(pack.models).toMatchObject([
      { ...chair, names: [], license: 'CC0', source: 'here', checked: true },
      { ...mailbox, license: 'MIT', source: 'here', checked: false },
    ]);
  });

  test.each([
    ['{"name": "test", "models": [', /is not JSON/],
    [{ name: 'test', models: [] }, /wrong at models: /],
    [models({ ...chair, frnt: '+x' }), /wrong at models.0: .*frnt/],
    [models({ ...chair, front: 'left' }), /wrong at models.0.front: /],
    [models({ ...chair, up: '-z' }), /Expected front and up on different axes/],
    [models({ ...chair, symmetry: 4 }), /Expected no front for what looks the same after a turn/],
    [models({ ...chair, scale: 1, largest: 2 }), /Expected one of scale, height and largest/],
    [models({ ...chair, height: -1 }), /wrong at models.0.height: /],
    [models({ ...chair, category: 'chair, red' }), /without commas/],
    [models({ ...chair, broadClass: 'seats' }), /wrong at models.0.broadClass: /],
    [models({ ...chair, file: 'none.glb' }), /'none.glb', which cannot be read: there is no such file/],
    [models({ ...chair, file: '../chair.glb' }), /'..\/chair.glb', which is not a path below its folder/],
    [models({ ...chair, file: 'sub/../chair.glb' }), /which is not a path below its folder/],
    [models({ ...chair, file: '/etc/chair.glb' }), /which is not a path below its folder/],
    [models({ ...chair, file: 'C:\\chair.glb' }), /which is not a path below its folder/],
    [models({ ...chair, file: 'pack.json' }), /which is not a .glb, .gltf or .vrm file/],
    [models(chair, chair), /'chair.glb', twice/],
    [models(chair, { ...mailbox, category: 'Chair' }), /its category is 'Chair', but of 'chair.glb'/],
    [models(chair, { ...mailbox, category: 'chair' }), /its class is miscellaneous, but of 'chair.glb'/],
    [models(chair, { ...chair, file: mailbox.file, front: null }), /it has no front, but of 'chair.glb'/],
  ])('%j is refused in one sentence', (list, message) => {
    expect(refusal(list)).toMatch(message);
  });

  test('names no file outside of its folder by a link, and none twice', () => {
    const escape = refusal(models({ ...chair, file: 'link.glb' }), (folder) =>
      symlinkSync(join(root, 'assets/models/box.glb'), join(folder, 'link.glb')),
    );
    expect(escape).toContain("'link.glb', a link that leaves its folder");
    const twice = refusal(models(chair, { ...chair, file: 'link.glb' }), (folder) =>
      symlinkSync(join(folder, 'chair.glb'), join(folder, 'link.glb')),
    );
    expect(twice).toContain("'link.glb', which is 'chair.glb' too");
  });

  test('must be there', () => {
    expect(() => readPack(temporaryFolder())).toThrow(/pack.json' does not exist/);
  });
});

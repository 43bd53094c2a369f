import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inspect } from '../../src/cli/assets/models-inspect.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { loadCustomModels } from '../../src/families/staging/models/custom-models.js';
import { writeModel } from '../../src/world/gltf/write/model.js';
import { temporaryFolder } from '../dataset/folders.js';
import { craftWedge } from '../world/gltf/craft.js';
import { box, flipped, modelOf } from '../world/winding/shapes.js';
import { root } from './command.js';
import { fully } from '../few.js';

type Options = Parameters<typeof inspect>[1];

/** What the command prints, run in this process. */
async function printed(file: string, options: Options): Promise<string> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  await inspect(file, options);
  spy.mockRestore();
  return text;
}

const shipped = (name: string): string => join(root, 'assets/models', name);

describe('models inspect', () => {
  test('prints what a model is taken for, and draws it', async () => {
    const out = join(temporaryFolder(), 'sheet.png');
    const text = await printed(shipped('chair.glb'), { out, up: '-x', height: '0.9' });
    expect(text).toMatch(/^chair: \d+ triangles, 6 parts \(leg, apron, back, seat, cushion\)\n/);
    expect(text).toContain(' m wide, 0.9 m high, ');
    expect(text).toContain("category 'chair' (declared), broadClass furniture (declared)\n");
    expect(text).toContain('front +z (declared), up -x (declared), height 0.9 (declared)\n');
    expect(text).toContain('hasText false (assumed)');
    expect(text).toMatch(/symmetry measured: none\n/);
    expect(text).toMatch(/sha256 [0-9a-f]{64} {2}chair.json\ncontact sheet: .*sheet.png\n$/);
    expect(decodePng(readFileSync(out))).toMatchObject({ width: 1064, channels: 3 });
  });

  fully('doubts a front that symmetry denies', async () => {
    const folder = temporaryFolder();
    copyFileSync(shipped('box.glb'), join(folder, 'box.glb'));
    const options = { out: join(folder, 'sheet.png') };
    const text = await printed(join(folder, 'box.glb'), options);
    expect(text).toContain('symmetry measured: 2-fold about its vertical axis');
    expect(text).toContain('warning: it is said to have a front, but looks the same after a turn');
    const json = JSON.parse(await printed(join(folder, 'box.glb'), { ...options, json: true })) as object;
    expect(json).toMatchObject({
      category: 'box',
      declared: [],
      measured: { vertical: 2 },
      files: { 'box.glb': expect.stringMatching(/^[0-9a-f]{64}$/) },
      left: [],
    });
  });

  fully('warns of faces that are turned inside out', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'van.glb');
    const options = { out: join(folder, 'sheet.png') };
    writeFileSync(file, writeModel(modelOf(flipped(box(2, 1.5, 4)))));
    expect(await printed(file, options)).toContain(
      'warning: 100 % of its surface is seen from behind, so that it is not drawn',
    );
    writeFileSync(file, writeModel(modelOf(box(2, 1.5, 4))));
    expect(await printed(file, options)).not.toContain('from behind');
    const json = JSON.parse(await printed(file, { ...options, json: true })) as object;
    expect(json).toMatchObject({ behind: 0 });
  });

  test('says that an avatar faces as its format has it, and doubts another front', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'ann.vrm');
    const craft = craftWedge();
    craft.json.extensions = { VRM: {} };
    writeFileSync(file, craft.glb());
    const options = { out: join(folder, 'sheet.png') };
    const text = await printed(file, options);
    expect(text).toContain('front -z (as VRM 0 has it)');
    expect(text).not.toContain('avatars face');
    expect(await printed(file, { ...options, front: '+z' })).toContain(
      'warning: its front is said to be +z, but it is VRM 0, whose avatars face -z',
    );
  });

  fully('writes the side file that sets of the model need', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'box.glb');
    copyFileSync(shipped('box.glb'), file);
    const options = { out: join(folder, 'sheet.png'), write: true };
    const refused = async (given: Options): Promise<string> =>
      inspect(file, { ...options, ...given }).then(
        () => expect.unreachable('no error'),
        (error: Error) => error.message,
      );
    expect(await refused({ category: 'crate', front: '+x' })).toMatch(
      /^The side file of '.*' needs more; give broadClass: --class \(vehicles, /,
    );
    expect(await refused({ category: 'crate', class: 'containers' })).toMatch(
      / needs more; give hasFront: --front AXIS or --no-front$/,
    );
    expect(existsSync(join(folder, 'box.json'))).toBe(false);
    const said = { category: 'crate', class: 'containers', front: '+x', height: '0.4' };
    const text = await printed(file, { ...options, ...said });
    expect(text).toContain(`\nside file: ${join(folder, 'box.json')}\n`);
    const side = { category: 'crate', broadClass: 'containers', front: '+x', height: 0.4, hasFront: true };
    expect(JSON.parse(readFileSync(join(folder, 'box.json'), 'utf8'))).toEqual(side);
    // What is said later is added to it.
    await printed(file, { ...options, front: false });
    expect(JSON.parse(readFileSync(join(folder, 'box.json'), 'utf8'))).toEqual({ ...side, hasFront: false });
    const { kinds } = await loadCustomModels(['box.glb'], (path) => join(folder, path));
    expect(kinds).toMatchObject([{ category: 'crate', broadClass: 'containers', hasFront: false }]);
  });

  test.each<[string, Options, number, RegExp]>([
    ['chair.glb', { front: 'x' }, 2, /^What is declared of 'chair' is wrong at front/],
    ['chair.glb', { front: '+y' }, 1, /contradicts itself: front \+y and up \+y lie on one axis$/],
    ['chair.glb', { height: '-1' }, 2, /^Expected a number above 0 for --height but received "-1"$/],
    ['chair.glb', { scale: '' }, 2, /^Expected a number above 0 for --scale but received ""$/],
    ['chair.glb', { scene: 'one' }, 2, /^Expected the number of a scene, from 0 for --scene/],
    ['chair.glb', { scene: '3' }, 1, /^The model 'chair.glb' names scene 3, but has 1$/],
    ['none.glb', {}, 1, /^The model 'none.glb' cannot be read: there is no such file$/],
    ['catalog.json', {}, 1, /^The model 'catalog.json' does not say which version of glTF it is/],
    ['chair.glb', { out: '/nowhere/at/all.png' }, 1, /^Cannot write to '\/nowhere\/at\/all.png'/],
  ])('%s %j is refused', async (file, options, code, sentence) => {
    const error = await inspect(shipped(file), options).then(
      () => expect.unreachable('no error'),
      (cause: unknown) => cause as Error,
    );
    expect(error.message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(code);
  });

  const nothing = 'no node of its scene has a mesh';
  test.each([
    ['no scene', {}, nothing],
    ['a scene without nodes', { scene: 0, scenes: [{ name: 'stage' }] }, nothing],
    [
      'a camera alone',
      {
        scenes: [{ nodes: [0] }],
        nodes: [{ camera: 0 }],
        cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 0.1 } }],
      },
      nothing,
    ],
    ['a mesh that no scene has', { scenes: [{ nodes: [0] }], nodes: [{}, { mesh: 0 }], meshes: [{ primitives: [{ attributes: {} }] }] }, nothing], // prettier-ignore
  ])('a valid file with %s shows nothing, and says so', async (_, json, why) => {
    const file = join(temporaryFolder(), 'valid.gltf');
    writeFileSync(file, JSON.stringify({ asset: { version: '2.0' }, ...json }));
    const error = await inspect(file, {}).then(
      () => expect.unreachable('no error'),
      (cause: unknown) => cause as Error,
    );
    expect(error.message).toBe(`The model 'valid.gltf' shows nothing: ${why}`);
    expect(exitCodeOf(error)).toBe(1);
  });
});

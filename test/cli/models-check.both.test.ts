import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { check } from '../../src/cli/assets/models-check.js';
import { exportModels } from '../../src/cli/assets/models-export.js';
import { decodePng } from '../../src/draw/png/decode.js';
import type { CheckedModel } from '../../src/world/pack/check/check-pack.js';
import type { PackForm } from '../../src/world/pack/form.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { writeModel } from '../../src/world/gltf/write/model.js';
import { ball, bothSides, box, flipped, modelOf, moved } from '../world/winding/shapes.js';
import { root } from './command.js';
import { fully } from '../few.js';

/** What a command prints, run in this process, and its exit code. */
async function printed(run: () => Promise<void> | void): Promise<{ text: string; code: number }> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  const before = process.exitCode;
  process.exitCode = undefined;
  onTestFinished(() => spy.mockRestore());
  await run();
  spy.mockRestore();
  const code = Number(process.exitCode ?? 0);
  process.exitCode = before;
  return { text, code };
}

interface Report {
  readonly models: readonly CheckedModel[];
  readonly problems: number;
  readonly warnings: number;
  readonly sheets: readonly string[];
}

async function checked(folder: string): Promise<Report & { code: number }> {
  const { text, code } = await printed(() => check(folder, { json: true, out: join(folder, 'sheet.png') }));
  return { ...(JSON.parse(text) as Report), code };
}

const exported = sharedFolder();
const list = (folder: string): PackForm =>
  JSON.parse(readFileSync(join(folder, 'pack.json'), 'utf8')) as PackForm;

describe('models check', () => {
  test('finds nothing wrong with a pack of the catalog', async () => {
    const folder = join(exported, 'pack');
    const options = { categories: 'chair,mug,stool', variations: '1', seed: '3', look: 'clean' };
    expect((await printed(() => exportModels(folder, options))).text).toBe(
      `${folder}: 3 models of 3 categories\n`,
    );
    const report = await checked(folder);
    expect(report).toMatchObject({ code: 0, problems: 0, warnings: 0 });
    expect(report.models[0]).toMatchObject({ category: 'chair', verdict: 'ok', license: 'MIT' });
    expect(decodePng(readFileSync(report.sheets[0]))).toMatchObject({ width: 1080, channels: 3 });
  });

  fully('warns of faces that are turned inside out, by their share', async () => {
    const folder = temporaryFolder();
    const roof = moved(box(1.6, 1, 2), [0, 1, 0]);
    const models = {
      right: modelOf(box(2, 1, 4), roof),
      wrong: modelOf(flipped(box(2, 1, 4)), flipped(roof)),
      cabin: modelOf(box(2, 1, 4), flipped(roof)),
      'two-sided': modelOf(bothSides(flipped(box(2, 1, 4))), bothSides(flipped(roof))),
      bowl: modelOf(ball(-90, 0)),
    };
    for (const [name, model] of Object.entries(models))
      writeFileSync(join(folder, `${name}.glb`), writeModel(model));
    const entries = Object.keys(models).map((name) => ({
      file: `${name}.glb`,
      category: name,
      broadClass: 'vehicles',
      front: null,
    }));
    const pack = { name: 'winding', license: 'CC0-1.0', source: 'own', models: entries };
    writeFileSync(join(folder, 'pack.json'), JSON.stringify(pack));
    const report = await checked(folder);
    const said = report.models.map(({ warnings }) => warnings.find((text) => text.includes('from behind')));
    expect(said).toEqual([
      undefined,
      expect.stringMatching(/^100 % of its surface is seen from behind/),
      expect.stringMatching(/^[23]\d % of its surface is seen from behind/),
      undefined,
      undefined,
    ]);
    expect(report.models.map(({ behind }) => behind! > 0)).toEqual([false, true, true, false, false]);
    expect(report.code).toBe(0);
  });

  fully('reports what a list says against what is seen', async () => {
    const folder = temporaryFolder();
    cpSync(join(exported, 'pack'), folder, { recursive: true });
    const [chair, mug, stool] = list(folder).models;
    copyFileSync(join(folder, chair.file), join(folder, 'copy.glb'));
    writeFileSync(join(folder, 'broken.glb'), 'glTF');
    const models = [
      { ...chair, front: '+x', source: 'a shop' },
      { ...chair, file: 'copy.glb', scale: 30 },
      { ...mug, largest: 900 },
      { ...stool, symmetry: undefined, front: '+z' },
      { ...chair, file: 'broken.glb' },
    ];
    writeFileSync(join(folder, 'pack.json'), JSON.stringify({ name: 'wrong', models }));
    const report = await checked(folder);
    const found = report.models.map(({ verdict, problems, warnings }) =>
      [verdict, ...problems, ...warnings].join('; '),
    );
    expect(found[0]).toMatch(/^warning; .*does its front point to a side\?; no license$/);
    expect(found[1]).toMatch(
      /^problem; the same file as '.*'; its longest side is .* furniture are mostly .*; 30 times as large as others/,
    );
    expect(found[2]).toMatch(/^problem; its longest side is 900 m; expected 0.0005 m to 200 m/);
    expect(found[3]).toMatch(/^problem; its front is said to be \+z, but it looks the same after a turn/);
    expect(found[4]).toMatch(/^problem; .*broken.glb/);
    expect(report).toMatchObject({ code: 1, problems: 4, warnings: 1 });
  });

  test('drafts a list that families refuse until it is looked at', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'Office_Chairs'));
    const shipped = (name: string): string => join(root, 'assets/models', name);
    copyFileSync(shipped('chair.glb'), join(folder, 'Office_Chairs/17.glb'));
    copyFileSync(shipped('mailbox.glb'), join(folder, 'thing-2.glb'));
    const out = join(folder, 'sheets');
    const { text, code } = await printed(() => check(folder, { write: true, out }));
    expect(code).toBe(0);
    expect(text).toContain('assumed by a program');
    expect(text).toContain(`sheet: ${join(out, 'page-001.png')}\n`);
    expect(list(folder)).toMatchObject({
      checked: false,
      models: [
        { file: 'Office_Chairs/17.glb', category: 'office chair', broadClass: 'furniture', front: '+z' },
        { file: 'thing-2.glb', category: 'thing', broadClass: 'miscellaneous', front: '+z' },
      ],
    });
    await expect(check(folder, { write: true, out })).rejects.toThrow(/a folder without a pack.json/);
    expect(existsSync(join(out, 'page-002.png'))).toBe(false);
  });
});

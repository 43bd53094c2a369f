import { copyFileSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate, withPortablePaths } from '../../src/cli/generate.js';
import type { Manifest } from '../../src/dataset/item/record.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { root } from './command.js';

const folder = realpathSync(sharedFolder());
const font = (name: string): string => join(folder, 'fonts', name);
beforeAll(() => {
  for (const name of ['fonts', 'more', 'links']) mkdirSync(join(folder, name));
  copyFileSync(join(root, 'fonts/archivo-black/ArchivoBlack_400Regular.ttf'), font('a.ttf'));
  copyFileSync(
    join(root, 'fonts/barlow-condensed/BarlowCondensed_400Regular.ttf'),
    join(folder, 'more/b.ttf'),
  );
  symlinkSync(font('a.ttf'), join(folder, 'links/c.ttf'));
});

/** Generates with fonts of one's own, and returns the manifest and what was said. */
async function made(param: string, options: object = {}) {
  const out = join(temporaryFolder(), 'out');
  let said = '';
  const write = process.stderr.write;
  process.stderr.write = ((text: string) => ((said += text), true)) as typeof write;
  try {
    const asked = { out, quiet: true, workers: '1', count: '2', seed: '1' };
    await generate('text/rotated', { ...asked, param: [param, 'size=48', 'length=2'], ...options });
  } finally {
    process.stderr.write = write;
  }
  const text = readFileSync(join(out, 'dataset.json'), 'utf8');
  const { spec, assets, digest } = JSON.parse(text) as Manifest;
  return { out, text, said, fonts: spec.parts[0].params['fonts'], assets, digest };
}

describe('an absolute path', () => {
  test.each<[what: string, param: () => string, base: string, recorded: string[]]>([
    ['of one font', () => font('a.ttf'), 'fonts', ['a.ttf']],
    [
      'of fonts in two folders',
      () => `${font('a.ttf')},${join(folder, 'more/b.ttf')}`,
      '.',
      ['fonts/a.ttf', 'more/b.ttf'],
    ],
    [
      'beside a shipped font',
      () => `libre-baskerville,${font('a.ttf')}`,
      'fonts',
      ['libre-baskerville', 'a.ttf'],
    ],
    ['of a link, which is the file that it leads to', () => join(folder, 'links/c.ttf'), 'fonts', ['a.ttf']],
    [
      'beside a relative one',
      () => `${font('a.ttf')},${relative(process.cwd(), join(folder, 'more/b.ttf'))}`,
      '.',
      ['fonts/a.ttf', 'more/b.ttf'],
    ],
  ])('%s is taken, and recorded for every machine', async (_, param, base, recorded) => {
    const { out, text, said, fonts, assets } = await made(`fonts=${param()}`);
    expect(fonts).toEqual(recorded);
    expect(text).not.toContain(folder);
    for (const path of recorded.filter((one) => one.endsWith('.ttf'))) {
      expect(Object.keys(assets).some((name) => name.endsWith(path))).toBe(true);
      expect(said).toContain(
        `is recorded as '${path}', with its sha256; who makes or verifies the set elsewhere needs that file`,
      );
    }
    expect(said).toContain(`--base (here ${join(folder, base)})`);
    expect(await verifyDataset(out, { base: join(folder, base) })).toMatchObject({ ok: true });
    await expect(verifyDataset(out)).rejects.toThrow(
      /The font .*\.ttf cannot be read: there is no such file/,
    );
  });

  test('makes the set that the relative one makes', async () => {
    const { digest } = await made(`fonts=${font('a.ttf')}`);
    const named = await made('fonts=a.ttf', { base: join(folder, 'fonts') });
    expect(named).toMatchObject({ digest, said: '' });
    expect(await made(`fonts=${font('a.ttf')}`, { base: join(folder, 'fonts') })).toMatchObject({ digest });
  });

  test('outside the folder that was named is refused, as before', async () => {
    await expect(made(`fonts=${font('a.ttf')}`, { base: join(folder, 'more') })).rejects.toThrow(
      / leaves the folder '.*more'; name a folder that holds it with --base /,
    );
  });

  test('is found wherever it stands in params, and modules go along', () => {
    const spec = {
      ...{ name: 'mine', preset: 'strict' as const, modules: ['more/b.ttf'] },
      parts: [
        {
          name: 'a',
          family: 'x/y',
          count: 1,
          params: { deep: { list: [1, [font('a.ttf')], 'half'] }, on: true },
        },
      ],
    };
    const settled = withPortablePaths(spec, folder, false);
    expect(settled.base).toBe(folder);
    expect(settled.spec.modules).toEqual(['more/b.ttf']);
    expect(settled.spec.parts[0].params).toEqual({ deep: { list: [1, ['fonts/a.ttf'], 'half'] }, on: true });
    const plain = { ...spec, parts: [{ ...spec.parts[0], params: { fonts: 'fonts/a.ttf' } }] };
    expect(withPortablePaths(plain, folder, false)).toEqual({ spec: plain, base: folder, notes: [] });
  });
});

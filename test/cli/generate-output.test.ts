import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultSeed, plan } from '../../src/benchmarks/plan.js';
import { generate } from '../../src/cli/generate.js';
import { gallery } from '../../src/cli/gallery.js';
import { verify } from '../../src/cli/verify.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { printed } from './printed.js';

const small = { count: '3', size: '64', workers: '1' };

describe('generate', () => {
  test('--json prints the result, for programs', async () => {
    const out = join(temporaryFolder(), 'd');
    const text = await printed(() => generate('text/rotated', { ...small, seed: '5', out, json: true }));
    const { counts, digest } = readManifest(out);
    expect(JSON.parse(text)).toEqual({
      folder: out,
      spec: 'text-rotated',
      seed: '5',
      finished: true,
      ...counts,
      digest,
    });
  });

  test('--json says that a shard alone is no dataset', async () => {
    const out = join(temporaryFolder(), 'd');
    const options = { ...small, count: '40', shard: '1/2', json: true };
    const text = await printed(() => generate('text/rotated', { ...options, out }));
    expect(JSON.parse(text)).toEqual({ folder: out, spec: 'text-rotated', seed: '0', finished: false });
  });

  test('--quiet prints nothing, nor do verify and gallery', async () => {
    const out = join(temporaryFolder(), 'd');
    expect(await printed(() => generate('text/rotated', { ...small, out, quiet: true }))).toBe('');
    expect(await printed(() => verify(out, { workers: '1', base: '.', quiet: true }))).toBe('');
    expect(await printed(() => gallery(out, { quiet: true }))).toBe('');
    expect(readManifest(out).counts.items).toBe(3);
  });
});

describe('the seed where none is given', () => {
  test('is the same in code and on the command line', async () => {
    const folder = temporaryFolder();
    const [byCommand, byCode] = [join(folder, 'a'), join(folder, 'b')];
    await printed(() => generate('text/rotated', { ...small, out: byCommand }));
    await writeDataset(plan('text/rotated', { count: 3, params: { size: 64 } }), byCode);
    expect(readManifest(byCode)).toEqual(readManifest(byCommand));
    expect(readManifest(byCode).seed).toBe(String(defaultSeed));
    expect((await plan('text/rotated')).seed).toBe((await plan('text/rotated', { seed: defaultSeed })).seed);
  });

  test('is the one that --help tells', async () => {
    const { stdout } = await topsyturvy(['generate', '--help']);
    expect(stdout).toMatch(new RegExp(`--seed <seed>.*\\(default: ${defaultSeed}\\)`));
  });
});

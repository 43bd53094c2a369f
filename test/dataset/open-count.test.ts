import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { generate as generateCommand } from '../../src/cli/generate.js';
import { generate } from '../../src/dataset/generate.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { defineFamily } from '../../src/families/define-family.js';
import { families } from '../../src/families/index.js';
import { refused } from '../cli/refused.js';
import { snapshot, temporaryFolder } from './folders.js';

/** There are six strings of one character. */
const six = { length: 1, size: 64 };
const given = await plan('text/rotated', { seed: 1, count: 6, params: six });
const open = await plan('text/rotated', { seed: 1, params: six });

describe('without a count, a family makes', () => {
  test('all its items where they are fewer than 100, with the bytes of that count', async () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()];
    const manifest = await writeDataset(open, first);
    expect(manifest!.counts).toMatchObject({ items: 6, parts: { 'text-rotated': 6 } });
    expect(manifest!.spec.parts[0].count).toBe(6);
    await writeDataset(given, second);
    expect(snapshot(first)).toEqual(snapshot(second));
    expect(await writeDataset(given, first)).toEqual(manifest); // nothing left to do
    expect(await verifyDataset(first)).toMatchObject({ ok: true, items: 6 });
  });

  test('them in shards too', async () => {
    const [folder, whole] = [temporaryFolder(), temporaryFolder()];
    expect(await writeDataset(open, folder, { shard: { i: 2, n: 2 } })).toBeUndefined();
    expect(await writeDataset(open, folder, { shard: { i: 1, n: 2 } })).toMatchObject({
      counts: { items: 6 },
    });
    await writeDataset(given, whole);
    expect(snapshot(folder)).toEqual(snapshot(whole));
  });

  test('them one by one', async () => {
    const ids: string[] = [];
    for await (const { id } of generate(open)) ids.push(id);
    expect(ids).toHaveLength(6);
  });

  test('them from the command line', async () => {
    const out = join(temporaryFolder(), 'out');
    await generateCommand('text/rotated', { seed: '1', out, workers: '1', param: ['length=1', 'size=64'] });
    const { spec } = JSON.parse(readFileSync(join(out, 'dataset.json'), 'utf8')) as typeof open;
    expect(spec.parts[0].count).toBe(6);
  });

  test('no more than 100', async () => {
    expect((await prepare(await plan('text/rotated', { seed: 1 }))).plan.length).toBe(100);
    const few = { source: 'text/rotated', sourceCount: 3, sourceParams: { size: 64 } };
    expect((await prepare(await plan('matching', { seed: 1, params: few }))).plan.length).toBe(3);
  });
});

describe('more than there are is an error', () => {
  test('that says how many there are, where a count is given', async () => {
    const base = temporaryFolder();
    const param = ['length=1'];
    const message =
      /^Part 'text-rotated' asks for 7 items of text\/rotated, but only 6 different ones exist with these params$/;
    expect(await refused(base, 'text/rotated', { param, count: '7' })).toEqual([
      2,
      expect.stringMatching(message),
    ]);
  });

  test('in a benchmark or a spec, whose counts mean what they say', async () => {
    const alphabet = { alphabet: '69' };
    await expect(prepare(await plan('rotoutbench', { seed: 1, params: alphabet }))).rejects.toThrow(
      /'text-1' asks for 6 .* only 2 /,
    );
    const spec = { ...open.spec, parts: [{ ...open.spec.parts[0], count: 7 }] };
    await expect(prepare(await plan(spec, { seed: 1 }))).rejects.toThrow(/asks for 7 .* only 6 /);
  });

  test('where there is nothing at all', async () => {
    const family = await families[0].load();
    const none = defineFamily({ ...family, name: 'user/none', size: () => 0 });
    await expect(prepare(await plan('user/none', { seed: 1, families: [none] }))).rejects.toThrow(
      /asks for 100 .* only 0 /,
    );
  });
});

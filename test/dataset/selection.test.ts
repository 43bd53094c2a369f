import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { digestOf } from '../../src/dataset/folder/manifest.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { defineFamily } from '../../src/families/define-family.js';
import { reject, refuse, verdict } from '../../src/families/proposal.js';
import { readLines, sharedFolder, temporaryFolder } from './folders.js';

const size = 64;

/** A gray square whose level is drawn until it is neither dark nor odd; the judge looks at the pixels. */
const level = defineFamily<{ least: number }, { level: number; flipped: boolean }, 'flip', string>({
  name: 'user/level',
  version: 1,
  summary: 'A gray square.',
  params: (z) => z.strictObject({ least: z.int().min(0).max(255).default(160) }),
  *propose({ stream }) {
    for (let attempt = 0; attempt < 200; attempt++) {
      const drawn = stream(`level ${attempt}`).below(256);
      if (drawn % 2 === 1) yield reject('odd');
      else yield { state: { level: drawn, flipped: false }, transform: 'flip' };
    }
  },
  label: ({ level: gray }) => String(gray),
  act: (_, x) => ({ ...x, flipped: !x.flipped }),
  rho: (_, y) => y,
  draw: ({ level: gray }) => ({ width: 4, height: 4, channels: 1, data: new Uint8Array(16).fill(gray) }),
  warp: (_, picture, part) => picture(part),
  judge: ({ params, label }, picture) =>
    picture('original').data[0] < params.least
      ? refuse('dark', { gray: picture('original').data[0] })
      : verdict(String(picture('rotated').data[5]) === label, 'other-level', {}),
  ask: () => [],
});

const spec: Spec = {
  name: 'levels',
  preset: 'strict',
  parts: [
    { name: 'bright', family: 'user/level', count: 20, params: {} },
    { name: 'any', family: 'user/level', count: 20, params: { least: 0 } },
    { name: 'words', family: 'text/rotated', count: 4, params: { length: 2, size } },
  ],
};
const levels = () => plan(spec, { seed: 5, families: [level] });

describe('what was turned down', () => {
  const folder = sharedFolder();
  let manifest: Manifest;
  let items: ItemRecord[];
  beforeAll(async () => {
    manifest = (await writeDataset(levels(), folder))!;
    items = readLines<ItemRecord>(folder, 'items.jsonl');
  });

  test('is counted by part and reason, and adds up to the attempts of the items', () => {
    const { bright, any, words } = manifest.selection;
    expect(words).toEqual({});
    expect(Object.keys(any)).toEqual(['odd']);
    expect(Object.keys(bright)).toEqual(['dark', 'odd']);
    for (const [part, reasons] of Object.entries(manifest.selection)) {
      const own = items.filter((item) => item.part === part);
      const attempts = own.reduce((sum, { attempt }) => sum + attempt, 0);
      expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(attempts);
    }
  });

  test('follows from the streams alone: the first level that is even and bright is the one taken', async () => {
    const maker = await prepare(levels());
    for (let i = 0; i < 20; i++) {
      const { attempt, rejections, state } = maker.make(i);
      expect(items[i]).toMatchObject({ attempt, state });
      expect((state as { level: number }).level % 2).toBe(0);
      expect((state as { level: number }).level).toBeGreaterThanOrEqual(160);
      expect((rejections['dark'] ?? 0) + (rejections['odd'] ?? 0)).toBe(attempt);
    }
  });

  test('is the same in shards that are joined, and after a run that goes on', async () => {
    const sharded = temporaryFolder();
    for (const i of [2, 3, 1]) await writeDataset(levels(), sharded, { shard: { i, n: 3 } });
    const stopped = temporaryFolder();
    const controller = new AbortController();
    await writeDataset(levels(), stopped, {
      signal: controller.signal,
      onProgress: (done) => done > 12 && controller.abort(),
    });
    for (const again of [sharded, stopped]) {
      const joined = (await writeDataset(levels(), again))!;
      expect(joined.selection).toEqual(manifest.selection);
      expect(joined.digest).toBe(manifest.digest);
    }
  });

  test('is verified', async () => {
    expect((await verifyDataset(folder, { families: [level] })).problems).toEqual([]);
    const changed = temporaryFolder();
    await writeDataset(levels(), changed);
    const file = join(changed, 'dataset.json');
    const other = JSON.parse(readFileSync(file, 'utf8')) as Manifest & { selection: Record<string, object> };
    other.selection['bright'] = { odd: 1 };
    writeFileSync(file, JSON.stringify({ ...other, digest: digestOf(other) }, null, 2));
    const { problems } = await verifyDataset(changed, { families: [level] });
    expect(problems.map(({ where }) => where)).toEqual(['dataset.json selection']);
  });

  test('a family that finds nothing says what was turned down', async () => {
    const dark = { ...spec, parts: [{ ...spec.parts[0], params: { least: 255 } }] };
    await expect(writeDataset(plan(dark, { seed: 5, families: [level] }), temporaryFolder())).rejects.toThrow(
      /None of 200 proposals for item 0 of user\/level was accepted \(.*dark \d+/,
    );
  });
});

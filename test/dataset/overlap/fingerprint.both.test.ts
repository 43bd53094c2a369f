import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { overlapDatasets } from '../../../src/benchmarks/overlap-datasets.js';
import { plan } from '../../../src/benchmarks/plan.js';
import { fingerprintOf } from '../../../src/benchmarks/splits/fingerprints.js';
import { canonicalJson, type Json } from '../../../src/core/json.js';
import { prepare, type Maker } from '../../../src/dataset/item/maker.js';
import { packFingerprint, unpackFingerprint } from '../../../src/dataset/overlap/fingerprint.js';
import { isNear, keptLikeness } from '../../../src/dataset/overlap/kept-likeness.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { families, loadFamily } from '../../../src/families/index.js';
import type { BodyState } from '../../../src/families/mirror/body/state.js';
import { FamilyRegistry } from '../../../src/families/registry.js';
import { heldOutSets } from '../../../src/cli/serving/serve.js';
import { checkHeldOut, HeldOut } from '../../../src/serve/items/held-out.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { fully, fullyDescribe } from '../../few.js';

describe('a fingerprint', () => {
  const own = fingerprintOf('rotoutbench@1');

  test('is read as it was written', () => {
    expect(unpackFingerprint(packFingerprint(own), 'it')).toEqual(own);
    expect(packFingerprint(own).length).toBeLessThan(5000);
  });

  test('that is damaged, or none, is refused in one sentence', () => {
    const bytes = packFingerprint(own);
    const wrong = [
      bytes.subarray(0, bytes.length - 100),
      Uint8Array.of(1, 2, 3),
      brotliCompressSync('{"format":"topsyturvy-fingerprint-1"}'),
      brotliCompressSync('no JSON'),
      brotliCompressSync(canonicalJson({ format: 'another', ...own })),
    ];
    for (const one of wrong)
      expect(() => unpackFingerprint(one, 'The fingerprint of it')).toThrow(
        /^The fingerprint of it is [^\n]*$/,
      );
  });

  test('of the wrong kind for its families is refused', async () => {
    const [part] = (await keptOf('mirror/body', [{ kept: ['a|b|c', 1, 2, '', ''] }])) as [object];
    expect(part).toBeInstanceOf(Error);
    expect(String(part)).toContain('is not one of the family mirror/body');
  });
});

/** What reading a set with these items throws. */
async function keptOf(name: string, items: readonly { kept: Json }[]): Promise<unknown[]> {
  const { groupsOfKept } = await import('../../../src/dataset/overlap/groups.js');
  const likeness = keptLikeness(await loadFamily(name as 'mirror/body'));
  return items.map(({ kept }) => {
    try {
      return groupsOfKept([{ id: 'one', family: name, kept }], () => likeness as never);
    } catch (error) {
      return error;
    }
  });
}

fully('every family that states a likeness has short looks', async () => {
  const loaded = await Promise.all(families.map(({ load }) => load()));
  const without = loaded.filter(({ likeness }) => likeness && !likeness.short);
  expect(without.map(({ name }) => name)).toEqual([]);
});

fullyDescribe('bodies in short', () => {
  const moved = (x: BodyState, degrees: number, meters: number, channel: number): BodyState => ({
    ...x,
    camera: { ...x.camera, azimuth: x.camera.azimuth + degrees },
    points: Object.fromEntries(
      Object.entries(x.points).map(([name, [a, b, c]], i) => [
        name,
        [a + meters * (i % 3), b - meters * ((i >> 1) % 2), c + meters] as const,
      ]),
    ),
    look: JSON.parse(
      JSON.stringify(x.look).replace(/#([0-9a-f]{2})/g, (_, hex: string) => {
        const value = Math.min(255, Number.parseInt(hex, 16) + channel);
        return `#${value.toString(16).padStart(2, '0')}`;
      }),
    ) as BodyState['look'],
  });

  test('are never farther apart than they are by more than the rounding, and no nearer where they only turn', async () => {
    const { family, states } = await bodies();
    const likeness = family.likeness!;
    const short = keptLikeness(family);
    expect(short.guard).toBeGreaterThan(likeness.guard);
    expect(short.guard).toBeLessThan(1.25);
    let near = 0;
    for (const state of states) {
      expect(short.looks(state as never, null).distanceTo(short.looks(state as never, null))).toBeLessThan(
        1e-6,
      );
      for (const [degrees, meters, channel] of [
        [4, 0, 0],
        [9.9, 0, 0],
        [13, 0, 0],
        [0, 0.01, 0],
        [5, 0.006, 12],
        [-3, 0.02, 30],
        [60, 0, 0],
      ] as const) {
        const other = moved(state, degrees, meters, channel);
        const exact = likeness.looks(state, null).distanceTo(likeness.looks(other, null));
        const kept = short.looks(state as never, null).distanceTo(short.looks(other as never, null));
        expect(kept).toBeLessThanOrEqual(exact + short.short.error);
        if (meters === 0 && channel === 0) expect(Math.abs(kept - exact)).toBeLessThan(0.02);
        if (isNear(exact, likeness)) {
          near++;
          expect(isNear(kept, short)).toBe(true);
        }
      }
      // Nothing of a body elsewhere is near.
      const far = moved(state, 60, 0, 0);
      expect(
        isNear(short.looks(state as never, null).distanceTo(short.looks(far as never, null)), short),
      ).toBe(false);
    }
    expect(near).toBeGreaterThan(states.length);
  });

  async function bodies() {
    const family = await loadFamily('mirror/body');
    const maker = await prepare(
      plan('mirror/body', { seed: 3, count: 4, params: { size: 64, look: 'clean' } }),
    );
    return { family, states: [0, 1, 2, 3].map((i) => maker.make(i).state as unknown as BodyState) };
  }
});

const textOf = ({ state }: { readonly state: unknown }): string => (state as { text: string }).text;

describe('what is held out by the name of a split', () => {
  const registry = new FamilyRegistry(families);
  const strings = ['text-1', 'text-2', 'text-3'];
  const indices = ({ plan: { parts } }: Maker): number[] =>
    parts
      .filter(({ name }) => strings.includes(name))
      .flatMap(({ start, count }) => Array.from({ length: count }, (_, i) => start + i));

  fully('is its items, and those of other seeds with the same string, in any font', async () => {
    const heldOut = await HeldOut.open(['rotoutbench@1'], registry);
    const own = await prepare(plan('rotoutbench@1'));
    const other = await prepare(plan('rotoutbench', { seed: 'train' }));
    const held = indices(own).map((i) => own.make(i));
    expect(held.every((item) => heldOut.has(item))).toBe(true);
    const texts = new Set(held.map(textOf));
    const served = indices(other).map((i) => other.make(i));
    const equal = served.filter((item) => texts.has(textOf(item)));
    expect(equal.length).toBeGreaterThan(42);
    expect(equal.length).toBeLessThan(served.length);
    expect(served.filter((item) => heldOut.has(item))).toEqual(equal);
  });

  test('is named beside folders, one by one or with commas; what is neither is refused', () => {
    expect(heldOutSets(['rotoutbench@1, a/folder', 'b'])).toEqual(['rotoutbench@1', 'a/folder', 'b']);
    expect(() => checkHeldOut(['rotoutbench@1'])).not.toThrow();
    expect(() => checkHeldOut(['rotoutbench@7'])).toThrow(
      /^There is no split 'rotoutbench@7'; there are [^\n]*$/,
    );
    expect(() => checkHeldOut(['no-folder'])).toThrow(/no folder 'no-folder'/);
    expect(() => checkHeldOut([''])).toThrow(/^Expected published splits and folders/);
  });
});

describe('overlap with a split by its name', () => {
  const folder = sharedFolder();
  const train = join(folder, 'train');
  beforeAll(async () => {
    const parts = ['text-1', 'text-2'];
    await writeDataset(await plan('rotoutbench', { seed: 'train', parts }), train);
  });

  test('finds the same strings, and says on the page that there are no pictures of the split', async () => {
    const out = join(temporaryFolder(), 'pairs.html');
    const found = await overlapDatasets(train, 'rotoutbench@1', { out, most: 42 });
    const own = await prepare(plan('rotoutbench@1'));
    const texts = new Map(
      Array.from({ length: 42 }, (_, i) => own.make(i)).map((item) => [item.id, textOf(item)]),
    );
    const lines = readLines<{ id: string; state: Json }>(train, 'items.jsonl');
    // There are no other strings of one and two letters.
    expect(found.near).toBe(42);
    expect(found.closest.map(({ item }) => item).sort()).toEqual(lines.map(({ id }) => id).sort());
    for (const { item, neighbor } of found.closest)
      expect(texts.get(neighbor)).toBe(textOf(lines.find(({ id }) => id === item)!));
    const [family] = found.families;
    expect(family).toMatchObject({ family: 'text/rotated', items: 42, others: 342 });
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(out, 'utf8')).toContain('of which no picture is at hand');
  });

  test('takes the log of a server too, each item once', async () => {
    const family = await loadFamily('text/rotated');
    const lines = readLines<{ id: string; family: string; state: Json }>(train, 'items.jsonl');
    const served = lines.slice(0, 10).map(({ id, family: name, state }) => ({
      ...{
        episode_id: '1',
        seed: 1,
        item: id,
        family: name,
        level: null,
        reward: 0,
        after: null,
        counts: false,
      },
      looks: keptLikeness(family).short.write(state),
    }));
    const log = join(folder, 'log.jsonl');
    writeFileSync(log, [...served, ...served].map((line) => `${JSON.stringify(line)}\n`).join(''));
    const found = await overlapDatasets(log, train);
    expect(found).toMatchObject({ near: 10, families: [{ items: 10, others: 42, near: 10 }] });
    expect(found.closest.every(({ item, neighbor }) => item === neighbor)).toBe(true);
    // A last line that was cut is none; another one is damage.
    const texts = served.map((line) => JSON.stringify(line));
    writeFileSync(log, `${texts.join('\n')}\n${texts[0].slice(0, 30)}`);
    expect(await overlapDatasets(log, train)).toEqual(found);
    writeFileSync(log, `${texts[0].slice(0, 30)}\n${texts[1]}\n`);
    await expect(overlapDatasets(log, train)).rejects.toThrow(/^Line 1 of the log .* is not JSON$/);
    writeFileSync(log, '{"item":"one"}\n');
    await expect(overlapDatasets(log, train)).rejects.toThrow(/^Line 1 of the log .* is wrong at family/);
  });
});

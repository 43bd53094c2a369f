import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { pixelHash } from '../../src/draw/raster.js';

/**
 * What was said by eye, by a vision model in place of a person, that saw nothing but the picture and the question; left and right
 * are the subject's own. `pixels` is the picture's hash: where it has changed, somebody has to look again, and the new hash goes
 * there with what they say.
 */
interface Seen {
  readonly set: string;
  readonly count: number;
  readonly item: string;
  readonly view: 'original' | 'mirrored';
  readonly said: string;
  /** Whether it was said without doubt. */
  readonly sure: boolean;
  readonly pixels: string;
}

const file = join(import.meta.dirname, 'mirror-by-eye.json');
const { seed, seen } = JSON.parse(readFileSync(file, 'utf8')) as { seed: string; seen: Seen[] };

test.each([...new Set(seen.map(({ set }) => set))])(
  '%s: the labels are what was said by eye, of the very pictures that were looked at',
  async (set) => {
    const own = seen.filter((one) => one.set === set);
    const maker = await prepare(await plan(set, { seed, count: own[0]!.count }));
    for (let i = 0; i < maker.plan.length; i++) {
      const looked = own.find(({ item }) => item === maker.plan.item(i).id);
      if (!looked) continue;
      const view = maker.make(i).view(looked.view);
      expect({ item: looked.item, said: view.label, pixels: pixelHash(view.raster) }).toEqual({
        item: looked.item,
        said: looked.said,
        pixels: looked.pixels,
      });
    }
    expect(own.length).toBeGreaterThan(0);
  },
  300_000,
);

test('enough was looked at', () => expect(seen.length).toBeGreaterThanOrEqual(60));

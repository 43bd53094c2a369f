import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { type Maker, prepare } from '../../src/dataset/item/maker.js';
import { pixelHash } from '../../src/draw/raster.js';

/**
 * What a vision model said, in place of a person, of pictures of the clean look: it saw nothing but each picture and its question. Left and right are
 * the subject's own. `pixels` is the picture's hash: where it has changed, somebody has to look again, and the new hash goes there with what they
 * say. Where the first answer was not the label, it looked again at twice the size: what it says then stands here, and `sure` is false.
 */
interface Seen {
  readonly set: string;
  readonly count: number;
  /** Which item: its part, and its index there, from 0. */
  readonly part: string;
  readonly index: number;
  readonly view: 'original' | 'mirrored';
  readonly said: string;
  /** Whether it was said without doubt. */
  readonly sure: boolean;
  readonly pixels: string;
}

const file = join(import.meta.dirname, 'mirror-by-eye.json');
const { seed, seen } = JSON.parse(readFileSync(file, 'utf8')) as { seed: string; seen: Seen[] };

/** What the set has in place of an entry now; it throws where the set has no such item. */
function found(maker: Maker, { part, index, view }: Seen): Pick<Seen, 'said' | 'pixels'> {
  const place = maker.plan.parts.find(({ name }) => name === part);
  if (!place || index >= place.count) throw new Error(`The set has no item ${index} of a part '${part}'`);
  const { label, raster } = maker.make(place.start + index).view(view);
  return { said: String(label), pixels: pixelHash(raster) };
}

test.each([...new Set(seen.map(({ set }) => set))])(
  '%s: the labels are what was said by eye, of the very pictures that were looked at',
  async (set) => {
    const own = seen.filter((one) => one.set === set);
    const maker = await prepare(await plan(set, { seed, count: own[0].count, params: { look: 'clean' } }));
    const name = ({ part, index, view }: Seen) => `${part} ${index} ${view}`;
    expect(own.map((one) => ({ name: name(one), ...found(maker, one) }))).toEqual(
      own.map((one) => ({ name: name(one), said: one.said, pixels: one.pixels })),
    );
  },
  300_000,
);

test('enough was looked at, each picture once', () => {
  expect(new Set(seen.map(({ pixels }) => pixels)).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(60);
});

import { describe, expect, test } from 'vitest';
import { places } from '../../../src/content/places/index.js';
import { Stream } from '../../../src/core/stream.js';
import { gaussian } from '../../../src/draw/bands/gaussian/gaussian.js';
import type { FloatImage } from '../../../src/draw/bands/float-image.js';
import { flawOfThing, measureThing } from '../../../src/families/ambiguous/hybrid/judge.js';
import { alignedFills } from '../../../src/families/ambiguous/sources/photo/aligned-fills.js';
import { PlaceAssets, isMetIn } from '../../../src/families/ambiguous/sources/photo/place-assets.js';
import { dodged, setOff } from '../../../src/families/ambiguous/sources/photo/tones.js';

const side = 64;
const plane = (value: (x: number, y: number) => number): FloatImage => ({
  ...{ width: side, height: side, channels: 1 as const },
  data: Float32Array.from({ length: side * side }, (_, i) => value(i % side, Math.floor(i / side))),
});
const box = (left: number, top: number, width: number, height: number): FloatImage =>
  plane((x, y) => Number(x >= left && x < left + width && y >= top && y < top + height));
const photograph = (value: (x: number, y: number) => number, coverage: FloatImage) => {
  const gray = plane(value).data;
  const data = Uint8Array.from({ length: 3 * gray.length }, (_, i) => gray[Math.floor(i / 3)]);
  return { picture: { width: side, height: side, channels: 3 as const, data }, coverage };
};

describe('places', () => {
  const view = { category: 'mug', variation: 0, heading: 30, elevation: 15, fieldOfView: 30, sun: { azimuth: 0, elevation: 45 } }; // prettier-ignore
  const placesWith = async (named: string) => {
    const assets = await PlaceAssets.open('places', named);
    expect([assets.holds('mug'), assets.holds('airplane')]).toEqual([true, !named.includes(',')]);
    const staged = Array.from({ length: 200 }, (_, i) => assets.stage(view, 0.7, { width: 64, height: 64 }, new Stream(['places', i]))); // prettier-ignore
    return places.filter(({ name }) => staged.some(({ place }) => place.name === name));
  };

  test('a thing is at home where it is met, and with places=any wherever it may stand', async () => {
    const home = await placesWith('home');
    expect(home.length).toBeGreaterThan(2);
    expect(home.every((place) => isMetIn(place, 'mug'))).toBe(true);
    const any = await placesWith('any');
    expect(any.length).toBeGreaterThan(35);
    expect(any.map(({ name }) => name)).not.toContain('lake');
  });

  test('places are named, and a name that there is not is refused', async () => {
    const named = await placesWith('office, kitchen,park');
    expect(named.map(({ name }) => name)).toEqual(['kitchen', 'office']);
    await expect(PlaceAssets.open('places', 'kitchen,bakery')).rejects.toThrow(
      /^Expected home, any or some of airport apron, .* for places but received "bakery"$/,
    );
  });
});

describe('aligned fills', () => {
  test('boxes of all things have the same area, within the picture', () => {
    const sizes = [
      [40, 40],
      [44, 36],
      [30, 39],
    ] as const;
    const fills = alignedFills(sizes.map(([width, height]) => box(4, 4, width, height)));
    const areas = sizes.map(([width, height], at) => {
      const [long, short] = [Math.max(width, height), Math.min(width, height)];
      return fills[at] * fills[at] * (short / long);
    });
    for (const area of areas) expect(area).toBeCloseTo(areas[0], 2);
    // Too narrow a thing would leave the picture.
    expect(alignedFills([box(4, 4, 40, 40), box(30, 2, 6, 60)])[1]).toBe(0.86);
  });
});

describe('tones of a photograph', () => {
  const thing = box(20, 20, 24, 24);
  const inThing = (i: number): boolean => thing.data[i] === 1;
  // A light thing on dark ground with stripes.
  const taken = photograph((x, y) => (thing.data[y * side + x] === 1 ? 200 + (x & 7) : 40 + 20 * (x & 1)), thing); // prettier-ignore

  test('dodged, a thing is dark, all around is light, and both keep their order', () => {
    const tones = { thing: [0.1, 0.4], mean: 0.6, deviation: 0.05, ends: [0.45, 0.8], details: 0 } as const;
    const { data } = dodged(taken, false, tones).light;
    const own = [...data].filter((_, i) => inThing(i));
    const around = [...data].filter((_, i) => !inThing(i));
    expect(Math.max(...own)).toBeLessThan(0.4);
    expect(Math.min(...around)).toBeGreaterThanOrEqual(Math.fround(0.45));
    expect(around.reduce((sum, value) => sum + value, 0) / around.length).toBeCloseTo(0.6, 2);
    expect(data[1]).toBeGreaterThan(data[0]);
    expect(data[20 * side + 31]).toBeGreaterThan(data[20 * side + 24]);
  });

  test('set off, what is around a thing differs from it by as much as is asked for', () => {
    const merged = photograph(() => 128, thing);
    const { data } = setOff(merged, false, 0.2).light;
    expect(Math.abs(data[0] - data[32 * side + 32])).toBeCloseTo(0.2, 5);
    expect(setOff(taken, false, 0.2).light.data[0]).toBeCloseTo(Math.sqrt(((40 / 255 + 0.055) / 1.055) ** 2.4), 4); // prettier-ignore
  });
});

describe('what is measured where a thing is', () => {
  const covered = box(18, 22, 28, 20);
  const scene = plane((x, y) => 0.6 + 0.02 * ((x >> 3) & 1) - 0.35 * covered.data[y * side + x]);
  const other = plane((x, y) => 0.5 + 0.2 * ((x >> 2) & 1) * ((y >> 4) & 1));
  const far = gaussian(scene, 3);

  test('a thing that stands out from its ground is found', () => {
    const found = measureThing(far, [other, far], 1, covered, 5);
    expect(found.stands).toBeGreaterThan(0.2);
    expect(flawOfThing(found, 0.8)).toBeUndefined();
  });

  test('one that has the tone of its ground is refused', () => {
    const ground = plane((x) => 0.6 + 0.02 * ((x >> 3) & 1));
    expect(flawOfThing(measureThing(ground, [other, ground], 1, covered, 5), 0.2)).toMatchObject({ reason: 'faint' }); // prettier-ignore
  });

  test('one that the scene of the other reading hides is refused', () => {
    const hidden = { ...far, data: far.data.map((value, i) => 0.2 * value + other.data[i]) };
    expect(flawOfThing(measureThing(hidden, [other, far], 1, covered, 5), 0.2)).toMatchObject({ reason: 'unclear-reading' }); // prettier-ignore
  });

  test('one whose outline is as like another thing is refused', () => {
    expect(flawOfThing(measureThing(far, [other, far], 1, covered, 5), 0.99)).toMatchObject({ reason: 'untold' }); // prettier-ignore
  });

  test('from near, a ground with as strong edges as the thing is refused', () => {
    const edges = plane((x, y) => (x + y) & 1);
    expect(flawOfThing(measureThing(edges, [edges, far], 0, covered, null), undefined)).toMatchObject({ reason: 'faint' }); // prettier-ignore
  });
});

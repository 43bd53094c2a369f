import { expect, it } from 'vitest';
import { airBelow, airShare, hazed, HazedModels } from '../../../src/content/places/parts/haze.js';
import { Stream } from '../../../src/core/stream.js';
import { SkyLight } from '../../../src/world/light/sky-light.js';
import { places } from '../../../src/content/places/index.js';
import { request } from './request.js';

const noon = new SkyLight({
  ...{ elevation: 60, azimuth: 40, turbidity: 2.6, cover: 0, seed: 1 },
  ground: [0.1, 0.2, 0.1],
});
const leaf = { baseColor: [0.1, 0.2, 0.05], metallic: 0, roughness: 0.8 } as const;

it('takes a share of the sky at the horizon that grows with distance, to all of it', () => {
  const air = airBelow(noon, 1000);
  const shares = [0, 50, 100, 300, 900, 1e6].map((distance) => airShare(air, distance));
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(Math.abs(airShare(air, 1000) - (1 - 1 / Math.E))).toBeLessThan(1 / 64);
  const far = hazed(leaf, 1, air);
  expect(far.baseColor).toEqual([0, 0, 0]);
  const sky = { red: 0, green: 0, blue: 0 };
  noon.radiance(0, 0.02, -0.9998, sky);
  for (const [k, value] of [sky.red, sky.green, sky.blue].entries())
    expect(Math.abs(far.emissive![k] / value - 1)).toBeLessThan(0.1);
  expect(hazed(leaf, 0, air)).toBe(leaf);
});

it('makes one model of equal ones at about one distance', () => {
  const behind = new HazedModels(airBelow(noon, 1000));
  const model = {
    ...({ category: 'bush', broadClass: 'miscellaneous', hasFront: false, hasUp: true } as const),
    parts: [],
  };
  expect(behind.at(model, 200)).toBe(behind.at(model, 201));
  expect(behind.at(model, 200)).not.toBe(behind.at(model, 500));
  expect(behind.at(model, 1)).toBe(model);
});

it('leaves what stands near a stand as it is, and is before the hills of a meadow', () => {
  const meadow = places.find(({ name }) => name === 'meadow')!;
  const built = meadow.build(new Stream(['haze']), request(0.3, 0.4));
  const glowing = (name: string): boolean[] =>
    built.shell
      .flatMap(({ model }) => model.parts.filter((part) => part.name === name))
      .map(({ material }) => material.emissive !== undefined);
  expect(new Set(glowing('hills'))).toEqual(new Set([true]));
  // The ground is one piece near the stand, and steps of air beyond.
  expect(glowing('meadow grass').filter((glows) => !glows)).toHaveLength(1);
});

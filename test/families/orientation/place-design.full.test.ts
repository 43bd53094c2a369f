import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import type { TurnedObjectAssets } from '../../../src/families/orientation/turned-object/assets.js';
import { openAssets } from './open-assets.js';

const categories = [
  'airplane',
  'ball',
  'boat',
  'bottle',
  'bus',
  'car',
  'flower pot',
  'mug',
  'train',
  'truck',
];

async function settingsOf(family: string): Promise<NonNullable<TurnedObjectAssets['settings']>> {
  const { parts } = await plan(family, { seed: 'where', count: 100, params: { categories } });
  const [part] = parts;
  const assets = await openAssets(part);
  return assets.settings!;
}

let settings: Awaited<ReturnType<typeof settingsOf>>;
const namesOf = (category: string): string[] => settings.placesOf([{ category }]).map(({ name }) => name);

describe('what stands on the ground', () => {
  beforeAll(async () => {
    settings = await settingsOf('orientation/view-parallelism');
  });

  test('airplanes, locomotives and boats have places of their own', () => {
    expect(namesOf('airplane')).toEqual(['airport apron']);
    expect(namesOf('train')).toEqual(['railway yard']);
    expect(namesOf('boat')).toContain('boatyard');
  });

  test('in each of these a question may have no answer: round things are met there', () => {
    for (const place of settings.placesOf([
      { category: 'airplane' },
      { category: 'train' },
      { category: 'boat' },
    ]))
      expect(settings.at(place, [{ category: 'ball' }, { category: 'flower pot' }]), place.name).not.toEqual(
        [],
      );
  });
});

describe('what a stand holds', () => {
  beforeAll(async () => {
    settings = await settingsOf('orientation/compound-rotation');
  });

  test('is in the studio where it is too large for any other room, however it is turned', () => {
    for (const category of ['airplane', 'boat', 'bus', 'train', 'truck'])
      expect(namesOf(category), category).toEqual(['studio']);
  });

  test('is in other rooms where these have room for it; round things are in the studio, too', () => {
    expect(namesOf('car')).toEqual(['garage']);
    expect(namesOf('mug')).not.toContain('studio');
    expect(namesOf('mug').length).toBeGreaterThan(10);
    expect(namesOf('bottle')).toContain('studio');
  });
});

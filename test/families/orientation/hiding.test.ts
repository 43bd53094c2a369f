import { describe, expect, test } from 'vitest';
import { occludersOfPlaces } from '../../../src/content/occluders/of-places.js';
import { places } from '../../../src/content/places/index.js';
import { hidingIn, isOfAnyHeight, isOfSize, metInFront } from '../../../src/families/staging/place/hiding.js';

/** On water stands nothing that DORI asks about. */
const grounds = places.filter(({ stands }) => stands.things.length > 0);
const categories = occludersOfPlaces.map(({ category }) => category);

describe('what stands in front of others in a photographic scene', () => {
  test('has no front of its own, and a name of its own', () => {
    for (const { category, hasFront } of occludersOfPlaces) expect(hasFront, category).toBe(false);
    expect(new Set(categories).size).toBe(categories.length);
  });

  test.each(grounds.map((place) => [place.name, place] as const))('%s: at least three kinds', (_, place) => {
    expect(metInFront(place, categories).length).toBeGreaterThanOrEqual(3);
  });

  test('barrels, bins and drums are never lowered; each place has two kinds that are', () => {
    for (const rigid of ['barrel', 'litter bin', 'steel drum', 'tin', 'cooler'])
      expect(isOfAnyHeight(rigid)).toBe(false);
    for (const place of grounds) {
      const low = hidingIn(place, categories, 'dog', 0.5, true);
      expect(low.every(isOfAnyHeight), place.name).toBe(true);
      expect(metInFront(place, categories).filter(isOfAnyHeight).length, place.name).toBeGreaterThanOrEqual(
        2,
      );
    }
  });

  test('every kind is met somewhere, and nowhere in all sizes', () => {
    for (const category of categories) {
      const at = places.filter((place) => metInFront(place, [category]).length > 0);
      expect(at.length, category).toBeGreaterThan(0);
      expect(at.length, category).toBeLessThan(places.length);
      expect(isOfSize(category, 20), category).toBe(false);
    }
  });

  test('nothing stands in front of its own kind, and none is far too small', () => {
    const garage = places.find(({ name }) => name === 'garage')!;
    expect(hidingIn(garage, categories, 'box', 0.5)).not.toContain('box');
    expect(hidingIn(garage, categories, 'dog', 0.5)).toContain('box');
    expect(hidingIn(garage, categories, 'car', 2.2)).not.toContain('box');
    expect(hidingIn(garage, categories, 'car', 2.2)).toContain('stack of pallets');
  });
});

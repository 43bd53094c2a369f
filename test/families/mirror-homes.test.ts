import { expect, test } from 'vitest';
import { bodyKinds } from '../../src/content/bodies/index.js';
import { stances } from '../../src/content/bodies/human/stances/index.js';
import { places } from '../../src/content/places/index.js';
import { homesOf } from '../../src/families/mirror/body/places/homes.js';

const known = new Map(places.map((place) => [place.name, place]));

test('everybody is met in places that there are, on the ground', () => {
  const people = stances.map(({ scene, name }) => homesOf('person', scene, name));
  const animals = bodyKinds.filter(({ rig }) => rig !== 'human').map(({ name }) => homesOf(name, '', ''));
  for (const homes of [...people, ...animals]) {
    expect(homes.length).toBeGreaterThan(0);
    expect(new Set(homes).size).toBe(homes.length);
    // Tables and counters are as high as their room for things is small.
    for (const name of homes) expect(known.get(name)?.stands.radius[1], name).toBeGreaterThan(0.4);
  }
});

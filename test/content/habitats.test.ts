import { expect, test } from 'vitest';
import { bodyKinds } from '../../src/content/bodies/index.js';
import { spread } from '../../src/content/habitats/growth/spread.js';
import { habitats } from '../../src/content/habitats/index.js';
import { habitatNames } from '../../src/content/habitats/names.js';
import { animalNames, disguisedNames, plainlyOther, usualAnimals } from '../../src/content/names/animals.js';
import { rosters } from '../../src/content/rosters.js';
import { Stream } from '../../src/core/stream.js';
import type { Material } from '../../src/world/material.js';
import { outlook } from '../../src/families/ambiguous/camouflage/habitat/standing.js';

const { field } = outlook({ width: 320, height: 240 }, 22);
const clearing = { x: 0.1, z: -0.2, wide: 0.3, deep: 0.15 };
const gray: Material = { baseColor: [0.4, 0.4, 0.4], metallic: 0, roughness: 1 };

test('the names of habitats and of animals are those that there are', () => {
  expect(habitats.map(({ name }) => name)).toEqual(habitatNames);
  const animals = bodyKinds.filter(({ rig }) => rig !== 'human').map(({ name }) => name);
  expect(animals).toEqual(expect.arrayContaining([...animalNames]));
  expect(usualAnimals).toEqual(rosters.bodies.names.filter((name) => name !== 'person'));
});

test('no other name of an animal is its own, and what is plainly another animal is never one of its names', () => {
  for (const name of animalNames) {
    const accepted = disguisedNames(name);
    expect(accepted).not.toContain(name);
    expect(new Set(accepted).size).toBe(accepted.length);
    const others = plainlyOther(name);
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(others.filter((other) => other === name || accepted.includes(other))).toEqual([]);
  }
});

test('places lie in the field, all over it, and those in the clearing are known', () => {
  const sites = spread(new Stream(['sites']), field, clearing, 4000);
  for (const { x, z, taken } of sites) {
    expect(z).toBeLessThanOrEqual(field.near);
    expect(z).toBeGreaterThanOrEqual(field.far);
    expect(Math.abs(x)).toBeLessThanOrEqual(field.halfWidth(z));
    expect(taken).toBe(Math.hypot((x - 0.1) / 0.3, (z + 0.2) / 0.15) < 1);
  }
  expect(sites.some(({ taken }) => taken)).toBe(true);
  for (const [left, right] of [[-1, -0.5], [-0.5, 0], [0, 0.5], [0.5, 1]] as const) // prettier-ignore
    expect(sites.filter(({ x, z }) => x / field.halfWidth(z) > left && x / field.halfWidth(z) < right).length).toBeGreaterThan(500); // prettier-ignore
});

test('a habitat is a pure function of its streams; its kind and its layout vary apart', () => {
  const program = habitats.find(({ name }) => name === 'dunes')!;
  const build = (kind: string, layout: string) =>
    program.build(new Stream([kind]), new Stream([layout]), { field, clearing, surface: () => gray });
  const places = ({ objects }: ReturnType<typeof build>) => objects.map(({ pose }) => pose);
  expect(places(build('a', 'b'))).toEqual(places(build('a', 'b')));
  expect(places(build('a', 'c'))).not.toEqual(places(build('a', 'b')));
  const { height } = build('a', 'b');
  // Level where something stands.
  expect(height(clearing.x, clearing.z)).toBeCloseTo(0, 12);
  const around = Array.from({ length: 40 }, (_, i) => height(0.9 - i * 0.05, 0.4));
  expect(Math.max(...around) - Math.min(...around)).toBeGreaterThan(0.05);
});

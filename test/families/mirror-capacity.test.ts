import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { haircuts } from '../../src/content/bodies/human/look.js';

const level = { elevation: [0, 0] };

async function capacityOf(params: Record<string, unknown>, family = 'mirror/body'): Promise<number> {
  const { capacity } = await prepare(
    await plan(family, { seed: 1, count: 1, params: { look: 'clean', ...params } as never }),
  );
  return Object.values(capacity)[0];
}

test('an animal has one pose for each kind, seen from directions 10° apart', async () => {
  const horse = { ...level, cast: { horse: 1 }, kinds: ['raised-hoof'] };
  // 12° to 66° and 114° to 168° from the front, to either side: six each.
  expect(await capacityOf({ ...horse, answers: ['left front'] })).toBe(24);
  expect(await capacityOf({ ...horse, answers: ['left front'], elevation: [0, 20] })).toBe(24 + 24 + 24);
  // Left and right are each other's mirror image; front and rear are not.
  expect(await capacityOf({ ...horse, answers: ['left front', 'right front'] })).toBe(24);
  expect(await capacityOf({ ...horse, answers: ['left front', 'left rear'] })).toBe(48);
  expect(await capacityOf({ ...horse, answers: ['left front'], azimuth: [12, 12] })).toBe(2);
});

test('the two sides meet at the front, and of a face in profile only one is seen', async () => {
  const person = { ...level, cast: { person: 1 }, answers: ['left', 'right'] };
  expect(await capacityOf({ ...person, kinds: ['open-eye'] })).toBe(11 * haircuts.length);
  expect(await capacityOf({ ...person, kinds: ['open-eye'], azimuth: [0, 4] })).toBe(haircuts.length);
  expect(await capacityOf({ ...person, kinds: ['visible-eye'] })).toBe(6 * haircuts.length);
});

test('kinds add up, and who is named twice counts once', async () => {
  const of = (kinds: string[], cast: object) => capacityOf({ ...level, cast, kinds, answers: ['left'] });
  const [raised, forward] = [await of(['raised-hand'], { person: 1 }), await of(['forward-foot'], { person: 1 })]; // prettier-ignore
  expect(Math.min(raised, forward)).toBeGreaterThan(0);
  expect(await of(['raised-hand', 'forward-foot'], { person: 1 })).toBe(raised + forward);
  expect(await of(['raised-hand'], { person: 1, 'person/static daily': 3 })).toBe(raised);
  expect(await of(['raised-hand'], { 'person/static daily': 1 })).toBeLessThan(raised);
});

test('before a mirror no faces are asked about', async () => {
  const dog = { cast: { dog: 1 }, answers: ['left', 'left rear'] };
  expect(await capacityOf(dog, 'mirror/reflection')).toBeLessThan(await capacityOf(dog));
});

test('each part of the benchmark asks for fewer items than differ to a person', async () => {
  const { capacity, plan: settled } = await prepare(
    plan('mirrorqa', { seed: 42, params: { look: 'clean' } }),
  );
  expect(settled.parts.length).toBe(24);
  for (const { count, name } of settled.parts) expect(capacity[name], name).toBeGreaterThan(2 * (count - 1));
});

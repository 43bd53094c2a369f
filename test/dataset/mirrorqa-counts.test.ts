import { expect, test } from 'vitest';
import { mirrorqa, deal, taper } from '../../src/benchmarks/mirrorqa/benchmark.js';
import { plan } from '../../src/benchmarks/plan.js';
import { kindsFor } from '../../src/families/mirror/body/questions/subject-design.js';
import { Stream } from '../../src/core/stream.js';

type Cast = Readonly<Record<string, number>>;
const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
const { parts } = mirrorqa.spec('strict');
const castOf = (part: (typeof parts)[number]): Cast => part.params['cast'] as Cast;

test('has the items of Table 1', () => {
  const of = (text: string) => sum(parts.filter(({ name }) => name.includes(text)).map(({ count }) => count));
  expect(sum(parts.map(({ count }) => count))).toBe(5549);
  expect([of('train-'), of('dev-'), of('test-')]).toEqual([3880, 562, 1107]);
  expect([of('-human-'), of('-animal-')]).toEqual([3629, 1920]);
  expect(of('-front') + of('-rear')).toBe(1396);
});

test('shows the scenes and species of section 5 in their numbers, each part as many as it has items', () => {
  const shown: Record<string, number> = {};
  for (const part of parts) {
    expect(sum(Object.values(castOf(part)))).toBe(part.count);
    for (const [role, count] of Object.entries(castOf(part))) shown[role] = (shown[role] ?? 0) + count;
  }
  expect(shown).toMatchObject({
    'person/static daily': 1036,
    'person/dynamic daily': 713,
    'person/tennis': 334,
    'person/figure skating': 268,
    'person/baseball': 228,
    horse: 381,
    dog: 228,
    cat: 198,
  });
  const people = Object.keys(shown).filter((role) => role.startsWith('person/'));
  expect(people).toHaveLength(28);
  expect(Object.keys(shown).length - people.length).toBeGreaterThanOrEqual(30);
});

test('casts none but those whom the world has, with a question for each answer', () => {
  for (const part of parts) {
    const [answer] = part.params['answers'] as string[];
    for (const role of Object.keys(castOf(part))) {
      const [body, scene = null] = role.split('/') as [string, string | undefined];
      const kinds = kindsFor({ body, scene });
      expect(kinds.length, role).toBeGreaterThan(0);
      if (answer.includes(' '))
        expect(
          kinds.some((kind) => /-(paw|hoof|limb)$/.test(kind)),
          role,
        ).toBe(true);
    }
  }
});

test('is planned by name', async () => {
  expect((await plan('mirrorqa', { seed: 42 })).length).toBe(5549);
  expect((await plan('mirrorqa', { seed: 42, count: 120 })).length).toBe(120);
});

test('deals with given sums, close to even shares', () => {
  for (let seed = 0; seed < 60; seed++) {
    const stream = new Stream(['deal', seed]);
    const kinds = Object.fromEntries(
      Array.from({ length: stream.integer(1, 40) }, (_, i) => [`kind ${i}`, stream.integer(1, 300)]),
    );
    const all = sum(Object.values(kinds));
    const columns: number[] = [];
    for (let left = all; left > 0;) {
      const column = stream.integer(1, left);
      columns.push(column);
      left -= column;
    }
    const dealt = deal(kinds, columns);
    expect(dealt.map((column) => sum(Object.values(column)))).toEqual(columns);
    for (const [kind, count] of Object.entries(kinds)) {
      expect(sum(dealt.map((column) => column[kind] ?? 0))).toBe(count);
      dealt.forEach((column, at) =>
        expect(Math.abs((column[kind] ?? 0) - (count * columns[at]) / all)).toBeLessThan(4),
      );
    }
  }
});

test('tapers to the total, never growing', () => {
  const counts = Object.values(taper(['a', 'b', 'c', 'd', 'e'], 57));
  expect(sum(counts)).toBe(57);
  for (let i = 1; i < counts.length; i++) expect(counts[i]).toBeLessThanOrEqual(counts[i - 1]);
});

import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { questionKinds } from '../../src/families/mirror/body/questions/kinds.js';
import { subjectDesign } from '../../src/families/mirror/body/questions/subject-design.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';

const small = { look: 'clean', size: 96, samples: 1, shadows: false } as const;

const open = (params: Record<string, never> | object, count: number) =>
  prepare(plan('mirror/body', { seed: 'kinds', count, params: { ...small, ...params } as never }));

describe.each(questionKinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  test('both answers can be shown, and are the ones asked for', async () => {
    const answers =
      kind.options === 'sides' ? ['left', 'right'] : ['left front', 'right front', 'left rear', 'right rear'];
    const possible = name.startsWith('most-forward') ? answers.slice(0, 2) : name.startsWith('rearmost') ? answers.slice(2) : answers; // prettier-ignore
    const maker = await open({ kinds: [name], answers: possible }, possible.length);
    const found = possible.map((_, i) => maker.make(i));
    expect(found.map((item) => item.view('original').label).sort()).toEqual([...possible].sort());
    for (const item of found) {
      expect(item.certificate.holds).toBe(true);
      expect((item.state as unknown as BodyState).kind).toBe(name);
    }
  });
});

test('answers and cast come out in their numbers', () => {
  const cast = { horse: 3, 'person/tennis': 2, dog: 1 };
  const assignmentOf = subjectDesign(
    { answers: ['left', 'right', 'left front', 'right rear'], cast, giveaways: false, kinds: [] },
    ['a path'],
    { mirror: false },
  );
  const bodies = Array.from({ length: 60 }, (_, i) => assignmentOf(i).subject.body);
  expect(bodies.filter((body) => body === 'horse')).toHaveLength(30);
  expect(bodies.filter((body) => body === 'person')).toHaveLength(20);
  for (let i = 0; i < 60; i++) {
    const { subject, answer, kinds } = assignmentOf(i);
    if (subject.body === 'person') expect(answer).not.toContain(' ');
    expect(kinds.length).toBeGreaterThan(0);
  }
});

test('wrong requests are refused in words', async () => {
  await expect(open({ cast: { unicorn: 1 } }, 2)).rejects.toThrow(
    /There is no subject 'unicorn'; there are person/,
  );
  await expect(open({ cast: { 'person/quidditch': 1 } }, 2)).rejects.toThrow(
    /There is no subject 'person\/quidditch'/,
  );
  await expect(open({ cast: { 'person/tennis': 1 }, answers: ['left front'] }, 2)).rejects.toThrow(
    /has an answer among left front/,
  );
  await expect(
    open({ kinds: ['visible-ear'], cast: { 'person/static daily': 1 }, azimuth: [0, 60] }, 2).then((maker) =>
      maker.make(0),
    ),
  ).rejects.toThrow(/allow more of the cast than person, more kinds or azimuths/);
});

import { expect, test } from 'vitest';
import type { HumanRow } from '../../../src/score/human/human-rows.js';
import { participantsOf } from '../../../src/score/human/participants.js';

const row = (subject: string, sample: string, more: Partial<HumanRow> = {}): HumanRow => ({
  ...{ subject, sample, reply: 'A', rt: 1000, isPractice: false, isCatch: false, digest: '' },
  ...more,
});

test('who failed catch trials, was too fast or gave too few answers does not count', () => {
  const catches = (subject: string, ...replies: string[]) =>
    replies.map((reply, at) => row(subject, `catch-${at}-B`, { reply, isCatch: true }));
  const rows = [
    ...[row('good', 'q1'), row('good', 'q2'), ...catches('good', 'B', ' b ', 'A')],
    ...[row('dozing', 'q1'), ...catches('dozing', 'B', 'A', 'A')],
    ...[row('hasty', 'q1', { rt: 90 }), row('hasty', 'q2', { rt: 5000 }), row('hasty', 'q3', { rt: 100 })],
    ...catches('gone', 'B'),
  ];
  const found = participantsOf(rows);
  expect(found.map(({ excluded }) => excluded)).toEqual([
    null,
    'failed-catches',
    'too-fast',
    'too-few-answers',
  ]);
  expect(found[0]).toMatchObject({ answers: 2, catches: { right: 2, of: 3 }, medianRt: 1000 });
  expect(
    participantsOf(rows, { catches: 0.3, fastest: 50, answers: 0 }).map(({ excluded }) => excluded),
  ).toEqual([null, null, null, null]);
});

test('practice does not count, nor does a second answer; ids are hashed', () => {
  const [one] = participantsOf([
    row('5f3c', 'q1', { isPractice: true }),
    row('5f3c', 'q1', { reply: 'B' }),
    row('5f3c', 'q1', { reply: 'C' }),
  ]);
  expect(one.rows.map(({ reply }) => reply)).toEqual(['B']);
  expect(one.hash).toMatch(/^[0-9a-f]{12}$/);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gradeReply, type Gradable } from '../../../src/score/grade/grade-reply.js';

/** A reply, and what a careful person reads in it, or, of lists, whether it is right; `null` for no answer. */
type NewcomerReply = { readonly q: string; readonly reply: string } & (
  { readonly read: string | null } | { readonly right: boolean }
);

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const questions = JSON.parse(file('newcomer-questions.json')) as Record<string, Gradable>;

// Written by people who had not seen the reader, or not for long, and then used to mend it, by kinds. Expectations that
// careful people do not share are left out.
test.each([
  // At the first reading, before that: 74.0 % right, 15.4 % not read, 10.5 % as another answer.
  { name: 'newcomer.jsonl', least: 1200, right: 0.96, other: 0.01 },
  // 79.0 %, 16.0 % and 5.0 %.
  { name: 'third.jsonl', least: 440, right: 0.88, other: 0.015 },
])('replies of $name are read as their writer says', ({ name, least, ...shares }) => {
  const replies = file(name)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NewcomerReply);
  let [right, other] = [0, 0];
  for (const { q, reply, ...wanted } of replies) {
    const question = questions[q];
    const { correct, parsed } = gradeReply(question, reply);
    const own =
      'read' in wanted && wanted.read !== null && [question.answer, ...question.accept].includes(wanted.read);
    const good = 'right' in wanted ? correct === wanted.right : own ? correct : parsed === wanted.read;
    if (good) right++;
    else if (parsed !== null) other++;
  }
  expect(replies.length).toBeGreaterThan(least);
  expect(right / replies.length).toBeGreaterThan(shares.right);
  expect(other / replies.length).toBeLessThan(shares.other);
});

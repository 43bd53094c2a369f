import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gradeReply, type Gradable } from '../../../src/score/grade/grade-reply.js';

/** A reply, and what a careful person reads in it; `null` for no answer. */
interface BlindReply {
  readonly q: string;
  readonly lang: string;
  readonly reply: string;
  readonly read: string | null;
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const questions = JSON.parse(file('questions.json')) as Record<string, Gradable>;
const replies = file('replies.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as BlindReply);

// Written by somebody who had not seen the reader, and then used to mend it. "A or B" is read as A, by the paper's rule.
test('replies written blind are read as their writer says', () => {
  let [right, other] = [0, 0];
  for (const { q, reply, read } of replies) {
    const question = questions[q];
    const { correct, parsed } = gradeReply(question, reply);
    const own = read !== null && [question.answer, ...question.accept].includes(read);
    if (own ? correct : parsed === read) right++;
    else if (parsed !== null) other++;
  }
  expect(replies.length).toBeGreaterThan(2000);
  expect(right / replies.length).toBeGreaterThan(0.961);
  expect(other / replies.length).toBeLessThan(0.02);
});

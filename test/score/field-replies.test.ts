import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gradeReply, type Gradable } from '../../src/score/grade/grade-reply.js';
import { fieldReplies } from './field-replies.js';

const questions = JSON.parse(
  readFileSync(new URL('field-questions.json', import.meta.url), 'utf8'),
) as Record<string, Gradable>;

describe.each(Object.entries(fieldReplies))('a reply that %s', (_, replies) => {
  test.each(replies)('%s: %j is read as %j', (name, reply, read) => {
    const question = questions[name];
    const { correct, parsed } = gradeReply(question, reply);
    if (read !== null && [question.answer, ...question.accept].includes(read)) expect(correct).toBe(true);
    else expect(parsed).toBe(read);
  });
});

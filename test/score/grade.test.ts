import { describe, expect, test } from 'vitest';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { keywordReplies } from './keyword-replies.js';
import type { Labeled } from './labeled.js';
import { letterReplies } from './letter-replies.js';
import { questions } from './reply-questions.js';
import { stringReplies } from './string-replies.js';

const all: Labeled[] = [...stringReplies, ...keywordReplies, ...letterReplies];
const names = Object.keys(questions) as (keyof typeof questions)[];

describe('the labeled replies', () => {
  test.each(all)('%s: %j', (name, reply, parsed, correct) => {
    const grade = gradeReply(questions[name], reply);
    expect({ parsed: grade.parsed, correct: grade.correct }).toEqual({ parsed, correct });
  });
});

describe('what grades say besides', () => {
  test.each([
    ['two', 'q9', 'whole', true],
    ['two', ' "q9". ', 'whole', true],
    ['two', 'The string is q9.', 'statement', false],
    ['two', 'Answer: q9', 'label', false],
    ['two', '{"answer":"q9"}', 'json', false],
    ['two', '$\\boxed{q9}$', 'boxed', false],
    ['two', '6b… no wait, q9', 'retraction', false],
    ['arrow', 'Right!', 'whole', true],
    ['arrow', 'It would point right', 'statement', false],
    ['match', '(B)', 'whole', true],
    ['match', 'The answer is B', 'label', false],
    ['match', 'I choose B', 'statement', false],
    ['match', 'B or C', 'first', false],
  ] as const)('%s: %j is read by rule %s', (name, reply, how, strict) => {
    expect(gradeReply(questions[name], reply)).toMatchObject({ correct: true, how, strict });
  });

  test.each([
    ['two', '6b', true],
    ['two', 'The string is "6b".', true],
    ['two', 'b6', false],
    ['two', 'q9', false],
    ['direct', '6b', false],
    ['arrow', 'It still points to the left', true],
    ['arrow', 'right', false],
    ['face', 'a happy face', true],
    ['face', 'a smile', false],
  ] as const)('%s: %j copies: %s', (name, reply, copied) => {
    expect(gradeReply(questions[name], reply).copied).toBe(copied);
  });

  test('case is folded where the question says so', () => {
    const question = { ...questions.two, scoring: { kind: 'string', caseSensitive: false } as const };
    expect(gradeReply(question, 'The string is Q9.')).toMatchObject({ correct: true, parsed: 'Q9' });
    expect(gradeReply(question, '6B')).toMatchObject({ correct: false, copied: true });
  });

  test('accepted replies are right', () => {
    expect(gradeReply({ ...questions.two, accept: ['9q'] }, 'It reads 9q').correct).toBe(true);
    expect(gradeReply({ ...questions.match, accept: ['C'] }, 'Option C').correct).toBe(true);
  });

  test('the perfect reply is right, in every usual wrapping', () => {
    const wrappings = [
      (a: string) => a,
      (a: string) => `${a}.`,
      (a: string) => `**${a}**`,
      (a: string) => `Answer: ${a}`,
      (a: string) => `{"answer": ${JSON.stringify(a)}}`,
      (a: string) => `<think>${questions.two.copy} or ${a}?</think>\n${a}`,
      (a: string) => `$\\boxed{${a}}$`,
    ];
    for (const name of names) {
      for (const wrap of wrappings) {
        const { answer } = questions[name];
        expect([name, gradeReply(questions[name], wrap(answer)).correct]).toEqual([name, true]);
      }
    }
  });

  test.each([
    ['We can see 7 sofas, 4 chairs and 2 cups, 13 in total.', '7'],
    ['7 sofas + 4 chairs = 11', '7'],
    ['I see 4 chairs and 7 couches.', '7'],
    ['There are 3 sofas on the left and 4 sofas on the right, 7 in total.', '7'],
    ['3 red sofas and 4 blue ones, 7 in total.', '7'],
    ['3 sofas by the wall and 4 under the tree, that is 7 altogether.', '7'],
  ])('what is counted is told from what is not: %j', (reply, parsed) => {
    const question = {
      answer: '7',
      accept: ['seven'],
      scoring: { kind: 'string', caseSensitive: false, counted: 'sofa' },
    } as const;
    expect(gradeReply({ ...question, accept: ['seven'] }, reply).parsed).toBe(parsed);
  });
});

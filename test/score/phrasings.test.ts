import { describe, expect, test } from 'vitest';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { questions } from './reply-questions.js';

/** Ways to give the answer `a` to a question whose copied input would be `c`. */
const right: ((a: string, c: string) => string)[] = [
  (a) => a,
  (a) => `${a}.`,
  (a) => `The answer is ${a}.`,
  (a) => `**Answer:** ${a}`,
  (a) => `If the image were rotated 180 degrees, it would be ${a}.`,
  (a) => `It would be "${a}" after rotating the image by 180 degrees.`,
  (a, c) => `Currently it is ${c}, but after rotating 180 degrees it would be ${a}.`,
  (a, c) => `The image shows ${c}. Rotated 180 degrees, it would be ${a}.`,
  (a, c) => `${a}\n\nIn the original image it is ${c}.`,
  (a, c) => `${c} becomes ${a}`,
  (a, c) => `not ${c}, ${a}`,
  (a, c) => `${a}, not ${c}`,
  (a, c) => `${c}... no wait, ${a}`,
  (a, c) => `${c}. Wait, rotated it is ${a}.`,
  (a) => JSON.stringify({ answer: a }),
  (a, c) => `<think>It shows ${c} or ${a}</think>\n\n${a}`,
  (a) => `So the answer is $\\boxed{\\text{${a}}}$.`,
  (a, c) => `Since the image shows ${c}, rotating it gives the reverse. Therefore, ${a}.`,
];

/** Ways to say both, neither, or the input again. */
const wrong: ((a: string, c: string) => string)[] = [
  (_, c) => c,
  (_, c) => `It would still be ${c}.`,
  (_, c) => `The answer is ${c}.`,
  (a, c) => `${a} or ${c}`,
  (a, c) => `${c} or ${a}`,
  (a, c) => `It could be ${c} or ${a}.`,
  (a, c) => `The answer is either ${a} or ${c}.`,
  (a) => `It is not ${a}.`,
  (a) => `It would not be ${a}`,
  (a, c) => `${a}... no wait, ${c}`,
  (a, c) => `not ${a}, ${c}`,
  (a, c) => `${a} becomes ${c}`,
  (a, c) => `<think>It is ${a}</think>${c}`,
  (a) => `<think>It is ${a}`,
];

const predicted = (
  ['one', 'two', 'three', 'five', 'word', 'arrow', 'bump', 'face', 'thumb', 'sign'] as const
).map((name) => [name, questions[name]] as const);

describe.each(predicted)('%s', (_, question) => {
  const { answer, copy } = question;

  test.each(right.map((phrase) => phrase(answer, copy!)))('%j is right', (reply) => {
    expect(gradeReply(question, reply).correct).toBe(true);
  });

  test.each(wrong.map((phrase) => phrase(answer, copy!)))('%j is wrong', (reply) => {
    expect(gradeReply(question, reply).correct).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { QuestionHolder } from '../../src/score/held-question.js';
import { markReplies } from '../../src/score/marks.js';
import { textQuestions } from './datasets.js';

test('scoring holds no prompts and no pictures', () => {
  const { marks } = markReplies(textQuestions('t1', 'q6'), []);
  expect(marks.length).toBeGreaterThan(5);
  for (const { question } of marks) {
    expect(question).not.toHaveProperty('prompt');
    expect(question).not.toHaveProperty('images');
  }
});

test('what questions have in common is held once, and nothing is taken for another', () => {
  const holder = new QuestionHolder();
  const [first, second] = textQuestions('t1', 'q6').map((question) => ({
    ...question,
    // Texts that look like the objects beside them.
    answer: JSON.stringify(question.scoring),
    item: JSON.stringify(question.accept),
  }));
  const [a, b] = [holder.hold(first), holder.hold(second)];
  expect({ ...a, prompt: first.prompt, images: first.images }).toEqual(first);
  expect(b.scoring).toBe(a.scoring);
  expect(b.accept).toBe(a.accept);
});

test('what all questions hold has a bound: texts that many share count once, whatever field they are in', () => {
  const [question] = textQuestions('t1', 'q6');
  const text = 'x'.repeat(300 << 10);
  const holding = (of: (i: number) => object) => () => {
    const holder = new QuestionHolder([], 1 << 20);
    for (let i = 0; i < 20; i++) holder.hold({ ...question, id: `${i}`, ...of(i) });
  };
  expect(holding(() => ({ prompt: text }))).not.toThrow();
  const message = /^With question '3' the questions have more than 1 MiB of different texts/;
  expect(holding((i) => ({ prompt: `${i}${text}` }))).toThrow(message);
  expect(holding((i) => ({ options: { A: `${i}${text}` } }))).toThrow(message);
  // Two bytes a character, once one of them is not of Latin-1.
  expect(holding((i) => ({ prompt: `${i}\u4e00${text}` }))).toThrow(/^With question '1' /);
});

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

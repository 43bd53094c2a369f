import { expect, test } from 'vitest';
import type { Question } from '../../../src/score/question.js';
import { OpaqueNames } from '../../../src/dataset/export/opaque-names.js';
import { trialOf, withoutOptions } from '../../../src/dataset/study/trial.js';
import { doriDataset } from '../../score/dori-dataset.js';

const options = { A: 'Left (front)', B: 'Right', C: "Can't be determined?" };

test.each([
  ['lines', "Which side?\nA. Left (front)\nB. Right\nC. Can't be determined?", 'Which side?'],
  [
    'lines in the middle',
    "Which?\nA. Left (front)\nB. Right\nC. Can't be determined?\nOne letter.",
    'Which?\nOne letter.',
  ],
  [
    'under a heading',
    "Which?\n\nOPTIONS:\nA. Left (front)\nB. Right\nC. Can't be determined?\n\nFORMAT",
    'Which?\n\nFORMAT',
  ],
  [
    'in a sentence',
    "Which? Choices: A: Left (front); B: Right; C: Can't be determined?. Reply with a letter.",
    'Which? Reply with a letter.',
  ],
  [
    'with commas',
    "Which? Choices: A: Left (front), B: Right, C: Can't be determined? Reply.",
    'Which? Reply.',
  ],
  [
    'as MirrorQA does',
    "Question: Which?, Options: A. Left (front); B. Right; C. Can't be determined?.\nOutput:",
    'Question: Which?\nOutput:',
  ],
  ['in parentheses', "Which? (A) Left (front) (B) Right (C) Can't be determined?", 'Which?'],
  [
    'in no list',
    'Which option would match? Answer with A, B, or C.',
    'Which option would match? Answer with A, B, or C.',
  ],
  ['some of them only', 'A. Left (front) is what?\nB. Right', 'A. Left (front) is what?\nB. Right'],
])('options that are buttons are not in the text: %s', (_, text, expected) => {
  expect(withoutOptions(text, options).trim()).toBe(expected);
});

test('of three choices one is right and one says that it cannot be determined; the seed draws the others', () => {
  const names = new OpaqueNames('0'.repeat(64));
  const drawn = (question: Question, seed: string): string[] => {
    const { response } = trialOf(question, names, { most: 3, seed });
    return 'choices' in response ? response.choices.map(({ reply }) => reply) : [];
  };
  const questions = doriDataset(1);
  for (const question of questions) {
    const replies = drawn(question, 'a');
    expect(replies).toHaveLength(3);
    expect([...replies].sort()).toEqual(replies);
    expect(replies).toContain(question.answer);
    expect(replies.filter((reply) => /determine/.test(question.options![reply]))).toHaveLength(1);
    expect(drawn(question, 'a')).toEqual(replies);
  }
  expect(questions.some((question) => drawn(question, 'a').join() !== drawn(question, 'b').join())).toBe(
    true,
  );
});

test('no option of DORI stands twice, and every one is a button', () => {
  const names = new OpaqueNames('0'.repeat(64));
  for (const question of doriDataset(1)) {
    const { pieces, response } = trialOf(question, names, { seed: '' });
    const text = pieces.flatMap((piece) => ('text' in piece ? [piece.text] : [])).join('\n');
    const labels = Object.entries(question.options!).map(([letter, option]) => `${letter}. ${option}`);
    expect(response).toMatchObject({ kind: 'one', choices: labels.map((label) => ({ label })) });
    for (const label of labels) {
      expect(question.prompt).toContain(label);
      expect(text).not.toContain(label);
    }
    expect(text).not.toMatch(/OPTIONS/);
  }
});

import { expect, test } from 'vitest';
import { questionSchema } from '../../src/score/question-schema.js';
import { matchingDataset } from './datasets.js';

const [question] = matchingDataset(1, () => 'B');
const valid = (half: unknown) =>
  questionSchema.safeParse({ ...question, scoring: { kind: 'letter', half } }).success;

test('half credit goes to letters of other options', () => {
  expect(valid(['A', 'D'])).toBe(true);
  expect(valid([])).toBe(true);
  expect(valid(['B'])).toBe(false);
  expect(valid(['E'])).toBe(false);
  expect(valid('A')).toBe(false);
  expect(questionSchema.safeParse(question).success).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { independentDifference } from '../../src/score/measure/interval.js';
import { questionSchema } from '../../src/score/question-schema.js';
import type { Question } from '../../src/score/question.js';
import { inCondition, type AmbiguousCondition } from '../../src/families/ambiguous/words.js';
import { questions as shapes } from './ambiguous-questions.js';
import { formatReport, scoreReplies } from './with-scorers.js';

let made = 0;
const ask = (
  shape: keyof typeof shapes,
  category: string,
  variant: string,
  more: Partial<Question> = {},
): Question => {
  const { groups, ...rest } = more;
  const id = `q${made++}`;
  return {
    ...shapes[shape],
    ...inCondition((more.condition ?? 'ambiguous') as AmbiguousCondition),
    id,
    item: id,
    family: `ambiguous/${category}`,
    variant,
    images: ['a.png'],
    prompt: 'What?',
    ...rest,
    groups: { category, task: variant, ...groups },
  };
};

const hybrids = Array.from({ length: 4 }, (_, i) => ask('hybrid', 'hybrid', 'open', { item: `h${i}` }));
const controls = Array.from({ length: 4 }, (_, i) =>
  ask('hidden', 'hybrid', 'open', { item: `h${i}`, condition: 'control' }),
);
const choices = [ask('choice', 'bistable', 'choice'), ask('none', 'bistable', 'choice')];
const boxes = [ask('boxes', 'multiscene', 'localization'), ask('nowhere', 'multiscene', 'localization')];
const torn = Array.from({ length: 4 }, (_, i) =>
  ask('no', 'geometric', 'yes-no', {
    ...(i < 3 && { copy: 'Yes' }),
    groups: { perceived: i < 3 ? 'same' : 'first', physical: 'first', truth: 'physical' },
  }),
);
const layers = [ask('layers', 'mixed', 'region')];
const all = [...hybrids, ...controls, ...choices, ...boxes, ...torn, ...layers];

const score = (said: readonly (readonly [Question, string])[]) =>
  scoreReplies(
    all,
    said.map(([{ id }, reply]) => ({ id, reply })),
  );

test('the questions have their published form', () => {
  for (const question of all) expect(() => questionSchema.parse(question)).not.toThrow();
});

test('the truth scores 1 everywhere, silence 0', () => {
  const { ambiguous } = score(all.map((question) => [question, question.answer]));
  expect(ambiguous).toMatchObject({ mean: 1, control: { value: 1, n: 4 } });
  for (const tasks of Object.values(ambiguous!.categories))
    for (const { accuracy } of Object.values(tasks)) expect(accuracy.value).toBe(1);
  expect(score([]).ambiguous).toMatchObject({ mean: 0, control: { value: 0 } });
});

test('categories come in the order of the tables', () => {
  expect(Object.keys(score([]).ambiguous!.categories)).toEqual([
    'bistable',
    'hybrid',
    'geometric',
    'multiscene',
    'mixed',
  ]);
});

test('near and far are counted apart, and the control is paired', () => {
  const { ambiguous } = score([
    [hybrids[0], 'cat, dog'],
    [hybrids[1], 'cat, horse'],
    [hybrids[2], 'cat'],
    [hybrids[3], 'dog, cat'],
    ...controls.map((question) => [question, 'frog'] as const),
  ]);
  const { accuracy, parts, Delta, control } = ambiguous!.categories.hybrid.open;
  expect(accuracy).toMatchObject({ count: 1, n: 4 });
  expect(parts).toMatchObject({ near: { count: 3, n: 4 }, far: { count: 1, n: 4 } });
  expect(control.value).toBe(1);
  expect(Delta).toMatchObject({ n: 4, value: -0.75 });
});

test('several options: exact, precision and recall, chance', () => {
  const { ambiguous } = score([
    [choices[0], 'A, B, C'],
    [choices[1], 'A'],
  ]);
  const { accuracy, choice } = ambiguous!.categories.bistable.choice;
  expect(accuracy).toMatchObject({ count: 0, n: 2 });
  expect(accuracy.chance).toBeCloseTo((1 / 10 + 1 / 5) / 2, 12);
  expect(choice!.precision).toMatchObject({ count: 2, n: 4 });
  expect(choice!.recall).toMatchObject({ count: 2, n: 3 });
  expect(choice!.letters.A).toMatchObject({ precision: { count: 1, n: 2 }, recall: { count: 1, n: 1 } });
});

test('boxes', () => {
  const { ambiguous } = score([
    [boxes[0], '[(300, 50, 400, 150), (0, 0, 10, 10)]'],
    [boxes[1], 'None'],
  ]);
  const { accuracy, localization } = ambiguous!.categories.multiscene.localization;
  expect(accuracy).toMatchObject({ count: 1, n: 2 });
  expect(localization).toMatchObject({
    precision: { count: 1, n: 2 },
    recall: { count: 1, n: 2 },
    none: { count: 1, n: 1 },
  });
  expect(localization!.AP50).toBeCloseTo(51 / 101, 12);
});

test('replies that follow what is seen and not what is drawn', () => {
  const { ambiguous } = score([
    [torn[0], 'Yes'],
    [torn[1], 'yes, they are'],
    [torn[2], 'No'],
    [torn[3], 'Yes'],
  ]);
  expect(ambiguous!.categories.geometric['yes-no'].perception).toMatchObject({
    perceived: { count: 2, n: 3 },
    physical: { count: 1, n: 3 },
  });
});

test('the same where the two answers are labeled', () => {
  const asked = ask('no', 'motion', 'yes-no', { groups: { physical: 'No', perceived: 'Yes' } });
  const { ambiguous } = scoreReplies([asked], [{ id: asked.id, reply: 'Yes.' }]);
  expect(ambiguous!.categories.motion['yes-no']).toMatchObject({
    accuracy: { count: 0 },
    perception: { perceived: { count: 1, n: 1 }, physical: { count: 0, n: 1 } },
  });
});

describe('as text', () => {
  const text = formatReport(score(all.map((question) => [question, question.answer])));
  test.each([
    'hybrid open',
    'hybrid open: near',
    'multiscene localization',
    'geometric yes-no: perceived',
    'AP@0.5',
  ])('names %s', (name) => {
    expect(text).toContain(name);
  });
  test('says nothing where nothing ambiguous is asked', () => {
    expect(formatReport(scoreReplies([], []))).not.toContain('Ambiguous');
  });
});

test('independent differences: Newcombe 1998, Table II, 56/70 and 48/80', () => {
  const { value, low, high } = independentDifference([56, 70], [48, 80]);
  expect(value).toBeCloseTo(0.2, 12);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

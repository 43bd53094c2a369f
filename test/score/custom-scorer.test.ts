import { describe, expect, test } from 'vitest';
import { formatReport, scoreReplies } from '../../src/benchmarks/score-replies.js';
import { scorers } from '../../src/benchmarks/scorers.js';
import type { Question } from '../../src/score/question.js';
import { defineScorer, type Scorer } from '../../src/score/scorer.js';
import { doriDataset } from './dori-dataset.js';

const question = (more: Partial<Question> = {}): Question => ({
  id: 'q',
  item: 'i',
  family: 'user/steps',
  condition: 'how many',
  variant: 'short',
  images: [],
  prompt: 'How many steps?',
  answer: '3',
  accept: [],
  scoring: { kind: 'string', caseSensitive: true },
  scorer: 'steps',
  ...more,
});

/** How far the numbers that are given are from the right ones. */
const steps: Scorer<{ sum: number }> = {
  name: 'steps',
  summary: 'Distances.',
  score: (marks) => ({
    sum: marks.reduce(
      (sum, { question, grade }) => sum + Math.abs(Number(question.answer) - Number(grade?.parsed)),
      0,
    ),
  }),
  format: ({ sum }) => [`Steps: ${sum} off`],
};

test('the registry announces scorers as they are', async () => {
  for (const { name, summary, load } of scorers) expect(await load()).toMatchObject({ name, summary });
});

test("a user's question with the condition 1C has no scores but those of the scorer that it names", async () => {
  const [dori] = doriDataset(1);
  const asked = question({
    condition: '1C',
    options: dori.options!,
    answer: dori.answer,
    scoring: { kind: 'letter' },
    scorer: 'accuracy',
  });
  const report = await scoreReplies([asked], [{ id: 'q', reply: asked.answer }]);
  expect(report).toMatchObject({ dori: {}, subsets: {}, matching: {}, mirror: {}, mentalRotation: {} });
  expect(report).toMatchObject({ ambiguous: null, scorers: [], table: [{ condition: '1C', count: 1 }] });
  expect(await formatReport(report)).not.toContain('DORI');
});

describe('a scorer of the user', () => {
  test('has a section of the report, and its tables stand before that of all conditions', async () => {
    const options = { scorers: [steps] };
    const report = await scoreReplies([question()], [{ id: 'q', reply: '5' }], options);
    expect(report).toMatchObject({ steps: { sum: 2 }, scorers: ['steps'] });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(await formatReport(report, options)).toMatch(/\n\nSteps: 2 off\n\nAll conditions\n/);
  });

  test('with the name of ours replaces it', async () => {
    const mine: Scorer = { ...steps, name: 'matching' };
    const asked = question({ scorer: 'matching' });
    const report = await scoreReplies([asked], [{ id: 'q', reply: '3' }], { scorers: [mine] });
    expect(report.matching).toEqual({ sum: 0 });
  });

  test('that is not there is named, with its question and the scorers there are', async () => {
    await expect(scoreReplies([question()], [])).rejects.toMatchObject({
      code: 'bad-file',
      message:
        "Question q names the scorer 'steps', which is not there; the scorers are accuracy, rotated-outcome, matching, dori, mirror, mental-rotation, ambiguous",
    });
  });

  test('says what a question lacks', async () => {
    const strict: Scorer = {
      ...steps,
      check: ({ groups }) => (groups?.['stair'] ? undefined : "has no group 'stair'"),
    };
    await expect(scoreReplies([question()], [], { scorers: [strict] })).rejects.toMatchObject({
      code: 'bad-file',
      message: "Question q names the scorer 'steps' but has no group 'stair'",
    });
    const whole = question({ groups: { stair: 'wooden' } });
    expect(await scoreReplies([whole], [{ id: 'q', reply: '3' }], { scorers: [strict] })).toMatchObject({
      steps: { sum: 0 },
    });
  });

  test('that throws is named', async () => {
    const score = () => {
      throw new TypeError('no number');
    };
    await expect(scoreReplies([question()], [], { scorers: [{ ...steps, score }] })).rejects.toMatchObject({
      code: 'broken-scorer',
      message: "score() of the scorer 'steps' threw TypeError: no number",
    });
  });

  test('needs a section of its own', async () => {
    const other: Scorer = { ...steps, name: 'stairs', section: 'steps' };
    const both = [question(), question({ id: 'r', scorer: 'stairs' })];
    await expect(scoreReplies(both, [], { scorers: [steps, other] })).rejects.toMatchObject({
      code: 'bad-parameter',
      message: expect.stringContaining("the section 'steps' of the report") as string,
    });
  });
});

test.each([
  ['an unknown member', { sccore: () => null }, 'a member of the scorer \'steps\' but received "sccore"'],
  [
    'an unknown rule',
    { audit: { pools: () => '' } },
    'a member of the audit of the scorer \'steps\' but received "pools"',
  ],
  ['no score', { score: undefined }, "Expected a function for score of scorer 'steps'"],
  ['a format that is no function', { format: 'table' }, "Expected a function for format of scorer 'steps'"],
  ['no summary', { summary: '' }, "Expected a sentence for summary of scorer 'steps'"],
  [
    'a section that every report has',
    { section: 'counts' },
    'for section of scorer \'steps\' but received "counts"',
  ],
  ['the name accuracy', { name: 'accuracy' }, 'for scorer name but received "accuracy"'],
  ['a name with a space', { name: 'my steps' }, 'for scorer name but received "my steps"'],
])('defineScorer refuses %s', (_, change, message) => {
  expect(() => defineScorer({ ...steps, ...change } as Scorer)).toThrow(message);
});

import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import type { Trial } from '../../src/score/audit/audit-questions.js';
import { formatAudit } from '../../src/score/audit/format-audit.js';
import type { Question } from '../../src/score/question.js';
import { inCondition, type AmbiguousCondition } from '../../src/families/ambiguous/words.js';
import { matchingDataset, textDataset } from './datasets.js';
import { auditQuestions } from './with-scorers.js';
import { fully } from '../few.js';

const letters = (n: number, seed: string) => {
  const stream = new Stream([seed]);
  const order = stream.shuffle(Array.from({ length: n }, (_, i) => 'ABCD'[i % 4]));
  return matchingDataset(n, (i) => order[i]);
};

const found = (trials: readonly Trial[], baseline: string) =>
  trials.find((trial) => trial.baseline === baseline)!;

describe('questions without shortcuts', () => {
  test('balanced options leak nothing, whatever the seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { leaks, trials } = auditQuestions(letters(68, String(seed)));
      expect(leaks).toEqual([]);
      expect(trials.map(({ baseline }) => baseline)).toEqual([
        'majority answer',
        'option A',
        'option B',
        'option C',
        'option D',
        'text prior',
      ]);
      expect(found(trials, 'option C')).toMatchObject({ n: 68, count: 17, chance: 0.25 });
    }
  });

  fully('false alarms stay under 5 % with options drawn at random', () => {
    let alarms = 0;
    for (let seed = 0; seed < 200; seed++) {
      const stream = new Stream(['random', seed]);
      const order = Array.from({ length: 68 }, () => stream.choice([...'ABCD']));
      if (auditQuestions(matchingDataset(68, (i) => order[i])).leaks.length > 0) alarms++;
    }
    expect(alarms).toBeLessThanOrEqual(14); // 10 expected at most; 14 or fewer in 93 % of such runs
  });

  test('the text benchmark leaks nothing, and reading the prompt is by design', () => {
    const { leaks, trials } = auditQuestions(textDataset());
    expect(leaks).toEqual([]);
    const copying = trials.filter(({ baseline }) => baseline === 'copy the input');
    expect(copying.map(({ condition, count, byDesign }) => [condition, count, byDesign])).toEqual([
      ['I_orig.Q_p', 6, false],
      ['T_orig.Q_d', 142, true],
      ['T_rot.Q_d', 142, true],
      ['T_orig.Q_p', 6, false],
    ]);
  });
});

describe('ambiguous pictures and their controls', () => {
  const asked = (still: boolean): Question[] =>
    Array.from({ length: 60 }, (_, i) =>
      (['ambiguous', 'control'] as const).map((condition): Question => {
        const yes = !still && condition === 'ambiguous';
        return {
          id: `${i} ${condition}`,
          item: String(i),
          family: 'ambiguous/motion',
          ...inCondition(condition),
          variant: 'yes-no',
          images: ['a.png'],
          prompt: 'Does it move?',
          answer: yes ? 'Yes' : 'No',
          accept: [],
          scoring: { kind: 'yes-no', yes },
          groups: { category: 'motion', task: 'yes-no', physical: 'No', perceived: yes ? 'Yes' : 'No' },
        };
      }),
    ).flat();

  test('are one pool, for a guesser does not see which is which', () => {
    const { leaks, trials } = auditQuestions(asked(false));
    expect(leaks).toEqual([]);
    expect(found(trials, 'majority answer')).toMatchObject({ condition: 'ambiguous + control', n: 120 });
  });

  test('have one answer by design where nothing moves', () => {
    const { leaks, trials } = auditQuestions(asked(true));
    expect(leaks).toEqual([]);
    expect(found(trials, 'majority answer')).toMatchObject({ value: 1, byDesign: true });
  });

  test('leak where the answer is the same for another reason', () => {
    const questions = asked(true).map(({ groups: _, ...question }) => ({
      ...question,
      condition: 'ambiguous',
    }));
    expect(auditQuestions(questions).leaks.map(({ baseline }) => baseline)).toContain('majority answer');
  });
});

describe('planted shortcuts are found', () => {
  const leaking = (questions: Question[]) => auditQuestions(questions).leaks.map(({ baseline }) => baseline);
  const changed = (change: (question: Question, i: number) => Partial<Question>) =>
    letters(80, 'planted').map((question, i) => ({ ...question, ...change(question, i) }));

  test('an option that is right too often', () => {
    const order = new Stream(['skewed']).shuffle([...'A'.repeat(17), ...'B'.repeat(17), ...'C'.repeat(34)]);
    expect(leaking(matchingDataset(68, (i) => order[i]))).toEqual(
      expect.arrayContaining(['majority answer', 'option C', 'text prior']),
    );
  });

  test('the longest option', () => {
    const questions = changed(({ options, answer }) => ({
      options: { ...options, [answer]: 'The full and detailed one' },
    }));
    expect(leaking(questions)).toContain('longest option');
  });

  test('the shortest option', () => {
    const questions = changed(({ options, answer }) => ({ options: { ...options, [answer]: 'It' } }));
    expect(leaking(questions)).toContain('shortest option');
  });

  test('a word of the prompt', () => {
    const hint: Record<string, string> = { A: 'red', B: 'green', C: 'blue', D: 'gray' };
    const questions = changed(({ answer, prompt }) => ({
      prompt: `${prompt} The frame is ${hint[answer]}.`,
    }));
    expect(leaking(questions)).toEqual(['text prior']);
  });

  test('copying', () => {
    const questions = changed(({ answer }, i) => ({
      scoring: { kind: 'string', caseSensitive: true },
      answer: `s${i % 20}`,
      ...(i % 2 ? { copy: `s${(i + 1) % 20}` } : {}),
      prompt: answer === 'A' ? 'Read.' : 'Say.',
    })).map((question) => {
      const open: Question = { ...question };
      delete open.options;
      return open;
    });
    expect(leaking(questions)).toEqual(['copy the input']);
  });
});

test('boxes are one task, in which None may be said to all; both controls of a figure are one', () => {
  const about = (variant: string, condition: AmbiguousCondition, changes: Partial<Question>) =>
    letters(40, variant + condition).map((question, i): Question => ({
      ...question,
      ...changes,
      id: `${i}.${condition}.${variant}`,
      item: String(i),
      ...inCondition(condition),
      variant,
      groups: { category: 'multiscene', task: variant },
    }));
  const boxes = (variant: string, answer: string): Question[] =>
    about(variant, 'ambiguous', {
      answer,
      scoring: { kind: 'boxes', boxes: answer === 'None' ? [] : [[0, 0, 9, 9]], width: 99, height: 99 },
    }).map((question) => {
      const open: Question = { ...question };
      delete open.options;
      return open;
    });
  const found = auditQuestions([
    ...boxes('localization', '[(0, 0, 9, 9)]'),
    ...boxes('absent', 'None'),
    ...about('choice', 'control-a', {}),
    ...about('choice', 'control-b', {}),
  ]);
  const of = (condition: string) => found.trials.filter((trial) => trial.condition === condition);
  expect(of('ambiguous').map(({ n, byDesign }) => ({ n, byDesign }))).toContainEqual({
    n: 80,
    byDesign: true,
  });
  expect(of('control-a + control-b').length).toBeGreaterThan(0);
  expect(of('control-a')).toEqual([]);
  expect(found.leaks).toEqual([]);
});

test('an item tells nothing about its other views', () => {
  // Each item has a word of its own, which would give its second question away.
  const stream = new Stream(['views']);
  const questions = letters(60, 'views').flatMap((question, i): Question[] => {
    const prompt = `${question.prompt} (${stream.below(1e9)} w${i})`;
    return [
      { ...question, prompt },
      { ...question, id: `${question.id}b`, prompt },
    ];
  });
  expect(auditQuestions(questions).leaks).toEqual([]);
});

test('wordings of one question count once', () => {
  const once = letters(40, 'wordings');
  const many = once.flatMap((question) =>
    ['P0', 'P1', 'P2'].map((variant) => ({ ...question, id: question.id + variant, variant })),
  );
  expect(auditQuestions(many).trials).toEqual(auditQuestions(once).trials);
  expect(auditQuestions(many).questions).toBe(120);
});

test('the audit is JSON, prints its leaks first, and takes nothing', () => {
  const audit = auditQuestions([...matchingDataset(68, () => 'B'), ...textDataset()]);
  expect(JSON.parse(JSON.stringify(audit))).toEqual(audit);
  const lines = formatAudit(audit).split('\n');
  expect(lines[2]).toMatch(/^matching match: .* LEAK$/);
  expect(formatAudit(auditQuestions([]))).toContain('No baseline beats chance');
});

import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { compoundOption, doriTypes } from '../../src/families/orientation/prompts/index.js';
import { questionLine } from '../../src/score/question-line.js';
import { questionSchema } from '../../src/score/question-schema.js';
import type { Question } from '../../src/score/question.js';
import { doriDataset, replying } from './dori-dataset.js';
import { auditQuestions, formatReport, scoreReplies } from './with-scorers.js';
import { fully } from '../few.js';

const questions = doriDataset(12);
const played = (model: (question: Question, truth: string) => string) =>
  scoreReplies(questions, replying(questions, model)).dori.full;
const undetermined = ({ condition }: Question) => doriTypes[condition as '1C'].undetermined;

test('the questions have the published form', () => {
  for (const question of questions) {
    expect(questionSchema.safeParse(question).success).toBe(true);
    expect(JSON.parse(questionLine(question))).toEqual(question);
  }
});

test('a perfect model scores 1, hard and soft', () => {
  const scores = played((_, truth) => truth);
  for (const part of [scores.total, scores.coarse, scores.granular, ...Object.values(scores.types)])
    expect(part).toMatchObject({ value: 1, soft: { value: 1, high: 1 }, unparsed: 0 });
  expect(Object.keys(scores.types)).toHaveLength(14);
  expect(scores.confusions).toEqual([]);
  expect(scores.compound).toMatchObject({
    horizontal: { n: 180, value: 1 },
    bothWrong: { n: 0, value: null },
  });
  expect(scores.coarse.n + scores.granular.n).toBe(questions.length);
});

test('chance: 1/k hard, and half of each near option more when soft', () => {
  const { types, optionCounts } = played((_, truth) => truth);
  expect(types['6G'].chance).toBeCloseTo(1 / 5, 12);
  // 90 and 270 degrees name each other: (5 + 0.5 + 0.5) / 25
  expect(types['6G'].soft.chance).toBeCloseTo(6 / 25, 12);
  // 4G: 9 pairs without a 0 have 6 near ones, the other 6 have 5
  expect(types['4G'].soft.chance).toBeCloseTo((16 + (9 * 6 + 6 * 5) / 2) / 256, 12);
  expect(types['1G'].soft.chance).toBeCloseTo(types['1G'].chance!, 12);
  expect(Object.keys(optionCounts)).toEqual(['3', '4', '5', '6', '9', '16']);
  expect(optionCounts['16']).toMatchObject({ n: 192, chance: 1 / 16 });
});

test('half a point for what App. L calls nearly right', () => {
  const near = played(({ condition }, truth) => doriTypes[condition as '1G'].half[truth]?.[0] ?? truth);
  expect(near.coarse.soft.value).toBe(1);
  expect(near.types['3G']).toMatchObject({ count: 12, n: 72, soft: { value: (12 + 60 * 0.5) / 72 } });
  expect(near.types['6G'].soft.value).toBe((3 + 1) / 5);
  const { low, high, value } = near.types['6G'].soft;
  expect(low! < value! && value! < high!).toBe(true);
});

test('components of 4G', () => {
  const turned = played(({ condition }, truth) => {
    const [h, v] = [...truth.matchAll(/\d+/g)].map(Number);
    return condition === '4G' && h !== undefined ? compoundOption(v, h) : truth;
  });
  // 12 of the 15 pairs have different angles.
  expect(turned.compound).toMatchObject({
    horizontal: { n: 180, count: 36 },
    orderSwap: { n: 144, count: 144 },
    bothWrong: { n: 144, count: 144 },
    horizontalOnly: { count: 0 },
  });
  const half = played(({ condition }, truth) =>
    condition === '4G' ? truth.replace(/\d+ degrees V/, '90 degrees V') : truth,
  );
  expect(half.compound).toMatchObject({
    horizontal: { count: 180, value: 1 },
    vertical: { count: 48 },
    horizontalOnly: { n: 132, count: 132 },
    verticalOnly: { count: 0 },
  });
});

fully('blind guessing at 4G gives 20, 20 and 60 % of its errors, as Table 11', () => {
  const many = doriDataset(400).filter(({ condition }) => condition === '4G');
  const guesses = replying(many, ({ id, options }) =>
    new Stream(['guess', id]).choice(Object.values(options!)),
  );
  const { compound, total } = scoreReplies(many, guesses).dori.full;
  expect(total.low! < 1 / 16 && 1 / 16 < total.high!).toBe(true);
  expect(compound!.horizontalOnly.value).toBeCloseTo(0.2, 1);
  expect(compound!.verticalOnly.value).toBeCloseTo(0.2, 1);
  expect(compound!.bothWrong.value).toBeCloseTo(0.6, 1);
});

describe('confusions', () => {
  // The rows of Table 10 whose options exist, in its words.
  test.each([
    ['1G', '0 degrees to 15 degrees', '65 degrees to 95 degrees', 'perpendicular confusion'],
    ['1G', '65 degrees to 95 degrees', '0 degrees to 15 degrees', 'perpendicular confusion'],
    ['2G', '30 degrees left', '30 degrees right', 'directional reversal'],
    ['2G', '180 degrees (away)', '0 degrees (facing camera)', 'directional reversal'],
    ['5G', '46 to 90 degrees counterclockwise', '46 to 90 degrees clockwise', 'directional reversal'],
    ['1G', '135 degrees to 180 degrees', '65 degrees to 95 degrees', 'angle compression'],
    ['3G', '90 degrees', '45 degrees', 'angle compression'],
    ['2G', '30 degrees left', '0 degrees (facing camera)', 'frontal bias'],
    ['2G', '30 degrees right', '0 degrees (facing camera)', 'frontal bias'],
    ['7G', 'Cannot be determined', 'No change needed', 'frontal bias'],
    ['6G', '270 degrees', '90 degrees', 'rotational symmetry confusion'],
    ['6G', '180 degrees', '90 degrees', 'rotational symmetry confusion'],
    ['3G', '0 degrees', '90 degrees', 'rotational symmetry confusion'],
    ['1G', '0 degrees to 15 degrees', 'Cannot be determined', 'uncertainty cascade'],
    ['7G', 'Cannot be determined', 'UNKNOWN', 'uncertainty cascade'],
    ['6G', '270 degrees', 'Cannot be determined', 'uncertainty cascade'],
    ['4G', compoundOption(90, 90), compoundOption(180, 90), null],
  ] as const)('%s: %s → %s', (type, truth, predicted, pattern) => {
    const { confusions } = played((question, right) =>
      question.condition === type && right === truth ? predicted : right,
    );
    expect(confusions).toEqual([
      {
        type,
        truth,
        predicted: predicted === 'UNKNOWN' ? null : predicted,
        count: 12,
        share: 1,
        wrong: 12,
        pattern,
      },
    ]);
  });

  test('rare ones are left out, and those that are not answered are no errors', () => {
    const asked = questions.filter(({ condition }) => condition === '5G');
    const replies = replying(asked, (question, truth) =>
      question.id === '5G/1/full'
        ? 'No rotation'
        : truth === '180 degrees in either direction'
          ? truth
          : undetermined(question),
    ).filter((_, i) => i % 9 !== 7);
    const { confusions } = scoreReplies(asked, replies).dori.full;
    expect(
      confusions.every(({ predicted, wrong }) => predicted === 'Cannot be determined' && wrong === 84),
    ).toBe(true);
    expect(confusions).toHaveLength(7);
  });
});

test('wordings are told apart, categories and sources too, and all of it prints', () => {
  const both = [...doriDataset(3), ...doriDataset(3, 'bare')];
  const replies = replying(both, (question, truth) =>
    question.variant === 'bare' ? undetermined(question) : truth,
  );
  const report = scoreReplies(both, replies);
  expect(Object.keys(report.dori)).toEqual(['bare', 'full']);
  expect(report.dori.full.groups.category.car.value).toBe(1);
  expect(Object.keys(report.dori.bare.groups)).toEqual(['category', 'source']);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  const text = formatReport(report);
  expect(text).toMatch(/DORI, bare, by question type\n.*\n1C +33\.33 \[12\.06, 64\.58\] +33\.33/);
  expect(text).toContain('DORI, full, by category');
  expect(text).toContain('DORI, bare, components of 4G');
  expect(text).toMatch(/5G: No rotation → Cannot be determined +12\.50 +3\/24 +uncertainty cascade/);
});

test('questions that do not name the scorer have no DORI scores, whatever their conditions', () => {
  const plain = questions.map((question) => ({ ...question, scorer: 'accuracy' }));
  expect(scoreReplies(plain, []).dori).toEqual({});
});

test('questions that name it and do not say their type are refused', () => {
  const untyped = { ...questions[0], facts: {} };
  expect(() => scoreReplies([untyped], [])).toThrow(
    "Question 1C/0/full names the scorer 'dori' but has no fact 'type' that is one of 1C, 1G",
  );
  expect(() => scoreReplies([{ ...untyped, facts: { type: '8C' } }], [])).toThrow("no fact 'type'");
});

describe('the blind audit of questions with many options', () => {
  const of = (code: string, from = questions) => from.filter(({ condition }) => condition === code);
  const leaks = (list: Question[]) => auditQuestions(list).leaks.map(({ baseline }) => baseline);

  fully('plays every position and finds nothing in balanced answers', () => {
    const { trials, leaks } = auditQuestions(questions);
    expect(leaks).toEqual([]);
    const positions = trials.filter(
      ({ condition, baseline }) => condition === '4G' && baseline.startsWith('option'),
    );
    expect(positions.map(({ baseline }) => baseline.at(-1)).join('')).toBe('ABCDEFGHIJKLMNOP');
    expect(positions.every(({ n, chance }) => n === 192 && chance === 1 / 16)).toBe(true);
  });

  test('finds an answer that is right too often, wherever it stands', () => {
    const skewed = of('4G', doriDataset(24)).filter(
      ({ answer, options }, i) => i % 3 === 0 || /^90.* 90/.test(options![answer]),
    );
    expect(leaks(skewed)).toEqual(['text prior']);
  });

  test('finds a letter that is right too often', () => {
    expect(
      leaks(of('5G', doriDataset(24)).filter(({ answer }, i) => i % 3 === 0 || answer === 'I')),
    ).toContain('option I');
  });
});

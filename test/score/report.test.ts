import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/score/question.js';
import { matchingDataset, rot180, textDataset } from './datasets.js';
import { formatReport, scoreReplies } from './with-scorers.js';

const questions = [...textDataset(), ...matchingDataset(68, (i) => 'ABCD'[i % 4])];
const played = (model: (question: Question) => unknown) =>
  scoreReplies(
    questions,
    questions.map((question) => ({ id: question.id, reply: model(question) })),
  );

/** Reads what is shown and never turns it: the paper's failure. */
const copier = ({ copy, answer }: Question) => copy ?? answer;

test('a perfect model scores 1 everywhere', () => {
  const { subsets, matching, counts } = played(({ answer }) => `The answer is ${answer}.`);
  const { text } = subsets;
  for (const score of [text.R_orig, text.R_rot, text.R_pred, text.R_match, text.textOnly!.R_pred]) {
    expect(score).toMatchObject({ n: 142, count: 142, value: 1, high: 1, unanswered: 0, unparsed: 0 });
  }
  expect(text.R_pred.strict).toBe(0);
  expect(text.Gap).toMatchObject({ n: 142, value: 0 });
  expect(text.copyRate).toMatchObject({ n: 136, count: 0 });
  expect(matching.matching.accuracy.value).toBe(1);
  expect(matching.matching.Delta_rand.value).toBe(0.75);
  expect(counts).toMatchObject({ questions: 142 * 11 + 68, answered: 142 * 11 + 68, unanswered: 0 });
});

describe('a model that copies', () => {
  const { subsets } = played(copier);
  const { text } = subsets;

  test('reads both views and predicts only what is its own rotation', () => {
    const own = ['dp', 'pd', 'bq', 'qb', '69', '96'].filter((shown) => rot180(shown) === shown).length;
    expect(own).toBe(6);
    expect(text.R_orig.value).toBe(1);
    expect(text.R_pred.count).toBe(own);
    expect(text.Gap.value).toBeCloseTo(1 - own / 142, 12);
    expect(text.copyRate).toMatchObject({ n: 142 - own, count: 142 - own, value: 1 });
    expect(text.textOnly!.Gap.value).toBeCloseTo(1 - own / 142, 12);
  });

  test('is told apart by length, font and wording', () => {
    expect(Object.keys(text.variants)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
    expect(text.variants.P3.R_pred.n).toBe(142);
    expect(text.variants.P3.Gap.n).toBe(142);
    expect(text.groups.length['2'].R_pred).toMatchObject({ n: 36, count: 6 });
    expect(text.groups.length['3'].R_pred).toMatchObject({ n: 100, count: 0 });
    expect(text.groups.length['1'].R_pred.chance).toBeCloseTo(1 / 6, 12);
    expect(text.groups.length['2'].R_pred.chance).toBeCloseTo(1 / 36, 12);
    expect(text.groups.font.sans.R_orig.n + text.groups.font.serif.R_orig.n).toBe(142);
  });
});

test('figures agree with the paper: Qwen2.5-VL-3B, table 1', () => {
  // 340 of 342 read, 1 of 342 predicted.
  const strings = Array.from({ length: 342 }, (_, i) => `s${i}`);
  const ask = (item: string, condition: string): Question => ({
    ...questions[0],
    id: `${item} ${condition}`,
    item,
    condition,
    answer: item,
  });
  const all = strings.flatMap((item) => ['I_rot.Q_d', 'I_orig.Q_p'].map((condition) => ask(item, condition)));
  const right = ({ item, condition }: Question) =>
    condition === 'I_rot.Q_d' ? !['s0', 's1'].includes(item) : item === 's7';
  const { subsets } = scoreReplies(
    all,
    all.map((question) => ({ id: question.id, reply: right(question) ? question.answer : 'x' })),
  );
  const { R_rot, R_pred, Gap } = subsets.text;
  expect((R_rot.value! * 100).toFixed(2)).toBe('99.42');
  expect((R_pred.value! * 100).toFixed(2)).toBe('0.29');
  expect((Gap.value! * 100).toFixed(2)).toBe('99.12');
  expect(Gap.low!).toBeGreaterThan(0.96);
  expect(Gap.high!).toBeLessThan(1);
});

describe('nothing is lost', () => {
  const few = questions.slice(0, 20);

  test('missing replies count as wrong and are counted', () => {
    const report = scoreReplies(few, [{ id: few[0].id, reply: few[0].answer }]);
    expect(report.counts).toMatchObject({ questions: 20, replies: 1, answered: 1, unanswered: 19 });
    expect(report.table.reduce((sum, row) => sum + row.n, 0)).toBe(20);
    expect(report.table.reduce((sum, row) => sum + row.count, 0)).toBe(1);
  });

  test('the first of several replies counts; strangers are named', () => {
    const { id, answer } = few[0];
    const report = scoreReplies(few, [
      { id, reply: answer },
      { id, reply: 'wrong' },
      { id: 'stranger', reply: answer },
    ]);
    expect(report.counts.duplicate).toEqual({ count: 1, first: [id] });
    expect(report.counts.unknown).toEqual({ count: 1, first: ['stranger'] });
    expect(report.table.reduce((sum, row) => sum + row.count, 0)).toBe(1);
  });

  test('two questions with one id are an error', () => {
    expect(() => scoreReplies([few[0], few[0]], [])).toThrow('Two questions have the id');
  });

  test('replies of any kind are graded', () => {
    const odd = [null, 3, {}, [], '\ud800', '', true];
    const report = scoreReplies(
      few,
      few.map(({ id }, i) => ({ id, reply: odd[i % odd.length] })),
    );
    expect(report.counts.answered).toBe(20);
    expect(report.table.every(({ count }) => count === 0)).toBe(true);
  });

  test('no questions, no replies', () => {
    const report = scoreReplies([], []);
    expect(report).toMatchObject({ subsets: {}, matching: {}, table: [], groups: {} });
    expect(formatReport(report)).toContain('0 questions');
  });
});

test('families of any name and condition are scored by their own words', () => {
  const own: Question[] = Array.from({ length: 10 }, (_, i) => ({
    id: `u${i}`,
    item: `u${i}`,
    family: 'mine',
    condition: 'odd one out',
    variant: 'short',
    images: [],
    prompt: `Which? ${i}`,
    answer: i % 2 ? 'left' : 'right',
    accept: [],
    scoring: { kind: 'keywords', refuse: [] },
    scorer: 'accuracy',
    groups: { size: i < 4 ? 'small' : 'large', __proto__x: 'y' },
  }));
  const report = scoreReplies(
    own,
    own.map(({ id }) => ({ id, reply: 'left' })),
  );
  expect(report.table).toMatchObject([
    { family: 'mine', condition: 'odd one out', variant: 'short', n: 10, count: 5, chance: 0.5 },
  ]);
  expect(report.groups.size.small).toMatchObject([{ n: 4, count: 2 }]);
  expect(report.subsets).toEqual({});
});

test('the report is JSON, does not depend on the order of replies, and prints', () => {
  const replies = questions.map((question) => ({ id: question.id, reply: copier(question) }));
  const report = scoreReplies(questions, replies);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(scoreReplies(questions, replies.reverse())).toEqual(report);
  const text = formatReport(report);
  expect(text).toMatch(/R_pred\s+4\.23 \[1\.95, 8\.91\]/);
  expect(text).toMatch(/matching Δ_rand\s+75\.00/);
  expect(text).toContain('Subset text, by length');
});

test('what a file of replies says cannot steer the terminal', () => {
  const report = scoreReplies(questions, [{ id: '\u001b[2Jgone\u202e', reply: '' }]);
  expect(formatReport(report)).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgePrompt } from '../../src/score/judge/prompt.js';
import { comparisonId, comparisonsOf } from '../../src/score/judge/comparisons.js';
import { readVerdicts, verdictOf } from '../../src/score/judge/verdicts.js';
import { inCondition } from '../../src/families/ambiguous/words.js';
import { noted } from '../../src/score/noted.js';
import type { Question } from '../../src/score/question.js';
import { temporaryFolder } from '../dataset/folders.js';
import { questions as shapes } from './ambiguous-questions.js';
import { scoreReplies } from './with-scorers.js';

const ask = (shape: keyof typeof shapes): Question => ({
  ...shapes[shape],
  ...inCondition('ambiguous'),
  id: shape,
  item: shape,
  family: 'ambiguous/any',
  variant: 'open',
  images: [],
  prompt: 'What?',
  groups: { category: 'hybrid', task: 'open' },
});

test('the prompt is that of A.5, with the words in the places of the sets', () => {
  const prompt = judgePrompt(['Insect'], ['Spider']);
  expect(prompt).toMatch(/^You are a linguistic expert\. Compare the following two sets of words/);
  expect(prompt).toContain('\nSet 1: Insect\n');
  expect(prompt).toContain('\nSet 2: Spider\n');
  expect(prompt).toMatch(/Answer with only one word: True or False\.$/);
});

describe('comparisons', () => {
  test.each([
    ['hybrid', 'tiger, wolf', [['near', 'tiger', 'cat'], ['far', 'wolf', 'dog']]],
    ['hybrid', 'tiger', [['near', 'tiger', 'cat']]],
    ['bistable', 'bird, hare', [['all', 'bird, hare', 'duck, rabbit']]],
    ['bistable', 'bird', []],
    ['layers', 'head; cat, wolf', [['1-1', 'head', 'face'], ['2-2', 'cat, wolf', 'cat, dog']]],
    ['choice', 'A, C', []],
    ['yes', 'Yes', []],
    ['hybrid', 7, []],
  ] as const)('%s: %j', (name, reply, list) => {
    expect(
      comparisonsOf(shapes[name], reply).map(({ name, predicted, truth }) => [
        name,
        predicted.join(', '),
        truth.join(', '),
      ]),
    ).toEqual(list);
  }); // prettier-ignore
});

describe('verdicts', () => {
  test.each([
    ['True', true],
    ['False.', false],
    ['**true**', true],
    ['<think>maybe False</think>True', true],
    ['The answer is: False', false],
    [true, true],
    ['True or False', null],
    ['perhaps', null],
    ['', null],
    [3, null],
  ])('%j', (reply, verdict) => {
    expect(verdictOf(reply)).toBe(verdict);
  });

  test('are read from a file of replies, the first of each', () => {
    const file = join(temporaryFolder(), 'verdicts.jsonl');
    const lines = [
      '{"id":"a","reply":"True"}',
      '{"id":"a","reply":"False"}',
      '{"id":"b","reply":"well"}',
      'no JSON',
    ];
    writeFileSync(file, lines.join('\n'));
    const unclear = noted();
    expect([...readVerdicts(file, unclear)]).toEqual([['a', true]]);
    expect(unclear.count).toBe(2);
  });

  const score = (shape: keyof typeof shapes, reply: string, verdicts: Record<string, boolean>) => {
    const { ambiguous, counts } = scoreReplies([ask(shape)], [{ id: shape, reply }], noted(), {
      verdicts: new Map(Object.entries(verdicts)),
      unclear: noted(),
    });
    return [ambiguous!.categories.hybrid.open.accuracy.count, counts.judge!.judged];
  };

  test.each([
    // our own matching says no, the judge yes; and the other way round
    ['hybrid', 'moggy, mutt', { 'hybrid#near': true, 'hybrid#far': true }, [1, 1]],
    ['hybrid', 'kitten, puppy', { 'hybrid#near': true, 'hybrid#far': false }, [0, 1]],
    // the answer word for word needs no judge
    ['hybrid', 'Cat, dog', { 'hybrid#near': false, 'hybrid#far': false }, [1, 0]],
    // half of a verdict is none
    ['hybrid', 'kitten, puppy', { 'hybrid#near': false }, [1, 0]],
    // one thing more is wrong whatever the judge says
    ['hybrid', 'moggy, mutt, cow', { 'hybrid#near': true, 'hybrid#far': true }, [0, 1]],
    ['bistable', 'quacker, hopper', { 'bistable#all': true }, [1, 1]],
    ['bistable', 'bird, rabbit', { 'bistable#all': false }, [0, 1]],
    ['layers', 'visage; moggy, mutt', { 'layers#1-1': true, 'layers#2-2': true }, [1, 1]],
    ['layers', 'moggy, mutt; visage', { 'layers#1-2': true, 'layers#2-1': true }, [1, 1]],
    ['layers', 'moggy, mutt; visage', { 'layers#1-2': true, 'layers#2-1': false }, [0, 1]],
  ] as const)('%s: %j with %j', (shape, reply, verdicts, result) => {
    expect(score(shape, reply, verdicts)).toEqual(result);
  });

  test('ids of comparisons are those of the question and the part', () => {
    const [first] = comparisonsOf(shapes.hybrid, 'a cat, a dog');
    expect(comparisonId('hybrid-000001/q', first)).toBe('hybrid-000001/q#near');
  });
});
